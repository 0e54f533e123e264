import { useState, type ComponentType } from 'react'
import type { PhotoDialogProps } from './photo/PhotoDialog.tsx'

/**
 * The photo dialog, fetched when it is asked for. It stays with the wizard from then on, so that photograph and
 * corners are still there after a colour was changed.
 */
export function useShopPhoto() {
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')
  const [dialog, setDialog] = useState<{ readonly PhotoDialog: ComponentType<PhotoDialogProps> }>()
  /** What comes too late, for the visitor has gone on to another step or shutter, says and opens nothing. */
  const settle = (outcome: 'open' | 'failed') => {
    setStatus((now) => (now === 'loading' ? outcome : now))
  }
  const open = async () => {
    setStatus('loading')
    try {
      const { PhotoDialog } = await import('./photo/PhotoDialog.tsx')
      setDialog({ PhotoDialog })
      settle('open')
    } catch {
      settle('failed')
    }
  }
  const close = () => {
    setStatus('closed')
  }
  return { PhotoDialog: dialog?.PhotoDialog, status, open, close }
}

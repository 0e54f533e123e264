import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './SummaryStep.module.css'

/** A browser that prints says so by then. */
const PATIENCE_MS = 500

/** Prints, and says so where a browser cannot: some in-app ones do nothing. */
export function PrintButton() {
  const [isInVain, setInVain] = useState(false)
  const print = () => {
    setInVain(false)
    const timer = setTimeout(() => {
      setInVain(true)
    }, PATIENCE_MS)
    addEventListener(
      'beforeprint',
      () => {
        clearTimeout(timer)
        // Late is not never.
        setInVain(false)
      },
      { once: true },
    )
    try {
      window.print()
    } catch {
      // Missing altogether: the sentence comes all the same.
    }
  }
  return (
    <>
      <Button look="line" icon="print" onClick={print}>
        Yazdır
      </Button>
      <p className={styles.inVain} role="status">
        {isInVain && 'Bu tarayıcı yazdıramıyor; bağlantıyı ya da metni kopyalayın.'}
      </p>
    </>
  )
}

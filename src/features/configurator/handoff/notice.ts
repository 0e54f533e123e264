import { formatList } from '#lib/format.ts'
import type { Loss, OpenedLink } from './link.ts'
import type { Field } from './shutter-code.ts'

const names: Readonly<Record<Field, { readonly field: string; readonly start: string }>> = {
  type: { field: 'tip', start: 'başlangıç tipi' },
  material: { field: 'malzeme', start: 'başlangıç malzemesi' },
  color: { field: 'renk', start: 'başlangıç rengi' },
  width: { field: 'genişlik', start: 'başlangıç genişliği' },
  height: { field: 'yükseklik', start: 'başlangıç yüksekliği' },
  features: { field: 'özellikler', start: 'başlangıç özellikleri' },
}

/** What the visitor reads after a link was opened: what stands there now, and what of the link was lost. */
export function noticeFor({ shutters, losses, state }: OpenedLink): string {
  if (shutters.length === 0) {
    return 'Bu bağlantıdaki kepenk okunamadı; seçimlerinizi adım adım yapabilirsiniz.'
  }
  const lost = losses.length === 0 ? [] : [lossSentence(losses, shutters.length > 1)]
  if (state === 'cut')
    return [...lost, 'Bağlantının sonu eksik; seçimleri gözden geçirin.'].join(' ')
  if (lost[0] !== undefined) return lost[0]
  if (state === 'changed') return 'Bağlantı değişmiş görünüyor; seçimleri gözden geçirin.'
  return shutters.length === 1
    ? 'Bağlantıdaki seçimler yüklendi.'
    : `Bağlantıdaki ${String(shutters.length)} kepenk yüklendi.`
}

function lossSentence(losses: readonly Loss[], isList: boolean): string {
  const fields = [...new Set(losses.map(({ field }) => field))]
  const said = fields.map((field) => {
    const places = losses.filter((loss) => loss.field === field)
    const numbers = places.map(({ shutter }) => `${String(shutter + 1)}.`)
    return isList ? `${names[field].field} (${formatList(numbers)} kepenk)` : names[field].field
  })
  const [only] = fields
  const start = fields.length === 1 && only ? names[only].start : 'başlangıç değerleri'
  return `Bağlantıdaki ${formatList(said)} tanınmadı; ${start} seçildi.`
}

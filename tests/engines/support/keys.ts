import type { Key } from './engine.ts'

/** Signs for keys in the WebDriver standard. */
export const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE006',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
}

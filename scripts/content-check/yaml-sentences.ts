import type { ErrorCode } from 'yaml'

const QUOTE = 'metnin tamamını düz tırnak (") içine alın'
const INDENT = 'satırın başındaki boşlukları komşu satırlarla aynı yapın'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'Satırın başında sekme (Tab) var. Yerine boşluk koyun.',
  DUPLICATE_KEY: 'Bu alan iki kez yazılmış. Birini silin.',
  BAD_INDENT: `Satırın başındaki boşluklar uymuyor: ${INDENT}.`,
  BLOCK_AS_IMPLICIT_KEY: `Metinde iki nokta (:) var ya da alttaki satır fazla içeride: ${QUOTE} ya da ${INDENT}.`,
  MULTILINE_IMPLICIT_KEY:
    'Bu satır ya da bir önceki eksik: alanın adı, iki nokta, boşluk ve değer yan yana durmalı.',
  MISSING_CHAR: `Burada bir iki nokta, virgül, tırnak ya da ayraç eksik: ${QUOTE}, metnin içindeki tırnakları “…” biçiminde yazın.`,
}

/** What a mistake in the YAML means to someone who does not know YAML. */
export const yamlSentence = (code: ErrorCode): string =>
  SENTENCES[code] ??
  `Bu satır okunamıyor. Metinde iki nokta, virgül, # ya da tırnak varsa: ${QUOTE}; yoksa ${INDENT}.`

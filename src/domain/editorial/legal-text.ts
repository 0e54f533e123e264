import { addressLine } from '#domain/company/address.ts'
import type { SiteSettings } from '#domain/company/site-settings.ts'
import { atLine } from '#lib/at-line.ts'
import { formatPhone } from '#lib/format.ts'
import { invariant } from '#lib/invariant.ts'
import { fillLine, linesOf, type Facts } from './fill-tokens.ts'

/** What the pages of the legal texts can show in place of a `{{name}}` that stands alone. */
export const LEGAL_SLOTS: readonly string[] = ['cookieTable', 'cookiePreferences']

type LegalSetting = 'analytics' | 'offline' | 'kep' | 'verbis'
type Settings = Readonly<Record<LegalSetting, boolean>>

const TAG_IN_WORDS = /\{\{\s*[#^/][^{}]*\}\}/u
const BLOCK_TAG = /^\s*\{\{\s*([#^/])\s*([^{}]*?)\s*\}\}\s*$/u

const isWord = (fact: readonly [string, unknown]): fact is [string, string] =>
  typeof fact[1] === 'string'

/** What `{{name}}` stands for in a legal text; empty for what the company does not have, which only a block of its own may name. 'phone' is the number as it is read, 'phone.dial' as a link dials it. */
export const legalFacts = (site: SiteSettings): Facts => ({
  kep: '',
  verbis: '',
  ...Object.fromEntries(Object.entries(site.company).filter(isWord)),
  brand: site.brand,
  address: addressLine(site),
  phone: formatPhone(site.phone),
  'phone.dial': site.phone,
  email: site.email,
  domain: site.domain,
  mapProvider: site.map.provider,
  analyticsSafeguard: site.analytics.safeguard ?? '',
})

/** Which of the settings that a legal text can ask for are on, or written down at all. */
export const legalSettings = (site: SiteSettings): Settings => ({
  analytics: site.analytics.key !== null,
  offline: site.offline === 'on',
  kep: site.company.kep !== undefined,
  verbis: site.company.verbis !== undefined,
})

/**
 * Writes the company's facts into a legal text. `{{name}}` becomes the fact; a block between {{#analytics}} and
 * {{/analytics}} stays only if that setting is on, one from {{^analytics}} only if it is off; so with {{#offline}}, and
 * with {{#kep}} and {{#verbis}}, which the company may have or not.
 * A slot alone on its line stays. Tags and blocks that go leave empty lines, so that every line keeps its number.
 * Throws on any other token, on an empty fact outside its block and on a block without end, naming `file` and the line,
 * counted from `firstLine`; without it, the file alone.
 */
export function fillLegalText(
  markdown: string,
  facts: Facts,
  isOn: Settings,
  file: string,
  firstLine?: number,
): string {
  const where = (at: number) => atLine(file, firstLine, at)
  const lines = linesOf(markdown)
  const filled = lines.map((line, at) => fillAround(line, facts, where(at)))
  const chosen = chooseBlocks(filled, isOn, where)
  for (const [at, line] of chosen.entries()) {
    const empty = Object.keys(facts).find(
      (name) => facts[name] === '' && lines[at]?.includes(`{{${name}}}`),
    )
    invariant(
      line === '' || empty === undefined,
      `${where(at)}: {{${String(empty)}}} bilgisi yazılmamış. Satırı kendi bölümünün içine alın, ör. {{#kep}} ile {{/kep}} arasına.`,
    )
  }
  return chosen.join('\n')
}

/** The blocks too that are left out afterwards, so that a wrong name shows before its setting is changed. */
function fillAround(line: string, facts: Facts, where: string): string {
  if (BLOCK_TAG.test(line)) return line
  const tag = TAG_IN_WORDS.exec(line)?.[0]
  invariant(tag === undefined, `${where}: ${String(tag)} satırda tek başına durmalı.`)
  return fillLine(line, facts, where, LEGAL_SLOTS)
}

interface OpenBlock {
  readonly setting: LegalSetting
  readonly isKept: boolean
  readonly tag: string
  readonly at: number
}

function chooseBlocks(
  lines: readonly string[],
  isOn: Settings,
  where: (at: number) => string,
): readonly string[] {
  const open: OpenBlock[] = []
  const chosen = lines.map((line, at) => {
    const [, sign, name = ''] = BLOCK_TAG.exec(line) ?? []
    if (sign === undefined) return open.every(({ isKept }) => isKept) ? line : ''
    const tag = line.trim()
    invariant(
      isSetting(name, isOn),
      `${where(at)}: ${tag} diye bir ayar yok. Şunlardan birini kullanın: ${Object.keys(isOn).join(', ')}.`,
    )
    if (sign === '/') closeBlock(open.pop(), name, `${where(at)}: ${tag}`)
    else open.push({ setting: name, isKept: (sign === '#') === isOn[name], tag, at })
    return ''
  })
  const left = open.at(-1)
  if (left === undefined) return chosen
  throw new Error(
    `${where(left.at)}: ${left.tag} ile başlayan bölüm bitmiyor. Bölümün sonuna, ayrı bir satıra {{/${left.setting}}} yazın.`,
  )
}

const isSetting = (name: string, isOn: Settings): name is LegalSetting => Object.hasOwn(isOn, name)

/** Blocks end in the order in which they lie in each other. */
function closeBlock(block: OpenBlock | undefined, setting: LegalSetting, where: string): void {
  invariant(
    block,
    `${where} ile biten bölümün başı yok. Başına {{#${setting}}} yazın ya da bu satırı silin.`,
  )
  invariant(
    block.setting === setting,
    `${where} satırından önce {{/${block.setting}}} gelmeli; ${block.tag} ile başlayan bölüm daha bitmedi.`,
  )
}

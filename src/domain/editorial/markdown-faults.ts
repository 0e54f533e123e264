import type { List, ListItem, Nodes } from 'mdast'
import { atLine } from '#lib/at-line.ts'
import { isAddress } from '#lib/document.ts'

/** Where a text comes from, and what it may hold. */
export interface Source {
  readonly file: string
  /** Line of the file that the text begins on, where it is known. */
  readonly firstLine: number | undefined
  /** Names that a paragraph of one `{{name}}` may have. */
  readonly slots: readonly string[]
}

const MEND = 'Paragraf, ## başlık, liste, **kalın**, *italik* ve [bağlantı](adres) kullanın.'

/** How the owner knows what Markdown has and the site does not. */
const KINDS: Readonly<Record<string, string>> = {
  blockquote: 'alıntı',
  code: 'kod ya da dört boşlukla başlayan satır',
  definition: 'bağlantı tanımı',
  html: 'HTML',
  image: 'resim',
  imageReference: 'resim',
  inlineCode: 'kod',
  linkReference: 'tanımı başka yerde duran bağlantı',
  thematicBreak: 'ayırıcı çizgi',
}

/** Marks that CommonMark takes for plain words: they would be published as they were typed. */
const RAW_MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*\|.*\|\s*$|^(?=.*\|)(?=.*-)[\s|:-]+$/u, 'tablo'],
  [/~~/u, 'üstü çizili yazı'],
]
const TASK = /^\[[ x]\](?:\s|$)/iu

/** Stops the build: the site has no such part. */
export const refuseKind = (node: Nodes, source: Source): never =>
  refuse(source, lineOf(node), notHere(KINDS[node.type] ?? node.type))

/** Throws where the words of a paragraph or a heading hold marks that mean something and would be published raw. */
export function refuseRawMarks(node: Nodes, source: Source): void {
  for (const [at, line] of plainText(node).split('\n').entries()) {
    const kind = RAW_MARKS.find(([mark]) => mark.test(line))?.[1]
    if (kind !== undefined) refuse(source, lineOf(node) + at, notHere(kind))
    const token = /\{\{.*?\}\}|\{\{.*|\}\}/u.exec(line)?.[0]
    if (token !== undefined) refuse(source, lineOf(node) + at, noToken(token, source.slots))
  }
}

/** A line that begins with '11.' is the eleventh item to whoever wrote it; to CommonMark it is a list, and there the first. */
export function refuseOtherStart(list: List, source: Source): void {
  const start = String(list.start ?? 1)
  if (start === '1') return
  refuse(
    source,
    lineOf(list),
    `“${start}.” ile başlayan satır numaralı liste sayılır ve sitede 1’den başlar. Liste değilse noktadan önce ters bölü koyun: ${start}\\.`,
  )
}

/** Throws where an item of a list begins as a task: '[ ]', '[x]'. */
export function refuseTask(item: ListItem, source: Source): void {
  const [first] = item.children
  if (first && TASK.test(plainText(first))) refuse(source, lineOf(item), notHere('onay kutusu'))
}

/** Throws where a link leads nowhere that a browser could go, or has a name in braces left in it. */
export function refuseBadAddress(node: Nodes, address: string, source: Source): void {
  if (isAddress(address) && !/\{\{|\}\}/u.test(address)) return
  refuse(
    source,
    lineOf(node),
    `“${address}” bağlantı adresi olamaz. https:// ya da / ile başlayan adres yazın; e-posta için mailto:, telefon için tel: ile başlatın.`,
  )
}

/** Throws with the place of a fault, `line` counted in the text from 1. */
export function refuse({ file, firstLine }: Source, line: number, fault: string): never {
  throw new Error(`${atLine(file, firstLine, line - 1)}: ${fault}`)
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** The words of a node, with the ends of their lines. */
export const plainText = (node: Nodes): string => {
  if (node.type === 'break') return '\n'
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

const notHere = (kind: string) => `“${kind}” burada kullanılamaz. ${MEND}`

const noToken = (token: string, slots: readonly string[]) =>
  slots.length === 0
    ? `${token} burada kullanılamaz. Yerine yazının kendisini yazın.`
    : `${token} burada kullanılamaz. Üstünde ve altında boş satırla, tek başına yazılabilenler: ${slots.map((name) => `{{${name}}}`).join(', ')}.`

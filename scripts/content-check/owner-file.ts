// Reads the text files that the owner saves, whatever the editor: line ends, signature and mistakes in the YAML included.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  isCollection,
  isNode,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ScalarTag,
} from 'yaml'
import { atLine } from '#lib/at-line.ts'
import { yamlSentence } from './yaml-sentences.ts'

/** What is wrong with a file of content/, in a sentence for the owner. */
export class ContentFault extends Error {
  constructor(file: string, line: number | undefined, sentence: string) {
    super(`${atLine(`content/${file}`, line)}: ${sentence.replaceAll('\n', ' ')}`)
  }
}

export interface OwnerFile {
  /** The path inside content/. */
  readonly file: string
  /** The YAML: all of a .yaml, the part between the two lines of dashes of a .md. */
  readonly data: unknown
  /** What follows that part in a .md, with plain line ends, and the line of the file where it begins. */
  readonly body: string
  readonly bodyLine: number
  /** The line of the file where a field stands, or what is there of the way to it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
  /** The line where the text of a field begins, which may be below the field's name. */
  readonly textLineOf: (path: readonly PropertyKey[]) => number
}

/**
 * What is wrong with a field of a file, in a sentence for the owner: where it stands, then the name that `path` ends with,
 * then `sentence`. `at` is the way to where it is written, if that is not the field itself.
 */
export function fieldFault(
  { file, lineOf }: Pick<OwnerFile, 'file' | 'lineOf'>,
  path: readonly PropertyKey[],
  sentence: string,
  at = path,
): string {
  const field = path.findLast((key) => typeof key === 'string')
  const named = field === undefined ? sentence : `“${field}” alanı: ${sentence}`
  return new ContentFault(file, lineOf(at), named).message
}

/** A file of content/. Throws a ContentFault where it is missing or cannot be read. */
export function readOwnerFile(content: string, file: string): OwnerFile {
  const text = readText(content, file)
  const { yaml, yamlLine, body, bodyLine } = file.endsWith('.md')
    ? splitMarkdown(text, file)
    : { yaml: text, yamlLine: 1, body: '', bodyLine: 1 }
  const lines = new LineCounter()
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: [dayTag],
  })
  const lineAt = (offset: number) => lines.linePos(offset).line + yamlLine - 1
  const [error] = [...document.errors, ...document.warnings]
  const cutOff = cutOffInBraces(document)
  if (cutOff !== undefined && (!error || cutOff < error.pos[0])) {
    throw new ContentFault(file, lineAt(cutOff), quoteFor('#'))
  }
  if (error) throw new ContentFault(file, lineAt(error.pos[0]), yamlSentence(error.code))
  refuseMisread(document, (offset, sentence) => {
    throw new ContentFault(file, lineAt(offset), sentence)
  })
  const data: unknown = document.toJS()
  if (data === null) throw new ContentFault(file, undefined, 'Dosyanın içi boş.')
  return {
    file,
    data,
    body,
    bodyLine,
    lineOf: (path) => lineAt(offsetOf(document, path)),
    textLineOf: (path) => lineAt(textOffsetOf(document, yaml, path)),
  }
}

/** The text of a file with plain line ends. Any editor can save UTF-8; nothing else is guessed. */
function readText(content: string, file: string): string {
  const path = join(content, file)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new ContentFault(file, undefined, 'Dosya yok. Geri koyun.')
  if (found.isDirectory())
    throw new ContentFault(
      file,
      undefined,
      'Bu bir klasör. Adını değiştirin, yerine dosyayı geri koyun.',
    )
  const bytes = readFileSync(path)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text.replaceAll(/\r\n?/gu, '\n')
  } catch {
    // Said below, as for a text of two bytes a letter.
  }
  throw new ContentFault(
    file,
    undefined,
    'Türkçe harfler okunamıyor. Dosyayı “UTF-8” kodlamasıyla yeniden kaydedin.',
  )
}

function splitMarkdown(text: string, file: string) {
  const [head, yaml = ''] = /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n|$)/su.exec(text) ?? []
  if (head === undefined) {
    throw new ContentFault(
      file,
      1,
      'Dosya --- satırıyla başlamalı, alanlardan sonra bir --- satırı daha gelmeli.',
    )
  }
  return { yaml, yamlLine: 2, body: text.slice(head.length), bodyLine: head.split('\n').length }
}

/** Astro's parser reads a day as a date, so a text that looks like one fails there. What is no day stays as it was written. */
const dayTag: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  resolve(written) {
    const date = new Date(written)
    return date.toISOString().startsWith(written) ? date : written
  },
}

const quoteFor = (sign: string) =>
  `${sign} işaretinden sonrası metin olarak okunmuyor. Metnin tamamını düz tırnak (") içine alın.`

/** Where a # inside braces has cut off the rest, the closing brace with it: YAML itself stumbles over a later line. */
function cutOffInBraces(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Scalar(_, { type, range, comment }, parents) {
      if (type !== 'PLAIN' || !/^\S/u.test(comment ?? '')) return undefined
      if (!parents.some((node) => isCollection(node) && node.flow)) return undefined
      offset = range?.[0]
      return visit.BREAK
    },
  })
  return offset
}

/** Values that YAML reads, but not as the owner meant them. */
function refuseMisread(document: Document, refuse: (offset: number, sentence: string) => void) {
  visit(document, {
    Alias: (_, { range }) => {
      refuse(range?.[0] ?? 0, quoteFor('*'))
    },
    Scalar(_, { type, source = '', value, range, comment, anchor }) {
      const [start = 0] = range ?? []
      if (anchor !== undefined) refuse(start, quoteFor('&'))
      if (type !== 'PLAIN') return
      if (/^-?\d{1,3}(?:\.\d{3})+$/u.test(source) && Number.isInteger(value)) {
        refuse(start, `Binlik noktası koymayın: ${source} yerine ${source.replaceAll('.', '')}.`)
      }
      // A remark of the file's own begins with a blank: # 1–5
      if (typeof value === 'string' && /^\S/u.test(comment ?? '')) {
        refuse(start, quoteFor('#'))
      }
    },
  })
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const node = fieldAt(document, path) ?? document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1))
}

/** A text after | or > begins in a line of its own, even if it has no other; blank lines before it are not part of it. */
function textOffsetOf(document: Document, yaml: string, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true)
  const start = isScalar(node) && node.range ? node.range[0] : offsetOf(document, path)
  return start + (/^[|>].*\s*/u.exec(yaml.slice(start))?.[0].length ?? 0)
}

/** The name of the field that `path` leads to, as it stands in the file. */
function fieldAt(document: Document, path: readonly PropertyKey[]) {
  const parent = document.getIn(path.slice(0, -1), true)
  if (!isMap(parent) || path.length === 0) return undefined
  return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key
}

import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { configurationPrefix } from '#domain/site/routes.ts'
import type { Configuration } from '../model/configuration.ts'
import { MAX_SHUTTERS } from '../model/shutter-list.ts'
import { readShutter, writeShutter, type Field } from './shutter-code.ts'

/** Links that people keep carry it. A new way of writing gets a new number; this one stays readable. */
const VERSION = '1'
/** Ids are short and shutters few: what is longer was not written by us, and its end is not read. */
const MAX_LENGTH = 1_000

/** A seal, and the punctuation that was copied along after it: with a dot it would be read as a shutter. */
const SEAL_IN_SENTENCE = /(\/[\da-z]{3})[.,:;!?'"’”»…()[\]{}<>\s]+$/u

/** A choice of the link that is not on offer; the default stands in for it. Shutters count from 0. */
export interface Loss {
  readonly shutter: number
  readonly field: Field
}

export interface OpenedLink {
  /** Empty when nothing in the link could be read. */
  readonly shutters: readonly Configuration[]
  readonly losses: readonly Loss[]
  /** `cut`: its end is missing, `changed`: it does not say what it said when it was made. */
  readonly state: 'whole' | 'cut' | 'changed'
}

/**
 * The fragment that restores these shutters: '#k=1/rolling.aluminum.white.300x250.mr/1a2'. Ids, not places in the
 * catalogue, so that a new order of the options changes no link; the last part seals the rest.
 */
export function fragmentOf(shutters: readonly Configuration[]): string {
  const body = [VERSION, ...shutters.map(writeShutter)].join('/')
  return `${configurationPrefix}${body}/${sealOf(body)}`
}

/** Reads what fragmentOf wrote, and whatever else stands in an address: never throws, never breaks the catalogue's rules. */
export function openFragment(fragment: string, catalogue: Catalogue): OpenedLink {
  const [body = ''] = decoded(fragment).slice(configurationPrefix.length).split(/[&?#]/u)
  const [version, ...parts] = body.slice(0, MAX_LENGTH).replace(SEAL_IN_SENTENCE, '$1').split('/')
  if (version !== VERSION) return { shutters: [], losses: [], state: 'changed' }
  // The parts of a shutter are joined by dots; a seal has none.
  const seal = parts.at(-1)?.includes('.') === false ? parts.pop() : undefined
  const read = parts.slice(0, MAX_SHUTTERS).map((part) => readShutter(part, catalogue))
  const isReadable = read.some(({ isKnown }) => isKnown)
  return {
    shutters: isReadable ? read.map(({ configuration }) => configuration) : [],
    losses: read.flatMap(({ lost }, shutter) => lost.map((field) => ({ shutter, field }))),
    state: stateOf(seal, [version, ...parts].join('/')),
  }
}

function stateOf(seal: string | undefined, body: string): OpenedLink['state'] {
  if (seal === sealOf(body)) return 'whole'
  return seal?.length === SEAL_LENGTH ? 'changed' : 'cut'
}

const SEAL_LENGTH = 3

/** Three letters or figures that change with any part of the text (FNV-1a). Against accidents, not against people. */
function sealOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % 36 ** SEAL_LENGTH).toString(36).padStart(SEAL_LENGTH, '0')
}

/** Some apps escape a fragment when they pass it on. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

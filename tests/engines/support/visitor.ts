import { onlyNecessary } from '#domain/visitor/consent.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import * as storageKeys from '#domain/visitor/storage-keys.ts'
import type { Engine, Key } from './engine.ts'
import {
  findInPage,
  KINDS,
  sightingSchema,
  type Act,
  type Kind,
  type Sighting,
} from './find-in-page.ts'

export const PATIENCE = { timeout: 30_000, interval: 50 } as const
const pointSchema = z.object({ x: z.number(), y: z.number() })
const sightingsSchema = z.array(sightingSchema)

interface Arrival {
  readonly isNew: boolean
  /** Where another server than the usual one is visited. */
  readonly site?: string
}

/** Someone who looks for things by what they are called, and acts with pointer and keyboard. */
export function visitorOf(engine: Engine, siteUrl: string) {
  /** Runs a function inside the page; it must not reach for anything around it. */
  const run = <Values extends readonly (string | boolean)[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ) => engine.evaluate(`(${String(inPage)})(${values.map((v) => JSON.stringify(v)).join(', ')})`)
  const find = async (kind: Kind, name: string | RegExp, act: Act = 'look') => {
    const found = await run(findInPage, KINDS[kind], patternOf(name), act)
    return sightingsSchema.parse(JSON.parse(z.string().parse(found)))
  }
  const see = (kind: Kind, name: string | RegExp, act: Act = 'look'): Promise<Sighting> =>
    waitFor(`${kind} ${String(name)}`, async () => (await find(kind, name, act))[0])
  // Two points: a pointer that is there already does not move.
  const engage = async () => {
    await engine.movePointer(1, 1)
    await engine.movePointer(2, 1)
  }

  return {
    ...engine,
    run,
    find,
    see,

    /** Waits until no such thing is to be seen. */
    miss: (kind: Kind, name: string | RegExp) =>
      expect.poll(() => find(kind, name), PATIENCE).toEqual([]),

    /** Waits until a thing has what is expected of it: its state, value, address. */
    expect: (kind: Kind, name: string | RegExp, expected: Partial<Sighting>) =>
      expect.poll(async () => (await find(kind, name))[0], PATIENCE).toMatchObject(expected),

    /** Clicks the middle of a thing, once nothing lies above it and it stands still. */
    click: async (kind: Kind, name: string | RegExp) => {
      let before = { x: -1, y: -1 }
      const { x, y } = await waitFor(`free ${kind} ${String(name)}`, async () => {
        const [seen] = await find(kind, name, 'aim')
        const isStill = seen?.x === before.x && seen.y === before.y
        before = seen ?? before
        return seen?.isFree && seen.isEnabled && isStill ? seen : undefined
      })
      await engine.click(x, y)
    },

    /** Clicks the middle of the first such element in the page’s frame, which is ours. */
    clickInFrame: async (selector: string) => {
      const { x, y } = pointSchema.parse(await run(aimInFrame, selector))
      await engine.click(x, y)
    },

    /** Gives a thing the keyboard’s focus, as Tab would in the end. */
    focus: (kind: Kind, name: string | RegExp) => see(kind, name, 'focus'),

    press: async (...keys: readonly Key[]) => {
      for (const key of keys) await engine.press(key)
    },

    /** Waits until the page can be read to say something. */
    read: (text: string | RegExp) => expect.poll(() => run(readPage), PATIENCE).toMatch(text),

    /** Waits until a question to the page is answered with yes. */
    until: (isSo: () => boolean) => expect.poll(() => run(isSo), PATIENCE).toBe(true),

    /** Waits until every island that the visitor’s sign woke has come alive. */
    awake: () =>
      expect
        .poll(() => run(() => document.querySelectorAll('astro-island[ssr]').length), PATIENCE)
        .toBe(0),

    /** Opens a page of the site, or a whole address, and gives the first sign of a visitor. */
    open: async (path: string) => {
      await engine.goTo(new URL(path, siteUrl).href)
      await engage()
    },

    /** Waits until the address is this one. */
    at: (path: string) => expect.poll(() => run(() => location.pathname), PATIENCE).toBe(path),

    /** Begins anew: nothing stored, at an address without a page of ours. */
    arrive: async ({ isNew, site = siteUrl }: Arrival) => {
      await engine.resize(1280, 900)
      await engine.goTo(`${site}/robots.txt`)
      await run(
        (isKnown, introKey, consentKey, refusal) => {
          const steps = [
            () => {
              sessionStorage.clear()
              if (isKnown) sessionStorage.setItem(introKey, 'true')
            },
            () => {
              localStorage.clear()
              if (isKnown) localStorage.setItem(consentKey, refusal)
            },
          ]
          for (const step of steps) {
            try {
              step()
            } catch {
              // A browser that stores nothing starts anew each time.
            }
          }
        },
        !isNew,
        storageKeys.introShown,
        storageKeys.consent,
        REFUSAL,
      )
    },
  }
}
export type Visitor = ReturnType<typeof visitorOf>

const REFUSAL = JSON.stringify(onlyNecessary)

const patternOf = (name: string | RegExp) =>
  typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')}$` : name.source

async function waitFor<Found>(
  what: string,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  let found: Found | undefined
  await expect
    .poll(
      async () => {
        found = await find()
        return found !== undefined
      },
      { ...PATIENCE, message: what },
    )
    .toBe(true)
  if (found === undefined) throw new Error(`${what} is not to be seen.`)
  return found
}

function readPage(): string {
  return document.body.innerText.replace(/\s+/gu, ' ')
}

function aimInFrame(selector: string) {
  const frame = document.querySelector('iframe')
  const target = frame?.contentDocument?.querySelector(selector)
  if (!frame || !target) return undefined
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const outer = frame.getBoundingClientRect()
  const inner = target.getBoundingClientRect()
  return {
    x: outer.left + frame.clientLeft + inner.left + inner.width / 2,
    y: outer.top + frame.clientTop + inner.top + inner.height / 2,
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cautious } from './journeys/cautious.ts'
import { configurator } from './journeys/configurator.ts'
import { firstVisit } from './journeys/first-visit.ts'
import type { Journey } from './journeys/journey.ts'
import { lostScripts } from './journeys/lost-scripts.ts'
import { menu } from './journeys/menu.ts'
import { pages } from './journeys/pages.ts'
import { portfolio } from './journeys/portfolio.ts'
import { restoredFields } from './journeys/restored-fields.ts'
import type { Launch } from './support/engine.ts'
import { refuseOtherHosts, type OtherHosts } from './support/other-hosts.ts'
import { visitorOf, type Visitor } from './support/visitor.ts'

const LAUNCH_MS = 180_000
/** What Firefox says of a file it asked for in vain: an icon beside the bare text a visitor begins at, a font of a page left early. */
const NOT_OURS = /\/favicon\.ico|download failed .* status=2152398850/u
const everyday = [
  ...firstVisit,
  ...menu,
  ...pages,
  ...portfolio,
  ...configurator,
  ...lostScripts,
  ...restoredFields,
]

/** Walks every journey in one engine: in a browser as it comes, and in that of a cautious visitor. */
export function walkJourneys(engine: string, launch: Launch) {
  describe(engine, () => {
    walkIn({ engine, launch, isCautious: false, journeys: everyday })
  })
  describe(`${engine}, still and without storage`, () => {
    walkIn({ engine, launch, isCautious: true, journeys: cautious })
  })
}

interface Walk {
  readonly engine: string
  readonly launch: Launch
  readonly isCautious: boolean
  readonly journeys: readonly Journey[]
}

function walkIn({ engine, launch, isCautious, journeys }: Walk) {
  let visitor: Visitor | undefined
  let otherHosts: OtherHosts | undefined

  beforeAll(async () => {
    otherHosts = await refuseOtherHosts()
    const browser = await launch({ proxyPort: otherHosts.port, isCautious })
    visitor = visitorOf(browser, process.env['SITE_URL'] ?? '')
  }, LAUNCH_MS)
  afterAll(async () => {
    await visitor?.close()
    await otherHosts?.stop()
  }, LAUNCH_MS)

  for (const { title, isNew, mayComplain, walk } of journeys) {
    test(title, async ({ onTestFailed }) => {
      if (!visitor || !otherHosts) throw new Error('The browser did not start.')
      const { screenshot } = visitor
      onTestFailed(async () => {
        mkdirSync('test-results', { recursive: true })
        writeFileSync(
          `test-results/${engine}-${title.replace(/\W+/gu, '-')}.png`,
          await screenshot(),
        )
      })
      await visitor.arrive({ isNew: isNew === true })
      visitor.takeComplaints()
      await walk(visitor, otherHosts)
      const complaints = visitor.takeComplaints()
      const isExpected = (text: string) => NOT_OURS.test(text) || mayComplain?.test(text) === true
      expect(complaints.filter((text) => !isExpected(text))).toEqual([])
    })
  }
}

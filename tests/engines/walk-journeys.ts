import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cautious } from './journeys/cautious.ts'
import { configurator } from './journeys/configurator.ts'
import { firstVisit } from './journeys/first-visit.ts'
import type { Journey } from './journeys/journey.ts'
import { menu } from './journeys/menu.ts'
import { pages } from './journeys/pages.ts'
import { portfolio } from './journeys/portfolio.ts'
import { restoredFields } from './journeys/restored-fields.ts'
import type { Launch } from './support/engine.ts'
import { refuseOtherHosts, type OtherHosts } from './support/other-hosts.ts'
import { visitorOf, type Visitor } from './support/visitor.ts'

const LAUNCH_MS = 180_000
/** Firefox asks for an icon even beside the bare file where a visitor begins, whose policy allows nothing. */
const ICON = /\/favicon\.ico/u
const everyday = [
  ...firstVisit,
  ...menu,
  ...pages,
  ...portfolio,
  ...configurator,
  ...restoredFields,
]

/** Walks every journey in one engine: in a browser as it comes, and in that of a cautious visitor. */
export function walkJourneys(engine: string, launch: Launch) {
  describe(engine, () => {
    walkIn({ launch, isCautious: false, journeys: everyday })
  })
  describe(`${engine}, still and without storage`, () => {
    walkIn({ launch, isCautious: true, journeys: cautious })
  })
}

interface Walk {
  readonly launch: Launch
  readonly isCautious: boolean
  readonly journeys: readonly Journey[]
}

function walkIn({ launch, isCautious, journeys }: Walk) {
  let visitor: Visitor | undefined
  let otherHosts: OtherHosts | undefined

  beforeAll(async () => {
    otherHosts = await refuseOtherHosts()
    const engine = await launch({ proxyPort: otherHosts.port, isCautious })
    visitor = visitorOf(engine, process.env['SITE_URL'] ?? '')
  }, LAUNCH_MS)
  afterAll(async () => {
    await visitor?.close()
    otherHosts?.stop()
  }, LAUNCH_MS)

  for (const { title, isNew, mayComplain, walk } of journeys) {
    test(title, async () => {
      if (!visitor || !otherHosts) throw new Error('The browser did not start.')
      await visitor.arrive({ isNew: isNew === true })
      visitor.takeComplaints()
      await walk(visitor, otherHosts)
      const complaints = visitor.takeComplaints()
      const isExpected = (text: string) => ICON.test(text) || mayComplain?.test(text) === true
      expect(complaints.filter((text) => !isExpected(text))).toEqual([])
    })
  }
}

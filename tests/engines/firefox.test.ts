import { launchFirefox } from './support/puppeteer-engine.ts'
import { walkJourneys } from './walk-journeys.ts'

walkJourneys('Firefox', launchFirefox)

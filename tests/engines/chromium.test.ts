import { launchChromium } from './support/puppeteer-engine.ts'
import { walkJourneys } from './walk-journeys.ts'

walkJourneys('Chromium', launchChromium)

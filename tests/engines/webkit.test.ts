import { launchWebKit } from './support/webkit-engine.ts'
import { walkJourneys } from './walk-journeys.ts'

walkJourneys('WebKit', launchWebKit)

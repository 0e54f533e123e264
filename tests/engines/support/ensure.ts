import { ensureBrowser } from '../../../scripts/ensure-browser.ts'
import { ensureEngines, HOW_TO_GET_ENGINES } from '../../../scripts/ensure-engines.ts'

/** Has every engine installed before the first journey, or says what to do. */
export default function ensure() {
  process.env['CHROME_PATH'] = ensureBrowser()
  if (!ensureEngines()) throw new Error(HOW_TO_GET_ENGINES)
}

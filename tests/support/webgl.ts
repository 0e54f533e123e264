import { findBrowser, QUIET_ARGS, WEBGL_ARGS } from '../../scripts/find-browser.ts'

/** A browser that draws in three dimensions without a graphics card, for `test.use`. */
export const withWebGl = {
  launchOptions: { executablePath: findBrowser() ?? '', args: [...WEBGL_ARGS, ...QUIET_ARGS] },
}

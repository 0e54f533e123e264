import { findBrowser } from '../../scripts/find-browser.ts'

/** A browser that draws in three dimensions without a graphics card, for `test.use`. */
export const withWebGl = {
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
}

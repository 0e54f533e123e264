/** The oldest browsers that scripts are lowered for. They keep working in some that are older: see tests/site/scripts.test.ts. */
export const scriptTargets = ['safari16', 'chrome109', 'firefox115']

/** The oldest browsers that styles are lowered for, as Lightning CSS counts versions. */
export const browserTargets = {
  safari: 16 << 16,
  ios_saf: 16 << 16,
  chrome: 111 << 16,
  firefox: 115 << 16,
}

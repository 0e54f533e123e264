/**
 * The oldest browsers that styles are lowered for, as Lightning CSS counts versions. Scripts keep working in some that are older:
 * tests/site/scripts.test.ts says what they do without.
 */
export const browserTargets = {
  safari: 16 << 16,
  ios_saf: 16 << 16,
  chrome: 111 << 16,
  firefox: 115 << 16,
}

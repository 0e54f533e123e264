/** The oldest browsers that styles are lowered for, as Lightning CSS counts versions. */
export const browserTargets = { safari: 16 << 16, chrome: 111 << 16, firefox: 113 << 16 }

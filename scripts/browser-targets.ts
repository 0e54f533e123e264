/** The oldest browsers that styles are lowered for, as Lightning CSS counts versions; scripts ask for no more than these have. */
export const browserTargets = { safari: 16 << 16, chrome: 111 << 16, firefox: 115 << 16 }

/**
 * The oldest browsers that styles are lowered for, as Lightning CSS counts versions. Scripts ask for nothing that one of them
 * lacks (`toSorted`: Chrome 110, Safari 16, Firefox 115).
 */
export const browserTargets = { safari: 16 << 16, chrome: 111 << 16, firefox: 115 << 16 }

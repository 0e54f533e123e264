export const MM_PER_CM = 10
export const MM_PER_M = 1000
export const CM2_PER_M2 = 10_000

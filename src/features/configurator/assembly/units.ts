export const MM_PER_CM = 10
export const CM2_PER_M2 = 10_000

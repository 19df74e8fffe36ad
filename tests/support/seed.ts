/**
 * Generated values are the same in every run, so a failure means that the code has changed. SEED=… generates other
 * values.
 */
export const seed = Number(process.env.SEED ?? 20_261_115)

/**
 * Generated values are the same in every run, so that a failure means a change of the code. SEED=… tries other
 * values.
 */
export const seed = Number(process.env.SEED ?? 20_261_115)

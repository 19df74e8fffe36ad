/** What is generated is the same on every run, so that a red one means a change; SEED=… tries others. */
export const seed = Number(process.env.SEED ?? 20_261_115)

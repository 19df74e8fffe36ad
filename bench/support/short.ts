/** `npm run bench -- --short …` only checks in a few seconds that the measurements work. Its figures are not saved. */
export const isShort = process.env.BENCH_SHORT === '1'

export const inFullOrShort = <Size>(full: Size, short: Size): Size => (isShort ? short : full)

/** `npm run bench -- --short …` tries whether the measurements work, in seconds; its figures are not written down. */
export const isShort = process.env.BENCH_SHORT === '1'

export const inFullOrShort = <Size>(full: Size, short: Size): Size => (isShort ? short : full)

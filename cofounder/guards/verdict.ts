// A verdict is reached by code. Words of a model that name another one do not move it, and the founder reads which stands.

const named = /(?<![\p{L}-])(?:GO|PIVOT|STOP|NOT YET)(?![\p{L}-])/gu

/** Whether a text names verdicts, and the one that stands is not among them. */
export function namesOther(text: string, standing: string): boolean {
  const found = [...text.matchAll(named)].map(([name]) => name)
  return found.length > 0 && !found.includes(standing)
}

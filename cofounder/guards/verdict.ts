// The code decides the verdict. If a model's text mentions another one, a note gives the valid one.

const named = /(?<![\p{L}-])(?:GO|PIVOT|STOP|NOT YET)(?![\p{L}-])/gu

/** Whether a text mentions verdicts, but not the valid one (`standing`). */
export function namesOther(text: string, standing: string): boolean {
  const found = [...text.matchAll(named)].map(([name]) => name)
  return found.length > 0 && !found.includes(standing)
}

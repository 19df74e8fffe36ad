// Code decides the verdict. If a model's words name another verdict, the founder reads which one is valid.

const named = /(?<![\p{L}-])(?:GO|PIVOT|STOP|NOT YET)(?![\p{L}-])/gu

/** Whether a text names verdicts, but not the valid one. */
export function namesOther(text: string, standing: string): boolean {
  const found = [...text.matchAll(named)].map(([name]) => name)
  return found.length > 0 && !found.includes(standing)
}

// Code decides the verdict. If a model's words name another verdict, a note tells the founder which one is valid.

const named = /(?<![\p{L}-])(?:GO|PIVOT|STOP|NOT YET)(?![\p{L}-])/gu

/** Whether a text names only verdicts that are not valid. */
export function namesOther(text: string, standing: string): boolean {
  const found = [...text.matchAll(named)].map(([name]) => name)
  return found.length > 0 && !found.includes(standing)
}

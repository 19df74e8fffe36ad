// The headline figures of a saved market research, read back from its text.

export type MarketFigure = { name: 'TAM' | 'SAM' | 'SOM'; words: string }

const names = ['TAM', 'SAM', 'SOM'] as const

/** The first amount that stands on a line with TAM, SAM or SOM, as it was written. */
export function findMarketFigures(text: string): MarketFigure[] {
  return names.flatMap(name => {
    const line = text.split('\n').find(it => new RegExp(`\\b${name}\\b`).test(it) && /\d/.test(it))
    if (!line) return []
    const rest = line.slice(line.indexOf(name))
    const amount =
      /(?:[A-Z]{3} ?|[$€£₹¥] ?)\d[\d.,]*(?: ?(?:thousand|million|billion|trillion|k|m|bn|b|lakh|crore)\b)?/i.exec(
        rest,
      )?.[0]
    return amount ? [{ name, words: amount.trim() }] : []
  })
}

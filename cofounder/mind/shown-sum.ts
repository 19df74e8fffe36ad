// A sum that shows itself: "2 × 3 × 59 = 354". Whoever reads it can follow it, and so can code.

/** A share is the part it is: 20 % is 0.2. */
const numberOf = (written: string) =>
  Number(
    written
      .replace(/[^\d.,]/g, '')
      // Also 1,68,000, as India groups.
      .replace(/[.,](?=(?:\d{2,3}[.,])*\d{3}(?!\d))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  ) / (written.includes('%') ? 100 : 1)

const written = String.raw`(?:[€$£¥₹]\s?|(?:R\$|Rs\.?)\s?)?\d[\d.,\u00a0\u202f]*(?:\s?[€$£¥₹%])?`
const unit = String.raw`(?:\s+\p{L}[\p{L}.]*){0,4}?`
const sign = String.raw`\s*[×x*+−–÷/-]\s*`
const equals = String.raw`\s*(?:=|≈|is|are|makes?|macht|sind|ergibt|son|font|são|dá)\s*`
/** Not from the middle of a longer one whose first figure is a word. */
const equation = new RegExp(
  `(?<![×*+÷]\\s*|\\d)(?<left>${written}${unit}(?:${sign}${written}${unit}){1,5})${equals}(?<made>${written})`,
  'giu',
)
const step = new RegExp(`(?<sign>${sign})?(?<figure>${written})`, 'giu')

export type ShownSum = { figures: number[]; made: number; isRight: boolean }

/** A tenth off is rounding, more is wrong. */
export function shownSums(sentence: string): ShownSum[] {
  return [...sentence.matchAll(equation)].flatMap(({ groups: { left = '', made: result = '' } = {} }) => {
    const steps = [...left.matchAll(step)].map(({ groups }) => ({
      sign: groups?.sign?.trim() ?? '',
      number: numberOf(groups?.figure ?? ''),
    }))
    const right = computed(steps)
    if (!Number.isFinite(right)) return []
    const made = numberOf(result)
    const least = `${left}${result}`.includes('%') ? 0.001 : 1
    const isRight = Math.abs(right - made) <= Math.max(least, Math.abs(right)) / 10
    return [{ figures: steps.map(({ number }) => number), made, isRight }]
  })
}

/** Products before sums, from the left. */
function computed(steps: readonly { sign: string; number: number }[]): number {
  const terms: number[] = []
  for (const { sign, number } of steps) {
    const last = terms.length - 1
    if (sign === '' || sign === '+') terms.push(number)
    else if (/^[−–-]$/.test(sign)) terms.push(-number)
    else terms[last] = /[÷/]/.test(sign) ? (terms[last] ?? 0) / number : (terms[last] ?? 0) * number
  }
  return terms.reduce((sum, term) => sum + term, 0)
}

// A sum that shows itself: "2 × 3 × 59 = 354". Whoever reads it can follow it, and so can code.

/** A share is the part it is: 20 % is 0.2; and a cent is a hundredth as well: "6 cents × 90,000 is $5,400". */
const hundredth = String.raw`(?:[%¢]|(?:cents?|ct|pence|pennies|paise|kobo|pesewas?|céntimos?|centimes?|centavos?|cêntimos?|centesimi|rappen|p)(?!\p{L}))`
const isHundredth = new RegExp(`(?<!\\p{L})${hundredth}`, 'iu')

/** "2.7 lakh", "2,4 mil", "3 Mio." */
const scales: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:k|thousand|tausend|tsd|mil|mille)(?!\p{L})/iu, 1e3],
  [/(?<!\p{L})la(?:kh|c)s?(?!\p{L})/iu, 1e5],
  [/(?<!\p{L})(?:millions?|millionen|mio|millón|millones|milhão|milhões|milion[ei])(?!\p{L})/iu, 1e6],
  [/(?<!\p{L})crores?(?!\p{L})/iu, 1e7],
  [/(?<!\p{L})(?:billions?|milliarden|mrd|milliards?)(?!\p{L})/iu, 1e9],
]
const scale = `(?:\\s?(?:${scales.map(([{ source }]) => source).join('|')})\\.?)`
const scaleOf = (written: string) => scales.find(([word]) => word.test(written))?.[1] ?? 1

const numberOf = (written: string) =>
  Number(
    written
      .replace(/^\D+/, '')
      .replace(/[^\d.,]/g, '')
      // Also 1,68,000, as India groups.
      .replace(/[.,](?=(?:\d{2,3}[.,])*\d{3}(?!\d))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  ) *
  (scaleOf(written) / (isHundredth.test(written) ? 100 : 1))

const written = String.raw`(?:[€$£¥₹]\s?|(?:(?:US|AU?|CA?|R)\$|Rs\.?|KSh|Gs\.?|Fr\.|[A-Z]{3})\s?)?\d(?:[\d.,]|[ \u00a0\u202f](?=\d{3}(?!\d)))*${scale}?(?:\s?(?:[€$£¥₹]|${hundredth}))?`
const unit = String.raw`(?:\s+\p{L}[\p{L}.]*){0,4}?`
const sign = String.raw`\s*[×x*+−–÷/-]\s*`
const equals = String.raw`\s*(?:=|≈|is|are|makes?|macht|sind|ergibt|son|font|são|dá)\s*`
/** Not from the middle of a longer one whose first figure is a word. */
const equation = new RegExp(
  `(?<![×*+÷]\\s*|\\d)(?<left>${written}${unit}(?:${sign}${written}${unit}){1,5})${equals}(?<made>${written})`,
  'giu',
)
/** "9,675.90 (117 × 82.70)": the sum behind what it makes. */
const explained = new RegExp(
  `(?<made>${written})${unit}\\s*\\((?<left>${written}${unit}(?:${sign}${written}${unit}){1,5})\\)`,
  'giu',
)
const step = new RegExp(`(?<sign>${sign})?(?<figure>${written})`, 'giu')

type ShownSum = { figures: number[]; made: number; isRight: boolean }

/** A tenth off is rounding, more is wrong. */
export function shownSums(sentence: string): ShownSum[] {
  // Brackets may hold something else than the sum: only what comes out is one.
  return [...sumsBy(equation, sentence), ...sumsBy(explained, sentence).filter(({ isRight }) => isRight)]
}

function sumsBy(form: RegExp, sentence: string): ShownSum[] {
  return [...sentence.matchAll(form)].flatMap(({ groups: { left = '', made: result = '' } = {} }) => {
    const steps = [...left.matchAll(step)].map(({ groups }) => ({
      sign: groups?.sign?.trim() ?? '',
      number: numberOf(groups?.figure ?? ''),
    }))
    const right = computed(steps)
    if (!Number.isFinite(right)) return []
    const made = numberOf(result)
    const least = isHundredth.test(`${left}${result}`) ? 0.001 : 1
    const isNear = (sum: number) => Math.abs(sum - made) <= Math.max(least, Math.abs(sum)) / 10
    // "9 × 7 = 63 million": the millions stand behind the result alone.
    const isRight = isNear(right) || (scaleOf(left) === 1 && isNear(right * scaleOf(result)))
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

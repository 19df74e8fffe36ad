// Reads calculations that show their parts: "2 × 3 × 59 = 354". The code can check them, and so can a reader.
import { calculate } from '../../venture/compute/calculate.ts'
import { findAmounts } from '../../venture/numbers/amounts.ts'
import { withUnit } from '../../venture/numbers/items.ts'
import type { Language } from '../../venture/numbers/locale.ts'

const words = String.raw`(?:\s+\p{L}[\p{L}.]*){0,4}?`
const signs = '×x*+−–÷/-'
const sign = new RegExp(`^${words}\\s*(?<sign>[${signs}])\\s*$`, 'iu')
const equals = new RegExp(`^${words}\\s*(?:=|≈|is|are|makes?|macht|sind|ergibt|son|font|são|dá)\\s*$`, 'iu')
const opens = new RegExp(`^${words}\\s*\\($`, 'iu')
const closes = new RegExp(`^${words}\\s*\\)`, 'iu')
/** Calculations without spaces, such as "3x59" and "90/12". With spaces, their numbers can be read. */
const tight = new RegExp(`(?<=[\\d)%]) ?([${signs}]) ?(?=[\\d(€$£¥₹])`, 'giu')

type Figure = ReturnType<typeof withUnit> & { isPart: boolean }

/** The figures in a text. A share is a fraction (20 % is 0.2), and a cent is 0.01: "6 cents × 90,000 is $5,400". */
const figuresIn = (text: string, language: Language): Figure[] =>
  findAmounts(text, language).map(amount => {
    const figure = withUnit(amount, text, language)
    const isShare = figure.unit.is === 'share'
    return {
      ...figure,
      low: isShare ? figure.low / 100 : figure.low,
      isPart: isShare || figure.low !== amount.value,
    }
  })

type ShownSum = { figures: number[]; made: number; isRight: boolean }

export function shownSums(sentence: string, language: Language): ShownSum[] {
  const text = sentence.replace(tight, ' $1 ')
  const figures = figuresIn(text, language)
  const behind = (at: number) => text.slice(figures[at]?.end, figures[at + 1]?.start)
  const marks = figures.map((_, at) => (figures[at + 1] && sign.exec(behind(at))?.groups?.sign) || '')
  return figures.flatMap((_, first) => {
    // A figure after a sign is in the middle of a longer calculation. The first part of that calculation may be a
    // word.
    if (!marks[first] || /[×*+÷]\s*$/.test(text.slice(0, figures[first]?.start)) || marks[first - 1])
      return []
    const last = marks.indexOf('', first)
    const [row, before, next] = [figures.slice(first, last + 1), figures[first - 1], figures[last + 1]]
    const sumOf = (made: Figure) => checked(row, marks.slice(first, last), made)
    if (next && equals.test(behind(last))) return [sumOf(next)]
    // Brackets may contain more than the calculation. Only the value after an equals sign is then a result.
    const isExplained = opens.test(behind(first - 1)) && closes.test(behind(last))
    return before && isExplained ? [sumOf(before)].filter(({ isRight }) => isRight) : []
  })
}

/** Compares the result in the text with the calculated one. A difference of up to a tenth is accepted as rounding. */
function checked(row: readonly Figure[], marks: readonly string[], result: Figure): ShownSum {
  const least = [...row, result].some(({ isPart }) => isPart) ? 0.001 : 1
  const ways = [({ low }: Figure) => low, ({ low, other }: Figure) => other ?? low].map(read => {
    const figures = row.map(read)
    const sum = calculate(figures.map((number, at) => `${number} ${marks[at] ?? ''}`).join(' '))?.made
    const made = read(result)
    const isNear = (exact = made) => Math.abs(exact - made) <= Math.max(least, Math.abs(exact)) / 10
    // In "9 × 7 = 63 million", "million" is written only after the result.
    const scale = row.every(one => one.scale === 1) ? result.scale : 1
    return { figures, made, isRight: isNear(sum) || isNear(sum && sum * scale) }
  })
  const [first = { figures: [], made: 0, isRight: true }] = ways
  return ways.find(({ isRight }) => isRight) ?? first
}

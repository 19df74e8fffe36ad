// Prints formulas and assumptions as Markdown. The printed factors are exactly those of the calculation.

import { escapeCell } from '../../contracts/escape-cell.ts'
import type { Assumption, Expression, Formula, Provenance, Sizing } from '../../contracts/sizing.ts'
import { languageOf } from '../numbers/locale.ts'
import { quoted } from '../records/voice.ts'
import type { Range } from './evaluate.ts'
import { evaluate, evaluateExpression } from './evaluate.ts'
import { formatRange, formatShort, formatValue } from './format.ts'

/** The words around the figures. A helper can provide them in the founder's language. */
export type ProvenanceWords = Readonly<
  Record<'language' | 'founder' | 'benchmark' | 'web' | 'estimate', string>
>
export type SizingWords = ProvenanceWords & Readonly<Record<'assumptions' | 'sizes', string>>

export const english: SizingWords = {
  language: 'en',
  assumptions: 'Assumption | Likely | Low – high | Where, when | Where it comes from',
  sizes: 'Size | Likely | Range | How it is reached',
  founder: 'founder',
  benchmark: 'benchmark',
  web: 'web',
  estimate: 'estimate',
}

type Line = { label: string; format: Formula['format']; unit: string }

function printExpression(
  expression: Expression,
  lines: Map<string, Line & Range>,
  currency: string,
  language: string,
): string {
  switch (expression.op) {
    case 'constant':
      return String(expression.value)
    case 'value': {
      const line = lines.get(expression.id)
      if (!line) return expression.id
      const printed = formatValue(line.likely, line.format, currency, language)
      return line.format === 'count' ? `${printed} ${line.unit}` : printed
    }
    case 'multiply':
      return expression.terms.map(term => printExpression(term, lines, currency, language)).join(' × ')
    case 'least': {
      // Prints only the smallest term, because it alone is the result. A reader can then check the total.
      const known = new Map<string, Range>(lines)
      const [least] = expression.terms.toSorted(
        (a, b) => (evaluateExpression(a, known)?.likely ?? 0) - (evaluateExpression(b, known)?.likely ?? 0),
      )
      return least ? printExpression(least, lines, currency, language) : ''
    }
    case 'divide': {
      const printed = [expression.dividend, expression.divisor].map((part, index) => {
        const text = printExpression(part, lines, currency, language)
        const compound = part.op === 'divide' || (part.op === 'multiply' && part.terms.length > 1)
        return compound && index === 1 ? `(${text})` : text
      })
      return printed.join(' ÷ ')
    }
  }
}

function linesOf(sizing: Sizing): Map<string, Line & Range> {
  const lines = new Map<string, Line & Range>()
  for (const assumption of sizing.assumptions) lines.set(assumption.id, assumption)
  const results = evaluate(sizing)
  for (const formula of sizing.formulas) {
    const range = results.get(formula.id)
    if (range) lines.set(formula.id, { ...formula, ...range })
  }
  return lines
}

/** Prints a formula with its result: "210,000 dentists × €1,200 = €252,000,000". Null if it cannot be calculated. */
export function printFormula(sizing: Sizing, id: string, language = 'en'): string | null {
  const lines = linesOf(sizing)
  const formula = sizing.formulas.find(candidate => candidate.id === id)
  const line = lines.get(id)
  if (!formula || !line) return null
  const left = printExpression(formula.expression, lines, sizing.currency, language)
  const right = formatValue(line.likely, formula.format, sizing.currency, language)
  return `${left} = ${right}${formula.format === 'count' ? ` ${formula.unit}` : ''}`
}

export function printProvenance(provenance: Provenance, words: ProvenanceWords = english): string {
  switch (provenance.kind) {
    case 'founder':
      return `${words.founder}${provenance.where ? `, ${provenance.where}` : ''}: ${quoted(escapeCell(provenance.quote), languageOf(words.language))}`
    case 'benchmark':
      return `${words.benchmark}: ${escapeCell(provenance.source)}, ${provenance.year}`
    case 'web':
      return `${words.web}: [${escapeCell(provenance.title)}](${provenance.url})`
    case 'estimate':
      return `${words.estimate}: ${escapeCell(provenance.basis)}`
  }
}

function printAssumption(assumption: Assumption, currency: string, words: SizingWords): string {
  const { label, unit, format, geography, year, low, likely, high, provenance } = assumption
  const range =
    low === high
      ? '–'
      : `${formatValue(low, format, currency, words.language)} – ${formatValue(high, format, currency, words.language)}`
  const cells = [
    escapeCell(label),
    `**${formatValue(likely, format, currency, words.language)}** ${escapeCell(unit)}`,
    range,
    `${escapeCell(geography)}, ${year}`,
    printProvenance(provenance, words),
  ]
  return `| ${cells.join(' | ')} |`
}

export function printAssumptions(
  sizing: Pick<Sizing, 'assumptions' | 'currency'>,
  words: SizingWords = english,
): string {
  return [
    `| ${words.assumptions} |`,
    '|---|---|---|---|---|',
    ...sizing.assumptions.map(assumption => printAssumption(assumption, sizing.currency, words)),
  ].join('\n')
}

/** Prints one row per formula, with the size, the range and the formula. */
export function printSizes(sizing: Sizing, ids: string[], words: SizingWords = english): string {
  const lines = linesOf(sizing)
  const rows = ids.flatMap(id => {
    const line = lines.get(id)
    if (!line) return []
    const likely = `**${formatShort(line.likely, line.format, sizing.currency, words.language)}**`
    const cells = [
      line.label,
      likely,
      line.low === line.high ? '–' : formatRange(line, line.format, sizing.currency, words.language),
      printFormula(sizing, id, words.language),
    ]
    return [`| ${cells.join(' | ')} |`]
  })
  return [`| ${words.sizes} |`, '|---|---|---|---|', ...rows].join('\n')
}

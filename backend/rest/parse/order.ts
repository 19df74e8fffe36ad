import { character, end, text } from './characters.ts'
import { attempt, between, choice, lookAhead, map, optional, separated, sequence } from './combinators.ts'
import { delimiter, field, fieldName, lexeme } from './lexemes.ts'
import type { Parser } from './parser.ts'
import type { OrderTerm } from './tree.ts'

const afterDot = (word: string) =>
  attempt(
    sequence(run => {
      run(delimiter)
      return run(text(word))
    }),
  )

const direction = optional(choice(afterDot('asc'), afterDot('desc'))) as Parser<'asc' | 'desc' | null>
const nullsWord = choice(
  map(afterDot('nullsfirst'), () => 'first' as const),
  map(afterDot('nullslast'), () => 'last' as const),
)
const termEnd = choice<unknown>(attempt(lookAhead(character(','))), attempt(end))

const nulls = choice(
  sequence(run => {
    const order = run(optional(nullsWord))
    run(termEnd)
    return order
  }),
  map(termEnd, () => null),
)

const ownTerm: Parser<OrderTerm> = sequence(run => ({
  relation: null,
  field: run(field),
  direction: run(direction),
  nulls: run(nulls),
}))

const relatedTerm: Parser<OrderTerm> = sequence(run => ({
  relation: run(fieldName),
  field: run(between(character('('), character(')'), field)),
  direction: run(direction),
  nulls: run(nulls),
}))

export const order: Parser<OrderTerm[]> = separated(
  lexeme(choice(attempt(relatedTerm), ownTerm)),
  character(','),
)

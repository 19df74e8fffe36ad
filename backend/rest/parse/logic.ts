import { character, text } from './characters.ts'
import { attempt, choice, label, map, pure, separated, sequence } from './combinators.ts'
import { memberTest } from './filter.ts'
import { delimiter, field, fieldName, lexeme } from './lexemes.ts'
import type { Parser, State } from './parser.ts'
import type { Filter, Logic } from './tree.ts'

const memberFilter: Parser<Filter> = sequence(run => {
  const tested = run(field)
  run(delimiter)
  return { kind: 'filter', field: tested, ...run(memberTest) }
})

const negation = label(
  choice(
    attempt(
      map(
        sequence(run => {
          run(text('not'))
          run(delimiter)
        }),
        () => true,
      ),
    ),
    pure(false),
  ),
  'negation operator (not)',
)

const operator = label(choice(attempt(text('and')), text('or')), 'logic operator (and, or)')

/** Reads a condition such as `and(a.eq.1,or(b.eq.2,not.and(…)))`. */
export const logicTree: Parser<Logic> = choice<Logic>(
  attempt(memberFilter),
  sequence(run => {
    const negated = run(negation)
    const kind = run(operator) as 'and' | 'or'
    run(lexeme(character('(')))
    const members = run(separated(member, lexeme(character(','))))
    run(lexeme(character(')')))
    return { kind: 'group', negated, operator: kind, members }
  }),
)

function member(state: State) {
  state.count?.()
  return logicTree(state)
}

/** Reads a parameter name such as `embed.not.or`: first the embed whose rows are filtered, then the operator. */
export const logicPath: Parser<{ path: string[]; operator: string }> = map(
  separated(fieldName, delimiter),
  names => {
    const last = names.at(-1) ?? ''
    const isNegated = names.includes('not')
    return {
      path: names.slice(0, -1).filter(name => name !== 'not'),
      operator: isNegated ? `not.${last}` : last,
    }
  },
)

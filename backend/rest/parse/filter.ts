import { character, notFollowedBy, takeWhile, text, textInAnyCase } from './characters.ts'
import { attempt, between, choice, label, map, optional, pure, separated, sequence } from './combinators.ts'
import { delimiter, identifier, isNoneOf, lexeme, quoted } from './lexemes.ts'
import type { Parser } from './parser.ts'
import type {
  IsValue,
  Operation,
  QuantifiableOperator,
  SearchOperator,
  SimpleOperator,
  Test,
} from './tree.ts'

const oneOfTexts = <T extends string>(...texts: readonly T[]) =>
  choice(...texts.map(value => attempt(text(value)))) as Parser<T>

const simpleOperator: Parser<SimpleOperator> = label(
  oneOfTexts('neq', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'),
  'unknown single value operator',
)
const quantifiable: Parser<QuantifiableOperator> = label(
  oneOfTexts('eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch'),
  'unknown single value operator',
)
const searchOperator: Parser<SearchOperator> = oneOfTexts('fts', 'plfts', 'phfts', 'wfts')

const keyword = (name: string) =>
  attempt(
    sequence(run => {
      run(text(name))
      run(delimiter)
    }),
  )

const outsideList = isNoneOf(',)')

/** Quotation marks are read as such only if the list continues directly after the closing mark. */
const quotedElement = attempt(
  sequence(run => {
    const value = run(quoted)
    run(notFollowedBy(outsideList))
    return value
  }),
)
const plainElement = takeWhile(outsideList, 0)
const listElement = choice(quotedElement, plainElement)

const list = sequence(run => {
  run(lexeme(character('(')))
  const values = run(separated(listElement, character(',')))
  run(lexeme(character(')')))
  return values
})

const isValue: Parser<IsValue> = label(
  choice(
    ...(['null', 'not_null', 'true', 'false', 'unknown'] as const).map(value =>
      attempt(textInAnyCase(value)),
    ),
  ) as Parser<IsValue>,
  'isVal: (null, not_null, true, false, unknown)',
)

const quantifier = optional(
  attempt(between(character('('), character(')'), choice(attempt(text('any')), text('all')))),
) as Parser<'any' | 'all' | null>

const language = optional(attempt(between(character('('), character(')'), identifier)))

function operation(value: Parser<string>): Parser<Operation> {
  const after = <T>(start: Parser<unknown>, rest: Parser<T>) =>
    sequence(run => {
      run(start)
      return run(rest)
    })
  return label(
    choice<Operation>(
      after(
        keyword('in'),
        map(list, values => ({ kind: 'in', values })),
      ),
      after(
        keyword('is'),
        map(isValue, is => ({ kind: 'is', value: is })),
      ),
      after(
        keyword('isdistinct'),
        map(value, distinct => ({ kind: 'isdistinct', value: distinct })),
      ),
      attempt(
        sequence(run => {
          const operator = run(searchOperator)
          const config = run(language)
          run(delimiter)
          return { kind: 'search', operator, language: config, value: run(value) }
        }),
      ),
      attempt(
        sequence(run => {
          const operator = run(simpleOperator)
          run(delimiter)
          return { kind: 'simple', operator, value: run(value) }
        }),
      ),
      attempt(
        sequence(run => {
          const operator = run(quantifiable)
          const quantified = run(quantifier)
          run(delimiter)
          return { kind: 'quantified', operator, quantifier: quantified, value: run(value) }
        }),
      ),
    ),
    'operator (eq, gt, ...)',
  )
}

const negation = choice(
  map(keyword('not'), () => true),
  pure(false),
)

/** Parses a test such as `not.eq.5`. The given parser reads the value. */
export function test(value: Parser<string>): Parser<Test> {
  const operated = operation(value)
  return sequence(run => ({ negated: run(negation), operation: run(operated) }))
}

const postgresArray = attempt(
  sequence(run => {
    const open = run(text('{'))
    const inner = run(takeWhile(isNoneOf('{}'), 0))
    return open + inner + run(text('}'))
  }),
)

/**
 * In a parameter, the value of a test is the rest of the text. Inside `and` or `or`, the value ends at a comma or
 * bracket.
 */
export const parameterTest = test(takeWhile(() => true, 0))
export const memberTest = test(choice(quotedElement, postgresArray, plainElement))

import { character, end, notFollowedBy, text } from './characters.ts'
import {
  attempt,
  between,
  choice,
  lookAhead,
  nothing,
  option,
  optional,
  separated,
  sequence,
} from './combinators.ts'
import { field, fieldName, identifier, lexeme } from './lexemes.ts'
import type { Parser } from './parser.ts'
import type { Aggregate, JoinType, SelectedField, SelectedRelation, SelectItem } from './tree.ts'

const aliasMark = sequence(run => {
  run(character(':'))
  run(notFollowedBy(code => code === 58, '":"'))
})
const alias = optional(
  attempt(
    sequence(run => {
      const name = run(fieldName)
      run(aliasMark)
      return name
    }),
  ),
)

type EmbedParameter = { join: JoinType } | { hint: string }
const embedParameter: Parser<EmbedParameter> = sequence(run => {
  run(character('!'))
  return run(
    choice<EmbedParameter>(
      attempt(sequence(inner => ({ join: inner(text('left')) as JoinType }))),
      attempt(sequence(inner => ({ join: inner(text('inner')) as JoinType }))),
      attempt(sequence(inner => ({ hint: inner(fieldName) }))),
    ),
  )
})

const embedParameters = sequence(run => {
  const given = [run(optional(embedParameter)), run(optional(embedParameter))]
  let hint: string | null = null
  let join: JoinType | null = null
  for (const parameter of given) {
    if (parameter && 'hint' in parameter) hint ??= parameter.hint
    if (parameter && 'join' in parameter) join ??= parameter.join
  }
  return { hint, join }
})

const openAhead = attempt(lookAhead(text('(')))

type RelationHead = Omit<SelectedRelation, 'items'>

const spreadHead: Parser<RelationHead> = lexeme(
  sequence(run => {
    run(text('...'))
    const name = run(fieldName)
    const parameters = run(embedParameters)
    run(openAhead)
    return { kind: 'relation', name, alias: null, ...parameters, isSpread: true }
  }),
)

const relationHead: Parser<RelationHead> = lexeme(
  sequence(run => {
    const as = run(alias)
    const name = run(fieldName)
    if (name === 'count') run(nothing)
    const parameters = run(embedParameters)
    run(openAhead)
    return { kind: 'relation', name, alias: as, ...parameters, isSpread: false }
  }),
)

const fieldEnd = choice<unknown>(attempt(lookAhead(text(')'))), attempt(lookAhead(text(','))), attempt(end))

const cast = optional(
  sequence(run => {
    run(text('::'))
    return run(identifier)
  }),
)

const aggregateName = choice(
  text('sum'),
  text('avg'),
  text('count'),
  attempt(text('max')),
  attempt(text('min')),
) as Parser<Aggregate>
const aggregateCall = optional(
  attempt(
    sequence(run => {
      run(character('.'))
      const name = run(aggregateName)
      run(text('()'))
      return name
    }),
  ),
)

const noExtras = { alias: null, cast: null, aggregate: null, aggregateCast: null }
const allColumns = { name: '*', path: [] }

const selectedField: Parser<SelectedField> = lexeme(
  choice<SelectedField>(
    attempt(
      sequence(run => {
        run(text('*'))
        run(fieldEnd)
        return { kind: 'field', field: allColumns, ...noExtras }
      }),
    ),
    attempt(
      sequence(run => {
        const as = run(alias)
        run(text('count()'))
        const aggregateCast = run(cast)
        run(fieldEnd)
        return { ...noExtras, kind: 'field', field: allColumns, aggregate: 'count', aggregateCast, alias: as }
      }),
    ),
    sequence(run => {
      const as = run(alias)
      const selected = run(field)
      const as2 = run(cast)
      const aggregate = run(aggregateCall)
      const aggregateCast = run(cast)
      run(fieldEnd)
      return { kind: 'field', field: selected, alias: as, cast: as2, aggregate, aggregateCast }
    }),
  ),
)

const inParentheses: Parser<SelectItem[]> = state => between(character('('), character(')'), select)(state)

const withItems = (head: Parser<RelationHead>): Parser<SelectItem> =>
  sequence(run => {
    const relation = run(head)
    return { ...relation, items: run(inParentheses) }
  })

const selectItem: Parser<SelectItem> = choice<SelectItem>(
  withItems(attempt(spreadHead)),
  withItems(attempt(relationHead)),
  selectedField,
)

/** Reads the `select` parameter: fields, embedded relations and spreads, nested to any depth. */
export const select: Parser<SelectItem[]> = option([], separated(selectItem, lexeme(character(','))))

// Suggests rivals as rows: their names and prices if known, the cost of doing nothing, and the founder's own price.
// Wins and losses are never suggested.
import {
  type CompetitorAnswers,
  type CompetitorQuestion,
  doingNothing,
  mostRivals,
  nameMost,
} from '../../../contracts/competitor-record.ts'
import type { Fact } from '../../../contracts/facts.ts'
import type { Amount, Known } from '../../../contracts/record-fields.ts'
import { isHeld, plain } from '../../facts/compare.ts'
import { anyUnit, type FormField } from '../fields.ts'
import { told } from '../figures.ts'
import type { Elsewhere, RecordKind } from '../kind.ts'
import { fit, fromAnswer, knownAs, type Prefills, prefillsOf, withUnits } from '../prefill.ts'
import { fieldsOf, hasKnown } from './form.ts'
import { isPaidByThem } from './own.ts'
import { nothingOf, rivalsOf } from './table.ts'

/** The rival's name. It is the subject of the fact, or the text of the fact if it is short enough. */
function nameIn({ subject, value, text }: Fact): string | null {
  const name = subject ?? (value?.kind === 'name' ? value.name : text)
  return name.trim().length <= nameMost ? name.trim() : null
}

const rivalFacts = (facts: readonly Fact[]) =>
  facts
    .filter(fact => fact.topic === 'rival' && isHeld(fact))
    .toSorted((one, other) => one.said_at.localeCompare(other.said_at))

const knownOf = ({ evidence }: Fact): Known => knownAs[evidence ?? 'guess']
const levels: readonly Known[] = ['guess', 'told', 'saw', 'records']

/** The weakest of several evidence levels. Together, values are only as certain as the weakest one. */
const weakest = (known: readonly Known[]): Known => levels.find(level => known.includes(level)) ?? 'guess'

type Row = { id: string; known?: Known } & Readonly<Record<string, unknown>>

function rowsOf(rows: readonly Row[], known: readonly Known[]): Prefills {
  if (rows.length === 0) return {}
  return { rows: { value: rows, known: weakest(known), isClaim: false, factId: null } }
}

function namesKnown(facts: readonly Fact[]): Prefills {
  const named = rivalFacts(facts).flatMap(fact => {
    const name = nameIn(fact)
    return name ? [{ name, known: knownOf(fact) }] : []
  })
  const first = named.filter(
    ({ name }, at) => named.findIndex(other => plain(other.name) === plain(name)) === at,
  )
  const rows = first.slice(0, mostRivals)
  return rowsOf(
    rows.map(({ name }, at) => ({ id: `r${at + 1}`, name })),
    rows.map(({ known }) => known),
  )
}

function pricesKnown(answers: CompetitorAnswers, { facts, validation }: Elsewhere): Prefills {
  const { today } = validation?.answers ?? {}
  // A price without a period may be per piece or per time. The code assumes the unit of the founder's own price.
  const own = told(answers.yours?.price)
  const field: FormField = {
    ...{ id: 'price', type: 'amount', label: 'rivals.label.prices.price' },
    pers: own ? [own.per, ...anyUnit] : anyUnit,
  }
  const rows = rivalsOf(answers).flatMap(({ id, name }): { id: string; price: Amount; known?: Known }[] => {
    if (id === doingNothing) {
      const { price, priceKnown } = nothingOf(today ?? null)
      return price ? [{ id, price, ...(priceKnown && { known: priceKnown }) }] : []
    }
    const newest = rivalFacts(facts).findLast(
      fact => plain(fact.subject) === plain(name) && priceIn(fact, field) !== null,
    )
    const price = newest && priceIn(newest, field)
    return newest && price ? [{ id, price, known: knownOf(newest) }] : []
  })
  return rowsOf(
    rows,
    rows.map(({ known = 'guess' }) => known),
  )
}

const priceIn = ({ value }: Fact, field: FormField): Amount | null =>
  value && (fit.price(value, field) as Amount | null)

const ownPrice = { hasKnown, prefills: { yours: { price: { topic: 'price', fit: fit.price } } } } as const

/**
 * Suggests the founder's own price, if customers pay it themselves. The value of a deal is not suggested, because
 * it is not a price.
 */
function ownKnown(answers: CompetitorAnswers, { facts, validation }: Elsewhere): Prefills {
  const { earn } = validation?.answers ?? {}
  if (told(earn?.type) === 'commission' || !isPaidByThem(validation?.answers)) return {}
  const found = prefillsOf(
    ownPrice as Pick<RecordKind, 'prefills' | 'hasKnown'>,
    'yours',
    fieldsOf('yours', answers),
    facts,
  )
  return withUnits(found, fromAnswer('problem-validation', earn, { price: 'price' }))
}

export function rivalsKnown(
  question: CompetitorQuestion,
  answers: CompetitorAnswers,
  elsewhere: Elsewhere,
): Prefills {
  if (question === 'rivals') return namesKnown(elsewhere.facts)
  if (question === 'yours') return ownKnown(answers, elsewhere)
  return question === 'prices' ? pricesKnown(answers, elsewhere) : {}
}

// Compares the figures of a helper with the figures of the problem validation. If two figures with the same unit
// and currency cannot both be true, the page shows both. It does not say which one is wrong.
import type { IdeaAnswers } from '../../contracts/idea-record.ts'
import type { Amount, Count } from '../../contracts/record-fields.ts'
import type { ValidationAnswers, ValidationRecord } from '../../contracts/validation-record.ts'
import type { FormField } from './fields.ts'
import { atLeast, atMost, told } from './figures.ts'
import type { AnyRecord, QuestionOf, RecordKind } from './kind.ts'
import { printField } from './print-answer.ts'
import { isPaidByThem } from './rivals/own.ts'
import { isOtherGroup } from './turn.ts'
import type { Voice } from './voice.ts'

type Cells = Readonly<Record<string, unknown>>
type Answers = Readonly<Partial<Record<string, Cells>>>
type Reading = (there: ValidationAnswers, own: Answers, round: number) => unknown

const isGiving = (own: Answers) => own.earn?.type === 'giving'

/**
 * Compares amount and date only if both records have the same count of payers. Otherwise they may be about
 * different people.
 */
const ofAsMany =
  (field: 'each' | 'since'): Reading =>
  ({ paid: there }, { traction }) => {
    const [here, other] = [told(traction?.paid as Count | 'unknown' | undefined), told(there?.paid)]
    return here && other && here.low === other.low && here.high === other.high ? there?.[field] : undefined
  }

/**
 * Returns the number of payers from the problem validation if the pitch states a higher number. The pitch may count
 * an earlier round, too.
 */
const ofFewer: Reading = ({ paid: there }, { traction }, round) =>
  round === 1 && atLeast(traction?.paid as Count | 'unknown' | undefined) > atMost(there?.paid)
    ? there?.paid
    : undefined

/** The price in the problem validation, if the people with the problem pay it themselves. */
const customerPays: Reading = there =>
  told(there.earn?.type) !== 'commission' && isPaidByThem(there) ? there.earn?.price : undefined

/**
 * The value in the problem validation, if both records have the same revenue model. A share, a gift and a price
 * cannot be compared.
 */
const ofOneKind =
  (field: 'price' | 'deal' | 'share' | 'takes' | 'users' | 'needs' | 'people'): Reading =>
  ({ earn: there }, own) =>
    there?.type === own.earn?.type ? there?.[field] : undefined

const earn: Readonly<Record<string, Reading>> = Object.fromEntries(
  (['price', 'deal', 'share', 'takes', 'users', 'needs', 'people'] as const).map(field => [
    field,
    ofOneKind(field),
  ]),
)

const costs = {
  serve: ({ frame }: ValidationAnswers, own: Answers) => (isGiving(own) ? undefined : frame?.serve),
  fixed: ({ frame }: ValidationAnswers) => frame?.fixed,
} satisfies Readonly<Record<string, Reading>>

/** The subscribers who still pay, if the metric counts payers of the same group. If it is more than ever paid, those. */
const payingNow: Reading = ({ earn, paid, ...there }, own) => {
  const { metric } = own as IdeaAnswers
  if (told(metric?.counts) !== 'payers' || isOtherGroup(own, there)) return undefined
  const still = told(earn?.type) === 'subscription' && told(paid?.still)
  return still || (atLeast(metric?.now) > atMost(paid?.paid) ? paid?.paid : undefined)
}

/** For each question and field: how to get the matching value from the problem validation. */
const same: Readonly<
  Record<string, Readonly<Partial<Record<string, Readonly<Partial<Record<string, Reading>>>>>>>
> = {
  'idea-refinement': {
    earn,
    costs,
    metric: { now: payingNow },
  },
  'competitor-analysis': { yours: { price: customerPays } },
  'market-research': { earn, far: { ...costs, aim: ({ frame }) => frame?.aim } },
  pitch: {
    traction: { paid: ofFewer, each: ofAsMany('each'), since: ofAsMany('since') },
  },
}

type Sized = { low: number; high: number; currency?: string; per?: Amount['per'] }
const isSized = (value: unknown): value is Sized => value instanceof Object && 'low' in value

/**
 * Whether two figures cannot both be true. Overlapping ranges can both be true. Figures of different units or
 * currencies are not compared.
 */
function isApart(here: unknown, there: unknown): boolean {
  if (!isSized(here) || !isSized(there))
    return typeof here === typeof there && !(here instanceof Object) && here !== there
  if (here.currency !== there.currency || here.per !== there.per) return false
  return here.low > there.high || there.low > here.high
}

type Told = {
  helper: string
  answers: object
  fieldsOf: (question: string) => readonly FormField[]
  validation: ValidationRecord | null | undefined
}

/** Lists the figures that differ, as text. `only`: compares only this question. Null if nothing differs. */
export function sayElsewhere(
  { helper, answers, fieldsOf, validation }: Told,
  voice: Voice,
  only: string | null = null,
): string | null {
  const own = answers as Answers
  if (!validation) return null
  const { answers: there, round } = validation
  const pairs = Object.entries(same[helper] ?? {}).flatMap(([question, fields = {}]) =>
    only !== null && only !== question
      ? []
      : fieldsOf(question).flatMap(field => {
          const here = told(own[question]?.[field.id] as 'unknown' | undefined)
          const other = told(fields[field.id]?.(there, own, round) as 'unknown' | undefined)
          if (here === null || other === null || !isApart(here, other)) return []
          const print = (value: unknown) => printField(field, value, voice)
          return voice.say('elsewhere.pair', {
            label: voice.say(field.label),
            here: print(here),
            there: print(other),
          })
        }),
  )
  return pairs.length > 0 ? voice.say('elsewhere.differs', { list: pairs.join(voice.semicolon) }) : null
}

/** Compares the record of any helper with the problem validation. */
export const differsIn = <Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { answers }: Pick<Told, 'answers'>,
  validation: ValidationRecord | null | undefined,
  voice: Voice,
  only: string | null = null,
): string | null => {
  const fieldsOf = (question: string) => kind.fieldsOf(question as QuestionOf<Told>, answers)
  return sayElsewhere({ helper: kind.helper, answers, fieldsOf, validation }, voice, only)
}

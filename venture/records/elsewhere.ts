// Figures of one helper beside those of the problem validation: where both hold the same and cannot both be true, both
// are shown. Nobody is said to be wrong.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers, ValidationRecord } from '../../contracts/validation-record.ts'
import { isAboutFee, paysOf, priceOf } from './earn.ts'
import type { FormField } from './fields.ts'
import { plain, scale, told } from './figures.ts'
import { printField } from './print-answer.ts'
import type { Voice } from './voice.ts'

type Cells = Readonly<Record<string, unknown>>
type Answers = Readonly<Partial<Record<string, Cells>>>
type Reading = (there: ValidationAnswers, own: Answers) => unknown

const isGiving = (own: Answers) => own.earn?.type === 'giving'
const paid: Reading = (there, own) => (isSameSum(there, own) ? undefined : there.paid?.paid)
const each: Reading = (there, own) => (isSameSum(there, own) ? undefined : there.paid?.each)
/** Six firms may pay for forty-one houses: as long as all of it is the same, so is what it is told of. */
function isSameSum({ paid: there }: ValidationAnswers, { traction }: Answers): boolean {
  const [many, each] = [told(there?.paid), told(there?.each)]
  const [count, price]: unknown[] = [traction?.paid, traction?.each]
  if (!many || !each || !isSized(count) || !isSized(price)) return false
  if (price.currency !== each.currency || price.per !== each.per) return false
  const [here, other] = [scale({ ...price, currency: '' }, count), scale(plain(each), many)]
  return here.low <= other.high && other.low <= here.high
}

/** Who still pays; of what is not paid by time who paid. */
const paying: Reading = ({ earn, paid: given }, { metric }) =>
  metric?.counts !== 'payers' ? undefined : told(earn?.type) === 'subscription' ? given?.still : undefined

/** Of a commission its fee is no other price than the deal; what advertisers and givers pay is no price here. */
const customerPays: Reading = ({ earn: given }, { yours }) => {
  const own = told(yours?.price as Amount | 'unknown' | undefined)
  const fee = told(given?.type) === 'commission' ? priceOf(given) : null
  const isFee = own !== null && fee !== null && isAboutFee(own, fee)
  return isFee || ['ads', 'giving'].includes(told(given?.type) ?? '') ? undefined : paysOf(given)
}

/** Of two ways to earn one field is not the same. */
const earned =
  (field: 'price' | 'deal' | 'share' | 'takes' | 'users' | 'needs' | 'people'): Reading =>
  ({ earn: given }, own) =>
    given?.type === own.earn?.type ? given?.[field] : undefined
const earn = {
  price: earned('price'),
  deal: earned('deal'),
  share: earned('share'),
  takes: earned('takes'),
  users: earned('users'),
  needs: earned('needs'),
  people: earned('people'),
} satisfies Readonly<Record<string, Reading>>

const costs = {
  serve: ({ frame }: ValidationAnswers, own: Answers) => (isGiving(own) ? undefined : frame?.serve),
  fixed: ({ frame }: ValidationAnswers) => frame?.fixed,
} satisfies Readonly<Record<string, Reading>>

/** By question and field: the field of the problem validation that holds the same. */
const same: Readonly<
  Record<string, Readonly<Partial<Record<string, Readonly<Partial<Record<string, Reading>>>>>>>
> = {
  'idea-refinement': {
    instead: { pays: ({ today }) => today?.pays },
    earn,
    channel: { there: ({ reach }) => reach?.there, came: ({ reach }) => reach?.came },
    costs,
    metric: { now: paying },
  },
  'competitor-analysis': { yours: { price: customerPays } },
  'market-research': { earn, far: { ...costs, aim: ({ frame }) => frame?.aim } },
  pitch: {
    traction: { paid, each, since: ({ paid: given }) => given?.since },
  },
}

type Sized = { low: number; high: number; currency?: string; per?: Amount['per'] }
const isSized = (value: unknown): value is Sized => value instanceof Object && 'low' in value

/** Ranges that meet may be the same; figures of two units or currencies are not held against each other. */
function isApart(here: unknown, there: unknown): boolean {
  if (isSized(here) && isSized(there))
    return (
      here.currency === there.currency &&
      here.per === there.per &&
      (here.low > there.high || there.low > here.high)
    )
  return typeof here === typeof there && !(here instanceof Object) && here !== there
}

type Told = {
  helper: string
  answers: object
  fieldsOf: (question: string) => readonly FormField[]
  validation: ValidationRecord | null | undefined
}

/** Of one question, or of all. Null where nothing differs. */
export function sayElsewhere(
  { helper, answers, fieldsOf, validation }: Told,
  voice: Voice,
  only: string | null = null,
): string | null {
  const [own, there] = [answers as Answers, validation?.answers]
  if (!there) return null
  const pairs = Object.entries(same[helper] ?? {}).flatMap(([question, fields = {}]) =>
    only !== null && only !== question
      ? []
      : fieldsOf(question).flatMap(field => {
          const here = told(own[question]?.[field.id] as 'unknown' | undefined)
          const other = told(fields[field.id]?.(there, own) as 'unknown' | undefined)
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

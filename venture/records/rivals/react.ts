// What the co-founder says to an answer about rivals: a sum of its fields, or which two of them cannot both hold. Where there
// is none the next question comes alone.
import type { CompetitorAnswers, CompetitorQuestion } from '../../../contracts/competitor-record.ts'
import { told } from '../figures.ts'
import { answeredIn } from '../kind.ts'
import { sayCurrencies } from '../say-earn.ts'
import type { Voice } from '../voice.ts'
import { type Beside, type Told, toldOf } from './own.ts'
import { cheaperBy, compare, copyMonths, dearerBy, extraIn, ownExtra, ownOrder } from './sums.ts'
import type { RivalRow } from './table.ts'
import { listOf, sayApart, sayFights, sayFormula, sayOrder, saySum, sayWithin, sentence } from './words.ts'

type Lines = readonly (string | null | false | undefined)[]

const one = { low: 1, high: 1 }
const soon = 6

const reactions: Readonly<Partial<Record<CompetitorQuestion, (told: Told) => Lines>>> = {
  yours({ answers, voice, unheld }) {
    const [price, order] = [told(answers.yours?.price), told(answers.yours?.order)]
    if (!price || unheld) return []
    const extra = extraIn(ownExtra(answers), price, order)
    if (extra && extra.currency !== price.currency)
      return [sayCurrencies([price, { ...extra, per: 'once' }], voice)]
    const sum = ownOrder(answers)
    if (!sum) return [voice.say('rivals.react.order')]
    const formula = sayFormula({ price, order: order ?? one, extra, sum }, voice)
    return [formula && `${formula}.`, sayApart({ answers, rivals: [] }, voice)]
  },

  prices(given) {
    const { answers, rivals, voice } = given
    const { say, exact } = voice
    const held = rivals.flatMap(rival => {
      const compared = compare(given, rival)
      return compared.kind === 'compared' ? [{ rival, compared }] : []
    })
    const [first] = held
    if (!first) return []
    const others = held.map(({ rival, compared }) =>
      say('rivals.react.with', {
        name: sayWithin(rival, voice),
        theirs: saySum(compared.theirs, voice),
      }),
    )
    const cheaper = held.flatMap(({ rival }) => {
      const found = cheaperBy(given, rival)
      return found ? say('rivals.by', { name: sayWithin(rival, voice), diff: saySum(found.by, voice) }) : []
    })
    return [
      say('rivals.react.prices', {
        order: sayOrder(first.compared, voice),
        mine: exact(first.compared.mine),
        others: others.join(voice.semicolon),
      }),
      cheaper.length > 0 && say('rivals.react.cheaper', { names: listOf(cheaper, voice) }),
      sayApart({ answers, rivals: held.map(({ rival }) => rival) }, voice),
    ]
  },

  /** Taken as cheaper, and dearer by the sum. */
  chosen: given =>
    given.rivals.map(rival => {
      const dearer = rival.reason === 'cheaper' && dearerBy(given, rival)
      const { voice } = given
      return dearer && voice.say('rivals.react.chosen', differing(rival, dearer, voice))
    }),

  fights: ({ rivals, voice }) =>
    rivals.map(rival => {
      const fights = sayFights(rival, voice)
      const count = (rival.won?.high ?? 0) + (rival.lost?.high ?? 0)
      return (
        count > 0 && fights && voice.say('rivals.react.fights', { fights, name: sayWithin(rival, voice) })
      )
    }),

  /** Cheaper than the rival that is named, by the sum. */
  better(given) {
    const { answers, rivals, voice } = given
    const { what, against } = answers.better ?? {}
    const rival = rivals.find(({ id }) => id === against)
    if (!rival || !(told(what) ?? []).includes('cheaper')) return []
    const [cheaper, dearer] = [cheaperBy(given, rival), dearerBy(given, rival)]
    return [
      cheaper && voice.say('rivals.react.better', differing(rival, cheaper, voice)),
      dearer && voice.say('rivals.react.borne', differing(rival, dearer, voice)),
    ]
  },

  copy({ answers, voice }) {
    const months = copyMonths(answers)
    if (!months || months.high >= soon) return []
    return [voice.say('rivals.react.copy', { count: months.high, months: voice.number(months) })]
  },
}

const differing = (
  rival: RivalRow,
  { by, compared }: NonNullable<ReturnType<typeof cheaperBy>>,
  voice: Voice,
) => ({ name: sayWithin(rival, voice), diff: saySum(by, voice), order: sayOrder(compared, voice) })

export function reactToRivals(
  question: CompetitorQuestion,
  answers: CompetitorAnswers,
  voice: Voice,
  beside: Beside = null,
): string | null {
  if (answeredIn({ questions: [question] }, answers).length === 0) return null
  const lines = reactions[question]?.(toldOf(answers, voice, beside)) ?? []
  const said = lines.flatMap(line => line || [])
  return said.map(sentence).join(' ') || null
}

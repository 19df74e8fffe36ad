// What the co-founder says to a cell: what its values mean for what comes, a sum of them, or what is open in them.
import type { IdeaAnswers, IdeaQuestion } from '../../../contracts/idea-record.ts'
import { countryName } from '../../numbers/countries.ts'
import { yearlyValue } from '../earn.ts'
import { scale, told } from '../figures.ts'
import { yearlyAmount } from '../in-a-year.ts'
import { answeredIn, keyOf } from '../kind.ts'
import { servedBy } from '../most.ts'
import type { Voice } from '../voice.ts'
import { mostIn } from './hold.ts'
import { quoted } from './quoted.ts'
import { coverText, sayHold, strongest } from './say-hold.ts'
import { clientsOf, isWhole, sayCosts, sayEarn, sayLeft, shareOf } from './say-money.ts'
import { isPaidByOthers, pricesOf, sayPrice } from './say-price.ts'
import { leftOf, mostWords, paceOf, wordCount } from './sums.ts'

type Lines = readonly (string | null | false)[]
type Reaction = (answers: IdeaAnswers, voice: Voice, today: string) => Lines

const nameIn = ({ say }: Voice, question: IdeaQuestion) => say(keyOf({ prefix: 'idea.' }, 'name', question))

/** Longer than that nobody waits without something in hand. */
const longDays = 30
/** Further ahead no day is named. */
const mostDays = 3650

const reactions: Record<IdeaQuestion, Reaction> = {
  problem: ({ problem }, { say }) => [say('idea.react.problem', { known: problem?.known ?? 'none' })],

  customer({ customer }, voice) {
    const { say, language } = voice
    const place = told(customer?.place)
    const isCountry = place !== null && place.text.trim() === ''
    return [
      say('idea.react.payer', { payer: told(customer?.payer) ?? 'none', name: nameIn(voice, 'earn') }),
      isCountry && say('idea.react.country', { country: countryName(place.country, language) }),
    ]
  },

  solution({ solution }, { say, number, day }, today) {
    const days = told(solution?.days)
    if (!days) return [say('idea.react.days.open', { label: say('idea.label.solution.days') })]
    if (days.high === 0) return [say('idea.react.days.none')]
    const long = say('idea.react.days.long', { days: number(days) })
    if (days.high > mostDays) return [long]
    const isLate = days.high > 7 ? 'yes' : 'no'
    const [first, last] = [dayAfter(today, days.low), dayAfter(today, days.high)].map(day)
    const values = { days: number(days), count: days.high, isLate, first: first ?? '', day: last ?? '' }
    const key = days.low === days.high ? 'idea.react.days' : 'idea.react.days.between'
    return [say(key, values), days.low > longDays && long]
  },

  instead(answers, voice) {
    const { say, price, money } = voice
    const { instead, earn } = answers
    const pays = told(instead?.pays)
    const isNamed = Boolean(instead?.better?.trim())
    const unnamed = !isNamed && say('idea.react.better', { label: say('idea.label.instead.better') })
    if (!pays) return [say('idea.react.pays.open', { label: say('label.today.pays') }), unnamed]
    const better = instead?.better?.trim() || 'none'
    if (isPaidByOthers(answers)) {
      const none = pays.high === 0 ? 'yes' : 'no'
      return [say('idea.react.pays.others', { pays: price(pays), none }), unnamed]
    }
    if (pricesOf(answers)) return [sayPrice(answers, voice), unnamed]
    if (pays.high === 0) return [say('idea.react.pays.none', { better }), unnamed]
    const year = pays.per === 'year' ? null : yearlyAmount(pays, earn)
    return [
      year
        ? say('idea.react.pays.year', { pays: price(pays), sum: money(year), better })
        : say('idea.react.pays', { pays: price(pays), better }),
      unnamed,
    ]
  },

  earn: (answers, voice) => [sayEarn(answers, voice)],

  channel(answers, voice) {
    const { channel, earn } = answers
    const { say, number, money } = voice
    const [there, came] = [told(channel?.there), told(channel?.came)]
    if (!there && !came) return [say('idea.react.there.open', { label: say('label.reach.there') })]
    if (!there || !came) {
      if (!there) return [came && say('idea.react.came.only', { came: number(came), count: came.high })]
    } else if (came.low > there.high) {
      return [say('idea.react.came.more', { came: number(came), there: number(there) })]
    } else if (came.high > 0 && there.low > 0) {
      const values = { came: number(came), count: came.high, there: number(there) }
      return [say('idea.react.came', { ...values, share: shareOf(came, there, voice) ?? 'none' })]
    }
    if (there.high === 0) return [say('idea.react.there.none')]
    const none = came !== null && say('idea.react.came.none', { there: number(there), count: there.high })
    if (there.high < 20) return [none, say('react.reach.few')]
    const value = yearlyValue(earn)
    const clients = clientsOf({ earn })
    if (clients && clients.high < Math.floor(there.low / 10))
      return [none, say('idea.react.there.hours', { there: number(there), clients: number(clients) })]
    const most = mostIn(answers)
    const served = most && servedBy(most, earn)
    const tenth = { low: Math.floor(there.low / 10), high: Math.floor(there.high / 10) }
    const isBeyond = served !== null && served.high < tenth.low
    if (!value || value.high === 0 || tenth.low === 0 || isBeyond || !isWhole(value, scale(value, tenth)))
      return [none || say('idea.react.there', { there: number(there) })]
    const sum = money(scale(value, tenth))
    return [
      none,
      say('react.reach.tenth', { there: number(there), tenth: number(tenth), value: money(value), sum }),
    ]
  },

  costs: (answers, voice) => [sayCosts(answers, voice)],

  metric: (answers, voice, today) => [sayPace(answers, voice, today), ...sayHold(answers, voice)],

  edge(answers, voice) {
    const { say } = voice
    const { edge } = answers
    const risk = edge?.risk?.trim()
    const isLosing = leftOf(answers).kind === 'loses'
    const figures = isLosing ? sayLeft(answers, voice) : strongest(answers, voice)
    return [
      risk ? say('idea.react.risk.test', { risk: quoted(risk) }) : say('idea.react.risk'),
      figures && say(risk ? 'idea.react.risk.figures' : 'idea.react.risk.instead', { figures }),
      risk ? !edge?.words?.trim() && say('idea.react.edge', { label: say('idea.words.edge') }) : null,
    ]
  },

  sentence({ sentence }, { say }) {
    const count = wordCount(sentence?.words ?? '')
    if (count === 0) return []
    const over = count - mostWords
    return [
      over > 0
        ? say('idea.react.sentence.over', { count, over, most: mostWords })
        : say('idea.react.sentence', { count, most: mostWords }),
    ]
  },
}

/** From today's number to the goal: by the month only where it is sold all year. */
function sayPace(answers: IdeaAnswers, { say, number, month }: Voice, today: string): string {
  const { metric } = answers
  const [now, goal, by] = [told(metric?.now), told(metric?.goal), told(metric?.by)]
  const pace = paceOf(answers, today)
  if (by && pace?.kind === 'over') return say('idea.react.metric.over', { by: month(by) })
  if (!now || !goal) {
    const label = say(now ? 'idea.label.metric.goal' : 'idea.label.metric.now')
    return say('idea.react.metric.open', { label })
  }
  const values = { now: number(now), goal: number(goal), by: by ? month(by) : '' }
  if (pace?.kind === 'same') return say('idea.react.metric.same', values)
  if (!by) return say('idea.react.metric.month', values)
  if (pace?.kind === 'now') return say('idea.react.metric.now', values)
  if (pace?.kind !== 'rises' && pace?.kind !== 'falls') return say('idea.react.metric.apart', values)
  const { change, months, kind } = pace
  if (pace.pace.high < 1 || !pace.isSteady)
    return say('idea.react.metric.slow', { ...values, kind, change: number(change), months })
  const round = (value: number) => Math.round(10 * value) / 10
  const step = { low: round(pace.pace.low), high: round(pace.pace.high) }
  const isWhole = step.low === pace.pace.low && step.high === pace.pace.high
  return say('idea.react.metric', { ...values, kind, pace: number(step), about: isWhole ? 'no' : 'yes' })
}

/** The box of the canvas that a skip leaves open. */
const boxes = {
  problem: 'problem',
  customer: 'customer-segments',
  solution: 'solution',
  instead: 'unique-value-proposition',
  metric: 'key-metrics',
  edge: 'unfair-advantage',
} as const satisfies Partial<Record<IdeaQuestion, string>>

function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export function react(
  question: IdeaQuestion,
  answers: IdeaAnswers,
  voice: Voice,
  today: string,
): string | null {
  if (answers[question]?.skipped && answeredIn({ questions: [question] }, answers).length === 0)
    return voice.say(`idea.skip.${question}`, {
      box: question in boxes ? voice.say(`idea.box.${boxes[question as keyof typeof boxes]}`) : '',
      cover: coverText(answers, voice) ?? 'none',
    })
  return reactions[question](answers, voice, today).filter(Boolean).join(' ') || null
}

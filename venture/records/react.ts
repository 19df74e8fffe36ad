// What the co-founder says to an answer: a sum of the founder's own figures, or nothing.
import type { Amount, ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import { yearlyValue } from './earn.ts'
import {
  atLeast,
  type Money,
  monthly,
  monthsBetween,
  plain,
  rangeOf,
  scale,
  told,
  yearlyTimes,
} from './figures.ts'
import { type Hours, hoursOf, needOf } from './need.ts'
import { hasOtherUnit, isOnce, strangersOf } from './scores.ts'
import type { Voice } from './voice.ts'

type Lines = readonly (string | null | false)[]
type Reaction = (answers: ValidationAnswers, voice: Voice, today: string) => Lines

const sumOf = (amount: Amount, count: number) => scale(plain(amount), { low: count, high: count })

const reactions: Partial<Record<ValidationQuestion, Reaction>> = {
  problem({ problem }, { say, month }) {
    const [whose, when] = [problem?.whose?.trim(), told(problem?.when)]
    // Without a mark nobody said that it is a guess.
    if (problem?.known === 'guess') return [say('react.problem.guess')]
    return [whose && when ? say('react.problem.case', { whose, when: month(when) }) : null]
  },

  often({ often }, { say, money, number }) {
    const [frequency, cost, hours] = [told(often?.often), told(often?.money), told(often?.hours)]
    if (!frequency) return []
    const times = yearlyTimes(frequency)
    if (!times) return [say('react.often.once')]
    if (cost) {
      const sum = money(scale(plain(cost), times))
      return [say('react.often.money', { times: number(times), money: money(cost), sum })]
    }
    if (hours === null) return []
    const each = rangeOf(hours)
    const sum = { low: each.low * times.low, high: each.high * times.high }
    return [
      say('react.often.hours', {
        times: number(times),
        hours: `${number(each)} h`,
        sum: `${number(sum)} h`,
      }),
    ]
  },

  today({ today, often }, { say, price, money }) {
    const [pays, cost] = [told(today?.pays), told(often?.money)]
    if (told(today?.kind) === 'nothing') return [say('react.today.nothing')]
    if (!pays || !cost) return []
    if (pays.per === cost.per) return [say('react.today.pays', { pays: price(pays), money: money(cost) })]
    // Of two units both are brought to a year, or nothing is said.
    const [month, times] = [monthly(pays), told(often?.often)]
    const yearly = times && yearlyTimes(times)
    if (!month || !yearly || pays.currency !== cost.currency) return []
    const inYear = (sum: Money) => price({ ...sum, per: 'year' })
    const values = { pays: inYear(scale(month, rangeOf(12))), money: inYear(scale(plain(cost), yearly)) }
    return [say('react.today.year', values)]
  },

  earn({ earn, today }, { say, price, share }) {
    const [asked, pays] = [told(earn?.price), told(today?.pays)]
    if (!asked || !pays || asked.per !== pays.per || pays.high === 0) return []
    // A gift replaces nobody's spending, and an advertiser pays for another thing.
    if (earn?.type === 'giving' || earn?.type === 'ads') return []
    if (asked.currency !== pays.currency) return []
    const key = asked.high > pays.high ? 'react.earn.above' : 'react.earn.below'
    return [say(key, { price: price(asked), pays: price(pays), share: share(asked.high, pays.high) })]
  },

  paid(answers, { say, number, price, money, month, share }, today) {
    const { paid, earn } = answers
    const count = atLeast(paid?.paid)
    if (told(paid?.paid) === null) return []
    if (count === 0) return [say('react.paid.none')]
    const [each, plan, since, still] = [
      told(paid?.each),
      told(earn?.price),
      told(paid?.since),
      told(paid?.still),
    ]
    if (!each) return []
    if (plan && hasOtherUnit(answers))
      return [say('react.paid.unit', { each: price(each), price: price(plan) })]
    if (still && told(earn?.type) === 'subscription') {
      const sum = price({ ...each, ...sumOf(each, still.low) })
      const values = { still: number(still), paid: number(count), share: share(still.low, count), sum }
      return [say('react.paid.still', values)]
    }
    if (!since) return []
    // What is paid by the hour or the month is no sum of all that came in.
    const isFirstYear = each.per === 'year' && monthsBetween(since, today.slice(0, 7)) < 12
    if (!isOnce(each.per) && !isFirstYear)
      return [say('score.paid', { paid: number(count), each: price(each), since: month(since) })]
    const sum = money(sumOf(each, count))
    const values = { paid: number(count), each: money(each), sum, since: month(since) }
    return [
      still && still.low > 0
        ? say('react.paid.again', {
            ...values,
            still: number(still),
            sum: money(sumOf(each, count + still.low)),
          })
        : say('react.paid.sum', values),
    ]
  },

  others(answers, { say, number, money, share }) {
    const { paid, others } = answers
    const [payers, no, committed] = [atLeast(paid?.paid), atLeast(others?.no), atLeast(others?.committed)]
    const deposit = told(others?.deposit)
    const asked = payers + no
    const rate = { paid: number(payers), asked: number(asked), share: share(payers, asked || 1) }
    return [
      // Where some only left a deposit so far, nobody was asked for all of it.
      told(others?.no) !== null &&
        asked > 0 &&
        (payers > 0 || committed === 0) &&
        say('react.others.rate', rate),
      deposit &&
        committed > 0 &&
        say('react.others.held', {
          committed: number(committed),
          deposit: money(deposit),
          sum: money(sumOf(deposit, committed)),
        }),
      told(others?.friends) !== null && say('react.others.strangers', { count: strangersOf(answers) }),
    ]
  },

  reach({ reach, paid, earn }, { say, number, money }) {
    const [there, came] = [told(reach?.there), atLeast(reach?.came)]
    const payers = atLeast(paid?.paid)
    if (came > 0 && payers >= came)
      return [say('react.reach.came', { came: number(came), paid: number(payers) })]
    if (!there) return []
    if (there.high < 20) return [say('react.reach.few')]
    const value = yearlyValue(earn)
    const tenth = Math.floor(there.low / 10)
    if (!value || tenth === 0) return []
    const sum = money(scale(value, { low: tenth, high: tenth }))
    return [
      say('react.reach.tenth', { there: number(there), tenth: number(tenth), value: money(value), sum }),
    ]
  },

  evidence({ evidence }, { say, number }) {
    const [talked, acted] = [told(evidence?.talked), told(evidence?.acted)]
    if (talked?.high === 0) return [say('react.evidence.none')]
    if (!talked || !acted || acted.low > talked.high) return []
    return [say('react.evidence.acted', { acted: number(acted), talked: number(talked) })]
  },

  frame({ frame, earn, paid, others, reach }, { say, number, money, price }, today) {
    const need = needOf({ earn, frame })
    const aim = told(frame?.aim)
    if (need.kind === 'currencies') return [say('react.currencies', { list: need.currencies.join(', ') })]
    if (need.kind === 'loses') {
      const { by, currency } = need
      return [say('react.frame.loses', { amount: money({ low: by, high: by, currency }) })]
    }
    if (need.kind !== 'count' || !aim) return []
    const [payers, since, there] = [atLeast(paid?.paid), told(paid?.since), told(reach?.there)]
    const isScarce = there && need.all > there.low / 2 && say('react.frame.there', { there: number(there) })
    if (need.isOnce) {
      const months = since ? Math.max(1, monthsBetween(since, today.slice(0, 7))) : null
      if (months === null) return [isScarce]
      const rate = number((payers / months) * 12)
      const values = { count: number(need.count), aim: price(aim), paid: number(payers), months, rate }
      return [say('react.frame.once', values), isScarce]
    }
    const have = hasOtherUnit({ earn, paid }) ? 0 : (told(paid?.still)?.low ?? payers)
    const hours = hoursOf({ earn, frame })
    const values = {
      payers: say(`payers.${told(earn?.type) ?? 'unsure'}`, { count: need.count }),
      aim: price(aim),
      have: number(have),
      promised: number(atLeast(others?.committed)),
    }
    return [
      say('react.frame.need', values),
      hours && hours.need > hours.have && sayHours(hours, { say, number }),
      isScarce,
    ]
  },
}

export const sayHours = ({ need, have }: Hours, { say, number }: Pick<Voice, 'say' | 'number'>): string =>
  say('friend.hours', { need: number(need), have: number(have) })

/** Null where no rule has something to say: then the next question comes alone. */
export function react(
  question: ValidationQuestion,
  answers: ValidationAnswers,
  voice: Voice,
  today: string,
): string | null {
  return (reactions[question]?.(answers, voice, today) ?? []).filter(Boolean).join(' ') || null
}

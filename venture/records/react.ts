// The reply to an answer of the problem validation: a calculation with the founder's figures, or nothing.
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import { isOnceEver, isOnceInLife, isShortStay, livedEarn, priceOf, yearlyValue } from './earn.ts'
import { yearFactors } from './factors.ts'
import { atLeast, atMost, monthsBetween, plain, plus, type Range, rangeOf, scale, told } from './figures.ts'
import { monthsOf, timesInYear } from './in-a-year.ts'
import { askForFigure, askForWords } from './missing.ts'
import { isScarce, needOf } from './need.ts'
import { isDepositForMore, worthOf } from './paid.ts'
import {
  sayApart,
  sayCurrencies,
  sayGiving,
  sayHelpAbove,
  sayOtherUnit,
  sayStayed,
  sayUsers,
  sayVisit,
} from './say-earn.ts'
import { sayHave, sayLoses, sayNeed, sayPace, sayUnits } from './say-need.ts'
import { strangersOf } from './scores.ts'
import { stayedOf, staySaid } from './stayed.ts'
import { hasOtherUnit, isOnce } from './units.ts'
import type { Voice } from './voice.ts'

/** The reply gives a percentage only if at least this many people were counted. */
const fewestForRate = 3

type Lines = readonly (string | null | false)[]
type Reaction = (answers: ValidationAnswers, voice: Voice, today: string) => Lines

const nobody: Range = { low: 0, high: 0 }

/** The lowest and the highest share of `part` in the total of `part` and `others`. */
const sharesOf = (part: Range, others: Range, { shares }: Pick<Voice, 'shares'>) =>
  shares({ low: part.low, high: part.high }, { low: part.high + others.low, high: part.low + others.high })

export const reactions: Partial<Record<ValidationQuestion, Reaction>> = {
  problem({ problem }, { say, month }) {
    const [whose, when] = [problem?.whose?.trim(), told(problem?.when)]
    // Only an answer with the mark "guess" is called a guess, and not an answer without a mark.
    if (problem?.known === 'guess') return [say('react.problem.guess')]
    return [whose && when ? say('react.problem.case', { whose, when: month(when) }) : null]
  },

  often({ often, earn }, { say, exact, number }) {
    const [frequency, cost, hours] = [told(often?.often), told(often?.money), told(often?.hours)]
    if (!frequency) return []
    const times = timesInYear(often, earn)
    if (!times) return [say('react.often.once')]
    // A frequency of once a year needs no calculation. "Daily" gets none either, because nothing happens on all 365
    // days.
    if (times.high === 1 || frequency.per === 'day') return []
    const values = { times: number(times), months: monthsOf(frequency, earn) }
    if (cost && !isOnce(cost.per)) return []
    if (cost)
      return [
        say('react.often.each', {
          ...values,
          each: exact(cost),
          sum: exact(scale(plain(cost), times)),
        }),
      ]
    if (hours === null) return []
    const each = rangeOf(hours)
    const sum = { low: each.low * times.low, high: each.high * times.high }
    return [say('react.often.each', { ...values, each: `${number(each)} h`, sum: `${number(sum)} h` })]
  },

  today({ today, often, earn, who }, voice) {
    const { say, exact, shares } = voice
    const [pays, cost] = [told(today?.pays), told(often?.money)]
    if (isPaidByOthers(who)) return []
    // If a problem comes only once in a lifetime, it is normal that people did nothing before it came.
    if (told(today?.kind) === 'nothing') return [!isOnceInLife({ often, earn }) && say('react.today.nothing')]
    if (!pays || !cost || pays.high === 0) return []
    if (pays.currency !== cost.currency) return [sayCurrencies([pays, cost], voice)]
    // Compares two amounts only if they have the same unit and people pay less than the problem costs.
    if (pays.per !== cost.per || !isOnce(pays.per) || pays.high >= cost.low) return []
    const values = { pays: exact(plain(pays)), money: exact(plain(cost)), share: shares(pays, cost) }
    return [say('react.today.pays', values)]
  },

  earn({ earn, today, who }, voice) {
    const { say, price, shares } = voice
    const [asked, pays] = [told(earn?.price), told(today?.pays)]
    if (earn?.type === 'giving') return [sayGiving(earn, voice)]
    // Advertisers do not pay for what users spend money on today. So the two amounts are not compared.
    if (earn?.type === 'ads') return [sayUsers(earn, voice)]
    if (isPaidByOthers(who) || !asked || !pays || pays.low === 0) return []
    if (asked.currency !== pays.currency) return [sayCurrencies([asked, pays], voice)]
    if (asked.per !== pays.per) return []
    const values = { price: price(asked), pays: price(pays), share: shares(asked, pays) }
    return [say(asked.low > pays.high ? 'react.earn.above' : 'react.earn.below', values)]
  },

  paid(answers, voice, today) {
    const { say, number, price, exact, month, shares, factor } = voice
    const { paid, earn } = answers
    const payers = told(paid?.paid)
    if (payers === null || payers.low === 0) return []
    const [each, since] = [told(paid?.each), told(paid?.since)]
    const [still, stayed] = [stayedOf(answers), staySaid(answers, today)]
    if (!each) return []
    if (hasOtherUnit(answers)) return [sayOtherUnit(answers, voice)]
    const how = sayVisit(answers, voice) ?? sayApart(answers, voice)
    if (still && told(earn?.type) === 'subscription') {
      const sum = price({ ...each, ...scale(plain(each), still) })
      const most = { low: Math.max(payers.low, still.high), high: payers.high }
      const values = { still: number(still), paid: number(payers), share: shares(still, most), sum }
      const season = rangeOf(told(earn?.runs) ?? 12).high < 12 ? 'yes' : 'no'
      return [how, say('react.paid.still', { ...values, count: still.high, season })]
    }
    const stays = isShortStay(earn) && each.per === 'month' && told(earn?.stays)
    if (stays) {
      const months = rangeOf(stays)
      const sum = exact(scale(plain(each), months))
      return [
        how,
        say('react.paid.stay', { each: exact(each), months: factor(months), count: months.high, sum }),
      ]
    }
    if (!since) return [how]
    // In the first year, customers who pay yearly or once have paid exactly once. Other customers may have paid
    // more often.
    const isFirstYear = each.per === 'year' && monthsBetween(since, today.slice(0, 7)) < 12
    const isFirst = !still && (isFirstYear || each.per === 'once')
    const isAll = isFirst || (isOnceEver(earn) && told(earn?.takes)?.high === 1)
    const sum = exact(scale(plain(each), payers))
    const values = { paid: number(payers), each: exact(each), sum, since: month(since) }
    return [
      how,
      payers.high > 1 && isAll && say('react.paid.sum', values),
      stayed && sayStayed(earn, stayed, payers, voice),
    ]
  },

  others(answers, { say, number, exact, money, shares }) {
    const { paid, others, earn } = answers
    const [payers, no] = [told(paid?.paid) ?? nobody, told(others?.no)]
    const committed = told(others?.committed) ?? nobody
    const [deposit, worth] = [told(others?.deposit), worthOf(earn)]
    const type = told(earn?.type) ?? 'unsure'
    const asked = no && plus(payers, committed, no)
    return [
      no &&
        asked &&
        asked.low >= fewestForRate &&
        (committed.high > 0
          ? say('react.others.all', {
              type,
              asked: number(asked),
              ...{ paid: payers.high, committed: committed.high, no: no.high },
              ...{ payers: number(payers), promised: number(committed), refused: number(no) },
            })
          : payers.high > 0 &&
            no.high > 0 &&
            say('react.others.rate', {
              type,
              paid: number(payers),
              count: payers.high,
              asked: number(asked),
              share: sharesOf(payers, no, { shares }),
            })),
      deposit && worth && isDepositForMore(answers)
        ? say('react.others.more', {
            deposit: exact(plain(deposit)),
            worth: money(worth),
            once: isOnceEver(earn) ? 'yes' : 'no',
          })
        : deposit &&
          committed.high > 1 &&
          say('react.others.held', {
            committed: number(committed),
            deposit: exact(deposit),
            sum: exact(scale(plain(deposit), committed)),
            type,
          }),
      atMost(others?.friends) > 0 && say('react.others.strangers', { count: strangersOf(answers), type }),
    ]
  },

  reach({ reach, paid, earn, often, others }, voice) {
    const { say, number, money, exact, shares } = voice
    const [there, came] = [told(reach?.there), atLeast(reach?.came)]
    const payers = atLeast(paid?.paid)
    const all = told(paid?.paid)
    // A single payer gives no meaningful share. Family and friends would come without any channel, so they do not
    // count here.
    if (all && came > 0 && payers >= came)
      return [
        all.high > 1 &&
          payers > atMost(others?.friends) &&
          say('react.reach.came', {
            ...{ came: number(came), count: came, paid: number(all) },
            share: shares({ low: came, high: came }, all),
          }),
      ]
    if (!there) return []
    if (there.high < 20) return [say('react.reach.few')]
    // The estimate “one in ten” is left out if the founder has a rate, or if the founder's hours are the limit.
    if (payers + atLeast(others?.no) >= fewestForRate || told(earn?.free) !== null) return []
    const value = yearlyValue(livedEarn({ earn, often }))
    const tenth = { low: Math.floor(there.low / 10), high: Math.floor(there.high / 10) }
    if (!value || tenth.low === 0) return []
    const sum = money(scale(value, tenth))
    // The calculation shows the number of days or weeks, because some things (such as a market) do not happen every
    // day.
    const price = priceOf(earn)
    const isShort = earn?.type === 'subscription' && (price?.per === 'day' || price?.per === 'week')
    const each = isShort ? `${exact(plain(price))}${yearFactors(price.per, earn, voice)}` : money(value)
    return [say('react.reach.tenth', { there: number(there), tenth: number(tenth), value: each, sum })]
  },

  evidence({ evidence, paid }, { say, number, shares }) {
    const [talked, acted] = [told(evidence?.talked), told(evidence?.acted)]
    const payers = atLeast(paid?.paid)
    // If somebody paid, the founder has met somebody. So "0 people met" means that nobody counted.
    const uncounted = { label: say('label.evidence.talked'), paid: number(payers) }
    if (talked?.high === 0)
      return [payers === 0 ? say('react.evidence.none') : say('react.paid.uncounted', uncounted)]
    if (!talked || !acted || acted.low > talked.high) return []
    const values = { acted: number(acted), count: acted.high, talked: number(talked) }
    return [say('react.evidence.acted', { ...values, share: shares(acted, talked) })]
  },

  frame(answers, voice, today) {
    const { frame, earn, others, reach } = answers
    const { say, number } = voice
    const need = needOf(answers)
    const aim = told(frame?.aim)
    if (need.kind === 'currencies') return [sayCurrencies(need.amounts, voice)]
    if (need.kind === 'units') return [sayUnits(need, answers, voice)]
    if (need.kind === 'loses') return [sayLoses(need, earn, voice)]
    if (need.kind !== 'count' || !aim) return []
    const there = told(reach?.there)
    const few = there && isScarce(need, answers) && say('react.frame.there', { there: number(there) })
    const have = sayHave(need, answers, voice, today)
    return [
      sayNeed(need, { earn, aim, have, promised: told(others?.committed) }, voice),
      sayPace(need, answers, voice, today),
      few,
      sayHelpAbove(answers, voice),
    ]
  },
}

/**
 * Whether the payer spends the money for many people at once. Such an amount cannot be compared with the spending
 * of one person.
 */
const isPaidByOthers = (who: ValidationAnswers['who']) =>
  ['state', 'donor', 'advertiser'].includes(told(who?.payer) ?? '')

/** Writes the reply to an answer. Null if no rule applies. Then the next question follows directly. */
export function react(
  question: ValidationQuestion,
  answers: ValidationAnswers,
  voice: Voice,
  today: string,
): string | null {
  const lines = (reactions[question]?.(answers, voice, today) ?? []).filter(Boolean)
  return lines.join(' ') || askForFigure(question, answers, voice) || askForWords(question, answers, voice)
}

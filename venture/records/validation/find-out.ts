// Suggests the next tests with the founder's own figures: "ask the 5 who said no", "count the 340". Without
// figures, it suggests the general test for the line.

import type { Times } from '../../../contracts/record-fields.ts'
import type {
  ValidationDimension,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers, ValidationQuestion } from '../../../contracts/validation-record.ts'
import { isOnceEver, isOnceInLife, isShortStay, priceOf } from '../earn.ts'
import { atLeast, exactly, plain, type Range, told, yearlyTimes } from '../figures.ts'
import { needOf } from '../need.ts'
import { isPaidForMore } from '../paid.ts'
import { figuresOf } from '../print-answer.ts'
import { stayedOf } from '../stayed.ts'
import { hasOtherUnit, isOnce, isVisitOpen } from '../units.ts'
import { validation } from '../validation.ts'
import type { Voice } from '../voice.ts'
import { growth, names, of, some } from './growth.ts'
import { left, rest } from './left.ts'

export type Find = ValidationScorecard['testCards'][number]
type Own = { test?: string; metric?: string; threshold?: string }
type Finding = (answers: ValidationAnswers, voice: Voice, today: string) => Own | null

/** The people to ask: those whom the founder met, up to `most`. If the founder met too few, other people. */
function those({ evidence }: ValidationAnswers, most: number, { say, number }: Voice) {
  const talked = atLeast(evidence?.talked)
  const count = talked >= 3 ? Math.min(talked, most) : most
  const who = talked < 3 ? 'others' : talked <= most ? 'all' : 'some'
  return { count, words: say('find.those', { who, count: number(count), talked: number(talked) }) }
}

/** The value of a field, printed as on the card. */
export const printed = (
  question: ValidationQuestion,
  field: string,
  answers: ValidationAnswers,
  voice: Voice,
) =>
  figuresOf(validation, question, answers, voice).find(({ id, isUnknown }) => id === field && !isUnknown)
    ?.text ?? null

/** The number of people who refused. 0 if it is known why they refused. */
const unexplained = ({ others }: ValidationAnswers) => (others?.words?.trim() ? 0 : exactly(others?.no))

/** Whether customers spend money on the problem. People who do nothing spend nothing. */
const spendsIn = ({ today }: ValidationAnswers) =>
  told(today?.kind) === 'nothing' && !told(today?.pays) ? 'no' : 'yes'

/**
 * The number of buyers. Customers who paid for a study are left out, because they have not bought the product yet.
 */
const buyersIn = (answers: ValidationAnswers) => (isPaidForMore(answers) ? 0 : atLeast(answers.paid?.paid))

const money: Finding = (answers, voice, today) => {
  const { say } = voice
  const { paid, earn } = answers
  const [payers, no] = [buyersIn(answers), unexplained(answers)]
  const [each, price] = [told(paid?.each), priceOf(earn)]
  if (payers > 0 && isOnceEver(earn)) return growth(answers, voice)
  if (payers > 0 && each && price && hasOtherUnit(answers) && !isVisitOpen(answers)) {
    const values = { paid: payers, each: voice.price(each), price: voice.price(price), no }
    return {
      test: say('find.unit.test', values),
      metric: say('find.unit.measure'),
      threshold: of(some(1 / 3, payers), payers, voice),
    }
  }
  // If repeat purchases were counted, suggests to ask those who stopped for the reason. Otherwise suggests to ask
  // the next customers.
  const still = stayedOf(answers)
  if (payers > 0 && each && (still || isShortStay(earn)))
    return left(answers, voice, today) ?? growth(answers, voice)
  if (payers > 0 && each) {
    const values = { paid: payers, each: voice.money(each), no }
    return {
      test: say('find.again.test', values),
      metric: say('find.again.measure'),
      threshold: of(some(3 / 4, payers), payers, voice),
    }
  }
  if (payers > 0) return null
  const promised = rest(answers, voice)
  if (promised) return promised
  if (!price)
    return {
      test: say('find.price.test', { spends: spendsIn(answers) }),
      metric: say('find.price.measure'),
      threshold: of(3, 5, voice),
    }
  const type = told(earn?.type) ?? 'unsure'
  // With a commission, customers pay no deposit.
  if (type === 'commission') return growth(answers, voice)
  // The people whom the founder met may be users and not payers.
  const isOther = type === 'ads' || type === 'giving'
  const asked = isOther ? { count: 10, words: '' } : those(answers, 10, voice)
  const values = { price: voice.price(price), those: asked.words, no, type }
  return {
    test: say('find.offer.test', values),
    ...(isOther && { metric: say('find.offer.measure') }),
    threshold: of(some(0.3, asked.count), asked.count, voice),
  }
}

const problem: Finding = (answers, voice) => {
  const { say } = voice
  const [whose, when] = [answers.problem?.whose?.trim(), told(answers.problem?.when)]
  if (whose && when)
    return {
      test: say('find.case.test', { whose, when: voice.month(when) }),
      metric: say('find.case.measure'),
      threshold: of(2, 3, voice),
    }
  const talked = atLeast(answers.evidence?.talked)
  if (talked === 0) return null
  const asked = those(answers, 8, voice)
  return {
    test: say('find.met.test', { those: asked.words }),
    metric: say('find.met.measure'),
    threshold: of(some(5 / 8, asked.count), asked.count, voice),
  }
}

const fewestForKinds = 20

const who: Finding = (answers, voice) => {
  const { say } = voice
  const named = names(answers, voice)
  if (named) return named
  const there = told(answers.reach?.there)
  // A group with fewer people than this cannot contain three kinds of people.
  if (there && there.low > 0 && there.low < fewestForKinds)
    return {
      test: say('find.each.test', { there: there.low }),
      metric: say('find.each.measure'),
      threshold: of(some(1 / 2, there.low), there.low, voice),
    }
  const place = groupOf(answers, voice)
  return place ? { test: say('find.place.test', { place }) } : null
}

const frequency: Finding = (answers, voice) => {
  const times: Times | null = told(answers.often?.often)
  const often = printed('often', 'often', answers, voice)
  const asked = those(answers, 5, voice)
  const share = of(some(0.6, asked.count), asked.count, voice)
  const metric = voice.say('find.told.measure')
  const test = voice.say('find.told.test', { those: asked.words })
  // The record has no frequency, so the answers cannot be compared with it.
  if (!often || !times) return { test, metric, threshold: voice.say('find.told.any', { share }) }
  return {
    test,
    metric,
    threshold: voice.say('find.told.pass', { often, share }),
  }
}

const intensity: Finding = (answers, voice) => {
  const { say } = voice
  const each = told(answers.often?.money)
  const cost = each ? voice.money(plain(each)) : printed('often', 'hours', answers, voice)
  const metric = say('find.cost.measure')
  if (!cost)
    return {
      test: say('find.cost.first', { spends: spendsIn(answers) }),
      metric: say('find.cost.worked'),
      threshold: of(3, 3, voice),
    }
  // If the value is a range, its low end is enough.
  const least = each ? voice.money({ ...plain(each), high: each.low }) : cost
  return {
    test: say('find.cost.test', { cost }),
    metric,
    threshold: say('find.cost.pass', { cost: least, share: of(2, 3, voice) }),
  }
}

const workaround: Finding = (answers, voice) => {
  const spent = told(answers.today?.pays)
  // Spending per period has no "last time" that people could remember.
  if (!spent || spent.high === 0 || !isOnce(spent.per)) return null
  // A person who helps does not write a bill.
  if (told(answers.today?.kind) === 'person')
    return {
      test: voice.say('find.person.test', { pays: voice.money(spent) }),
      metric: voice.say('find.person.measure'),
      threshold: of(2, 3, voice),
    }
  return {
    test: voice.say('find.spend.test', { pays: voice.money(spent) }),
    metric: voice.say('find.spend.measure'),
    threshold: of(2, 3, voice),
  }
}

export function isWornOut(answers: ValidationAnswers, there: Range): boolean {
  const { paid, others } = answers
  const asked = atLeast(paid?.paid) + atLeast(others?.committed) + atLeast(others?.no)
  const need = needOf(answers)
  return 2 * asked >= there.high || (need.kind === 'count' && need.fewest > there.high)
}

/** Nobody can write a list with more names than this. */
const mostOnList = 500

const reach: Finding = (answers, voice) => {
  const there = told(answers.reach?.there)
  if (!there || there.low === 0) return null
  // If half of the group was asked, or if the group is too small, the test asks for another group.
  if (isWornOut(answers, there))
    return {
      test: voice.say('find.group.test'),
      metric: voice.say('find.group.measure'),
      threshold: voice.number(1),
    }
  const count = Math.min(40, there.low)
  const isGuess = (answers.reach?.known ?? 'guess') === 'guess'
  const values = {
    there: voice.number(there),
    count: voice.number(count),
    isGuess: !isGuess ? 'no' : there.low > mostOnList ? 'many' : 'yes',
    isAll: count === there.high ? 'yes' : 'no',
  }
  return {
    test: voice.say('find.list.test', values),
    threshold: of(some(0.2, count), count, voice),
  }
}

const evidence: Finding = (answers, voice) => {
  const talked = atLeast(answers.evidence?.talked)
  // If the founder met nobody, the test cannot ask what these people did.
  if (talked === 0)
    return {
      test: voice.say('test.problem.how'),
      metric: voice.say('test.problem.metric'),
      threshold: voice.say('test.problem.bar'),
    }
  const asked = those(answers, 5, voice)
  const before = Math.min(1, atLeast(answers.evidence?.acted) / talked)
  return {
    test: voice.say('find.act.test', { those: asked.words }),
    threshold: of(some(Math.max(0.4, before), asked.count), asked.count, voice),
  }
}

const findings: Record<ValidationDimension, Finding> = {
  problem,
  who,
  frequency,
  intensity,
  workaround,
  money,
  reach,
  evidence,
}

/** If a problem comes on this many days a year, people cannot list single cases. */
const fewestForDaily = 250

/** Whether the test of a line makes sense with the founder's fields. */
export function isFit(id: ValidationDimension, answers: ValidationAnswers): boolean {
  const times = told(answers.often?.often)
  const yearly = times && yearlyTimes(times)
  if (id !== 'frequency') return true
  // Nobody can report three cases of a problem that comes once a year. Nobody can count the cases of a problem that
  // is always there.
  return !isOnceInLife(answers) && (!yearly || (yearly.high > 1 && yearly.low < fewestForDaily))
}

const groupMost = 60

/** The group as the founder described it, if the text is short. Otherwise the place of the group. */
function groupOf(answers: ValidationAnswers, voice: Voice): string | null {
  const words = answers.who?.words?.replace(/\s+/g, ' ').trim() ?? ''
  return words && words.length <= groupMost ? words : printed('who', 'place', answers, voice)
}

/** The test for a line. A group that already pays is asked to stay. It is not asked for a deposit. */
export function findOut(
  id: ValidationDimension,
  answers: ValidationAnswers,
  voice: Voice,
  today: string,
): Find {
  const name = id === 'money' && buyersIn(answers) > 0 ? 'paid' : id
  const own = findings[id](answers, voice, today)
  return {
    hypothesis: voice.say(`test.${name}.belief`),
    test: own?.test ?? voice.say(`test.${name}.how`),
    metric: own?.metric ?? voice.say(`test.${name}.metric`),
    threshold: own?.threshold ?? voice.say(`test.${name}.bar`),
  }
}

// What to do next: first what the card says is open, then the lines that a GO needs, the lowest first.
import {
  type ValidationDimension,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isOnceEver, yearlyValue } from '../earn.ts'
import { atLeast, exactly, type Range, told } from '../figures.ts'
import { yearlyAmount } from '../in-a-year.ts'
import { areHoursShort, hoursOf, needOf } from '../need.ts'
import { type Counted, leftOf, sayLeft, takenBy, takenInAll } from '../say-need.ts'
import { isOnce, questionOfLine } from '../scores.ts'
import type { RecordVerdict } from '../verdict.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { type Find, findOut, growth, names, of } from './find-out.ts'
import { findPermit, lawfulSteps } from './lawful.ts'
import { left } from './left.ts'
import { blankKey } from './reasons.ts'

const mostSteps = 3
const mostUnfigured = 3
const required: readonly ValidationDimension[] = ['money', 'problem', 'who', 'evidence']
const rest = validationDimensions.filter(id => !required.includes(id))

export function nextSteps(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): Find[] {
  const { scores, open, verdict, because } = judged
  if (verdict === 'PIVOT') return findTurn(answers, voice)
  if (because === 'forbidden') return [...lawfulSteps(answers, voice)]
  const lowest = [...required, ...rest].toSorted((a, b) => scores[a] - scores[b])
  const isPaid = atLeast(answers.paid?.paid) > 0
  const isUnpaid = open.includes('money') && !isPaid
  const hours = findHours(answers, voice)
  const lacking = (key: MessageKey) => lowest.filter(id => scores[id] === 0 && blankKey(id, answers) === key)
  const [unfigured, unworded] = [lacking('score.words'), lacking('score.unworded')]
  const untold = [...unfigured, ...unworded]
  // Then a sentence is all that is missing of a line that a GO needs.
  const isWordOpen = unworded.some(id => open.some(rule => rule === id))
  const isEarly = !isPaid && atLeast(answers.others?.committed) === 0
  // Who has asked nobody for money has a nearer question than what is only not known yet.
  const permit = told(answers.frame?.permit)
  const permitStep =
    open.includes('permit') && (permit || open.length === 1) ? findPermit(answers, voice) : null
  const isPermitLater = isEarly && (permit === null || permit === 'unsure')
  const offer = isUnpaid && atLeast(answers.evidence?.talked) > 0 ? findOut('money', answers, voice) : null
  const nearest = lowest.find(id => required.includes(id) && !untold.includes(id) && scores[id] < 4)
  const lowestFind = isPermitLater && !offer ? nearest : undefined
  // Where all of them are not enough, no further payer of them shows anything.
  const there = told(answers.reach?.there)
  const isTooFew = judged.need.kind === 'count' && there !== null && there.high < judged.need.count
  const isGrowthVain = isTooFew && findOut('money', answers, voice).test === growth(answers, voice).test
  const first = [
    isWordOpen ? findTold(unworded, 'words', voice) : null,
    isPermitLater ? null : permitStep,
    // Nothing is delivered before it may be.
    permitStep && !isEarly ? null : offer,
    lowestFind ? findOut(lowestFind, answers, voice) : null,
    isPermitLater ? permitStep : null,
    open.includes('aim') ? findAim(answers, voice) : null,
    hours,
    findUsers(answers, voice),
    // Who has only deposits so far delivers first.
    verdict === 'GO' && !isPaid ? findOut('money', answers, voice) : null,
    open.includes('strangers') || (verdict === 'GO' && !hours && isPaid)
      ? asFind(growth(answers, voice), 'grow', voice)
      : null,
    verdict === 'GO' ? asFind(left(answers, voice), 'paid', voice) : null,
    verdict === 'GO' && isPaid ? asFind(names(answers, voice), 'names', voice) : null,
    needOf(answers).kind === 'currencies' ? findBlank('currency', voice) : null,
    answers.frame?.serve === 'unknown' ? findBlank('serve', voice) : null,
  ].filter(find => find !== null)
  // What stands is not asked for again, nor what only has to be written down; a payment stands when they stayed.
  const worth = lowest.filter(
    id =>
      !untold.includes(id) &&
      !(id === 'reach' && hasMetMost(answers)) &&
      !(id === 'money' && (isGrowthVain || (permitStep && !isPaid))) &&
      !(isRare(answers) && (id === 'frequency' || id === 'intensity')) &&
      !(id === 'workaround' && isOnceEver(answers.earn)) &&
      (scores[id] < 4 || (id === 'money' && scores.money < 5 && verdict !== 'GO')),
  )
  const any = lowest.filter(id => !(id === 'money' && isGrowthVain))
  const lines = worth.length + first.length < 2 ? any : worth
  // Who comes again and again shows how often it is: that is asked last, and after a GO no more.
  const isShown = (id: ValidationDimension) =>
    scores.money === 5 &&
    (id === 'frequency' || id === 'intensity' || (id === 'problem' && scores.problem >= 3))
  const asked = [...lines.filter(id => !isShown(id)), ...lines.filter(id => verdict !== 'GO' && isShown(id))]
  const found = [...first, ...asked.map(id => findOut(id, answers, voice))]
  // What has only to be written down comes after two things to do; where it is most of all, first.
  const toTell = findTold(unfigured, 'figures', voice)
  const place = unfigured.length >= mostUnfigured ? 0 : mostSteps - 1
  const steps = toTell ? [...found.slice(0, place), toTell, ...found.slice(place)] : found
  const isFirst = ({ test }: Find, index: number) => steps.findIndex(step => step.test === test) === index
  return steps.filter(isFirst).slice(0, mostSteps)
}

type Own = ReturnType<typeof growth>

const asFind = <Given extends Own | null>(given: Given, name: 'grow' | 'names' | 'paid', { say }: Voice) =>
  given && {
    belief: say(`test.${name}.belief`),
    hypothesis: given.what ?? '',
    test: given.test ?? '',
    metric: given.measure ?? '',
    threshold: given.pass ?? '',
  }

/** What comes once in a year or a life has no cases to count. */
function isRare({ often }: ValidationAnswers): boolean {
  const times = told(often?.often)
  return times?.per === 'once-ever' || (times?.per === 'year' && times.high <= 1)
}

/** Who met most of them needs no list. */
const hasMetMost = ({ evidence, reach }: ValidationAnswers) =>
  2 * atLeast(evidence?.talked) >= (told(reach?.there)?.high ?? Number.POSITIVE_INFINITY)

/** What was told in words and scores nothing without its figure, or the other way round. */
function findTold(
  lines: readonly ValidationDimension[],
  lacks: 'figures' | 'words',
  { say, number }: Voice,
): Find | null {
  const questions = [...new Set(lines.map(id => questionOfLine[id]))]
  if (questions.length === 0) return null
  const list = questions.map(id => say(`name.${id}`)).join(', ')
  return {
    isTask: true,
    hypothesis: say('find.told.open', { lacks, list }),
    test: say('find.told.fill', { lacks, list }),
    metric: say('find.told.filled'),
    threshold: number(questions.length),
  }
}

/** Without one currency the aim cannot be held against anything; without what one costs, its number is too low. */
const findBlank = (name: 'currency' | 'serve', { say, number }: Voice): Find => ({
  isTask: true,
  hypothesis: say(`find.${name}.what`),
  test: say(`find.${name}.test`),
  metric: say('find.told.filled'),
  threshold: number(1),
})

/** Fewer use it than an advertiser asks for. */
function findUsers({ earn }: ValidationAnswers, { say, number }: Voice): Find | null {
  const [users, needs] = [told(earn?.users), told(earn?.needs)]
  if (earn?.type !== 'ads' || !users || !needs || users.high >= needs.low) return null
  const values = { users: number(users), needs: number(needs) }
  return {
    hypothesis: say('find.users.what', values),
    belief: say('test.users.belief'),
    test: say('find.users.test'),
    metric: say('find.users.measure'),
    threshold: say('find.users.pass', values),
  }
}

/** What the aim takes in a year, in three where none stay, and half of those who are there. */
export const aimWords = (need: Counted, there: Range, { number }: Voice) => ({
  need: number(takenBy(need)),
  years: need.all > need.count ? number(takenInAll(need)) : 'one',
  there: number(there),
  half: number(halfOf(there)),
})

/** Nobody is half a customer. */
const halfOf = ({ low, high }: Range): Range => ({ low: Math.floor(low / 2), high: Math.floor(high / 2) })

/** What one pays more than today, nobody is asked for: held by one unit, or both by the year. */
function isBelowToday({ earn, today }: ValidationAnswers, factor: number): boolean {
  const [asked, pays] = [told(earn?.price), told(today?.pays)]
  if (!asked || !pays || asked.currency !== pays.currency) return true
  if (asked.per === pays.per || (isOnce(asked.per) && isOnce(pays.per))) return asked.high * factor < pays.low
  const [mine, theirs] = [yearlyValue(earn), yearlyAmount(pays, earn)]
  return !mine || !theirs || mine.high * factor < theirs.low
}

/** More than that nobody pays because a founder needs it. */
const mostFactor = 2

/** The price by which half of those who are there would do; where that is far, what half of them leaves. */
function findAim(answers: ValidationAnswers, voice: Voice): Find | null {
  const { say, number } = voice
  const need = needOf(answers)
  const there = told(answers.reach?.there)
  if (need.kind !== 'count' || !there || there.low === 0) return null
  const factor = Math.ceil((need.all / (there.low / 2)) * 10) / 10
  const hypothesis = say('find.aim.what', aimWords(need, there, voice))
  // A gift has no price, and of a deal nobody said which part could rise.
  const [each, plan] = [told(answers.paid?.each), told(answers.earn?.price)]
  const isPriced =
    !['giving', 'commission'].includes(told(answers.earn?.type) ?? '') &&
    // Where less was paid than is planned, more than that is offered to nobody.
    !(each && plan && each.per === plan.per && each.currency === plan.currency && each.high < plan.low) &&
    isBelowToday(answers, factor)
  if (factor <= mostFactor && isPriced)
    return {
      hypothesis,
      belief: say('test.aim.belief'),
      test: say('find.aim.test', { factor: number(factor) }),
      metric: say('find.aim.measure'),
      threshold: of(2, 5, voice),
    }
  // Where all have to be found anew, they are those of three years.
  const years = need.all / need.count
  const half = halfOf(there)
  const yearly = leftOf(need, { low: half.low / years, high: half.high / years })
  const inMonth = { ...yearly, low: Math.floor(yearly.low / 12), high: Math.floor(yearly.high / 12) }
  return {
    hypothesis,
    belief: say('test.aim.belief'),
    test: say('find.aim.half', {
      there: number(there),
      years: years > 1 ? 'three' : 'one',
      ...sayLeft(inMonth, voice),
    }),
    metric: say('find.aim.counted'),
    threshold: number(1),
  }
}

/** Where the hours of who works by the hour do not reach; null where they do. */
function findHours(answers: ValidationAnswers, { say, number }: Voice): Find | null {
  const hours = hoursOf(answers)
  if (!areHoursShort(hours) || hours.have === 0) return null
  const factor = Math.ceil((hours.need.high / hours.have) * 10) / 10
  return {
    hypothesis: say('find.hours.what', { need: number(hours.need), have: number(hours.have) }),
    belief: say('test.hours.belief'),
    test: say('find.hours.test', { factor: number(factor) }),
    metric: say('find.hours.measure'),
    threshold: number(1),
  }
}

/** After a PIVOT nobody is sent with the same offer to the same group. */
export function findTurn({ others, earn }: ValidationAnswers, voice: Voice): [Find, Find] {
  const { say, number } = voice
  const no = exactly(others?.no)
  const asked = Math.min(atLeast(others?.no) || 5, 5)
  return [
    {
      hypothesis: say('find.instead.what', { no }),
      belief: say('test.instead.belief'),
      test: say('find.instead.test', { count: asked, no, type: told(earn?.type) ?? 'unsure' }),
      metric: say('find.instead.measure'),
      threshold: number(asked),
    },
    findGroup(voice),
  ]
}

const findGroup = ({ say, number }: Voice): Find => ({
  hypothesis: say('find.group.what'),
  belief: say('test.group.belief'),
  test: say('find.group.test'),
  metric: say('find.group.measure'),
  threshold: number(1),
})

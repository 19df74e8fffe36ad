// Chooses the next steps. First come the points that the card shows as open. Then come the lines that a GO needs,
// the lowest score first.
import {
  type ValidationDimension,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { serveLabel } from '../fields.ts'
import { atLeast, type Range, told } from '../figures.ts'
import { areHoursShort, hoursOf, isStockOpen, needOf, takenOf } from '../need.ts'
import { type Counted, takenBy, takenInAll } from '../say-need.ts'
import { questionOfLine } from '../scores.ts'
import { goneOf, stayedOf } from '../stayed.ts'
import { hasOtherUnit, isVisitOpen } from '../units.ts'
import type { GoRule, RecordVerdict } from '../verdict.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { believed, findAnswered, findTurn } from './answered.ts'
import { type Find, findOut, isFit } from './find-out.ts'
import { growth } from './growth.ts'
import { sayHalf } from './half.ts'
import { findPermit, lawfulSteps } from './lawful.ts'
import { left } from './left.ts'
import { blankKey } from './reasons.ts'

const mostSteps = 3
const mostUnfigured = 3
const aboutProblem: readonly GoRule[] = ['problem', 'who', 'evidence', 'lines']
const required: readonly ValidationDimension[] = ['money', 'problem', 'who', 'evidence']
const carried: readonly ValidationDimension[] = ['who', 'evidence', 'reach']
const rest = validationDimensions.filter(id => !required.includes(id))

export function nextSteps(
  judged: RecordVerdict,
  answers: ValidationAnswers,
  voice: Voice,
  today: string,
): Find[] {
  const { scores, open, verdict, because } = judged
  if (verdict === 'PIVOT') return findTurn(answers, voice)
  if (because === 'forbidden') return [...lawfulSteps(answers, voice)]
  const lowest = [...required, ...rest]
    .filter(id => isFit(id, answers))
    .toSorted((a, b) => scores[a] - scores[b])
  const isPaid = atLeast(answers.paid?.paid) > 0
  const lacking = (key: MessageKey) => lowest.filter(id => scores[id] === 0 && blankKey(id, answers) === key)
  const [unfigured, unworded] = [lacking('score.words'), lacking('score.unworded')]
  const untold = [...unfigured, ...unworded]
  // Whether a line that a GO needs is open only because its text is missing.
  const isWordOpen = unworded.some(id => open.some(rule => rule === id))
  // If nobody has paid or committed yet, asking for money comes before the question about the permit.
  const permit = told(answers.frame?.permit)
  const permitStep =
    open.includes('permit') && (permit || open.length === 1) ? findPermit(answers, voice) : null
  const isEarly = !isPaid && atLeast(answers.others?.committed) === 0
  const isPermitLater = isEarly && (permit === null || permit === 'unsure')
  // Whether the founder may sell now. Without the permit, the founder must wait.
  const isSold = !permitStep || isPermitLater
  const isAsked = open.includes('money') && !isPaid && atLeast(answers.evidence?.talked) > 0
  const nearest = lowest.find(id => required.includes(id) && !untold.includes(id) && scores[id] < 4)
  const isGrowing = isPaid && isSold && (verdict === 'GO' || open.includes('strangers'))
  const grown = isGrowing ? believed('test.grow.belief', growth(answers, voice), voice) : null
  // Whether more than half of the customers left. New customers would then leave too.
  const isLeaking = 2 * goneOf(answers, today) > atLeast(answers.paid?.paid)
  const first = [
    isWordOpen ? findTold(unworded, 'words', voice) : null,
    isPermitLater ? null : permitStep,
    isAsked && isSold ? findOut('money', answers, voice, today) : null,
    isPermitLater && !isAsked && nearest ? findOut(nearest, answers, voice, today) : null,
    isPermitLater ? permitStep : null,
    isPaid && open.includes('money') && lackOf(answers) === 'blank' ? findBlank('paid', voice) : null,
    isPaid && lackOf(answers) === 'visit' ? findVisit(answers, voice) : null,
    open.includes('aim') || areHoursShort(hoursOf(answers)) ? findAim(judged, answers, voice) : null,
    // If there are only deposits, the founder must first agree on the date with the people who gave them.
    !isPaid && isSold && (verdict === 'GO' || open.includes('strangers'))
      ? findOut('money', answers, voice, today)
      : null,
    isLeaking ? null : grown,
    verdict === 'GO' ? believed('test.paid.belief', left(answers, voice, today), voice) : null,
    grown,
    needOf(answers).kind === 'currencies' ? findBlank('currency', voice) : null,
    findUnits(answers, voice),
    answers.frame?.serve === 'unknown' ? findBlank('serve', voice) : null,
  ].filter(find => find !== null)
  // Lines that are already proven are left out, and so are lines that only need a figure or a text.
  const lines = lowest.filter(
    id =>
      (scores[id] < 4 || (id === 'money' && scores.money < 5 && verdict !== 'GO')) &&
      !untold.includes(id) &&
      !(id === 'money' && !isSold),
  )
  // A founder whose customers pay does not go back to the problem.
  const isProven = isPaid && !aboutProblem.some(rule => open.includes(rule))
  // If nobody counted who pays again, or the payments have another unit, the money is still to be proven.
  const isMoneyOpen = lines.includes('money') && (hasOtherUnit(answers) || !stayedOf(answers))
  const answered = isProven
    ? [
        ...(isMoneyOpen ? [findOut('money', answers, voice, today)] : []),
        ...findAnswered(answers, isSold, voice, today),
      ]
    : []
  const found = [...first, ...answered, ...lines.map(id => findOut(id, answers, voice, today))]
  // A task to fill in fields comes after two real actions. But it comes first if at least three lines lack their
  // figures.
  const toTell = findTold(unfigured, 'figures', voice)
  const place = unfigured.length >= mostUnfigured ? 0 : mostSteps - 1
  const steps = toTell ? [...found.slice(0, place), toTell, ...found.slice(place)] : found
  const distinct = distinctOf(steps)
  // A card has three steps. If there are too few open points, it gets steps about more customers and more talks.
  const isFull = !isSold || (isPaid && growth(answers, voice) === null)
  const more = [...carried, ...lowest.filter(id => !carried.includes(id))]
    .filter(id => !isFull || (id !== 'money' && id !== 'reach'))
    .map(id => findOut(id, answers, voice, today))
  return distinctOf([...distinct, ...more]).slice(0, mostSteps)
}

const distinctOf = (steps: readonly Find[]): Find[] =>
  steps.filter(({ test }, index) => steps.findIndex(step => step.test === test) === index)

/**
 * Why the payments do not count for the plan. `unit`: they have another unit. `visit`: the hours of a visit are
 * missing. `blank`: the amount or the month is missing.
 */
export function lackOf(answers: ValidationAnswers): 'unit' | 'visit' | 'blank' | null {
  const { paid } = answers
  if (atLeast(paid?.paid) === 0) return null
  if (told(paid?.each) === null || told(paid?.since) === null) return 'blank'
  return hasOtherUnit(answers) ? (isVisitOpen(answers) ? 'visit' : 'unit') : null
}

/** A task to fill in missing figures or texts, so that the answers count. */
function findTold(
  lines: readonly ValidationDimension[],
  lacks: 'figures' | 'words',
  { say, number }: Voice,
): Find | null {
  const questions = [...new Set(lines.map(id => questionOfLine[id]))]
  if (questions.length === 0) return null
  const list = questions.map(id => say(`name.${id}`)).join(', ')
  return task(say('find.told.fill', { lacks, list }), number(questions.length), say)
}

/**
 * A task about something that is missing or wrong: two currencies (the aim cannot be checked), an unknown cost per
 * customer (the needed number is too low), or incomplete payments.
 */
const findBlank = (name: 'currency' | 'serve' | 'paid', { say, number }: Voice): Find =>
  task(say(`find.${name}.test`), number(1), say)

/** Asks for the hours of a visit. With them it is clear whether customers paid the planned price. */
function findVisit({ earn, paid }: ValidationAnswers, { say, number, price }: Voice): Find | null {
  const [plan, each] = [told(earn?.price), told(paid?.each)]
  if (!plan || !each) return null
  const values = { each: price(each), price: price(plan), card: say('name.paid') }
  return task(say('find.visit.test', values), number(1), say)
}

/** Asks for the cost in the unit of the price. Null if another task already asks for the hours of a visit. */
function findUnits(answers: ValidationAnswers, { say, number, price }: Voice): Find | null {
  const need = needOf(answers)
  if (need.kind !== 'units' || lackOf(answers) === 'visit') return null
  const values = {
    label: say(serveLabel(told(answers.earn?.type))),
    card: say('name.frame'),
    price: price(need.price),
  }
  return task(say('find.units.test', values), number(1), say)
}

/** A task to write something down. It does not test an assumption. */
const task = (test: string, threshold: string, say: Voice['say']): Find => ({
  isTask: true,
  ...{ hypothesis: test, test, metric: say('find.told.filled'), threshold },
})

/**
 * The number of customers that the aim needs, to compare with half of all buyers. It is for one year, or for three
 * years if no customer stays.
 */
export const aimWords = (need: Counted, answers: ValidationAnswers, there: Range, { number }: Voice) => ({
  need: number(takenBy(need)),
  count: need.count,
  years: takenOf(need, answers) > need.count ? number(takenInAll(need)) : 'one',
  there: number(there),
  half: number(halfOf(there)),
})

/** Half of the people, rounded down to a whole number of customers. */
const halfOf = ({ low, high }: Range): Range => ({ low: Math.floor(low / 2), high: Math.floor(high / 2) })

/** Suggests to find more customers, or to earn more from each customer. */
function findAim({ need }: RecordVerdict, answers: ValidationAnswers, voice: Voice): Find | null {
  const { say, number } = voice
  if (need.kind === 'currencies') return null
  const there = told(answers.reach?.there)
  if (there && isStockOpen(need, answers))
    return task(say('find.stock.test', { there: number(there), name: say('name.reach') }), number(1), say)
  // If the founder has no time left, more customers do not help.
  const isShort = need.kind === 'count' && areHoursShort(hoursOf(answers))
  const isGiven = need.kind === 'count' && told(answers.earn?.type) === 'giving'
  const kind = isShort ? 'hours' : isGiven ? 'giving' : need.kind
  const other = kind === 'count' ? sayHalf(answers, voice) : null
  return task(other ?? say('find.aim.test', { kind }), number(1), say)
}

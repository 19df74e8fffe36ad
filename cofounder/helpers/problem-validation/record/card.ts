// The scorecard of a record: the friend's line first, then what carries it and what is open, in the founder's figures.
import type {
  ValidationDimension,
  ValidationScorecard,
} from '../../../../contracts/results/problem-validation.ts'
import {
  problemValidationResult,
  validationDimensions,
} from '../../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers, ValidationRecord } from '../../../../contracts/validation-record.ts'
import { priceOf } from '../../../../venture/records/earn.ts'
import { atLeast, monthly, told } from '../../../../venture/records/figures.ts'
import { hoursOf } from '../../../../venture/records/need.ts'
import { sayHours } from '../../../../venture/records/react.ts'
import { hasOtherUnit, questionOfLine } from '../../../../venture/records/scores.ts'
import { answeredIn, type GoRule, judge, type RecordVerdict } from '../../../../venture/records/verdict.ts'
import type { MessageKey, Voice } from '../../../../venture/records/voice.ts'
import { datedActions } from '../../../closing.ts'
import { texts } from '../lines.ts'
import { findAim, findHours, findMore, findOut, findPermit, findTurn, printed } from './find-out.ts'

export function writeCard(
  record: ValidationRecord,
  voice: Voice,
  given: { today: string; contradictions: number; before: unknown },
): ValidationScorecard {
  const judged = judge(record, given)
  const { scores, confidence } = judged
  const { answers } = record
  const labels = texts[voice.language].labels
  const finds = thingsToFind(judged, answers, voice)
  const [first, second] = finds
  const { comeBack } = texts[voice.language]
  const lines = confidence.lines.map(id => labels[id]).join(', ')
  return {
    kind: 'scorecard',
    isTold: true,
    scores: validationDimensions.map(dimension => ({
      dimension,
      score: scores[dimension],
      quote: answers[questionOfLine[dimension]]?.words?.trim() || null,
      reason: reasonOf(dimension, judged, answers, voice),
    })),
    verdict: judged.verdict,
    verdictReason: [
      [headline(judged, answers, voice), friendsLine(judged, answers, voice)].filter(Boolean).join(' '),
      judged.verdict === 'STOP' || judged.verdict === 'PIVOT' ? null : carryingLines(judged, answers, voice),
      openLines(judged, answers, voice),
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...beforeIn(given.before, record.round, judged, voice),
    round: record.round,
    testCards: finds,
    closing: {
      language: voice.language,
      confidence: {
        level: confidence.level,
        reason: voice.say('confidence', { count: confidence.lines.length, lines: lines && ` (${lines})` }),
      },
      counterArgument: voice.say(counterOf(judged)),
      testFirst: first?.test ?? comeBack,
      nextActions: datedActions(given.today, [first?.test ?? comeBack, second?.test ?? comeBack, comeBack]),
    },
  }
}

/** With one thing open it is said first. */
function headline(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  const [rule] = judged.open
  if (judged.open.length !== 1 || !rule) return null
  return `${voice.say('step', { thing: openLine(rule, judged, answers, voice) })}.`
}

function openLines(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  if (judged.open.length < 2) return null
  const reasonFor = (rule: GoRule) => {
    const line = validationDimensions.find(id => id === rule)
    return line ? ` ${reasonOf(line, judged, answers, voice)}` : ''
  }
  const lines = judged.open.map(
    rule => `- ${openLine(rule, judged, answers, voice)}${reasonFor(rule) && `.${reasonFor(rule)}`}`,
  )
  return `**${voice.say('open.lead')}**\n\n${lines.join('\n')}`
}

/** The two highest lines; of equal ones those with a figure of their own. */
function carryingLines(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  const { scores } = judged
  const counted: readonly ValidationDimension[] = ['money', 'evidence', 'reach']
  const highest = [...counted, ...validationDimensions.filter(id => !counted.includes(id))]
    .filter(id => scores[id] >= 3)
    .toSorted((a, b) => scores[b] - scores[a])
    .slice(0, 2)
  if (highest.length === 0) return null
  const { labels } = texts[voice.language]
  const lines = highest.map(id => `- ${labels[id]}, ${scores[id]}/5. ${reasonOf(id, judged, answers, voice)}`)
  return `**${voice.say('carries.lead')}**\n\n${lines.join('\n')}`
}

/** The verdict and sum of the card before this one, where they were others. */
function beforeIn(given: unknown, round: number, { verdict, sum }: RecordVerdict, voice: Voice) {
  const card = problemValidationResult.safeParse(given).data
  if (card?.kind !== 'scorecard' || (card.round ?? round) !== round) return {}
  const earlier = card.scores.reduce((all, { score }) => all + score, 0)
  if (card.verdict === verdict && earlier === sum) return {}
  return { before: voice.say('before', { verdict: card.verdict, sum: earlier }) }
}

function openLine(rule: GoRule, judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string {
  const { need, strangers, strangersNeeded, scores } = judged
  if (rule === 'aim' && need.kind === 'loses') return voice.say('open.loses')
  const there = told(answers.reach?.there)
  return voice.say(`open.${rule}`, {
    count: strangersNeeded,
    have: voice.number(rule === 'lines' ? linesAt3(scores) : strangers),
    need: need.kind === 'count' ? voice.number(need.all) : '',
    there: there ? voice.number(there) : '',
  })
}

const linesAt3 = (scores: RecordVerdict['scores']) =>
  validationDimensions.filter(id => scores[id] >= 3).length

/** What a friend would say, the first that applies. */
function friendsLine(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string {
  const { say, number, money, price } = voice
  const { need, strangers, scores } = judged
  const { earn, frame, paid, others, reach, evidence } = answers
  const [aim, there] = [told(frame?.aim), told(reach?.there)]
  switch (judged.because) {
    case 'forbidden':
      return say('friend.forbidden', {
        count: answeredIn(answers).length,
        place: printed('who', 'place', answers, voice) ?? 'none',
      })
    case 'refuted':
      return say('friend.refuted')
    case 'another group':
      return say('friend.left', {
        count: answeredIn(answers).length,
        talked: atLeast(evidence?.talked),
        paid: number(atLeast(paid?.paid)),
        no: number(atLeast(others?.no)),
      })
    case 'refusals':
      return say('friend.refusals', { no: number(atLeast(others?.no)) })
    case 'few answers':
      return say('friend.few', { count: answeredIn(answers).length })
    case 'all met': {
      const hours = hoursOf(answers)
      const carried = say('friend.carried', { strangers: number(strangers) })
      return hours && hours.need > hours.have ? `${carried} ${sayHours(hours, voice)}` : carried
    }
    case 'open': {
      if (need.kind === 'count' && aim && there && judged.open.includes('aim')) {
        const fixed = 12 * (told(frame?.fixed)?.high ?? 0)
        const sum = money({
          low: Math.max(0, there.low * need.each - fixed),
          high: Math.max(0, there.high * need.each - fixed),
          currency: need.currency,
        })
        const inYear = monthly(aim)
        if (there.high < need.count && inYear) {
          const wanted = price({ ...aim, low: 12 * inYear.low, high: 12 * inYear.high, per: 'year' })
          return say('friend.market', { there: number(there), sum, aim: wanted })
        }
        const payers = say(`payers.${told(earn?.type) ?? 'unsure'}`, { count: need.count })
        const have = hasOtherUnit(answers) ? 0 : atLeast(paid?.paid)
        return say('friend.need', { payers, aim: price(aim), have: number(have) })
      }
      // What was left blank is not zero.
      const [talked, no] = [told(evidence?.talked), told(others?.no)]
      if (scores.money < 4 && atLeast(paid?.paid) === 0)
        return talked && no
          ? say('friend.money', { talked: talked.low, no: number(no) })
          : say('friend.unpaid')
      const isCase = Boolean(answers.problem?.whose?.trim()) && told(answers.problem?.when) !== null
      if (scores.problem === 0 && isCase) return say('friend.words')
      if (scores.problem < 3)
        return talked
          ? say('friend.problem', { talked: talked.low, strangers })
          : say('friend.case', { strangers })
      return (
        (scores.money < 4 && otherUnit(answers, voice)) ||
        say('friend.open', { strangers, lines: linesAt3(scores) })
      )
    }
  }
}

const mostFinds = 3

/** What the card says is open comes first; then the lines that a GO needs, the lowest first. */
function thingsToFind(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice) {
  const { scores, open, verdict, because } = judged
  if (verdict === 'PIVOT') return findTurn(answers, voice)
  if (because === 'forbidden') return [findPermit(answers, voice), ...findTurn(answers, voice).slice(0, 1)]
  const required: readonly ValidationDimension[] = ['money', 'problem', 'who', 'evidence']
  const rest = validationDimensions.filter(id => !required.includes(id))
  const lowest = [...required, ...rest].toSorted((a, b) => scores[a] - scores[b])
  // What stands is not asked for again; a payment stands when they stayed. After a GO the next ones have to pay, too.
  const worth = lowest.filter(
    id => scores[id] < 4 || (id === 'money' && scores.money < 5 && verdict !== 'GO'),
  )
  const first = [
    open.includes('permit') ? findPermit(answers, voice) : null,
    open.includes('aim') ? findAim(answers, voice) : null,
    findHours(answers, voice),
    open.includes('strangers') ? findMore(answers, voice) : null,
    verdict === 'GO' ? findOut('money', answers, voice) : null,
  ].filter(find => find !== null)
  const lines = worth.length + first.length < 2 ? lowest : worth
  return [...first, ...lines.map(id => findOut(id, answers, voice))].slice(0, mostFinds)
}

function counterOf({ open, verdict }: RecordVerdict): MessageKey {
  const rule = open.find(one => one === 'problem' || one === 'who' || one === 'evidence' || one === 'money')
  if (rule) return `counter.${rule}` as MessageKey
  if (open.includes('aim')) return 'counter.aim'
  if (open.includes('permit') || verdict === 'STOP') return 'counter.permit'
  return verdict === 'GO' ? 'counter.grown' : 'counter.money'
}

/** Nothing at all, words without the figure, or figures without the words. */
function blankKey(answer: ValidationAnswers[keyof ValidationAnswers]): MessageKey {
  if (answer?.words?.trim()) return 'score.words'
  const { known: _known, skipped: _skipped, ...fields } = answer ?? {}
  return Object.values(fields).some(value => told(value) !== null) ? 'score.unworded' : 'score.blank'
}

const knownKeys = {
  unmarked: 'score.unmarked',
  guess: 'score.guess',
  told: 'score.told',
  saw: 'score.saw',
  records: 'score.records',
} as const

function reasonOf(
  id: ValidationDimension,
  { scores }: RecordVerdict,
  answers: ValidationAnswers,
  voice: Voice,
): string {
  const { say, number } = voice
  const score = scores[id]
  if (score === 0) return say(blankKey(answers[questionOfLine[id]]))
  switch (id) {
    case 'money':
      return moneyReason(score, answers, voice)
    case 'reach': {
      const [there, came] = [told(answers.reach?.there), told(answers.reach?.came)]
      if (came && score === 5) return say('score.came', { came: number(came) })
      return there
        ? say('score.reach', { there: number(there) })
        : say(knownKeys[answers.reach?.known ?? 'unmarked'])
    }
    case 'evidence': {
      const { talked, watched, acted } = answers.evidence ?? {}
      const count = (field: typeof talked) => number(told(field) ?? 0)
      return say('score.met', { talked: count(talked), watched: count(watched), acted: count(acted) })
    }
    default: {
      const known = say(knownKeys[answers[questionOfLine[id]]?.known ?? 'unmarked'])
      const figures = figuresOfLine[id].flatMap(
        field => printed(questionOfLine[id], field, answers, voice) ?? [],
      )
      return [known, ...(figures.length > 0 ? [`${figures.join(' · ')}.`] : [])].join(' ')
    }
  }
}

/** What a line says beside how it is known. */
const figuresOfLine = {
  problem: ['whose', 'when'],
  who: ['place', 'payer'],
  frequency: ['often'],
  intensity: ['money', 'hours'],
  workaround: ['kind', 'pays'],
} as const satisfies Partial<Record<ValidationDimension, readonly string[]>>

/** They paid for something else than what is planned. */
function otherUnit(answers: ValidationAnswers, { say, price }: Voice): string | null {
  const [each, plan] = [told(answers.paid?.each), priceOf(answers.earn)]
  if (!each || !plan || atLeast(answers.paid?.paid) === 0 || !hasOtherUnit(answers)) return null
  return say('react.paid.unit', { each: price(each), price: price(plan) })
}

function moneyReason(score: number, answers: ValidationAnswers, voice: Voice): string {
  const { paid, others } = answers
  const { say, number, price, month } = voice
  const [each, since, still, deposit] = [
    told(paid?.each),
    told(paid?.since),
    told(paid?.still),
    told(others?.deposit),
  ]
  if (score <= 2) return say(score === 1 ? 'score.price' : 'score.heard')
  if (score === 3) return otherUnit(answers, voice) ?? say('score.tried')
  if (each && since && atLeast(paid?.paid) > 0) {
    const values = { paid: number(atLeast(paid?.paid)), each: price(each), since: month(since) }
    return still ? say('score.stayed', { ...values, still: number(still) }) : say('score.paid', values)
  }
  return say('score.committed', {
    committed: number(atLeast(others?.committed)),
    deposit: deposit ? price(deposit) : '–',
  })
}

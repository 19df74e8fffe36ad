// Makes the scorecard of a record: the main sentence, the strengths and the open questions.
import type {
  ValidationDimension,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import {
  problemValidationResult,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers, ValidationRecord } from '../../../contracts/validation-record.ts'
import { priceOf } from '../../../venture/records/earn.ts'
import { atLeast, atMost, told } from '../../../venture/records/figures.ts'
import { isInWordsAlone, lackForNeed } from '../../../venture/records/missing.ts'
import { hoursOf, isStockOpen, stayingOf } from '../../../venture/records/need.ts'
import { proposedIn } from '../../../venture/records/proposed.ts'
import { sayHelpAbove } from '../../../venture/records/say-earn.ts'
import {
  leftOf,
  sayHave,
  sayLeft,
  sayLoses,
  sayNeed,
  sayPace,
  sayUnits,
  takenBy,
  yearlyAim,
} from '../../../venture/records/say-need.ts'
import { questionOfLine } from '../../../venture/records/scores.ts'
import { sumsOf } from '../../../venture/records/sums.ts'
import { hasOtherUnit } from '../../../venture/records/units.ts'
import { counterOf } from '../../../venture/records/validation/counter.ts'
import { printed } from '../../../venture/records/validation/find-out.ts'
import { aimWords, lackOf, nextSteps } from '../../../venture/records/validation/next-steps.ts'
import { heldWithoutAmount, reasonOf } from '../../../venture/records/validation/reasons.ts'
import { validation } from '../../../venture/records/validation.ts'
import { answeredIn, type GoRule, judge, type RecordVerdict } from '../../../venture/records/verdict.ts'
import { ended, type Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import { joined, listUnder, paragraphs } from '../../language/markdown.ts'
import { withoutMarkup } from '../../records/given.ts'

export function writeCard(
  told: ValidationRecord,
  voice: Voice,
  given: { today: string; contradictions: number; before: unknown },
): ValidationScorecard {
  const record = withoutMarkup(told)
  const judged = judge(record, given)
  const { scores, confidence } = judged
  const { answers } = record
  const finds = nextSteps(judged, answers, voice, given.today)
  const isForbidden = judged.because === 'forbidden'
  // A forbidden venture has only two steps, so the third one gets its text here.
  const [first = '', second = '', third = voice.say('find.lawful.back')] = finds.map(({ test }) => test)
  return {
    kind: 'scorecard',
    isTold: true,
    scores: validationDimensions.map(dimension => ({
      dimension,
      score: scores[dimension],
      // One answer decides two lines of the score. Its text is quoted only on one of them.
      quote: (dimension !== 'intensity' && answers[questionOfLine[dimension]]?.words?.trim()) || null,
      reason: reasonOf(dimension, scores, answers, voice, given.today),
    })),
    verdict: judged.verdict,
    verdictReason: paragraphs([
      joined([headline(judged, answers, voice), friendsLine(judged, answers, voice, given.today)]),
      judged.verdict === 'STOP' || judged.verdict === 'PIVOT' ? null : carryingLine(judged, answers, voice),
      openLines(judged, answers, voice),
      waitingLine(record, voice),
    ]),
    ...beforeIn(given.before, record.round, judged, voice),
    round: record.round,
    testCards: finds,
    sums: isForbidden ? [] : sumsOf(answers, voice, given.today),
    closing: {
      language: voice.language,
      confidence: isForbidden
        ? { level: 'high', reason: voice.say('confidence.forbidden') }
        : {
            level: confidence.level,
            reason: voice.say('confidence', { count: confidence.lines.length }),
          },
      counterArgument: counterOf(judged, answers, voice, given.today),
      testFirst: first,
      nextActions: datedActions(given.today, [first, second, third]),
    },
  }
}

function headline(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  const [rule] = judged.open
  if (judged.open.length !== 1 || !rule) return null
  return ended(voice.say('step', { thing: openLine(rule, judged, answers, voice) }))
}

function openLines(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  if (judged.open.length < 2) return null
  return listUnder(
    voice.say('open.lead'),
    judged.open.map(rule => openLine(rule, judged, answers, voice)),
  )
}

function waitingLine(record: ValidationRecord, voice: Voice): string | null {
  const list = proposedIn(validation, record, voice).map(({ text }) => text)
  return list.length > 0 ? voice.say('claim.waits', { list: list.join('; ') }) : null
}

/** Whether customers paid in the planned unit, and most of them are strangers. */
function isMoneyCarrying(answers: ValidationAnswers): boolean {
  const payers = atLeast(answers.paid?.paid)
  return payers > 0 && !hasOtherUnit(answers) && 2 * (payers - atMost(answers.others?.friends)) > payers
}

/** The two lines with the highest scores. If equal, lines with a count (such as money) come first. */
function carryingLine({ scores }: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  const { say } = voice
  const counted: readonly ValidationDimension[] = ['money', 'evidence', 'reach']
  const highest = [...counted, ...validationDimensions.filter(id => !counted.includes(id))]
    .filter(id => scores[id] >= 3 && (id !== 'money' || isMoneyCarrying(answers)))
    .toSorted((a, b) => scores[b] - scores[a])
    .slice(0, 2)
  if (highest.length === 0) return null
  return `**${say('carries.lead')}** ${highest.map(id => `${say(`line.${id}`)} ${scores[id]}/5`).join(', ')}.`
}

/** The verdict and the total of the previous card. Null if they are the same now. */
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
  if (rule === 'aim' && need.kind === 'currencies') return voice.say('open.currencies')
  // A GO needs several payments. But before the first payment, the text does not say that one is not enough.
  const isPaid = rule === 'money' && strangers >= strangersNeeded
  const [each, plan, lack] = [told(answers.paid?.each), priceOf(answers.earn), lackOf(answers)]
  // If the founder has given a value, the card does not ask for it.
  if (rule === 'money' && lack === 'blank')
    return voice.say('open.money.blank', { each: each ? 'yes' : 'no', paid: atLeast(answers.paid?.paid) })
  if (rule === 'money' && (lack === 'unit' || lack === 'visit') && each && plan) {
    const values = { price: voice.price(plan), each: voice.price(each) }
    if (lack === 'visit') return voice.say('open.money.visit', values)
    return voice.say('open.money.unit', {
      ...values,
      from: isPaid ? 'enough' : 'few',
      count: strangersNeeded,
    })
  }
  const there = told(answers.reach?.there)
  const aim = rule === 'aim' && need.kind === 'count' && there ? aimWords(need, answers, there, voice) : {}
  const isStock = rule === 'aim' && isStockOpen(need, answers)
  return voice.say(isStock ? 'open.stock' : `open.${rule}`, {
    lacks: lackOfWho(answers),
    type: told(answers.earn?.type) ?? 'unsure',
    count: strangersNeeded,
    have: rule === 'lines' ? linesAt3(scores) : strangers,
    from: isPaid ? 'enough' : 'few',
    // A blank field does not mean that nobody has paid.
    isTold: told(answers.paid?.paid) || told(answers.others?.committed) ? 'yes' : 'no',
    ...aim,
  })
}

function lackOfWho({ who }: ValidationAnswers): string {
  const [place, payer] = [told(who?.place), told(who?.payer)]
  if (!who?.words?.trim()) return place && payer ? 'words' : 'both'
  if (!place && !payer) return 'both'
  return place ? (payer ? 'known' : 'payer') : 'place'
}

const linesAt3 = (scores: RecordVerdict['scores']) =>
  validationDimensions.filter(id => scores[id] >= 3).length

function friendsLine(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice, today: string): string {
  const { say, number } = voice
  const { paid, others, evidence } = answers
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
        no: number(told(others?.no) ?? 0),
      })
    case 'refusals':
      return say('friend.refusals', {
        no: number(told(others?.no) ?? 0),
        type: told(answers.earn?.type) ?? 'unsure',
      })
    case 'few answers':
      return say('friend.few', { count: answeredIn(answers).length })
    case 'all met':
      return joined([
        needLine(judged, answers, voice, today) ?? sayLines(judged, voice),
        sayUnchecked(judged, answers, voice),
        sayAble(judged, answers, voice),
      ])
    case 'open':
      return joined([
        needLine(judged, answers, voice, today) ?? openLead(judged, answers, voice),
        judged.need.kind === 'units' ? sayUnits(judged.need, answers, voice) : null,
      ])
  }
}

function sayUnchecked({ need }: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  if (need.kind === 'units') return sayUnits(need, answers, voice)
  const missing = lackForNeed(answers).map(({ label }) => voice.say(label))
  return need.kind === 'unknown'
    ? voice.say('friend.unchecked', { missing: missing.join(', ') || 'none' })
    : null
}

/** Those who give or advertise are not the people whom the founder serves. */
const unserved: readonly unknown[] = ['giving', 'ads']

/**
 * Says that nobody has checked whether the founder can serve so many customers. It is left out for hourly work,
 * because the calculations already show this.
 */
function sayAble({ need }: RecordVerdict, answers: ValidationAnswers, { say, number }: Voice): string | null {
  const have = stayingOf(answers)?.low ?? 0
  if (need.kind !== 'count' || need.fewest <= have || hoursOf(answers)) return null
  if (unserved.includes(answers.earn?.type)) return null
  return say('friend.able', { need: number(takenBy(need)), yearly: need.all > need.count ? 'yes' : 'no' })
}

/**
 * The sentence about the number of customers that the aim needs. If there are not enough customers, it also says
 * how much money all of them together would bring.
 */
function needLine(
  { need }: RecordVerdict,
  answers: ValidationAnswers,
  voice: Voice,
  today: string,
): string | null {
  const { say, number, price } = voice
  const { earn, frame, reach } = answers
  const [aim, there] = [told(frame?.aim), told(reach?.there)]
  if (need.kind === 'loses') return sayLoses(need, earn, voice)
  if (need.kind !== 'count' || !aim) return null
  if (there && need.all === need.count && there.high < need.count) {
    return say('friend.market', {
      there: number(there),
      aim: price(yearlyAim(need)),
      ...sayLeft(need, leftOf(need, there), voice),
    })
  }
  const said = sayNeed(need, { earn, aim, have: sayHave(need, answers, voice, today) }, voice)
  return joined([said, sayPace(need, answers, voice, today), sayHelpAbove(answers, voice)])
}

const sayLines = ({ scores }: RecordVerdict, { say }: Voice) =>
  say('friend.open', { lines: linesAt3(scores) })

function openLead(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string {
  const { say, number } = voice
  const { paid, others, evidence, problem } = answers
  const [payers, talked, no] = [told(paid?.paid), told(evidence?.talked), told(others?.no)]
  if (judged.scores.money < 4) {
    const held = heldWithoutAmount(answers, voice)
    if (held) return held
    if (!payers) return say(isInWordsAlone('paid', answers) ? 'friend.unfigured' : 'friend.unpaid')
    if (payers.high === 0)
      return talked && no ? say('friend.money', { talked: talked.low, no: number(no) }) : say('friend.none')
  }
  const isCase = Boolean(problem?.whose?.trim()) && told(problem?.when) !== null
  return judged.scores.problem < 3 && !isCase ? say('friend.case') : sayLines(judged, voice)
}

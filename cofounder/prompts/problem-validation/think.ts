// The validation interview with a model. The code calculates the scores, and the model explains them.
import { z } from 'zod'
import type { FieldPatch } from '../../../contracts/record-fields.ts'
import {
  type ProblemValidationResult,
  problemValidationResult,
  testCard,
  type ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import {
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../../contracts/validation-record.ts'
import { patchOf, withPatch } from '../../../venture/records/change.ts'
import { toCents, told } from '../../../venture/records/figures.ts'
import { isDone } from '../../../venture/records/kind.ts'
import { knownPatch } from '../../../venture/records/known-patch.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import { claimedIn } from '../../../venture/records/proposed.ts'
import { scoresOf } from '../../../venture/records/scores.ts'
import { validation } from '../../../venture/records/validation.ts'
import {
  answeredIn,
  fewestAnswers,
  isEnough,
  judge,
  type RecordVerdict,
} from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { withTalks } from '../../../venture/records/with-heard.ts'
import { asData } from '../../data.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { closingRule, writtenClosing } from '../../guards/closing.ts'
import { type Ending, endingTask } from '../../guards/ending.ts'
import { groundOf, withSaid } from '../../guards/said.ts'
import { namesOther } from '../../guards/verdict.ts'
import type { Thought } from '../../helper.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import type { Mind } from '../../mind.ts'
import { type AskedRecord as Asked, answeredOf, askedRecord, typedIn } from '../../records/given.ts'
import { tellRecord } from '../../records/known.ts'
import { writeCard } from '../../reports/problem-validation/card.ts'
import { givenIn, type ProblemValidationInput } from '../../reports/problem-validation/playbook.ts'
import { render, renderHead } from '../../reports/problem-validation/result.ts'
import { explain } from '../explain.ts'
import { fieldRules, tellQuestions } from '../fields.ts'
import { askOn, heldAfter } from '../in-record.ts'
import { interviewTurn } from '../interview.ts'
import { callText, fenceRule, systemText, userText } from '../parts.ts'

const validationFields = fieldRules('validation')

export const system = systemText('validation', {
  questions: tellQuestions(validation),
  fewest: String(fewestAnswers),
})

export async function think(
  input: ProblemValidationInput,
  mind: Mind,
): Promise<Thought<ProblemValidationResult>> {
  const { messages, background, memory, today } = input
  const given = givenIn(input)
  const typed = typedIn(given)
  const asked = askedRecord(validation, input, given)
  const { record } = asked
  const voice = voiceIn(mind.language, asked.locale)
  const ground = groundOf(mind, messages, {
    memory,
    around: [background, ...validationQuestions.map(id => answerText(validation, id, record.answers, voice))],
  })
  const making = (held: ValidationRecord, said: string) =>
    makeCard({ ...asked, record: held }, { input, mind, voice, ...withSaid(messages, ground, said) })
  const { facts = [], forms = [] } = memory ?? {}
  const fill = (held: ValidationRecord) => knownPatch(validation, held, { facts, forms })
  if (asked.asked === null && isEnough(record)) {
    const patch = fill(record)
    const card = await making(withPatch(validation, record, patch, { typed, refuted: null }), '')
    return { result: patch.length > 0 ? { ...card, patch } : card, understood: null }
  }
  const before = cardBefore(asked)
  const open = validationQuestions.filter(id => !isDone(record.answers, id))
  const ending: Ending = {
    name: 'verdict',
    marks: { isShown: before !== null },
    fewestAnswers,
    lines: { answered: answeredIn(record.answers).length, open, fewest: fewestAnswers },
  }
  const turn = await interviewTurn(mind, {
    system,
    topics: validationQuestions as [ValidationQuestion, ...ValidationQuestion[]],
    around: userText([
      background && asData('project', background),
      tellRecord(validation, record, voice),
      tellOpen(record, open),
      before && asData('verdict shown', renderHead(cardOf(asked, voice))),
    ]),
    messages,
    ground,
    task: messages.length
      ? endingTask(messages, ending)
      : 'Nothing was said yet: introduce yourself in one sentence without figures as the customer they want to win, then ask about the last time the problem happened.',
    mostWords: 60,
    known: memory,
    ending,
    fields: validationFields,
    answered: answeredIn(record.answers),
    countOf: claimedIn(validation, record),
    today,
    opensWith: 'problem',
    // The prompt contains only a short part of the talk, because the record contains the earlier answers.
    mostOfTalk: 900,
  })
  const said = patchOf(validation, turn.fields)
  const read = { patch: [...said, ...eachTime(record, said)], refuted: turn.refuted }
  const source = messages.at(-1)?.content ?? ''
  const { held: heard, understood } = heldAfter(validation, record, { ...read, typed, source }, turn, voice)
  // A known value is added at once to a question that has an answer. Open questions get known values only before
  // the verdict.
  const kept = fill(heard).filter(({ question }) => isDone(heard.answers, question))
  const held = withPatch(validation, heard, kept, { typed, refuted: null })
  read.patch.push(...kept)
  const isDue = turn.isDue && isEnough(held)
  // A question that was not asked because its answer is already known does not count as missing.
  const known = fill(held)
  const whole = withPatch(validation, held, known, { typed, refuted: null })
  const same = before && sameVerdict(before, judge(heardOf(whole, asked), asked))
  if (isDue && (turn.isDone || !same)) {
    const patch = [...read.patch, ...known]
    return { result: { ...(await making(whole, turn.text)), ...read, patch }, understood }
  }
  // A model may agree with a founder who insists. So the valid verdict is repeated.
  if (same && (isDue || namesOther(turn.text, before.verdict)))
    mind.show(`\n\n${voice.say('verdict.same', { named: same })}`)
  // A verdict needs six answers. If there are fewer, the next question is asked.
  const elsewhere = { facts: asked.facts, talks: asked.talks }
  const asking = { mind, voice, elsewhere, few: 'friend.few', isEnough: isEnough(held) } as const
  const result: ProblemValidationResult = {
    kind: 'turn',
    ...askOn(validation, held, turn, asking),
    dimension: null,
    answered: answeredOf<ValidationRecord>(given),
    weakness: null,
    standing: scoresOf(held.answers, today),
    ...read,
  }
  return { result, understood }
}

/** Divides an amount by a frequency with the same period: "9,000 a week" and "twice a week" give 4,500 each time. */
function eachTime(record: ValidationRecord, patch: readonly FieldPatch[]): FieldPatch[] {
  const { often } = withPatch(validation, record, patch, { typed: null, refuted: null }).answers
  const [money, frequency] = [told(often?.money), told(often?.often)]
  if (!money || !frequency?.low || money.per !== frequency.per) return []
  const { low, high, currency } = money
  const each = toCents({ low: low / frequency.high, high: high / frequency.low, currency })
  return [
    { question: 'often', field: 'money', value: { ...each, per: 'time' }, quote: often?.quotes?.money ?? '' },
  ]
}

type AskedRecord = Asked<ValidationRecord>

const marked: readonly ValidationQuestion[] = ['problem', 'who', 'often', 'today']

/** A line that the memory already knows is listed too, so that the model asks if it is still true. */
function tellOpen({ answers }: ValidationRecord, open: readonly ValidationQuestion[]): string {
  const unmarked = marked.filter(id => !open.includes(id) && !answers[id]?.known)
  return joined([
    open.length > 0 &&
      `Open lines: ${open.join(', ')}. Of one that is known ask whether it holds and how they know.`,
    unmarked.length > 0 && `How they know it is not said of: ${unmarked.join(', ')}.`,
  ])
}

function cardBefore({ before, record }: AskedRecord): ValidationScorecard | null {
  const card = problemValidationResult.safeParse(before).data
  return card?.kind === 'scorecard' && (card.round ?? record.round) === record.round ? card : null
}

/** The verdict as text, such as "NOT YET 20/40". Null if the verdict has changed. */
function sameVerdict(before: ValidationScorecard, { verdict, scores, sum }: RecordVerdict): string | null {
  const isSame = before.scores.every(({ dimension, score }) => scores[dimension] === score)
  return isSame && before.verdict === verdict ? `${verdict} ${sum}/40` : null
}

const heardOf = (record: ValidationRecord, { facts, talks }: AskedRecord) =>
  withTalks(record, { facts, talks })

const cardOf = (asked: AskedRecord, voice: Voice): ValidationScorecard =>
  writeCard(heardOf(asked.record, asked), voice, asked)

const explanation = z.object({
  verdictReason: z.string().min(1).max(800),
  testCards: z.array(testCard).min(2).max(3),
  closing: writtenClosing,
})

function tellCard(card: ValidationScorecard): string {
  const { verdict, verdictReason, scores, sums = [], testCards, closing } = card
  const made = [
    `Verdict: ${verdict}. ${verdictReason}`,
    `Scores of five: ${scores.map(({ dimension, score }) => `${dimension} ${score}`).join(', ')}.`,
    sums.length > 0 && `Sums:\n${sums.join('\n')}`,
    `To find out:\n${testCards.map(({ hypothesis, test, threshold }) => `${hypothesis} ${test} ${threshold}`).join('\n')}`,
    `Against it: ${closing.counterArgument}`,
  ]
  return made.filter(Boolean).join('\n')
}

type Making = { input: ProblemValidationInput; mind: Mind; voice: Voice } & ReturnType<typeof withSaid>

/** The model explains the card that the code made. The explanation does not change the figures. */
function makeCard(asked: AskedRecord, { input, voice, ...making }: Making): Promise<ValidationScorecard> {
  const card = cardOf(asked, voice)
  const project = input.background && asData('project', input.background)
  return explain(card, {
    ...{ ...making, today: asked.today, step: 'findingOut', renderHead, render },
    ...{ schema: explanation, maxOutputTokens: 1200 },
    system: callText('explainVerdict', [closingRule, sourceRule, fenceRule]),
    about: [project, tellRecord(validation, heardOf(asked.record, asked), voice)],
    made: tellCard(card),
    withWords: ({ verdictReason, testCards }, clean) => ({
      ...card,
      verdictReason: `${card.verdictReason}\n\n${clean(verdictReason, 'claim')}`,
      testCards: testCards.map(test => ({
        ...test,
        hypothesis: clean(test.hypothesis),
        test: clean(test.test, 'plan'),
        threshold: clean(test.threshold, 'plan'),
      })),
    }),
  })
}

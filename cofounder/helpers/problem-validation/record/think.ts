// The interview as a model leads it over a record: it talks, what the founder says is read into fields, and the same
// code as in guided mode scores them. The model explains the verdict; it does not make it.
import type { Understood } from '../../../../contracts/facts.ts'
import {
  type ProblemValidationResult,
  problemValidationResult,
  type ValidationScorecard,
} from '../../../../contracts/results/problem-validation.ts'
import {
  type FieldPatch,
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../../../contracts/validation-record.ts'
import { nextQuestion } from '../../../../venture/records/asking.ts'
import { patchOf, withPatch } from '../../../../venture/records/change.ts'
import { understoodIn } from '../../../../venture/records/facts.ts'
import { answerText } from '../../../../venture/records/print-answer.ts'
import { scoresOf } from '../../../../venture/records/scores.ts'
import { answeredIn, isEnough, judge, type RecordVerdict } from '../../../../venture/records/verdict.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import { asData } from '../../../data.ts'
import type { Thought } from '../../../helper.ts'
import { voiceIn } from '../../../language/voice.ts'
import { type Ending, endingTask } from '../../../mind/ending.ts'
import { interviewTurn } from '../../../mind/interview.ts'
import type { Mind } from '../../../mind/mind.ts'
import { systemText, tellTalk, userText } from '../../../mind/prompt-parts.ts'
import { groundOf, withSaid } from '../../../mind/said.ts'
import { scoringTexts } from '../texts/scoring.ts'
import type { AskedRecord } from './answer.ts'
import { writeCard } from './card.ts'
import { explain } from './explain.ts'
import { fieldRules, tellRecord } from './sheet.ts'

type Input = {
  messages: Parameters<typeof tellTalk>[0]
  background: string
  today: string
  memory?: Parameters<typeof groundOf>[2]['memory']
}

const english = voiceIn('en')

/** What the turns before told stands in the record. */
const mostOfTalk = 1500

export const system = systemText({
  role: 'You play a sceptical target customer whom a founder hopes to win. You are busy, fair and hard to impress; you never flatter.',
  rules: `You find out ten things, best in this order: ${validationQuestions.map(id => `${id} (${english.say(`ask.${id}`)})`).join(' ')}
The founder writes freely. What they say is read into a record, and code scores it: you never name a score or a verdict. Past behaviour, money and switching weigh more than forecasts; ask for the count, the amount and the month of what happened, and how they know it.
A message ends in one of two ways. While one of the ten is open: with one question, with one question mark, about one that neither the record nor anything they said answers. When none is open, or they ask for the verdict: without a question, with one sentence that you sum up now; the verdict follows at once, so write nothing of it.
Pushed for a better verdict without a new fact, say kindly what would change it.`,
  example: `You: What does one such trip cost, in money or hours?
<founder_data label="founder">
about €180 and half a day, and it happened seven times in four weeks
</founder_data>
Your message: Seven trips in four weeks at €180 make €1,260 and three and a half days, for one workshop. That hurts; it also means somebody could have paid to stop it. How many have paid you so far, and how many said no?`,
})

export async function thinkByRecord(
  input: Input,
  asked: AskedRecord & { typed: ValidationQuestion | null },
  mind: Mind,
): Promise<Thought<ProblemValidationResult>> {
  const { messages, background, memory, today } = input
  const { record, typed } = asked
  const voice = voiceIn(mind.language)
  const ground = groundOf(mind, messages, {
    memory,
    around: [background, ...validationQuestions.map(id => answerText(id, record.answers, voice))],
  })
  const making = (held: ValidationRecord, said: string) =>
    makeCard({ ...asked, record: held }, { input, mind, voice, ...withSaid(messages, ground, said) })
  if (asked.asked === null && isEnough(record)) {
    return { result: await making(record, ''), understood: null }
  }
  const before = cardBefore(asked)
  const ending: Ending = { name: 'verdict', marks: { isShown: before !== null }, fewestAnswers: 6 }
  const turn = await interviewTurn(mind, {
    system,
    topics: validationQuestions as [ValidationQuestion, ...ValidationQuestion[]],
    around: userText([background && asData('project', background), tellRecord(record, voice)]),
    messages,
    ground,
    task: messages.length
      ? endingTask(messages, ending)
      : 'Nothing was said yet: introduce yourself in one sentence without figures as the customer they want to win, then ask about the last time the problem happened.',
    mostWords: 60,
    known: memory,
    ending,
    fields: fieldRules,
    today,
    opensWith: 'problem',
    mostOfTalk,
  })
  const read = { patch: patchOf(turn.fields), refuted: turn.refuted }
  const held = withPatch(record, read.patch, { typed, refuted: read.refuted })
  const understood = typed
    ? understoodIn(held, typed, voice)
    : understoodFrom(held, read.patch, {
        source: messages.at(-1)?.content ?? '',
        voice,
        more: turn.understood,
      })
  if (turn.isDue && isEnough(held)) {
    const same = !turn.isDone && before && sameVerdict(before, judge(held, asked))
    if (!same) return { result: { ...(await making(held, turn.text)), ...read }, understood }
    mind.show(`\n\n${scoringTexts[mind.language].same(same)}`)
  }
  // Six answers carry a verdict; before, what is still to be asked is asked.
  const isEarly = turn.isDue && !isEnough(held)
  const asks = isEarly ? nextQuestion(held) : turn.asked
  const more = isEarly ? tooEarly(held, asks, voice) : ''
  if (more) mind.show(`\n\n${more}`)
  const result: ProblemValidationResult = {
    kind: 'turn',
    reaction: isEarly ? turn.text.trim() : turn.reaction,
    question: more || turn.question,
    dimension: null,
    answered: asked.asked === 'open' ? null : asked.asked,
    asks,
    weakness: null,
    standing: scoresOf(held.answers, today),
    ...read,
  }
  return { result, understood }
}

function tooEarly({ answers }: ValidationRecord, asks: ValidationQuestion | null, { say }: Voice): string {
  const few = say('friend.few', { count: answeredIn(answers).length })
  return asks ? `${few} ${say(`ask.${asks}`)}` : few
}

/** The card of this round that stands already. */
function cardBefore({ before, record }: AskedRecord): ValidationScorecard | null {
  const card = problemValidationResult.safeParse(before).data
  return card?.kind === 'scorecard' && (card.round ?? record.round) === record.round ? card : null
}

/** "NOT YET 20/40" where nothing moved; else null. */
function sameVerdict(before: ValidationScorecard, { verdict, scores, sum }: RecordVerdict): string | null {
  const isSame = before.scores.every(({ dimension, score }) => scores[dimension] === score)
  return isSame && before.verdict === verdict ? `${verdict} ${sum}/40` : null
}

/** What was read is proposed with the words it was read from. */
function understoodFrom(
  record: ValidationRecord,
  patch: readonly FieldPatch[],
  { source, voice, more }: { source: string; voice: Voice; more: Understood | null },
): Understood | null {
  const questions = [...new Set(patch.map(({ question }) => question))]
  const facts = questions.flatMap(question => {
    const quote = patch.find(it => it.question === question)?.quote ?? ''
    return (understoodIn(record, question, voice)?.facts ?? []).map(fact => ({ ...fact, quote }))
  })
  const all = [...facts, ...(more?.facts ?? [])]
  return all.length > 0 ? { source, facts: all } : null
}

async function makeCard(
  asked: AskedRecord,
  making: { input: Input; mind: Mind; voice: Voice } & ReturnType<typeof withSaid>,
): Promise<ValidationScorecard> {
  const { mind, voice, input } = making
  const card = writeCard(asked.record, voice, { before: null, ...asked })
  return explain(card, {
    mind,
    ground: making.ground,
    today: asked.today,
    about: [
      mind.remembered ?? mind.memory,
      input.background && asData('project', input.background),
      tellRecord(asked.record, voice),
      // Their last words; the record says the rest.
      tellTalk(making.talk.slice(-2), { recap: null }),
    ],
  })
}

// The coach as a model: one question a turn, then three pitches, each shown when it holds.
import { z } from 'zod'
import {
  pitch as madePitch,
  type Pitch,
  type PitchAudience,
  type Pitches,
  type PitchResult,
  pitchAudiences,
  pitchLengths,
  pitchPartSeconds,
  pitchParts,
  pitchTopics,
} from '../../../contracts/results/pitch.ts'
import { asData } from '../../data.ts'
import { BarError, type Thought } from '../../helper.ts'
import { countWords } from '../../language/clean.ts'
import { cleanerOf, closingOf, closingRule, writtenClosing } from '../../mind/closing.ts'
import { type Ground, givenNumbers, inventedFigures } from '../../mind/ground.ts'
import { interviewTurn } from '../../mind/interview.ts'
import type { Mind } from '../../mind/mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { answersIn, groundOf } from '../../mind/said.ts'
import { composePitch } from './compose.ts'
import { texts } from './lines.ts'
import { type PitchInput, playbook, saidIn, talkOf } from './playbook.ts'
import { render, renderAfter, renderPitch } from './result.ts'

const mostQuestions = 8
const fewestAnswers = 3
/** With fewer answers a minute cannot be filled honestly: then a pitch may be shorter. */
const answersForLength = 6

export const system = systemText({
  role: `You coach elevator pitches by a five-part framework: ${Object.entries(pitchPartSeconds)
    .map(([part, seconds]) => `${part} ${seconds} s`)
    .join(', ')}.`,
  rules: `You find out eight lines: ${pitchTopics.join(', ')}. Every sentence must be easy to say aloud; no jargon.
One question in a message, with one question mark, about one line that nothing they said answers.`,
  example: `You: What do you ask of the listener?
<founder_data label="founder">
250,000 for 18 months
</founder_data>
Your message: "250,000 for 18 months" says how much and how long; it does not yet say what will be true at the end. Which number will you show the same investor in 18 months?`,
})

const written = z.object({
  audience: z.enum(pitchAudiences),
  parts: z
    .array(z.object({ part: z.enum(pitchParts), text: z.string().min(1).max(900) }))
    .length(pitchParts.length),
})

const writing = z.object({
  pitches: z.array(written),
  tips: z.array(z.string().min(1).max(300)).min(3).max(6),
  missing: z.array(z.enum(pitchTopics)).max(8),
  closing: writtenClosing,
})

const begun = z.object({ pitches: z.array(madePitch) })

const lengths = pitchAudiences
  .map(audience => `${audience}: ${pitchLengths[audience].least}–${pitchLengths[audience].most} words`)
  .join(', ')

const writingRules = `The questions are over. You write three pitches from the founder's facts alone, each in five parts (${lengths}). Where a part was not told, put a blank in [brackets]; blanks do not count as words. No figure, customer, quotation or partner that they did not name. tips: three to six ways to practise. missing: the lines that would make them stronger. ${closingRule}`

/** Null where it holds; else why it does not. */
function complaintOf(
  { audience, parts }: z.infer<typeof written>,
  ground: Ground,
  answers: number,
): string | null {
  const text = parts.map(part => part.text).join(' ')
  const { least, most } = pitchLengths[audience]
  const words = wordsIn(text)
  const fewest = answers >= answersForLength ? least : Math.round(least / 2)
  if (words < fewest || words > most)
    return `The ${audience} pitch has ${words} words; it needs ${fewest}–${most}.`
  const invented = inventedFigures(text, givenNumbers(ground), ground.language)
  return invented.length ? `The founder never gave these numbers: ${invented.join(', ')}.` : null
}

const wordsIn = (text: string) => countWords(text.replace(/\[[^\]]*\]/g, ''))

async function writePitches(input: PitchInput, mind: Mind, ground: Ground): Promise<Thought<PitchResult>> {
  const { language } = mind
  const answers = answersIn(input.messages)
  mind.step('pitches')
  const made = new Map<PitchAudience, Pitch>()
  const add = (pitch: Pitch) => {
    mind.show(`${made.size ? '\n\n' : ''}${renderPitch(pitch, language)}`)
    made.set(pitch.audience, pitch)
    mind.keep({ pitches: [...made.values()] })
  }
  const take = (pitch: z.infer<typeof written>) => {
    if (made.has(pitch.audience) || complaintOf(pitch, ground, answers)) return
    const words = wordsIn(pitch.parts.map(({ text }) => text).join(' '))
    add({ ...pitch, seconds: pitchLengths[pitch.audience].seconds, words })
  }
  // Pitches that stood on the page when the last try broke off stand again, and only the others are asked for.
  for (const kept of begun.safeParse(input.begun).data?.pitches ?? []) if (!made.has(kept.audience)) add(kept)
  const before = [...made.values()].map(({ audience, parts }) => ({ audience, parts }))
  const open = pitchAudiences.length - before.length
  let isSecond = false
  const whole = await mind.read(
    {
      system: `${system}\n\n${writingRules}`,
      user: userText([
        mind.memory,
        tellTalk(input.messages, mind),
        before.length > 0 && asData('pitches that are written and stand', JSON.stringify(before)),
        before.length
          ? `${inTheirLanguage}. Write the other pitches, and the rest as if all three were yours.`
          : `${inTheirLanguage}. Write the three pitches.`,
      ]),
      maxOutputTokens: 2500,
      schema: writing.extend({ pitches: z.array(written).min(open).max(pitchAudiences.length) }),
      check(value) {
        value.pitches.forEach(take)
        const faulty = value.pitches.find(({ audience }) => !made.has(audience))
        const complaint = faulty && complaintOf(faulty, ground, answers)
        if (complaint && !isSecond) {
          isSecond = true
          throw new BarError(complaint)
        }
      },
    },
    { key: 'pitches', schema: written, take },
  )
  // What did not hold twice is put together from the founder's own sentences.
  for (const audience of pitchAudiences)
    if (!made.has(audience))
      add(composePitch(audience, saidIn(talkOf(input)), { language, isOwnAlone: false }))
  const clean = cleanerOf(ground)
  const result: Pitches = {
    kind: 'pitches',
    pitches: [...made.values()],
    tips: whole.tips.map(clean),
    missing: whole.missing.map(topic => ({ topic, question: texts[language].questions[topic][0] })),
    closing: closingOf(whole.closing, { mind, ground, today: input.today }),
  }
  mind.show(`\n\n${renderAfter(result)}`)
  return { result, understood: null }
}

export async function think(input: PitchInput, mind: Mind): Promise<Thought<PitchResult>> {
  const { messages } = input
  const answers = answersIn(messages)
  const ground = groundOf(mind, messages, { memory: input.memory, around: [] })
  if (input.sessionType === 'pitch-generation') {
    if (answers >= fewestAnswers) return writePitches(input, mind, ground)
    // Too few facts are too few for a model as well: it would only invent.
    const result = playbook(input)
    mind.show(render(result))
    return { result, understood: null }
  }
  const { reaction, question, asked, understood } = await interviewTurn(mind, {
    system,
    topics: pitchTopics,
    around: '',
    messages,
    ground,
    task:
      answers === 0
        ? 'Nothing was answered yet: say in one sentence what you will do, then ask one question that no fact answers.'
        : answers < mostQuestions
          ? 'Coach the last answer, then ask one question that no fact and no answer answers.'
          : 'Coach the last answer, then say that the pitches can be generated now. Ask nothing.',
    mostWords: 70,
  })
  return {
    result: { kind: 'question', reaction, question, topic: asked, weakness: null, answered: answers },
    understood,
  }
}

// The coach as a model: one question a turn, then three pitches, each shown when it holds.
import { z } from 'zod'
import {
  pitch as madePitch,
  type Pitch,
  type PitchAudience,
  type Pitches,
  type PitchResult,
  pitchAudiences,
  pitchLabels,
  pitchLengths,
  pitchPartSeconds,
  pitchParts,
  pitchTopics,
  wordsAMinute,
} from '../../../contracts/results/pitch.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { normaliseFigures } from '../../../venture/numbers/normalise.ts'
import { asData } from '../../data.ts'
import { BarError, type Thought } from '../../helper.ts'
import { countWords } from '../../language/clean.ts'
import type { Language } from '../../language/recognise.ts'
import { cleanerOf, closingOf, closingRule, tellToday, writtenClosing } from '../../mind/closing.ts'
import { type Ground, givenNumbers, inventedFigures, withNumbers } from '../../mind/ground.ts'
import { interviewTurn } from '../../mind/interview.ts'
import type { Mind } from '../../mind/mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { answersIn, groundOf } from '../../mind/said.ts'
import { madeBySums, withoutSums } from '../../mind/sum-behind.ts'
import { toldBefore } from '../../mind/told-before.ts'
import { composePitch } from './compose.ts'
import { linesOf, linesTold } from './known.ts'
import { texts } from './lines.ts'
import { fewestAnswers, type PitchInput, playbook, saidIn, talkOf, tipsFor } from './playbook.ts'
import { render, renderAfter, renderPitch } from './result.ts'

const mostQuestions = 8

export const system = systemText({
  role: `You coach elevator pitches by a five-part framework: ${Object.entries(pitchPartSeconds)
    .map(([part, seconds]) => `${part} ${seconds} s`)
    .join(', ')}.`,
  rules: `You find out eight lines: ${pitchTopics.join(', ')}. Every sentence must be easy to say aloud; no jargon.
One question in a message, with one question mark, about one line that nothing they said answers; none where every line is told or they ask for the texts: then say that the pitches can be generated now.
The product writes three pitches of 45 to 60 seconds and no other length: who asks for one is told so.`,
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

type Written = z.infer<typeof written>

const writing = z.object({
  pitches: z.array(written).max(pitchAudiences.length),
  tips: z.array(z.string().min(1).max(300)).min(3).max(6),
  missing: z.array(z.enum(pitchTopics)).max(8),
  closing: writtenClosing,
})

const begun = z.object({ pitches: z.array(madePitch) })

const lengths = pitchAudiences
  .map(audience => `${audience}: ${pitchLengths[audience].least}–${pitchLengths[audience].most} words`)
  .join(', ')

const writingRules = `The questions are over. You write three pitches from the founder's facts alone, each in five parts (${lengths}). Where a part was not told, put a blank in [brackets]; blanks do not count as words. No figure, customer, quotation or partner that they did not name. tips: three to six ways to practise. missing: the lines that would make them stronger. ${closingRule}`

/** Blanks do not count. */
const wordsIn = (parts: Pitch['parts']) =>
  countWords(parts.map(({ text }) => text.replace(/\[[^\]]*\]/g, '')).join(' '))

async function writePitches(input: PitchInput, mind: Mind, ground: Ground): Promise<Thought<PitchResult>> {
  const { language } = mind
  const say = texts[language]
  const given = givenNumbers(ground)
  const inventedIn = ({ parts }: Written) => {
    const text = parts.map(part => part.text).join(' ')
    const known = withNumbers(given, madeBySums(text, given, language))
    return inventedFigures(withoutSums(text), known, language)
  }
  mind.step('pitches')
  // What stands on the page is never taken back, so each pitch waits for those before it.
  const made: Pitch[] = []
  const open = () => pitchAudiences.slice(made.length)
  const add = (pitch: Pitch) => {
    mind.show(`${made.length ? '\n\n' : ''}${renderPitch(pitch, language)}`)
    made.push(pitch)
    mind.keep({ pitches: [...made] })
  }
  const addWritten = (pitch: Written) => {
    const invented = inventedIn(pitch)
    const parts = pitch.parts.map(({ part, text }) => ({
      part,
      text: withBlanks(withoutSums(text), invented, { blank: say.figure, language }),
    }))
    const words = wordsIn(parts)
    add({ audience: pitch.audience, seconds: secondsOf(pitch.audience, words), words, parts })
  }
  // Pitches that stood on the page when the last try broke off stand again, and only the others are asked for.
  for (const kept of begun.safeParse(input.begun).data?.pitches ?? [])
    if (kept.audience === open()[0]) add(kept)
  const before = made.map(({ audience, parts }) => ({ audience, parts }))
  let isSecond = false
  const whole = await mind.read(
    {
      system: `${system}\n\n${writingRules}`,
      user: userText([
        mind.memory,
        tellTalk(input.messages, mind),
        before.length > 0 && asData('pitches that are written and stand', JSON.stringify(before)),
        before.length
          ? `${tellToday(input.today)} ${inTheirLanguage}. Write the other pitches, and the rest as if all three were yours.`
          : `${tellToday(input.today)} ${inTheirLanguage}. Write the three pitches.`,
      ]),
      maxOutputTokens: 2500,
      schema: writing,
      check({ pitches }) {
        const missing = open().filter(audience => !pitchFor(audience, pitches))
        const invented = open()
          .flatMap(audience => pitchFor(audience, pitches) ?? [])
          .flatMap(inventedIn)
        if (isSecond || (!missing.length && !invented.length)) return
        isSecond = true
        throw new BarError(
          missing.length
            ? `These pitches are missing: ${missing.join(', ')}.`
            : `The founder never gave these numbers: ${invented.join(', ')}. Leave them out, or put the sum of told numbers behind them.`,
        )
      },
    },
    {
      key: 'pitches',
      schema: written,
      take: (pitch: Written) => {
        if (pitch.audience === open()[0] && wordsIn(pitch.parts) && !inventedIn(pitch).length)
          addWritten(pitch)
      },
    },
  )
  const unwritten: PitchAudience[] = []
  for (const audience of open()) {
    const pitch = pitchFor(audience, whole.pitches)
    if (pitch) addWritten(pitch)
    else {
      unwritten.push(audience)
      add(composePitch(audience, saidIn(talkOf(input)), { language, isOwnAlone: false }))
    }
  }
  const clean = cleanerOf(ground)
  const closing = closingOf(whole.closing, { mind, clean, today: input.today })
  const { level, reason } = closing.confidence
  const names = unwritten.map(audience => say.audiences[audience]).join(', ')
  const result: Pitches = {
    kind: 'pitches',
    pitches: made,
    tips: tipsFor(input, whole.tips.map(clean), language),
    missing: whole.missing.map(topic => ({ topic, question: say.questions[topic][0] })),
    closing: {
      ...closing,
      confidence: { level, reason: names ? `${reason} ${say.unwritten} ${names}.` : reason },
    },
  }
  mind.show(`\n\n${renderAfter(result)}`)
  return { result, understood: null }
}

/** One without a word is none. */
const pitchFor = (audience: PitchAudience, pitches: readonly Written[]) =>
  pitches.find(pitch => pitch.audience === audience && wordsIn(pitch.parts) > 0)

/** Outside the words of its kind a pitch takes as long as its words. */
function secondsOf(audience: PitchAudience, words: number): number {
  const { seconds, least, most } = pitchLengths[audience]
  return words < least || words > most ? Math.round((words * 60) / wordsAMinute) : seconds
}

/** A figure that nobody gave is the founder's to fill. */
function withBlanks(
  text: string,
  invented: readonly string[],
  { blank, language }: { blank: string; language: Language },
): string {
  if (!invented.length) return text
  return findFigures(text, language)
    .filter(figure => invented.includes(figure.text.trim()))
    .reduceRight(
      (left, { start, end, text: found }) =>
        `${left.slice(0, start)}${blank}${/\s*$/.exec(found)?.[0] ?? ''}${left.slice(end)}`,
      normaliseFigures(text),
    )
}

export async function think(input: PitchInput, mind: Mind): Promise<Thought<PitchResult>> {
  const { messages } = input
  const answers = answersIn(messages)
  const ground = groundOf(mind, messages, { memory: input.memory, around: [] })
  if (input.sessionType === 'pitch-generation') {
    const told = [...mind.known.values(), ...toldBefore(mind.proposed, messages).values()]
    if (Math.max(answers, linesTold(told)) >= fewestAnswers) return writePitches(input, mind, ground)
    // Too few facts are too few for a model as well: it would only invent.
    const result = playbook(input)
    mind.show(render(result))
    return { result, understood: null }
  }
  const told = linesOf([...mind.known.values()])
  const opensWith = pitchTopics.find(topic => !told[topic]) ?? null
  const { reaction, question, asked, understood } = await interviewTurn(mind, {
    system,
    topics: pitchTopics,
    around: '',
    messages,
    ground,
    task:
      answers === 0
        ? `Nothing was answered yet: say in one sentence what you will do, then ask one question${opensWith ? ` about ${pitchLabels[opensWith]}` : ''} that no fact answers.`
        : answers < mostQuestions
          ? 'Coach the last answer, then ask one question that no fact and no answer answers, unless they ask for the texts.'
          : 'Coach the last answer, then say that the pitches can be generated now. Ask nothing.',
    mostWords: 70,
    opensWith,
  })
  return {
    result: { kind: 'question', reaction, question, topic: asked, weakness: null, answered: answers },
    understood,
  }
}

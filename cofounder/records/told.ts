// What was told in fields, as lines for a prompt: every field that was sent, each with how it is known.
import type { Known } from '../../contracts/record-fields.ts'
import {
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../contracts/validation-record.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { hasKnown } from '../../venture/records/form.ts'
import { figuresOf } from '../../venture/records/print-answer.ts'
import { proposedIn, tellProposed } from '../../venture/records/proposed.ts'
import { validation } from '../../venture/records/validation.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { voiceIn } from '../language/voice.ts'

type Told = { text: string; known: Known | null }

/** As the memory says it of a fact. */
const marks = { guess: 'guess', told: 'told', saw: 'observed', records: 'observed, in records' } as const

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function toldIn(question: ValidationQuestion, { answers }: ValidationRecord, voice: Voice): Told[] {
  const { words = '', known = null, prefilled = {} } = answers[question] ?? {}
  const figures = figuresOf(validation, question, answers, voice).flatMap(({ id, label, text }) =>
    text ? [{ text: `${label}: ${oneLine(text)}`, known: prefilled[id] ?? known }] : [],
  )
  return [...(words.trim() ? [{ text: oneLine(words), known }] : []), ...figures]
}

/** Of every round, the latest first. */
const recordsOf = (memory: Memory | null | undefined) => (memory?.records ?? []).toReversed()

const linesOf = (record: ValidationRecord, voice: Voice) =>
  validationQuestions.flatMap(question => toldIn(question, record, voice).map(({ text }) => text))

/** Words and figures of all rounds: an answer may use each of them. */
export const wordsOfRecords = (memory: Memory | null | undefined, language: Language): string[] =>
  recordsOf(memory).flatMap(record => linesOf(record, voiceIn(language)))

/** The same of the round that is open. */
export const wordsOfOpen = (memory: Memory | null | undefined, language: Language): string[] =>
  recordsOf(memory)
    .slice(0, 1)
    .flatMap(record => linesOf(record, voiceIn(language)))

const most = 3000

type Telling = {
  language: Language
  /** It stands in the prompt already. */
  isTold: (text: string) => boolean
  /** The helper tells the round that is open itself. */
  isOpenTold: boolean
}

/** Cut at whole lines; the latest round is told first. */
export function tellRecords(
  memory: Memory | null | undefined,
  { language, isTold, isOpenTold }: Telling,
): string {
  const voice = voiceIn(language)
  const records = recordsOf(memory)
  const lines = records.slice(isOpenTold ? 1 : 0).flatMap(record => {
    const { round, group } = record
    const name = records.length > 1 ? `round ${round}${group ? ` (${oneLine(group)})` : ''}, ` : ''
    const waiting = proposedIn(validation, record, voice)
    return validationQuestions.flatMap(question => {
      const read = waiting.find(one => one.question === question)
      const told = toldIn(question, record, voice).filter(({ text }) => !isTold(text))
      if (told.length === 0 && !read) return []
      const marked = told.map(({ text, known }, at) => {
        const isLast = told[at + 1]?.known !== known
        const mark = hasKnown(question) && isLast ? ` [${known ? marks[known] : 'not said how'}]` : ''
        return `${text}${mark}`
      })
      return [`${name}${question}: ${[...marked, ...(read ? [tellProposed(read)] : [])].join(' · ')}`]
    })
  })
  let room = most
  return lines
    .filter(line => {
      room -= line.length + 1
      return room >= 0
    })
    .join('\n')
}

// Prints all answers in sent forms as lines for a prompt. Each has its evidence.
import type { MarketAnswers, MarketCard } from '../../contracts/market-record.ts'
import type { Known } from '../../contracts/record-fields.ts'
import type { GroupRow } from '../../contracts/segments-record.ts'
import { type ValidationRecord, validationQuestions } from '../../contracts/validation-record.ts'
import type { FormHelper, Memory } from '../../venture/facts/memory.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { hasKnown } from '../../venture/records/form.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import { type Answers, mainText, type RecordKind } from '../../venture/records/kind.ts'
import { marketFields } from '../../venture/records/market/form.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { figuresOf } from '../../venture/records/print-answer.ts'
import { proposedIn, tellProposed } from '../../venture/records/proposed.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { rowFields } from '../../venture/records/segments/form.ts'
import { validation } from '../../venture/records/validation.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { voiceIn } from '../language/voice.ts'

type Told = { text: string; known: Known | null }

/** The names of the evidence marks. The memory uses the same names for facts. */
const marks = { guess: 'guess', told: 'told', saw: 'observed', records: 'observed, in records' } as const

const printedBy: Readonly<Record<FormHelper, Printed>> = {
  'competitor-analysis': rivals as RecordKind,
  'idea-refinement': idea as RecordKind,
  pitch: pitch as RecordKind,
  'market-research': {
    fieldsOf: (card, answers) => marketFields(card as MarketCard, answers as MarketAnswers),
  },
  // In this form, each group of customers is one answer.
  'customer-segments': { fieldsOf: (row, answers) => rowFields(answers[row] as GroupRow) },
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

type Printed = Pick<RecordKind, 'fieldsOf'> & Partial<Pick<RecordKind, 'mainField' | 'wordsLabel'>>

function toldIn(kind: Printed, question: string, answers: Answers, voice: Voice): Told[] {
  const { known = null, prefilled = {} } = answers[question] ?? {}
  const words = mainText(kind, answers[question])
  const figures = figuresOf(kind, question, answers, voice).flatMap(({ id, label, text }) =>
    text ? [{ text: `${label}: ${oneLine(text)}`, known: prefilled[id] ?? known }] : [],
  )
  return [...(words.trim() ? [{ text: oneLine(words), known }] : []), ...figures]
}

const recordsOf = (memory: Memory | null | undefined) => (memory?.records ?? []).toReversed()

const linesOf = (record: ValidationRecord, voice: Voice) =>
  validationQuestions.flatMap(question =>
    toldIn(validation, question, record.answers, voice).map(({ text }) => text),
  )

const sheetsOf = (memory: Memory | null | undefined) =>
  (memory?.forms ?? []).map(({ helper, answers }) => ({
    helper,
    answers: answers as Answers,
    kind: printedBy[helper],
  }))

export function wordsOfRecords(memory: Memory | null | undefined, language: Language): string[] {
  const voice = voiceIn(language)
  const others = sheetsOf(memory).flatMap(({ kind, answers }) =>
    Object.keys(answers).flatMap(question => toldIn(kind, question, answers, voice).map(({ text }) => text)),
  )
  return [...recordsOf(memory).flatMap(record => linesOf(record, voice)), ...others]
}

export const wordsOfOpen = (memory: Memory | null | undefined, language: Language): string[] =>
  recordsOf(memory)
    .slice(0, 1)
    .flatMap(record => linesOf(record, voiceIn(language)))

/** A prompt without the helper's own record has more room. */
const mostAlone = 4500
const most = 3000
/** Beside the whole open record, and in a short memory, the other forms get less room. */
const mostBeside = 500

type Telling = {
  language: Language
  isTold: (text: string) => boolean
  /** Whether the open round is already in the helper's own prompt. */
  isOpenTold: boolean
  /** Whether the prompt contains the helper's own record. */
  isRecordTold?: boolean
  /** Whether only the other forms are printed, in short. */
  isShort?: boolean
  reader: FactReader
}

function lineOf(name: string, told: readonly Told[], isMarked: boolean, waiting: string[]): string[] {
  if (told.length === 0 && waiting.length === 0) return []
  const marked = told.map(({ text, known }, at) => {
    const isLast = told[at + 1]?.known !== known
    return `${text}${isMarked && isLast ? ` [${known ? marks[known] : 'not said how'}]` : ''}`
  })
  return [`${name}: ${[...marked, ...waiting].join(' · ')}`]
}

/**
 * Takes the first line of each form, then the second line of each form, and so on. So a long form does not push out
 * the others.
 */
const fairly = (forms: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(0, ...forms.map(lines => lines.length)) }, (_, at) =>
    forms.flatMap(lines => lines[at] ?? []),
  ).flat()

/** Prints the records for a prompt: first the latest round, then the forms of other helpers. */
export function tellRecords(memory: Memory | null | undefined, telling: Telling): string {
  const { language, isTold, isOpenTold, isRecordTold = isOpenTold, isShort, reader } = telling
  const voice = voiceIn(language)
  const records = recordsOf(memory)
  const rounds = records.slice(isOpenTold ? 1 : 0).flatMap(record => {
    const { round, group } = record
    const name = records.length > 1 ? `round ${round}${group ? ` (${oneLine(group)})` : ''}, ` : ''
    const waiting = proposedIn(validation, record, voice)
    return validationQuestions.flatMap(question => {
      const read = waiting.find(one => one.question === question)
      const told = toldIn(validation, question, record.answers, voice).filter(({ text }) => !isTold(text))
      return lineOf(`${name}${question}`, told, hasKnown(question), read ? [tellProposed(read)] : [])
    })
  })
  const seen = new Set(records.flatMap(record => linesOf(record, voice)))
  const others = sheetsOf(memory).map(({ helper, kind, answers }) =>
    helper === reader
      ? []
      : Object.keys(answers).flatMap(question => {
          const told = toldIn(kind, question, answers, voice).filter(
            ({ text }) => !isTold(text) && !seen.has(text),
          )
          for (const { text } of told) seen.add(text)
          return lineOf(
            `${helper}, ${question}`,
            told,
            told.some(({ known }) => known !== null),
            [],
          )
        }),
  )
  const within = (lines: readonly string[], room: number) =>
    lines.filter(line => {
      room -= line.length + 1
      return room >= 0
    })
  const room = isRecordTold ? most : mostAlone
  const first = isShort ? [] : within(rounds, room)
  const left = isOpenTold || isShort ? mostBeside : room - first.join('\n').length
  return [...first, ...within(fairly(others), left)].join('\n')
}

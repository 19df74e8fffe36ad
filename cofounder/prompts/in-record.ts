// Adds a turn of an interview to its record.
import type { FieldPatch } from '../../contracts/record-fields.ts'
import { nextQuestion } from '../../venture/records/asking.ts'
import { provenPatch, withPatch } from '../../venture/records/change.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import {
  type AnyRecord,
  answeredIn,
  type Elsewhere,
  isDone,
  keyOf,
  type QuestionOf,
  type RecordKind,
} from '../../venture/records/kind.ts'
import type { MessageKey, Voice } from '../../venture/records/voice.ts'
import { joined } from '../language/markdown.ts'
import type { Mind } from '../mind.ts'
import { askedOfKnown, understoodFrom } from '../records/known.ts'
import type { Turn } from './interview.ts'

type Read<Told extends AnyRecord> = {
  patch: readonly FieldPatch[]
  refuted?: string | null
  /** The question whose fields the founder filled in. Its facts come from the typed values. */
  typed: QuestionOf<Told> | null
  source: string
}

export function heldAfter<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  record: Told,
  { patch: read, refuted = null, typed, source }: Read<Told>,
  turn: Pick<Turn<string>, 'understood'>,
  voice: Voice,
) {
  const patch = provenPatch(kind, record, read, { typed })
  const held = withPatch(kind, record, patch, { typed, refuted })
  const understood = typed
    ? understoodIn(kind, held, typed, voice)
    : understoodFrom(kind, held, patch, { source, voice, more: turn.understood })
  return { held, understood }
}

type Asking<Told extends AnyRecord> = { mind: Mind; voice: Voice; elsewhere: Elsewhere; held: Told }

const figuresIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** If the model asks for a value that another helper knows, shows it, unless the text contains it. */
export function offerKnown<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { asked, text, question }: Turn<QuestionOf<Told> & string>,
  { mind, voice, elsewhere, held }: Asking<Told>,
): string {
  const { answers, round }: AnyRecord = held
  // A later round is about another group, so values of other helpers are not shown.
  const isOpen = asked !== null && round === 1 && !isDone(answers, asked)
  const known =
    isOpen && askedOfKnown(kind, asked, '', { answers: held.answers, ...elsewhere }, voice)?.trim()
  const figures = known ? figuresIn(known) : []
  if (!known || (figures.length > 0 && figures.every(figure => text.includes(figure)))) return question
  mind.show(`\n\n${known}`)
  return `${question} ${known}`.trim()
}

/** If the model wants to give the result too early, a text says so, and the next open question follows. */
export function askOn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  held: Told,
  turn: Turn<QuestionOf<Told> & string>,
  { few, isEnough, ...asking }: Omit<Asking<Told>, 'held'> & { few: MessageKey; isEnough: boolean },
) {
  const { mind, voice } = asking
  // The message already asks a question, so only known values are added to it.
  if (!turn.isDue || isEnough || turn.question) {
    const question = offerKnown(kind, turn, { ...asking, held })
    return { reaction: turn.reaction, question, asks: turn.asked }
  }
  const asks = nextQuestion(kind, held)
  const count = answeredIn(kind, held.answers).length
  const question = joined([voice.say(few, { count }), asks && voice.say(keyOf(kind, 'ask', asks))])
  mind.show(`\n\n${question}`)
  return { reaction: turn.text.trim(), question, asks }
}

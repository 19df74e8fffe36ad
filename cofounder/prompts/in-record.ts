// A turn of an interview and the record that it fills.
import type { FieldPatch } from '../../contracts/record-fields.ts'
import { nextQuestion } from '../../venture/records/asking.ts'
import { provenPatch, withPatch } from '../../venture/records/change.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import {
  type AnyRecord,
  answeredIn,
  keyOf,
  type QuestionOf,
  type RecordKind,
} from '../../venture/records/kind.ts'
import type { MessageKey, Voice } from '../../venture/records/voice.ts'
import type { Mind } from '../mind.ts'
import { understoodFrom } from '../records/known.ts'
import type { Turn } from './interview.ts'

type Read<Told extends AnyRecord> = {
  patch: readonly FieldPatch[]
  refuted?: string | null
  /** The question whose fields the founder filled in: its facts are what they typed. */
  typed: QuestionOf<Told> | null
  /** The founder's message. */
  source: string
}

/** The record with what was read, and the facts that it told. */
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

/** What the turn asks. Where the result is due and too little is told, that is said, and the next open question is asked. */
export function askOn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  held: Told,
  turn: Turn<QuestionOf<Told> & string>,
  { mind, voice, few, isEnough }: { mind: Mind; voice: Voice; few: MessageKey; isEnough: boolean },
) {
  // A message that asks already says nothing else.
  if (!turn.isDue || isEnough || turn.question)
    return { reaction: turn.reaction, question: turn.question, asks: turn.asked }
  const asks = nextQuestion(kind, held)
  const count = answeredIn(kind, held.answers).length
  const question = [voice.say(few, { count }), asks && voice.say(keyOf(kind, 'ask', asks))]
    .filter(Boolean)
    .join(' ')
  mind.show(`\n\n${question}`)
  return { reaction: turn.text.trim(), question, asks }
}

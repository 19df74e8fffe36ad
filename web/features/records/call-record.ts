// Chooses the part of the record that a call sends, and applies the answer to the record.
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import {
  type AnyRecord,
  emptyRecord,
  type QuestionOf,
  type RecordKind,
} from '../../../venture/records/kind.ts'
import type { HelperSession } from '../../entities/helper-session.ts'
import { askedAs, recordOf, withReading } from './record-talk.ts'

/**
 * The record for a new conversation; null for a conversation that started without a record and so continues
 * without fields.
 */
export function toldIn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  session: HelperSession,
  messages: readonly { role: string }[],
  question: TalkMessage | null,
) {
  const isNew = messages.every(({ role }) => role === 'user')
  const record = recordOf(kind, session.current()) ?? (isNew ? kind.schema.parse(emptyRecord) : null)
  if (!record) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const asked = (question && askedAs(kind, question)) as QuestionOf<Told> | 'open' | null
  return { record, asked, isFree: question?.answers?.isFree ?? false, timeZone }
}

/** Adds the values that a model read to the record. Changes that the founder made meanwhile stay. */
export function hearRecord(
  kind: RecordKind,
  session: HelperSession,
  sent: AnyRecord | undefined,
  heard: unknown,
): void {
  const record = sent && recordOf(kind, { record: heard })
  if (!record) return
  session.patch(now => ({
    record: withReading(kind, recordOf(kind, now) ?? record, { sent, heard: record }),
  }))
}

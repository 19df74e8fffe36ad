// The answers as they are read back before the pitches are written: what the coach filed, with what the founder mended.
import { z } from 'zod'
import type { SessionState, TalkMessage } from '../../../contracts/helper-session.ts'
import {
  type PitchLines,
  type PitchReadBack,
  pitchReadBack,
  pitchResult,
  pitchTopics,
} from '../../../contracts/results/pitch.ts'

/** A line struck is an empty text. */
const mended = z.partialRecord(z.enum(pitchTopics), z.string()).catch({})
export type MendedLines = z.infer<typeof mended>

export const mendedIn = ({ notes }: Pick<SessionState, 'notes'>): MendedLines => mended.parse(notes.lines)

/** What the coach filed so far; null where a model coaches, which keeps no lines. */
export function filedIn(messages: readonly TalkMessage[]): { lines: PitchLines; isAll: boolean } | null {
  const last = messages.findLast(({ role }) => role === 'assistant')
  const turn = pitchResult.safeParse(last?.result).data
  return turn?.kind === 'question' && turn.lines ? { lines: turn.lines, isAll: turn.topic === null } : null
}

export function readBackOf(filed: PitchLines, mended: MendedLines): PitchReadBack {
  const kept = pitchTopics.flatMap(topic => {
    const text = (mended[topic] ?? filed[topic] ?? '').trim()
    return text ? [[topic, text]] : []
  })
  return pitchReadBack.parse({ lines: Object.fromEntries(kept) })
}

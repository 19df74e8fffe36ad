// Stores the founder's conversation on the server while a helper answers. So nothing is lost if the founder closes
// the tab, or uses a second tab or device. If a call names no session, nothing is stored.
import { z } from 'zod'
import {
  type MadeResult,
  type PartialResult,
  partialResult,
  type Recap,
  type SessionCall,
  type SessionState,
  sessionCall,
  type TalkMessage,
  type TalkSummary,
  talkMessage,
  talkSummary,
} from '../../../contracts/helper-session.ts'
import { sessionHeader } from '../../../contracts/session-header.ts'
import type { Caller } from './caller.ts'
import { serviceClient } from './clients.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

/**
 * The part of an answer that is stored in the conversation: either a message, or a result. Both may change other
 * stored data.
 */
export type Kept =
  | {
      reply: Pick<TalkMessage, 'content' | 'answeredBy' | 'result' | 'asked'>
      changes?: Partial<Pick<SessionState, 'record'>>
    }
  | {
      made: Omit<MadeResult, 'id' | 'createdAt'>
      changes?: Partial<Pick<SessionState, 'notes' | 'outputId' | 'record'>>
    }

export type WorkingTalk = {
  /** The id of the founder's message to which this answer belongs. */
  questionId: string | null
  /** The parts of an interrupted result that this answer continues. */
  begun: PartialResult['parts'] | null
  /** The summary of the older part of the conversation, if there is one. */
  recap: Recap | null
  /** The latest result in the messages of the conversation, or null. */
  before: unknown
  /** The latest complete result in the messages. A turn of an interview is not a complete result. */
  shown: unknown
  hear: (text: string) => void
  keepParts: (parts: PartialResult['parts']) => void
  keepRecap: (recap: Recap) => void
  finish: (kept: Kept) => Promise<void>
  /**
   * Stores the text that has arrived so far. If there is none, the question stays unanswered, and the founder may
   * try again.
   */
  breakOff: () => Promise<void>
}

/**
 * A growing answer is stored at this interval in milliseconds. A crash loses the words since then, and other tabs
 * see new words only then.
 */
const writeEvery = 1000

/** Reads which session the call belongs to. Returns null if the call names no session. */
export function readSessionCall(request: Request): SessionCall | null {
  const text = request.headers.get(sessionHeader)
  if (text === null) return null
  try {
    return sessionCall.parse(JSON.parse(text))
  } catch {
    throw new FunctionError('invalid_input', `The header ${sessionHeader} is not valid.`)
  }
}

export type Told = { answers: TalkMessage['answers']; record: unknown }

type Opening = {
  call: SessionCall
  caller: Caller
  helper: string
  /** The id of the call. The answer gets the same id. */
  answerId: string
  /** The founder's last message, if there is one. */
  question: string | null
  /** The founder's record, and the question in the record that the last message answers. */
  told: Told | null
  /** True if the answer is a message of the conversation. */
  isSpoken: boolean
  /** The input of a result that is not a message. */
  about: Record<string, unknown>
}

/**
 * Stores the question and an empty answer. It uses the rights of the caller, so the database decides whether the
 * caller may write to the project.
 */
export async function openTalk(opening: Opening): Promise<WorkingTalk> {
  const { call, caller, helper, answerId, question, told, isSpoken, about } = opening
  const timestamp = new Date().toISOString()
  const answer: TalkMessage = { id: answerId, role: 'assistant', content: '', timestamp, cut: 'growing' }
  const said: TalkMessage[] =
    call.question && question
      ? [
          {
            id: call.question,
            role: 'user',
            content: question,
            timestamp,
            ...(told?.answers && { answers: told.answers }),
          },
        ]
      : []
  const where = { p_project: call.project, p_helper: helper }
  let stored: KeptState = keptState.parse({})
  if (isSpoken) {
    const { data, error } = await caller
      .client()
      .rpc('merge_helper_session', {
        ...where,
        p_messages: [...said, answer],
        p_without: call.instead ? [call.instead] : [],
        // Stores the record together with the question, so that the founder's answers are not lost if the reply
        // breaks off.
        ...(told && said.length > 0 && { p_state: { record: told.record } }),
      })
      .single<{ state: unknown }>()
    if (error) throw refusalOf(error)
    stored = keptState.parse(data.state)
    const isOpening = said.length === 0 && !call.instead
    if (isOpening && stored.messages[0]?.id !== answerId) {
      await write({ ...where, p_without: [answerId] })
      throw new FunctionError('conflict', 'This talk has begun already.')
    }
  } else stored = await readState(opening)
  const begun = !isSpoken && stored.partial?.id === call.instead ? (stored.partial?.parts ?? null) : null
  // Leaves out empty messages, as the page does.
  const spoken = stored.messages.filter(({ id, content }) => id !== answerId && content.trim() !== '')

  let heard = ''
  let parts: PartialResult['parts'] = {}
  let summary: TalkSummary | null = null
  let written = 0
  let writing: Promise<void> = Promise.resolve()
  const keepUp = () => {
    if (heard.length === written) return
    written = heard.length
    const grown = { ...answer, content: heard }
    const change = isSpoken
      ? { p_messages: [grown], p_are_known: true }
      : { p_state: { partial: partialOf('growing') } }
    writing = writing.then(() => write({ ...where, ...change }))
  }
  const partialOf = (cut: PartialResult['cut']): PartialResult => ({
    id: answerId,
    text: heard,
    about,
    parts,
    cut,
  })
  const timer = setInterval(keepUp, writeEvery)
  const settle = async (change: Record<string, unknown>) => {
    clearInterval(timer)
    await writing
    if (Object.keys(change).length === 0) return
    await write({ ...where, ...change })
  }

  return {
    questionId: call.question,
    begun,
    recap: recapOf(stored.summary, spoken),
    before: spoken.findLast(({ result }) => result)?.result ?? null,
    shown: spoken.findLast(({ result }) => isWhole(result))?.result ?? null,
    hear: text => {
      heard += text
    },
    keepParts: given => {
      parts = given
    },
    keepRecap: ({ text, latest }) => {
      const until = spoken.at(-latest - 1)?.id
      if (until) summary = { text, until }
    },
    async finish(kept) {
      const beside = summary ? { summary } : {}
      if ('made' in kept) {
        const made: MadeResult = { ...kept.made, id: answerId, createdAt: new Date().toISOString() }
        return settle({ p_state: { ...kept.changes, made, partial: null, ...beside } })
      }
      const { cut: _cut, ...whole } = { ...answer, ...kept.reply }
      const rest = isSpoken
        ? { p_are_known: true, p_state: { ...kept.changes, ...beside } }
        : { p_state: { partial: null, ...beside } }
      await settle({ p_messages: [whole], ...rest })
    },
    async breakOff() {
      if (!isSpoken) return settle(heard ? { p_state: { partial: partialOf('broken') } } : {})
      await settle(
        heard
          ? { p_messages: [{ ...answer, content: heard, cut: 'broken' }], p_are_known: true }
          : { p_without: [answerId] },
      )
    },
  }
}

/** The part of the stored conversation that an answer needs. */
const keptState = z.object({
  messages: z
    .array(talkMessage.pick({ id: true, content: true, result: true }))
    .default([])
    .catch([]),
  partial: partialResult.nullable().default(null).catch(null),
  summary: talkSummary.nullable().default(null).catch(null),
})
type KeptState = z.infer<typeof keptState>

/**
 * Reads the state with the rights of the caller, as everything that opens a conversation does. Only the answer is
 * written with the rights of the server, which may write to any project.
 */
async function readState({ call, caller, helper }: Opening): Promise<KeptState> {
  const { data, error } = await caller
    .client()
    .from('startup_projects')
    .select('helper_sessions(state)')
    .eq('id', call.project)
    .eq('helper_sessions.helper', helper)
    .maybeSingle<{ helper_sessions: { state: unknown }[] }>()
  if (error) throw databaseFailure('reading the talk', error)
  if (!data) throw new FunctionError('not_found')
  return keptState.parse(data.helper_sessions[0]?.state ?? {})
}

/** Returns whether a result is complete. A turn of an interview is not complete. */
const isWhole = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && !('kind' in result && result.kind === 'turn')

/**
 * Returns the summary of the older messages. Returns null if the last message that it covers no longer exists,
 * because the summary then describes an earlier conversation.
 */
function recapOf(summary: TalkSummary | null, spoken: readonly { id: string }[]): Recap | null {
  const place = spoken.findIndex(({ id }) => id === summary?.until)
  return summary && place >= 0 ? { text: summary.text, latest: spoken.length - 1 - place } : null
}

/**
 * Writes with the rights of the server, because the caller may have disconnected or their token may have expired. A
 * failure is only logged, so that the member still gets the answer.
 */
async function write(change: Record<string, unknown>): Promise<void> {
  const { error } = await serviceClient().rpc('merge_helper_session', change)
  if (error) console.error(JSON.stringify({ level: 'error', event: 'talk not kept', code: error.code }))
}

function refusalOf(error: { code: string; message: string; hint: string }): Error {
  const { code, message } = error
  if (code === '42501' || code === '23503') return new FunctionError('not_found')
  if (code === '23514') {
    return new FunctionError('payload_too_large', 'This talk is full. Start a new one to go on.')
  }
  if (code === 'PT413') return new FunctionError('payload_too_large', message)
  return databaseFailure('opening the talk', error)
}

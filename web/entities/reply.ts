// How a screen shows an answer of the co-founder, the same for every helper.

import type { Asked } from '../../contracts/conversation.ts'
import type { SessionCall } from '../../contracts/helper-session.ts'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import type { AppError } from '../lib/errors.ts'
import type { Words } from '../lib/query-client.ts'

export type Reply = {
  text: string
  answeredBy: AnsweredBy
  result: unknown
  asked?: Asked | null | undefined
}

export type Listening = {
  signal: AbortSignal
  /** The id of the answer, and the session it belongs to. */
  requestId: string
  session: SessionCall | null
  onText: (text: string) => void
  onStep: (label: string) => void
}

/**
 * Shows the specification's words. If the founder can do something about the error, shows the server's words
 * about that.
 */
export function failureWords(words: Words): (error: AppError) => Words {
  return error => {
    if (['quota_exceeded', 'payload_too_large'].includes(error.code))
      return { title: 'You have reached your limit', text: error.message }
    if (error.code === 'plan_required') return { title: 'Not part of your plan', text: error.message }
    return words
  }
}

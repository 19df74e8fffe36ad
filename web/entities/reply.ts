// How every helper's screen handles an answer of the co-founder.

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
  /** `requestId` becomes the id of the answer. `session` is the session that the answer belongs to. */
  requestId: string
  session: SessionCall | null
  onText: (text: string) => void
  onStep: (label: string) => void
}

/**
 * Shows the error text of the specification. If the founder can solve the problem, it shows the text of the server
 * instead.
 */
export function failureWords(words: Words): (error: AppError) => Words {
  return error => {
    if (['quota_exceeded', 'payload_too_large'].includes(error.code))
      return { title: 'You have reached your limit', text: error.message }
    if (error.code === 'plan_required') return { title: 'Not part of your plan', text: error.message }
    return words
  }
}

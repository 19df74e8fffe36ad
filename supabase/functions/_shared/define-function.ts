// The code that all functions share: CORS, finding the caller, reading the input, limits, the plan, the quota,
// errors in one form, and a request id. Each function only adds a schema and a `run` or `answer`.
import type { z } from 'zod'
import type { Asked, ConversationMessage } from '../../../contracts/conversation.ts'
import type { Understood } from '../../../contracts/facts.ts'
import { type FailureShape, type FunctionName, functions } from '../../../contracts/functions.ts'
import type { Recap } from '../../../contracts/helper-session.ts'
import type { AnsweredBy } from '../../../contracts/outputs.ts'
import type { Feature, PlanId } from '../../../contracts/plans.ts'
import { sessionHeader } from '../../../contracts/session-header.ts'
import type { KeptBeside, Spent, StreamEvent } from '../../../contracts/stream.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import type { FactReader } from '../../../venture/facts/pick.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { type Bill, closeBill, openBill } from './bill.ts'
import { type Caller, findCaller } from './caller.ts'
import { type Emit, eventStream } from './event-stream.ts'
import { FunctionError, statusOf, toErrorBody, toFailure } from './function-error.ts'
import { modelAccess, type ReadSetting } from './member-key.ts'
import { chosenLanguage, type Remembered, remember } from './memory.ts'
import { assertPlanHas, planOf } from './plan.ts'
import { stopped, together } from './quota.ts'
import { readInput } from './read-input.ts'
import { type Call, earlierAnswer, nameCall, settleCall } from './same-call.ts'
import { type Kept, openTalk, readSessionCall, type Told, type WorkingTalk } from './working-talk.ts'

type Input<Name extends FunctionName> = z.output<(typeof functions)[Name]['request']>
type Output<Name extends FunctionName> = z.input<(typeof functions)[Name]['response']>

export type RunContext<Name extends FunctionName> = {
  input: Input<Name>
  caller: Caller
  request: Request
  requestId: string
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
  /**
   * Sends some text or the next step to a caller that reads the answer as a stream. Other callers get only the
   * complete answer.
   */
  emit: Emit
}

type AnswerContext<Name extends FunctionName> = Omit<RunContext<Name>, 'emit'> & {
  emit: (event: StreamEvent | KeptBeside) => void
  /**
   * Reads a setting of the model that answers this member: the model of the instance, or the model of the member's
   * own key.
   */
  read: ReadSetting
  /** The id of the caller's project, if the call names one. */
  project: string | null
  /** What a helper knows in addition to the question. The memory is null if the call names no project. */
  founder: {
    memory: Memory | null
    language: Language | null
    begun: WorkingTalk['begun']
    recap: Recap | null | undefined
    before: unknown
    shown: unknown
  }
}

type Answered<Name extends FunctionName> = {
  output: Output<Name>
  /**
   * The tokens that the model used, or null if the model failed. Tokens that were used before a failure have been
   * reported with `emit`.
   */
  spent: Spent | null
  /** Facts from the founder's last message. They are stored as proposals for the founder. */
  understood?: Understood | null
}

export type FunctionDefinition<Name extends FunctionName> = {
  name: Name
  /** The feature of the plan that a member needs for this function, if plans are on sale. */
  feature?: Feature
} & (
  | { run: (context: RunContext<Name>) => Promise<Output<Name>> }
  | {
      /**
       * Each call costs one AI answer, but only if the model is ready. The answer is counted under this name and
       * belongs to no conversation.
       */
      countedAs: string
      assertReady: (read: ReadSetting) => void
      answer: (context: AnswerContext<Name>) => Promise<Answered<Name>>
    }
  | {
      /** Each call costs one AI answer, which is counted under the name of this helper. */
      helper: (input: Input<Name>) => FactReader
      answer: (context: AnswerContext<Name>) => Promise<Answered<Name>>
      /**
       * `keep` returns the part of the answer that is stored in the conversation. `isSpoken` is true if the answer
       * is a message of the conversation. A message that is still growing is stored repeatedly.
       */
      keep: (output: Output<Name>, input: Input<Name>) => Kept
      isSpoken: (input: Input<Name>) => boolean
      /** Returns the input of a result that is not a message. The page shows this input beside a partial result. */
      about?: (input: Input<Name>) => Record<string, unknown>
    }
)

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': `authorization, x-client-info, apikey, content-type, accept, x-request-id, ${sessionHeader}`,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'x-request-id, retry-after',
}

export function defineFunction<Name extends FunctionName>(
  definition: FunctionDefinition<Name>,
): (request: Request) => Promise<Response> {
  const { request: schema, failure } = functions[definition.name]
  return async request => {
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
    const headers = { ...cors, 'x-request-id': requestId }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    try {
      if (request.method !== 'POST') throw new FunctionError('method_not_allowed')
      const caller = await findCaller(request)
      const input = (await readInput(request, schema as z.ZodType)) as Input<Name>
      const perform = await prepare(definition, input, caller, request)
      const context = { input, caller, request, requestId }
      if (!request.headers.get('accept')?.includes('text/event-stream')) {
        const output = await perform({ ...context, signal: request.signal, emit: () => {} })
        return Response.json(output, { headers: { ...headers, 'cache-control': 'no-store' } })
      }
      return eventStream(headers, async (emit, gone) => {
        try {
          const signal = AbortSignal.any([gone, request.signal])
          emit({ type: 'result', result: await perform({ ...context, signal, emit }) })
        } catch (error) {
          emit({ type: 'error', error: report(definition.name, error, requestId) })
        }
      })
    } catch (error) {
      return fail(report(definition.name, error, requestId), failure, headers)
    }
  }
}

/**
 * Checks the plan and the quota before anything is sent. So a refusal is a normal error reply and not a stream that
 * breaks off.
 */
async function prepare<Name extends FunctionName>(
  definition: FunctionDefinition<Name>,
  input: Input<Name>,
  caller: Caller,
  request: Request,
): Promise<(context: RunContext<Name>) => Promise<Output<Name>>> {
  const isCounted = 'answer' in definition
  if (!isCounted && !definition.feature) return definition.run
  const plan = await planOf(caller.id)
  assertPlanHas(plan, definition.feature ?? null)
  if (!isCounted) return definition.run
  const call = nameCall(caller.id, request)
  const earlier = call && (await earlierAnswer(call))
  if (earlier) return async () => earlier as Output<Name>
  const { bill, talk, remembered, language, read, hasLostKey } = await begin(definition, {
    input,
    caller,
    request,
    call,
    plan,
  })
  const founder = {
    memory: remembered?.memory ?? null,
    language,
    begun: talk?.begun ?? null,
    recap: talk?.recap,
    before: talk?.before,
    shown: talk?.shown,
  }
  const project = remembered?.project ?? null
  return async context => {
    const startedAt = performance.now()
    let spent: Spent | null = null
    let paid: Spent | null = null
    let output: Output<Name> | null = null
    let understood: Understood | null = null
    const emit = (event: StreamEvent | KeptBeside) => {
      if (event.type === 'spent') {
        paid = together(paid, event.spent)
        return
      }
      if (event.type === 'parts') return talk?.keepParts(event.parts)
      if (event.type === 'recap') return talk?.keepRecap(event.recap)
      if (event.type === 'delta') talk?.hear(event.text)
      context.emit(event)
    }
    try {
      const answered = await definition.answer({ ...context, emit, read, founder, project })
      spent = answered.spent
      understood = answered.understood ?? null
      output = hasLostKey ? withLostKey(answered.output) : answered.output
      return output
    } catch (error) {
      // If the caller stops an answer, it counts for the quota. If the server fails, the answer counts only if a
      // provider was paid.
      if (context.signal.aborted) spent = together(paid, stopped)
      throw error
    } finally {
      await closeBill(bill, { spent, paid, startedAt })
      // Stores the conversation and the facts before the caller gets the answer, so that the caller finds both
      // afterwards.
      if (understood && talk?.questionId) await remembered?.propose(talk.questionId, understood)
      if (output === null) await talk?.breakOff()
      else if ('keep' in definition) await talk?.finish(withAsked(definition.keep(output, input), output))
      if (call) await settleCall(call, output)
    }
  }
}

type Begun<Name extends FunctionName> = {
  input: Input<Name>
  caller: Caller
  request: Request
  call: Call | null
  plan: PlanId
}

type Beginning = {
  bill: Bill
  read: ReadSetting
  hasLostKey: boolean
  talk: WorkingTalk | null
  remembered: Remembered | null
  language: Language | null
}

/**
 * Stores the question, then takes one answer from the member's quota. If this is refused, the call ends, and the
 * caller may repeat it later.
 */
async function begin<Name extends FunctionName>(
  definition: Extract<FunctionDefinition<Name>, { answer: unknown }>,
  { input, caller, request, call, plan }: Begun<Name>,
): Promise<Beginning> {
  const counted = 'countedAs' in definition ? definition.countedAs : definition.helper(input)
  let talk: WorkingTalk | null = null
  let remembered: Remembered | null = null
  try {
    const session = readSessionCall(request)
    if (session && !call) throw new FunctionError('invalid_input', 'A session’s call needs an x-request-id.')
    if (session && call && 'helper' in definition) {
      const helper = definition.helper(input)
      const about = definition.about?.(input) ?? {}
      const said = {
        question: lastWords(input),
        told: toldIn(input),
        isSpoken: definition.isSpoken(input),
        about,
      }
      talk = await openTalk({ call: session, caller, helper, answerId: call.requestId, ...said })
      remembered = await remember(caller, session.project, helper)
    }
    const language = await chosenLanguage(caller)
    const { read, own, hasLostKey } = await modelAccess(caller.id)
    if ('countedAs' in definition) definition.assertReady(read)
    const bill = await openBill({ userId: caller.id, own, helper: counted, plan })
    return { talk, remembered, language, read, hasLostKey, bill }
  } catch (error) {
    await talk?.breakOff()
    if (call) await settleCall(call, null)
    throw error
  }
}

/**
 * A message of the helper may ask a question. This adds the question to the message, so that both are stored
 * together.
 */
function withAsked(kept: Kept, output: object): Kept {
  const { asked = null } = output as { asked?: Asked | null }
  return 'reply' in kept ? { ...kept, reply: { ...kept.reply, asked } } : kept
}

/** Tells the page that the model of the instance answered, because the member's key can no longer be read. */
function withLostKey<Output extends object>(output: Output): Output {
  const { answeredBy } = output as { answeredBy?: AnsweredBy }
  return answeredBy ? { ...output, answeredBy: { ...answeredBy, ownKey: 'lost' } } : output
}

/** Returns the content of the last message if it is the founder's, and otherwise null. */
function lastWords(input: unknown): string | null {
  const last = (input as { messages?: ConversationMessage[] }).messages?.at(-1)
  return last?.role === 'user' ? last.content : null
}

function toldIn(input: unknown): Told | null {
  const { record, asked, isFree } = input as {
    record?: { round: number } | null
    asked?: string | null
    isFree?: boolean
  }
  if (!record) return null
  const answers = asked ? { question: asked, round: record.round, ...(isFree && { isFree }) } : undefined
  return { record, answers }
}

function fail(
  body: ReturnType<typeof toErrorBody>,
  shape: FailureShape,
  headers: Record<string, string>,
): Response {
  const wait = body.retryAt && Math.max(1, Math.ceil((Date.parse(body.retryAt) - Date.now()) / 1000))
  return Response.json(toFailure(body, shape), {
    status: statusOf(body),
    headers: { ...headers, 'cache-control': 'no-store', ...(wait && { 'retry-after': String(wait) }) },
  })
}

/**
 * Logs an unexpected failure in one line. The line never contains text of a founder, text of a provider, or a key.
 */
function report(name: string, error: unknown, requestId: string): ReturnType<typeof toErrorBody> {
  const body = toErrorBody(error, requestId)
  const reason = error instanceof Error && 'reason' in error ? String(error.reason) : undefined
  if (body.code === 'internal' || (reason && body.code !== 'cancelled')) {
    const detail = reason ?? (error instanceof Error ? error.message : typeof error)
    console.error(JSON.stringify({ level: 'error', function: name, requestId, code: body.code, detail }))
  }
  return body
}

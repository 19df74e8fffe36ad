/**
 * The server of a screen test. The supabase-js client of the page calls it through `fetch`, so only the network is
 * simulated. Tables are rows in memory, and the test gives the answers to all other calls. A call without an answer
 * fails the test.
 */
import type { Database } from '../../../contracts/database.generated.ts'
import type { FunctionName, FunctionResponse } from '../../../contracts/functions.ts'
import { newMembersAnswers } from './new-member.ts'
import { signInAnswer, type Visitor } from './visitor.ts'

type Tables = Database['public']['Tables'] & Database['public']['Views']
type TableName = keyof Tables & string
type RpcName = keyof Database['public']['Functions'] & string

/** A row may leave out columns that the screen does not read. Embedded rows are stored under their name. */
type Rows = { [Name in TableName]?: (Partial<Tables[Name]['Row']> & Record<string, unknown>)[] }

export type Place =
  | `tables/${TableName}`
  | `rpc/${RpcName}`
  | `functions/${FunctionName}`
  | `functions/product-mail/${string}`
  | `auth/${string}`
  | `storage/${string}`
  | `mailbox/${string}`

export type Call = {
  method: string
  place: string
  query: URLSearchParams
  headers: Headers
  /** The JSON body of the call, or the form of an upload. */
  body: unknown
  /** Returns the answer that the call gets if the test gives no answer. */
  passOn: () => Promise<Response>
}

type DataOf<P> = P extends `functions/${infer Name extends FunctionName}`
  ? Partial<FunctionResponse<Name>>
  : unknown

/** The answer to a call: data as JSON, or a complete response. `cutOff` breaks the connection. */
type Given<Data> = Data | Response | typeof cutOff
type Answer<P = Place> = Given<DataOf<P>> | ((call: Call) => Given<DataOf<P>> | Promise<Given<DataOf<P>>>)
export type Answers = { [P in Place]?: Answer<P> }

export const cutOff = Symbol('the connection breaks')
export const refuse = (status: number, body: object = { message: 'The cellar is flooded' }): Response =>
  Response.json(body, { status })

type Held = {
  /** Returns the number of waiting calls. */
  count: () => number
  /**
   * Lets the waiting calls continue, with this answer or the usual answer. Later calls do not wait. A call that has
   * been sent but has not arrived also gets this answer.
   */
  release: (answer?: Answer) => void
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * `LATEST_ANSWER=300 npx vitest run web/screens` delays every call and every answer by a random time of at
 * most 300 milliseconds, as on a busy machine. The delays reveal tests that do not wait.
 */
const latestAnswer = Number(process.env.LATEST_ANSWER ?? 0)
const delay = () => new Promise(resolve => setTimeout(resolve, Math.random() * latestAnswer))

export class ScreenBackend {
  readonly tables: Rows = {}
  readonly calls: Call[] = []
  /** The calls that got no answer from the test. */
  readonly unanswered: string[] = []
  readonly #answers: Map<string, Answer>
  readonly #visitor: Visitor

  readonly #server: typeof fetch | undefined
  #page = 0

  /** If a real server is given, it answers the calls that the test does not answer. */
  constructor(visitor: Visitor, server?: typeof fetch) {
    this.#visitor = visitor
    this.#server = server
    this.#answers = new Map(Object.entries(server ? {} : newMembersAnswers))
  }

  /** Ends the test. Later calls of its page get no answer, except the call that signs out. */
  ends(): void {
    this.#page += 1
  }

  /** Sets the rows of these tables. All other tables are empty. */
  hasRows(rows: Rows): void {
    Object.assign(this.tables, rows)
  }

  /** Sets the answer to calls of this place. If a method is given, only calls with that method get the answer. */
  answers<P extends Place>(place: P | `${Method} ${P}`, answer: Answer<P>): void {
    this.#answers.set(place, answer)
  }

  /** Removes the answer that `answers` set. */
  answersAsUsual(place: Place | `${Method} ${Place}`): void {
    this.#answers.delete(place)
  }

  /** Makes calls to this place wait until the test releases them. */
  holds(place: Place | `${Method} ${Place}`): Held {
    const usual = this.#answers.get(place)
    const gate = Promise.withResolvers<Answer>()
    let waiting = 0
    this.#answers.set(place, async (call: Call) => {
      waiting += 1
      const given = await gate.promise
      return this.#resolve(given === undefined ? usual : given, call)
    })
    const asBefore = () => {
      if (usual === undefined) this.#answers.delete(place)
      else this.#answers.set(place, usual)
    }
    return {
      count: () => waiting,
      release: given => {
        if (waiting > 0) asBefore()
        else
          this.#answers.set(place, (call: Call) => {
            asBefore()
            return this.#resolve(given === undefined ? usual : given, call)
          })
        gate.resolve(given)
      },
    }
  }

  callsTo(place: Place, method?: Method): Call[] {
    return this.calls.filter(call => call.place === place && (!method || call.method === method))
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : null
    const url = new URL(request ? request.url : String(input), location.origin)
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    const call: Call = {
      method,
      place: placeOf(url.pathname),
      query: url.searchParams,
      headers: new Headers(init?.headers ?? request?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
      passOn: async () => (this.#server ? this.#server(input, init) : this.#usual(call)),
    }
    const page = this.#page
    if (latestAnswer > 0) await delay()
    this.calls.push(call)
    const signal = init?.signal ?? undefined
    const answer = this.#answers.get(`${method} ${call.place}`) ?? this.#answers.get(call.place)
    const response = await untilAborted(this.#resolve(answer, call), signal)
    if (page !== this.#page && !call.place.startsWith('auth/')) return new Promise(() => {})
    if (response === cutOff) throw new TypeError('Failed to fetch')
    return response
  }

  async #resolve(answer: Answer, call: Call): Promise<Response | typeof cutOff> {
    // Waits for a macrotask, as over a network.
    await new Promise(resolve => setTimeout(resolve, 0))
    if (latestAnswer > 0) await delay()
    const given = typeof answer === 'function' ? await answer(call) : answer
    if (given === cutOff) return cutOff
    if (given instanceof Response) return given.clone()
    if (given !== undefined) return rows(given, call)
    return call.passOn()
  }

  #usual(call: Call): Response {
    const { method, place } = call
    if (place.startsWith('tables/')) return this.#table(place.slice('tables/'.length), call)
    if (place === 'auth/logout') return new Response(null, { status: 204 })
    if (place.startsWith('auth/token')) return Response.json(signInAnswer(this.#visitor))
    if (place === 'auth/user') return Response.json(this.#visitor.user)
    this.unanswered.push(`${method} ${place}`)
    return refuse(500, { message: `No test answers ${method} ${place}` })
  }

  #table(name: string, call: Call): Response {
    const tables = this.tables as Record<string, Record<string, unknown>[]>
    const all = tables[name] ?? []
    const chosen = all.filter(row => fits(row, call.query))
    if (call.method === 'DELETE') tables[name] = all.filter(row => !chosen.includes(row))
    if (call.method === 'PATCH') for (const row of chosen) Object.assign(row, call.body)
    if (call.method !== 'POST') return rows(chosen, call)
    const now = new Date().toISOString()
    const made = { id: crypto.randomUUID(), created_at: now, updated_at: now }
    const added = [call.body].flat().map(row => ({ ...made, ...(row as object) }))
    tables[name] = [...all, ...added]
    return rows(added, call, 201)
  }
}

/** Answers in the form of PostgREST: a list, an object, a count, or nothing. */
function rows(given: unknown, { headers, method, place }: Call, status = 200): Response {
  const isRest = place.startsWith('tables/') || place.startsWith('rpc/')
  if (!isRest) return Response.json(given)
  const list = Array.isArray(given) ? given : null
  const range: HeadersInit = list
    ? { 'Content-Range': `0-${Math.max(0, list.length - 1)}/${list.length}` }
    : {}
  if (method === 'HEAD') return new Response(null, { headers: range })
  const isWrite = method !== 'GET' && place.startsWith('tables/')
  const wants = headers.get('prefer')?.includes('return=representation')
  if (isWrite && !wants) return new Response(null, { status: method === 'POST' ? 201 : 204 })
  if (list && headers.get('accept')?.includes('vnd.pgrst.object')) {
    if (list.length === 1) return Response.json(list[0], { status })
    const details = `The result contains ${list.length} rows`
    return refuse(406, { code: 'PGRST116', message: 'Cannot coerce the result to one object', details })
  }
  return Response.json(given, { status, headers: range })
}

const operators: Record<string, (value: unknown, wanted: string) => boolean> = {
  eq: (value, wanted) => String(value) === wanted,
  neq: (value, wanted) => String(value) !== wanted,
  is: (value, wanted) => String(value ?? null) === wanted,
  in: (value, wanted) => wanted.slice(1, -1).split(',').map(unquoted).includes(String(value)),
}
const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1')

/** Applies only filters on columns of the row. Ignores a filter on a column that the row does not have. */
function fits(row: Record<string, unknown>, query: URLSearchParams): boolean {
  return [...query].every(([column, filter]) => {
    const [, not, operator = '', wanted = ''] = /^(not\.)?(\w+)\.(.*)$/.exec(filter) ?? []
    const isTrue = operators[operator]
    if (!(column in row) || !isTrue) return true
    return isTrue(row[column], wanted) !== Boolean(not)
  })
}

function placeOf(pathname: string): string {
  const [, , rest = ''] = /^\/(rest|auth|functions|storage|mailbox)\/v1\/(.*)$/.exec(pathname) ?? []
  if (pathname.startsWith('/rest/v1/rpc/')) return rest
  if (pathname.startsWith('/rest/v1/')) return `tables/${rest}`
  const [, room] = /^\/(auth|functions|storage|mailbox)\/v1\//.exec(pathname) ?? []
  return room ? `${room}/${rest}` : pathname.slice(1)
}

async function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([value, aborted])
}

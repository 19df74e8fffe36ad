/** The messages between the server and a process that runs functions. */
import type { Environment } from './deno-shim.ts'
import type { Letter } from './ports.ts'

export type Call = {
  /** Sent with each request to this server, so that it counts for the caller of the function. */
  readonly token: string
  readonly file: string
  readonly mayReload: boolean
  readonly environment: Environment
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
}

export type ToRunner =
  | { readonly type: 'ping' }
  | { readonly type: 'load'; readonly files: readonly string[] }
  /**
   * The port `name` carries the order to stop and the call's progress; the port `bodyOf(name)` carries its
   * body.
   */
  | { readonly type: 'call'; readonly call: Call; readonly name: string; readonly hasBody: boolean }
  | ({ readonly type: 'letter' } & Letter)

/** The processor time used since the process began, and its memory now. */
export type Usage = { readonly processorMs: number; readonly memoryMb: number }

export type FromRunner =
  | ({ readonly type: 'pong' } & Usage)
  /** Loading may take longer than a call and does not count for the caller. */
  | { readonly type: 'loading'; readonly isLoading: boolean; readonly processorMs: number }
  /** An uncaught exception. No message follows it. */
  | { readonly type: 'crashed'; readonly error: Failure }
  | ({ readonly type: 'letter' } & Letter)

/** On the port of a call: the reason to stop. */
export type Stop = { readonly name: string; readonly message: string }

/** On the port of a call. */
export type FromCall =
  | { readonly type: 'started' }
  /** The call has sent a request that changes something, so running it again would do that twice. */
  | { readonly type: 'sent' }
  /** The body comes on the port `answerOf(name)`. */
  | {
      readonly type: 'answer'
      readonly status: number
      readonly statusText: string
      readonly headers: readonly (readonly [string, string])[]
      readonly hasBody: boolean
    }
  | { readonly type: 'failed'; readonly error: Failure }
  /** Nothing of the call runs any more. */
  | { readonly type: 'done' }

export type Failure = {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}

export const bodyOf = (call: string) => `${call} body`
export const answerOf = (call: string) => `${call} answer`

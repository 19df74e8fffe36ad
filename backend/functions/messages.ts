/** The messages between the server and a process that runs functions. */
import type { Environment } from './deno-shim.ts'
import type { Letter } from './ports.ts'

export type Call = {
  /**
   * The process of the function sends this token with each request to this server. So these requests count for the
   * caller of the function.
   */
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
   * Starts a call. The port `name` carries the order to stop and the progress of the call. The port `bodyOf(name)`
   * carries its body.
   */
  | { readonly type: 'call'; readonly call: Call; readonly name: string; readonly hasBody: boolean }
  | ({ readonly type: 'letter' } & Letter)

/** The processor time of the process since its start, and its memory now. */
export type Usage = { readonly processorMs: number; readonly memoryMb: number }

export type FromRunner =
  | ({ readonly type: 'pong' } & Usage)
  /** Loading the files of a function may take longer than a call. Its time does not count for the caller. */
  | { readonly type: 'loading'; readonly isLoading: boolean; readonly processorMs: number }
  /** An exception that nothing caught. It is the last message of the process. */
  | { readonly type: 'crashed'; readonly error: Failure }
  | ({ readonly type: 'letter' } & Letter)

/** Orders a call to stop and gives the reason. Sent on the port of the call. */
export type Stop = { readonly name: string; readonly message: string }

/** The progress of a call. Sent on the port of the call. */
export type FromCall =
  | { readonly type: 'started' }
  /** The call has sent a request that changes data, so the call must not run again. */
  | { readonly type: 'sent' }
  /** The reply of the function. Its body comes on the port `answerOf(name)`. */
  | {
      readonly type: 'answer'
      readonly status: number
      readonly statusText: string
      readonly headers: readonly (readonly [string, string])[]
      readonly hasBody: boolean
    }
  | { readonly type: 'failed'; readonly error: Failure }
  /** All work of the call has stopped. */
  | { readonly type: 'done' }

export type Failure = {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}

export const bodyOf = (call: string) => `${call} body`
export const answerOf = (call: string) => `${call} answer`

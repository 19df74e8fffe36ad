/** What the server and a process that runs functions tell each other. */
import type { Environment } from './deno-shim.ts'
import type { Letter } from './ports.ts'

export type Call = {
  /** Sent with each request to this server, so that it counts for whoever called. */
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
  /** On the port `name` it is told to stop and tells how it goes; its body comes on the port `bodyOf(name)`. */
  | { readonly type: 'call'; readonly call: Call; readonly name: string; readonly hasBody: boolean }
  | ({ readonly type: 'letter' } & Letter)

/** What the process has used of the processor since it began, and what it has of memory. */
export type Usage = { readonly processorMs: number; readonly memoryMb: number }

export type FromRunner =
  | ({ readonly type: 'pong' } & Usage)
  /** Loading a file may take longer than a call may, and is not counted. */
  | { readonly type: 'loading'; readonly isLoading: boolean; readonly processorMs: number }
  /** An exception that nobody caught: the last word. */
  | { readonly type: 'crashed'; readonly error: Failure }
  | ({ readonly type: 'letter' } & Letter)

/** On the port of a call: why it should stop. */
export type Stop = { readonly name: string; readonly message: string }

/** On the port of a call. */
export type FromCall =
  | { readonly type: 'started' }
  /** It asks somebody to do something: from here on running it once more would do that twice. */
  | { readonly type: 'sent' }
  /** Its body comes on the port `answerOf(name)`. */
  | {
      readonly type: 'answer'
      readonly status: number
      readonly statusText: string
      readonly headers: readonly (readonly [string, string])[]
      readonly hasBody: boolean
    }
  | { readonly type: 'failed'; readonly error: Failure }
  /** Nothing of it runs any more. */
  | { readonly type: 'done' }

export type Failure = {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}

export const bodyOf = (call: string) => `${call} body`
export const answerOf = (call: string) => `${call} answer`

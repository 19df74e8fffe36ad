// Stores what each model server supports. The code learns it from refused requests, until the process ends.
import { APICallError } from 'ai'
import { oncePer } from '../language/once.ts'
import type { ModelSettings } from './settings.ts'

export type Server = {
  /** How the server accepts a request for an object: with a schema, as any object, or only described in words. */
  json: 'schema' | 'object' | 'words'
  /** The number of objects in a row that did not match the schema. */
  misfits: number
  /** The server's name for the length limit. */
  room: 'max_tokens' | 'max_completion_tokens' | 'none'
  /** Whether the server supports tools. True until a request shows otherwise. */
  hasTools: boolean
  /** Whether the server has called a tool before. Then one founder's text cannot disable tools for other founders. */
  hasCalled: boolean
  /** Whether the answer begins with thoughts and marks only their end. */
  beginsThinking: boolean
  /** The server asked for a pause until this time (ms since 1970). */
  restsUntil: number
  /** Whether the model may read, ask and score. */
  admission: 'new' | 'running' | 'admitted' | 'talks only'
}

const servers = new Map<string, Server>()
const serverNamed = oncePer(
  (): Server => ({
    json: 'schema',
    misfits: 0,
    room: 'max_tokens',
    hasTools: true,
    hasCalled: false,
    beginsThinking: false,
    restsUntil: 0,
    admission: 'new',
  }),
  servers,
)

/**
 * The state depends on the key's owner too, so that a limit on one member's key does not slow others. The key itself
 * is not part of the name.
 */
export function serverOf({ provider, baseUrl, model, keyOwner }: ModelSettings): Server {
  return serverNamed(`${provider} ${baseUrl ?? ''} ${model} ${keyOwner ?? ''}`)
}

export function forgetServers(): void {
  servers.clear()
}

const mostMisfits = 2

/** The server seems to lack tools, but has not said so. */
export function doubtTools(server: Server): void {
  server.hasTools = server.hasCalled
}

/** Whether the server follows a schema. A server that ignores schemas also gets the schema in words. */
export const heedsSchema = ({ misfits }: Server): boolean => misfits < mostMisfits

/** Counts objects that do not match. A server that got the schema in words is not counted. */
export function noteShape(server: Server, isFitting: boolean): void {
  if (heedsSchema(server)) server.misfits = isFitting ? 0 : server.misfits + 1
}

const nextJson = { schema: 'object', object: 'words', words: null } as const
const nextRoom = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none', none: null } as const

/** Whether a refusal is about tools: its text says so, or it gives no usable reason. */
export function refusesTools(error: unknown): 'surely' | 'perhaps' | null {
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseBody = '' } = error
  if (![400, 404, 422, 500, 501].includes(statusCode)) return null
  if (/\btools?\b|tool_|function.?call/i.test(responseBody)) return 'surely'
  return statusCode === 500 ? null : 'perhaps'
}

/**
 * True if the server refused the form of the request and `server` now has another form to try. The new form is stored
 * only after an answer, because one founder's text may be refused in any form.
 */
export function learnFrom(error: unknown, server: Pick<Server, 'json' | 'room'>, isJson: boolean): boolean {
  if (!APICallError.isInstance(error)) return false
  const { statusCode = 0, responseBody = '' } = error
  if (statusCode !== 400 && statusCode !== 422 && statusCode !== 501) return false
  const isAboutRoom = /max_(?:completion_)?tokens/i.test(responseBody)
  const room = nextRoom[server.room]
  if (isAboutRoom && room) {
    server.room = room
    return true
  }
  // Some servers only say "bad request". The schema is dropped first, because few servers support it.
  const json = nextJson[server.json]
  if (!isJson || !json) return false
  server.json = json
  return true
}

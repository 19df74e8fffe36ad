// What each server has shown to understand, learned from its refusals and kept while this process runs.
import { APICallError } from 'ai'
import type { ModelSettings } from './settings.ts'

export type Server = {
  /** How it takes the wish for an object: by schema, as any object, or only in words. */
  json: 'schema' | 'object' | 'words'
  /** So many readings in a row were no object of the schema it took. */
  misfits: number
  /** The name under which it takes a limit of the answer's length. */
  room: 'max_tokens' | 'max_completion_tokens' | 'none'
  /** Whether it takes tools; believed until it shows that it does not. */
  hasTools: boolean
  /** It has called one: what a founder makes it write does not take them from the others. */
  hasCalled: boolean
  /** It begins inside its thoughts and only says where they end. */
  beginsThinking: boolean
  /** It asked to be left alone until then (ms since 1970). */
  restsUntil: number
  /** Whether it may read, ask and score. */
  admission: 'new' | 'running' | 'admitted' | 'talks only'
}

const servers = new Map<string, Server>()

/** By whose key it is too: a member's own that is told to wait makes nobody else wait. The key itself names nothing. */
export function serverOf({ provider, baseUrl, model, keyOwner }: ModelSettings): Server {
  const name = `${provider} ${baseUrl ?? ''} ${model} ${keyOwner ?? ''}`
  const known = servers.get(name)
  if (known) return known
  const server: Server = {
    json: 'schema',
    misfits: 0,
    room: 'max_tokens',
    hasTools: true,
    hasCalled: false,
    beginsThinking: false,
    restsUntil: 0,
    admission: 'new',
  }
  servers.set(name, server)
  return server
}

export function forgetServers(): void {
  servers.clear()
}

const mostMisfits = 2

/** It seems not to take tools, though it has not said so. */
export function doubtTools(server: Server): void {
  server.hasTools = server.hasCalled
}

/** Some take a schema and do not look at it: they are told it in words. */
export const heedsSchema = ({ misfits }: Server): boolean => misfits < mostMisfits

/** What one that is told in words gets right says nothing of the schema. */
export function noteShape(server: Server, isFitting: boolean): void {
  if (heedsSchema(server)) server.misfits = isFitting ? 0 : server.misfits + 1
}

const nextJson = { schema: 'object', object: 'words', words: null } as const
const nextRoom = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none', none: null } as const

/** The server may have refused because of the tools: it says so, or it says nothing of use. */
export function refusesTools(error: unknown): 'surely' | 'perhaps' | null {
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseBody = '' } = error
  if (![400, 404, 422, 500, 501].includes(statusCode)) return null
  if (/\btools?\b|tool_|function.?call/i.test(responseBody)) return 'surely'
  return statusCode === 500 ? null : 'perhaps'
}

/**
 * True when the server refused how it was asked and there is another way to ask, which `server` then has. It is kept once
 * something was answered: what one founder wrote may be refused however it is asked.
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
  // Some servers only say "bad request": an object by schema is the rarest thing we ask for.
  const json = nextJson[server.json]
  if (!isJson || !json) return false
  server.json = json
  return true
}

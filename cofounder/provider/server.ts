// What each model server supports, learned from its refusals and kept while this process runs.
import { APICallError } from 'ai'
import { oncePer } from '../language/once.ts'
import type { ModelSettings } from './settings.ts'

export type Server = {
  /** How it accepts a request for an object: with a schema, as any object, or in words only. */
  json: 'schema' | 'object' | 'words'
  /** How many readings in a row did not match the schema. */
  misfits: number
  /** The name of its parameter for the length limit. */
  room: 'max_tokens' | 'max_completion_tokens' | 'none'
  /** Whether it supports tools. Assumed until it shows otherwise. */
  hasTools: boolean
  /** It has called a tool before, so one founder's strange text cannot disable tools for others. */
  hasCalled: boolean
  /** Its answer begins inside its thoughts and marks only their end. */
  beginsThinking: boolean
  /** It asked for a pause until then (ms since 1970). */
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
 * Also by the key's owner, so that a limit on one member's key does not slow others. The key itself is not part of
 * the name.
 */
export function serverOf({ provider, baseUrl, model, keyOwner }: ModelSettings): Server {
  return serverNamed(`${provider} ${baseUrl ?? ''} ${model} ${keyOwner ?? ''}`)
}

export function forgetServers(): void {
  servers.clear()
}

const mostMisfits = 2

/** It seems to lack tools but has not said so. */
export function doubtTools(server: Server): void {
  server.hasTools = server.hasCalled
}

/** Some servers accept a schema but ignore it. They get the schema in words too. */
export const heedsSchema = ({ misfits }: Server): boolean => misfits < mostMisfits

/** A server that got the schema in words says nothing about its schema support. */
export function noteShape(server: Server, isFitting: boolean): void {
  if (heedsSchema(server)) server.misfits = isFitting ? 0 : server.misfits + 1
}

const nextJson = { schema: 'object', object: 'words', words: null } as const
const nextRoom = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none', none: null } as const

/** Whether the refusal may be about tools: it says so, or it says nothing useful. */
export function refusesTools(error: unknown): 'surely' | 'perhaps' | null {
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseBody = '' } = error
  if (![400, 404, 422, 500, 501].includes(statusCode)) return null
  if (/\btools?\b|tool_|function.?call/i.test(responseBody)) return 'surely'
  return statusCode === 500 ? null : 'perhaps'
}

/**
 * True if the server refused the form of the request and another form exists, which `server` then has. The new form
 * is kept only after an answer, because one founder's text may be refused in any form.
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
  // Some servers only say "bad request". An object by schema is the rarest feature, so it is dropped first.
  const json = nextJson[server.json]
  if (!isJson || !json) return false
  server.json = json
  return true
}

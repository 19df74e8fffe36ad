// What each model server supports. The code learns this from refused requests and keeps it until the process ends.
import { APICallError } from 'ai'
import { oncePer } from '../language/once.ts'
import type { ModelSettings } from './settings.ts'

export type Server = {
  /** How the server can be asked for an object: with a schema, as any object, or only with a description in words. */
  json: 'schema' | 'object' | 'words'
  /** How many objects in a row did not match the schema. */
  misfits: number
  /** How this server calls the length limit. */
  room: 'max_tokens' | 'max_completion_tokens' | 'none'
  /** Whether the server supports tools. True until a request shows that it does not. */
  hasTools: boolean
  /** Whether the server has ever called a tool. If so, the text of one founder cannot switch off tools for others. */
  hasCalled: boolean
  /** Whether an answer begins with the model's thoughts, so that only their end has a tag. */
  beginsThinking: boolean
  /** The server asked us to wait until this time (milliseconds since 1970). */
  restsUntil: number
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
 * The data about a server is stored for each owner of a key, so a limit on one key does not slow others. The key
 * itself is not part of the name.
 */
export function serverOf({ provider, baseUrl, model, keyOwner }: ModelSettings): Server {
  return serverNamed(`${provider} ${baseUrl ?? ''} ${model} ${keyOwner ?? ''}`)
}

export function forgetServers(): void {
  servers.clear()
}

const mostMisfits = 2

export function doubtTools(server: Server): void {
  server.hasTools = server.hasCalled
}

/** Whether the server uses a schema. If it ignores schemas, the prompt also describes the schema in words. */
export const heedsSchema = ({ misfits }: Server): boolean => misfits < mostMisfits

/** Counts objects that do not match the schema. They are not counted if the prompt described the schema in words. */
export function noteShape(server: Server, isFitting: boolean): void {
  if (heedsSchema(server)) server.misfits = isFitting ? 0 : server.misfits + 1
}

const nextJson = { schema: 'object', object: 'words', words: null } as const
const nextRoom = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none', none: null } as const

/** Whether a refusal is about tools. Its text says so (`surely`), or it gives no reason that helps (`perhaps`). */
export function refusesTools(error: unknown): 'surely' | 'perhaps' | null {
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseBody = '' } = error
  if (![400, 404, 422, 500, 501].includes(statusCode)) return null
  if (/\btools?\b|tool_|function.?call/i.test(responseBody)) return 'surely'
  return statusCode === 500 ? null : 'perhaps'
}

/**
 * After a refused request, chooses another form of request in `server`. Returns false if there is no other form.
 * The caller stores this choice only after an answer, because a server may refuse any form.
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
  // Some servers only say "bad request". Then the schema is dropped first, because few servers support it.
  const json = nextJson[server.json]
  if (!isJson || !json) return false
  server.json = json
  return true
}

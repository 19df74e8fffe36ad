import type { Session } from '../database/database.ts'
import { type Caller, sessionOf } from '../http/caller.ts'
import { currentRequest } from '../http/request-context.ts'
import { answerLeft } from './emit/bounded.ts'
import { identifier } from './emit/sql.ts'

type Around = {
  readonly schema: string
  readonly extraSearchPath: readonly string[]
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly timezone: string | null
  readonly answerBytes: number
  readonly roleSettings: Readonly<Record<string, string>>
}

/**
 * Returns the role, the claims and the data of the request that policies and functions can read. The names are the
 * same as in PostgREST.
 */
export function sessionFor(caller: Caller, around: Around): Session {
  const searchPath = [...new Set([around.schema, ...around.extraSearchPath])].map(identifier).join(', ')
  const headers: Record<string, string> = {}
  around.headers.forEach((value, name) => {
    headers[name] = value
  })
  // A caller can forge these headers, so they are replaced by the address that the edge determined.
  delete headers['cf-connecting-ip']
  headers['x-forwarded-for'] = currentRequest()?.clientAddress ?? ''
  return sessionOf(caller, {
    ...around.roleSettings,
    search_path: searchPath,
    'request.method': around.method,
    'request.path': around.path,
    'request.headers': JSON.stringify(headers),
    'request.cookies': JSON.stringify(cookies(headers.cookie)),
    [answerLeft]: String(around.answerBytes),
    ...(around.timezone === null ? {} : { timezone: around.timezone }),
  })
}

function cookies(header: string | undefined): Record<string, string> {
  if (!header) return {}
  const pairs = header.split(';').map(part => part.trim().split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}

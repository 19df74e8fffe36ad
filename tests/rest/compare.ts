import { SignJWT } from 'jose'
import type { Case } from './cases/case.ts'
import { jwtSecret } from './postgrest.ts'

export type Reply = {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string | null>
}

const compared = [
  'content-range',
  'content-type',
  'location',
  'content-location',
  'preference-applied',
  'content-profile',
  'allow',
  'x-own',
  'x-tea',
]

const tokens = new Map<string, Promise<string>>()
function tokenOf(role: string): Promise<string> {
  const signed =
    tokens.get(role) ??
    new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(jwtSecret))
  tokens.set(role, signed)
  return signed
}

/** Builds the request of a case. Its writes are rolled back. */
export async function toRequest(base: string, given: Case): Promise<Request> {
  const one = typeof given === 'string' ? { path: given } : given
  const headers = new Headers(one.headers)
  const prefer = headers.get('prefer')
  headers.set('prefer', prefer ? `${prefer}, tx=rollback` : 'tx=rollback')
  if (one.as) headers.set('authorization', `Bearer ${await tokenOf(one.as)}`)
  const text = one.text ?? (one.body === undefined ? undefined : JSON.stringify(one.body))
  if (text !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
  if (!headers.has('accept')) headers.set('accept', '*/*')
  return new Request(base + one.path, { method: one.method ?? 'GET', headers, body: text })
}

export async function toReply(response: Response): Promise<Reply> {
  const text = await response.text()
  return {
    status: response.status,
    body: asJson(text),
    headers: Object.fromEntries(compared.map(name => [name, response.headers.get(name)])),
  }
}

/** Parses bodies to compare them as values, because the order of names in an object has no meaning. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the reply with each list sorted, for requests that request no order. */
export function unordered(reply: Reply): Reply {
  return { ...reply, body: sorted(reply.body) }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted).map(item => ({ item, key: JSON.stringify(item) }))
    return items.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map(key => [key, sorted((value as Record<string, unknown>)[key])]),
  )
}

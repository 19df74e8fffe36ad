import type { ResultRow } from '../emit/statement.ts'
import { badResponseHeaders, badResponseStatus, type RestError } from '../errors.ts'
import type { Range } from '../parse/tree.ts'

/** The reply of the table API before it becomes an HTTP response. */
export type RestResponse = {
  readonly status: number
  readonly headers: [string, string][]
  readonly body: string | null
}

const jsonType = 'application/json; charset=utf-8'

/**
 * No reply may be cached, because its rows are valid only for this caller at this moment. A function may set
 * another header.
 */
const neverKept = 'no-store'

export function errorBody({ code, message, details, hint }: RestError): string {
  return JSON.stringify({ code, details, hint, message })
}

export function errorResponse(error: RestError, isHead: boolean): Response {
  return new Response(isHead ? null : errorBody(error), {
    status: error.status,
    headers: {
      'Content-Type': jsonType,
      'Cache-Control': neverKept,
      'Proxy-Status': `PostgREST; error=${error.code}`,
      ...error.headers,
    },
  })
}

/** Returns the range of the rows, and their number if it was counted, such as `0-24/573`. */
export function contentRange(lower: bigint, upper: bigint, total: number | null): string {
  const shown = total !== 0 && lower <= upper ? `${lower}-${upper}` : '*'
  return `${shown}/${total ?? '*'}`
}

export function pageStatus(
  { offset }: Range,
  page: number,
  total: number | null,
): { status: number; range: string } {
  const upper = offset + BigInt(page) - 1n
  const range = contentRange(offset, upper, total)
  if (total === null) return { status: 200, range }
  if (offset > BigInt(total)) return { status: 416, range }
  return { status: page < total ? 206 : 200, range }
}

/** Applies the status and the headers that a function has set. They replace headers with the same name. */
export function withOverrides(
  answer: RestResponse,
  row: Pick<ResultRow, 'response_headers' | 'response_status'>,
): RestResponse {
  if (row.response_headers === null && row.response_status === null) return answer
  const own = parseHeaders(row.response_headers)
  const names = new Set(own.map(([name]) => name.toLowerCase()))
  return {
    body: answer.body,
    status: parseStatus(row.response_status) ?? answer.status,
    headers: [...answer.headers.filter(([name]) => !names.has(name.toLowerCase())), ...own],
  }
}

function parseStatus(text: string | null): number | null {
  if (text === null) return null
  const status = Number(/^\d+/.exec(text)?.[0] ?? Number.NaN)
  if (!(status >= 200 && status <= 599)) throw badResponseStatus()
  return status
}

function parseHeaders(text: string | null): [string, string][] {
  if (text === null) return []
  const list = parseJson(text)
  if (!Array.isArray(list)) throw badResponseHeaders()
  return list.map((entry): [string, string] => {
    const [pair, ...others] = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
    if (!pair || others.length > 0 || typeof pair[1] !== 'string') throw badResponseHeaders()
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(pair[0]) || /[\r\n\0]/.test(pair[1])) throw badResponseHeaders()
    return [pair[0], pair[1]]
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badResponseHeaders()
  }
}

export function toResponse({ status, headers, body }: RestResponse): Response {
  const isBodiless = status === 204 || status === 205 || status === 304
  const own = headers.some(([name]) => name.toLowerCase() === 'cache-control')
  return new Response(isBodiless ? null : body, {
    status,
    headers: own ? headers : [...headers, ['Cache-Control', neverKept]],
  })
}

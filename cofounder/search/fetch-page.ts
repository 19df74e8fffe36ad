// Reads one page of the public web as text: address checked before every hop, size and time limited.
import { isPublicAddress, isPublicName } from './address.ts'
import { htmlTitle, htmlToText } from './html.ts'
import type { RetrievedPage } from './page.ts'

export type FetchPageOptions = {
  /** All addresses of a name. Without it only the name and literal addresses are checked. */
  resolve?: (host: string) => Promise<string[]>
  /** For tests against a local server only. */
  allowPrivate?: boolean
  signal?: AbortSignal
  timeoutMs?: number
  maxBytes?: number
}

export class PageRefused extends Error {
  override name = 'PageRefused'
}

/** Refused for where it points to: not read, and not cited either. */
export class UnsafeAddress extends PageRefused {
  override name = 'UnsafeAddress'
}

const redirectsMost = 3
const readable = /^(?:text\/html|text\/plain|application\/xhtml\+xml)\b/i

async function assertPublic(url: URL, { resolve, allowPrivate }: FetchPageOptions): Promise<void> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new UnsafeAddress('Only http and https are read')
  if (url.username || url.password) throw new UnsafeAddress('An address with a password is not read')
  if (allowPrivate) return
  if (url.port !== '') throw new UnsafeAddress('Only the standard ports are read')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const literal = isPublicAddress(host)
  if (literal === false) throw new UnsafeAddress('A private address is not read')
  if (literal === true) return
  if (!isPublicName(host)) throw new UnsafeAddress('A local name is not read')
  if (!resolve) return
  const addresses = await resolve(host)
  if (!addresses.length || !addresses.every(address => isPublicAddress(address) === true))
    throw new UnsafeAddress('The name leads to a private address')
}

/** The body up to the limit; the rest is never downloaded. */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const rest = maxBytes - bytes
    text += decoder.decode(chunk.subarray(0, rest), { stream: true })
    bytes += chunk.byteLength
    if (bytes >= maxBytes) break
  }
  return text + decoder.decode()
}

export async function fetchPage(address: string, options: FetchPageOptions = {}): Promise<RetrievedPage> {
  const { timeoutMs = 5000, maxBytes = 400_000, signal } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  let url = new URL(address)
  for (let hop = 0; hop <= redirectsMost; hop++) {
    await assertPublic(url, options)
    const response = await fetch(url, {
      redirect: 'manual',
      signal: stop,
      headers: {
        accept: 'text/html, text/plain;q=0.8',
        'user-agent': 'Mozilla/5.0 (compatible; market research)',
      },
    })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (next) {
      await response.body?.cancel()
      url = new URL(next, url)
      continue
    }
    if (!response.ok || !readable.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      throw new PageRefused(`Not a readable page (${response.status})`)
    }
    const body = await readBody(response, maxBytes)
    return { url: url.href, title: htmlTitle(body), text: htmlToText(body) }
  }
  throw new PageRefused('Too many redirects')
}

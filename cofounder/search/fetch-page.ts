// Reads one public web page as text. The address is checked again before every redirect.
import { lookup } from 'node:dns/promises'
import { isPublicAddress, isPublicName } from './address.ts'
import { htmlTitle, htmlToText } from './html.ts'
import { type OpenedPage, type OpenPage, openPage } from './open-page.ts'
import type { RetrievedPage } from './page.ts'

export type FetchPageOptions = {
  /** Looks up all addresses of a name, once per request. The page is fetched from the first one. */
  resolve?: (host: string) => Promise<string[]>
  open?: OpenPage
  /** Allows private addresses. This is only for tests with a local server. */
  allowPrivate?: boolean
  signal?: AbortSignal
  timeoutMs?: number
  maxBytes?: number
}

class PageRefused extends Error {
  override name = 'PageRefused'
}

/** The address of the page is not allowed. The page is neither read nor cited. */
export class UnsafeAddress extends PageRefused {
  override name = 'UnsafeAddress'
}

const redirectsMost = 3
const readable = /^(?:text\/html|text\/plain|application\/xhtml\+xml)\b/i

const addressesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

async function findAddress(
  url: URL,
  { resolve = addressesOf, allowPrivate }: FetchPageOptions,
): Promise<string> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new UnsafeAddress('Only http and https are read')
  if (url.username || url.password) throw new UnsafeAddress('An address with a password is not read')
  if (url.port !== '' && !allowPrivate) throw new UnsafeAddress('Only the standard ports are read')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const literal = isPublicAddress(host)
  if (literal === false && !allowPrivate) throw new UnsafeAddress('A private address is not read')
  if (literal !== null) return host
  if (!isPublicName(host) && !allowPrivate) throw new UnsafeAddress('A local name is not read')
  const addresses = await resolve(host)
  const [first] = addresses
  const areSafe = allowPrivate || addresses.every(address => isPublicAddress(address) === true)
  if (!first || !areSafe) throw new UnsafeAddress('The name leads to a private address')
  return first
}

async function readBody({ body }: OpenedPage, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    const rest = maxBytes - bytes
    text += decoder.decode(chunk.subarray(0, rest), { stream: true })
    bytes += chunk.byteLength
    if (bytes >= maxBytes) break
  }
  return text + decoder.decode()
}

export async function fetchPage(address: string, options: FetchPageOptions = {}): Promise<RetrievedPage> {
  const { timeoutMs = 5000, maxBytes = 400_000, signal, open = openPage } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  let url = new URL(address)
  for (let hop = 0; hop <= redirectsMost; hop++) {
    const page = await open(url, await findAddress(url, options), stop)
    try {
      const next = page.status >= 300 && page.status < 400 ? page.header('location') : null
      if (next) {
        url = new URL(next, url)
        continue
      }
      const isOk = page.status >= 200 && page.status < 300
      const isPlain = (page.header('content-encoding') ?? 'identity') === 'identity'
      if (!isOk || !isPlain || !readable.test(page.header('content-type') ?? ''))
        throw new PageRefused(`Not a readable page (${page.status})`)
      const body = await readBody(page, maxBytes)
      return { url: url.href, title: htmlTitle(body), text: htmlToText(body) }
    } finally {
      page.close()
    }
  }
  throw new PageRefused('Too many redirects')
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSecureServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import addresses from './address.cases.json' with { type: 'json' }
import { fetchPage } from './fetch-page.ts'
import type { OpenPage } from './open-page.ts'
import { chooseProvider, searchWeb } from './provider.ts'
import { researchPages } from './research.ts'

let server: Server
let base = ''
type Seen = { url: string; headers: IncomingMessage['headers']; body: string }
let seen: Seen[] = []

const html = (body: string) =>
  `<html><head><title>Bakeries &amp; numbers</title></head><body>${body}</body></html>`

function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
  const path = request.url ?? '/'
  seen.push({ url: path, headers: request.headers, body })
  const send = (type: string, text: string) => response.writeHead(200, { 'content-type': type }).end(text)
  const excerpt = 'Excerpt: 9,607 bakeries'
  const results = [
    { url: `${base}/page`, title: 'Bakeries', content: excerpt, description: excerpt },
    { url: `${base}/missing`, title: 'Gone', content: 'Excerpt of a page that is gone' },
  ]
  if (path.startsWith('/search')) return void send('application/json', JSON.stringify({ results }))
  if (path.startsWith('/brave')) return void send('application/json', JSON.stringify({ web: { results } }))
  if (path.startsWith('/tavily')) return void send('application/json', JSON.stringify({ results }))
  if (path === '/page')
    return void send(
      'text/html; charset=utf-8',
      html('<script>evil()</script><p>There are 9,607 bakeries.</p><p>Ignore &lt;b&gt;</p>'),
    )
  if (path === '/large') return void send('text/html', html(`<p>${'x'.repeat(2_000_000)}</p>`))
  if (path === '/to-page') return void response.writeHead(302, { location: '/page' }).end()
  if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end()
  if (path === '/to-file') return void response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  if (path === '/image') return void send('image/png', 'x')
  if (path === '/silent') return
  response.writeHead(404).end()
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise(resolve => server.close(resolve))
})

const local = { allowPrivate: true }

describe('a web page can be read', () => {
  test('a page that was read has its title and its text, without scripts', async () => {
    const page = await fetchPage(`${base}/page`, local)
    expect(page.title).toBe('Bakeries & numbers')
    expect(page.text).toContain('There are 9,607 bakeries.')
    expect(page.text).not.toContain('evil')
  })

  test('reading a page stops at the size limit', async () => {
    const page = await fetchPage(`${base}/large`, { ...local, maxBytes: 10_000 })
    expect(page.text.length).toBeLessThanOrEqual(10_000)
  })

  test('reading a page follows a limited number of redirects within the web', async () => {
    expect((await fetchPage(`${base}/to-page`, local)).url).toBe(`${base}/page`)
    await expect(fetchPage(`${base}/loop`, local)).rejects.toThrow('Too many redirects')
    await expect(fetchPage(`${base}/to-file`, local)).rejects.toThrow('Only http and https')
  })

  test('reading a page ends at the time limit and refuses content that is not text', async () => {
    await expect(fetchPage(`${base}/silent`, { ...local, timeoutMs: 100 })).rejects.toThrow()
    await expect(fetchPage(`${base}/image`, local)).rejects.toThrow('Not a readable page')
  })

  test.each(Object.entries(addresses.unread))(
    'reading a page refuses %s before any connection',
    async (address, reason) => {
      await expect(fetchPage(address)).rejects.toThrow(reason)
    },
  )

  test('reading a page refuses a public name with a private address at every redirect', async () => {
    const resolve = async (host: string) => (host === 'public.example.com' ? ['93.184.216.34'] : ['10.0.0.5'])
    const privately = 'leads to a private address'
    await expect(fetchPage('http://sneaky.example.com/', { resolve })).rejects.toThrow(privately)
    for (const found of [['93.184.216.34', '127.0.0.1'], []])
      await expect(fetchPage('http://two.example.com/', { resolve: async () => found })).rejects.toThrow(
        privately,
      )
  })

  test('reading a page checks the target of a redirect', async () => {
    const asked: string[] = []
    const open: OpenPage = async (url, address) => {
      asked.push(`${url} at ${address}`)
      return { status: 302, header: () => 'http://169.254.169.254/', body: noBody(), close: () => {} }
    }
    await expect(fetchPage('http://93.184.216.34/', { open })).rejects.toThrow('private address')
    expect(asked).toEqual(['http://93.184.216.34/ at 93.184.216.34'])
  })

  test('reading a page connects to the checked address without a second lookup', async () => {
    const { port } = new URL(base)
    const asked: string[] = []
    // A rebinding attack: public when it is checked, later the address of the server itself.
    const resolve = async (host: string) => {
      asked.push(host)
      return asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2']
    }
    seen = []
    const page = await fetchPage(`http://rebound.example.com:${port}/page`, { ...local, resolve })
    expect(page.text).toContain('9,607 bakeries')
    expect(seen.map(({ headers }) => headers.host)).toEqual([`rebound.example.com:${port}`])
    expect(asked).toEqual(['rebound.example.com'])

    const connected: string[] = []
    const open: OpenPage = async (_, address) => {
      connected.push(address)
      return { status: 404, header: () => undefined, body: noBody(), close: () => {} }
    }
    const twoAddresses = async () => ['93.184.216.34', '93.184.216.35']
    await expect(fetchPage('https://a.example.com/', { open, resolve: twoAddresses })).rejects.toThrow('404')
    expect(connected).toEqual(['93.184.216.34'])
  })

  test('reading an HTTPS page uses its name in the request and the address that was checked', async () => {
    const names: string[] = []
    const secure = createSecureServer({
      SNICallback: (name, done) => {
        names.push(name)
        done(new Error('seen enough'))
      },
    })
    await new Promise<void>(resolve => secure.listen(0, '127.0.0.1', resolve))
    const { port } = secure.address() as AddressInfo
    const resolve = async () => ['127.0.0.1']
    await expect(fetchPage(`https://a.example.com:${port}/`, { ...local, resolve })).rejects.toThrow()
    expect(names).toEqual(['a.example.com'])
    await new Promise(resolve => secure.close(resolve))
  })
})

async function* noBody(): AsyncGenerator<Uint8Array> {}

describe('each search provider can be used', () => {
  const question = { market: 'bakeries', targetCustomer: null, place: 'Germany' }
  test.each([
    [{ url: null, apiKey: null }, null],
    [{ url: null, apiKey: 'tvly-abc' }, 'tavily'],
    [{ url: null, apiKey: 'BSA-abc' }, 'brave'],
    [{ url: 'https://api.tavily.com/search', apiKey: 'k' }, 'tavily'],
    [{ url: 'https://searx.example.org', apiKey: null }, 'searxng'],
  ])('the settings %o select the provider %s', (config, name) => {
    expect(chooseProvider(config)?.name ?? null).toBe(name)
  })

  test.each([
    ['searxng', '', (request: Seen) => request.url.includes('format=json')],
    ['brave', '/brave', (request: Seen) => request.headers['x-subscription-token'] === 'key-1'],
    ['tavily', '/tavily', (request: Seen) => JSON.parse(request.body).query === 'bakeries'],
  ])('the search provider %s gets its own request format', async (_, path, holds) => {
    seen = []
    const hits = await searchWeb({ url: `${base}${path}`, apiKey: 'key-1' }, 'bakeries')
    expect(hits[0]?.url).toBe(`${base}/page`)
    expect(seen.some(holds)).toBe(true)
  })

  test('if a search provider fails, the error contains neither its text nor the key', async () => {
    const failure = searchWeb({ url: `${base}/nowhere/brave-none`, apiKey: 'secret-key' }, 'bakeries')
    await expect(failure).rejects.toThrow(/search provider/)
    await expect(failure).rejects.not.toThrow(/secret-key/)
  })

  test('a research reads the pages that were found; if a page cannot be read, its excerpt is kept', async () => {
    const pages = await researchPages(question, { url: base, apiKey: null }, local)
    expect(pages.map(({ text }) => text).join('\n')).toContain('There are 9,607 bakeries.')
    expect(pages.find(({ url }) => url.endsWith('/missing'))?.text).toBe('Excerpt of a page that is gone')
  })

  test('a search result with a private address is neither read nor cited', async () => {
    seen = []
    const pages = await researchPages(question, { url: base, apiKey: null })
    expect(pages).toEqual([])
    expect(seen.every(({ url }) => url.startsWith('/search'))).toBe(true)
  })
})

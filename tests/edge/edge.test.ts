import { connect } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentRequest, notingCaller } from '../../backend/http/request-context.ts'
import { hungUp } from '../support/hung-up.ts'
import { serveEdge } from './serve.ts'

type Served = Awaited<ReturnType<typeof serveEdge>>
const open: Served[] = []
async function serve(...parameters: Parameters<typeof serveEdge>) {
  const served = await serveEdge(...parameters)
  open.push(served)
  return served
}
afterEach(async () => {
  for (const served of open.splice(0)) await served.close()
})

/** Sends the bytes unchanged and returns the whole reply. */
async function raw(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', chunk => {
    received += chunk
  })
  for (const part of parts) socket.write(part)
  await hungUp(socket)
  return received
}

describe('headers', () => {
  const answers: Record<string, () => Response | Promise<Response>> = {
    '/rest/v1/fine': () => Response.json({}),
    '/auth/v1/failing': () => {
      throw new Error('inner detail')
    },
    '/rest/v1/refused': () => Response.json({}, { status: 403 }),
    '/': () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
    '/health': () => Response.json({}),
  }
  test.each([...Object.keys(answers), '/rest/v1/%zz', '/metrics', '/health'])(
    '%s has the security headers',
    async path => {
      const { url } = await serve(request => answers[new URL(request.url).pathname]?.() ?? Response.json({}))
      const { headers } = await fetch(url + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  test('a preflight, a refused body and a malformed request have the security headers too', async () => {
    const { url, port } = await serve(() => Response.json({}))
    const preflight = await fetch(`${url}/rest/v1/x`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://x.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.headers.get('x-content-type-options')).toBe('nosniff')
    const large = await fetch(`${url}/auth/v1/x`, { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) })
    expect([large.status, large.headers.get('x-content-type-options')]).toEqual([413, 'nosniff'])
    expect(await raw(port, 'GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*X-Content-Type-Options: nosniff/s)
  })

  test('the page loads scripts only from its own site, and runs no inline scripts', async () => {
    const { url } = await serve(() => new Response(''), { siteUrl: 'https://undaunted.example' })
    const { headers } = await fetch(url)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(policy).toContain("connect-src 'self' wss://undaunted.example;")
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })

  test('CK17 other origins may send requests with a key, but never with cookies', async () => {
    const { url } = await serve(() => Response.json({}))
    const { headers } = await fetch(`${url}/rest/v1/x`, { headers: { Origin: 'https://x.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    const page = await fetch(url, { headers: { Origin: 'https://x.example' } })
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the log', () => {
  test('the log has one line per request, with the member and without the query', async () => {
    const identify = notingCaller(async () => ({
      role: 'authenticated',
      claims: { role: 'authenticated' },
      userId: 'ada',
    }))
    const { url, log } = await serve(async () => {
      await identify({ apiKey: null, authorization: null })
      return Response.json({}, { status: 201 })
    })
    await fetch(`${url}/rest/v1/posts?token=hidden`, {
      method: 'POST',
      headers: { 'X-Request-Id': 'from-proxy-1' },
    })
    await vi.waitFor(() => expect(log).toHaveLength(1), 10_000)
    expect(log[0]).toMatchObject({
      method: 'POST',
      path: '/rest/v1/posts',
      status: 201,
      requestId: 'from-proxy-1',
      userId: 'ada',
    })
  })

  test('a request id cannot forge a line of the log', async () => {
    const { url, log } = await serve(() => Response.json({}))
    await fetch(url, { headers: { 'X-Request-Id': '"},{"forged":"' } })
    await vi.waitFor(() => expect(log[0]?.requestId).toMatch(/^[\w-]{36}$/), 10_000)
  })
})

test('an error answers with a JSON 500 without details', async () => {
  const { url, errors } = await serve(() => Promise.reject(new Error('inner detail')))
  const response = await fetch(`${url}/rest/v1/x`)
  const text = await response.text()
  expect(response.status).toBe(500)
  expect(text).not.toContain('inner')
  expect(JSON.parse(text).requestId).toBe(response.headers.get('x-request-id'))
  expect(errors.map(String)).toEqual(['Error: inner detail'])
})

describe('addresses', () => {
  const address = () => Response.json(currentRequest()?.clientAddress)
  test("a forged X-Forwarded-For header does not change the caller's address", async () => {
    const { url } = await serve(address)
    const response = await fetch(`${url}/auth/v1/x`, { headers: { 'X-Forwarded-For': '198.51.100.1' } })
    expect(await response.json()).toBe('127.0.0.1')
  })
  test('the server takes the address of a client from a trusted proxy', async () => {
    const { url } = await serve(address, { trustedProxies: ['127.0.0.0/8'] })
    const headers = { 'X-Forwarded-For': '6.6.6.6, 198.51.100.1', 'X-Forwarded-Proto': 'https' }
    const response = await fetch(`${url}/auth/v1/x`, { headers })
    expect(await response.json()).toBe('198.51.100.1')
    expect(response.headers.get('strict-transport-security')).not.toBeNull()
  })
})

describe('operations', () => {
  test('/health answers 200 if the server can serve requests, and otherwise gives the reason', async () => {
    let health: { ok: true } | { ok: false; status: 507; reason: string } = { ok: true }
    const { url } = await serve(() => Response.json({}), { health: async () => health })
    expect((await fetch(`${url}/health`)).status).toBe(200)
    health = { ok: false, status: 507, reason: 'the disk is full' }
    const sick = await fetch(`${url}/health`)
    expect([sick.status, await sick.json()]).toEqual([
      507,
      { status: 'unavailable', reason: 'the disk is full' },
    ])
  })

  test('metrics are readable only from this machine or with the secret key', async () => {
    const { url } = await serve(() => Response.json({}), { trustedProxies: ['127.0.0.1'] })
    await fetch(`${url}/rest/v1/posts`)
    const local = await fetch(`${url}/metrics`)
    expect(await local.text()).toContain('http_requests_total{room="rest",method="GET",status="200"} 1')
    const forwarded = { 'X-Forwarded-For': '198.51.100.1' }
    expect((await fetch(`${url}/metrics`, { headers: forwarded })).status).toBe(403)
    expect((await fetch(`${url}/metrics`, { headers: { ...forwarded, apikey: 'guess' } })).status).toBe(403)
    const withKey = { ...forwarded, Authorization: 'Bearer sb_secret_for_tests' }
    expect((await fetch(`${url}/metrics`, { headers: withKey })).status).toBe(200)
  })
})

describe('compression', () => {
  const body = JSON.stringify({ text: 'founding without fear '.repeat(200) })
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('a browser that accepts %s gets %s', async (accepted, expected) => {
    const { url } = await serve(() => new Response(body, { headers: { 'content-type': 'application/json' } }))
    const response = await fetch(`${url}/rest/v1/x`, { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(expected)
    expect(await response.text()).toBe(body)
  })
})

describe('limits', () => {
  const read = async (request: Request) => Response.json((await request.text()).length)

  test('a chunked body without a stated length is cut off at the limit', async () => {
    const { url } = await serve(read, { limits: { rest: { bodyBytes: 1000 } } })
    const chunked = (size: number) =>
      fetch(`${url}/rest/v1/x`, {
        method: 'POST',
        body: new Blob(['x'.repeat(size)]).stream(),
        duplex: 'half',
      } as RequestInit)
    expect(await (await chunked(1000)).json()).toBe(1000)
    expect((await chunked(1001)).status).toBe(413)
  })

  test('a body of 100 MB is refused before it is read', async () => {
    const { port } = await serve(read)
    const answer = raw(
      port,
      'POST /rest/v1/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 104857600\r\n\r\n',
    )
    expect(await answer).toMatch(/^HTTP\/1\.1 413/)
  })

  test('CK18 the server closes connections with slow headers or slow bodies', async () => {
    const { port } = await serve(read, { headersMs: 300, idleMs: 300 })
    expect(await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^(HTTP\/1\.1 408|$)/)
    expect(
      await raw(port, 'POST /rest/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab'),
    ).not.toMatch(/200/)
  })

  test('CK48 the server cuts off a body that arrives too slowly, and answers a body that is complete in time', async () => {
    const { port } = await serve(read, { limits: { rest: { bodyBytes: 1000, bodyMs: 400 } } })
    const head = 'POST /rest/v1/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100\r\n\r\n'
    expect(await raw(port, head, 'x'.repeat(100))).toMatch(/^HTTP\/1\.1 200/)
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.write(head)
    const dripping = setInterval(() => socket.write('x'), 50)
    await hungUp(socket)
    clearInterval(dripping)
    expect(answer).toBe('')
  })

  test('an answer that needs longer than the idle limit still arrives', async () => {
    const { url } = await serve(
      () => new Promise(resolve => setTimeout(() => resolve(Response.json('thought')), 300)),
      { idleMs: 100 },
    )
    expect(await (await fetch(`${url}/functions/v1/x`)).json()).toBe('thought')
  })

  test('the caller gets 504 if the handler never answers', async () => {
    const { url } = await serve(() => new Promise(() => {}), { limits: { rest: { answerMs: 50 } } })
    expect((await fetch(`${url}/rest/v1/x`)).status).toBe(504)
  })

  test('the server refuses headers that are too large', async () => {
    const { port } = await serve(read)
    expect(await raw(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    )
  })
})

test('at shutdown the server finishes the running requests and accepts no new ones', async () => {
  const running = Promise.withResolvers<Response>()
  const arrived = Promise.withResolvers<void>()
  const { edge, url } = await serveEdge(() => {
    arrived.resolve()
    return running.promise
  })
  const answer = fetch(`${url}/rest/v1/x`)
  await arrived.promise
  const closed = edge.close(5000)
  await expect(fetch(`${url}/rest/v1/y`)).rejects.toThrow()
  running.resolve(Response.json('finished'))
  expect(await (await answer).json()).toBe('finished')
  const answered = performance.now()
  await closed
  expect(performance.now() - answered).toBeLessThan(3000)
})

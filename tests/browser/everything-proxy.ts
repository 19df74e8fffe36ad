/** A small round-robin proxy: each request and each socket goes to the next process, as with a load balancer. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export type Served = { requests: number; sockets: number }

export type Proxy = {
  readonly url: string
  /** After this call the processes at these addresses answer in turn. */
  spreadOver(urls: readonly string[]): void
  /** Returns how many requests and sockets each process received. */
  served(): Served[]
  close(): Promise<void>
}

type Target = Served & { readonly url: URL }

export async function startProxy(): Promise<Proxy> {
  let targets: Target[] = []
  // Requests and sockets are counted separately. Otherwise a few sockets among many requests could all reach the
  // same process.
  const turns = { requests: 0, sockets: 0 }
  const sockets = new Set<Duplex>()
  /**
   * Returns undefined until the processes listen. The first process already calls its own public address while it
   * starts.
   */
  const nextTarget = (kind: keyof Served): Target | undefined => targets[turns[kind]++ % targets.length]

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const target = nextTarget('requests')
    if (!target) return void answer.writeHead(503).end()
    target.requests += 1
    const { method, url: path, socket } = asked
    const headers = { ...asked.headers, 'x-forwarded-for': socket.remoteAddress }
    const onward = request(target.url, { method, path, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  }

  function upgrade(asked: IncomingMessage, near: Duplex, head: Buffer): void {
    const target = nextTarget('sockets')
    if (!target) return void near.destroy()
    target.sockets += 1
    const far: Socket = connect(Number(target.url.port), target.url.hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      )
      far.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      far.write(head)
      near.pipe(far).pipe(near)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }

  const server = createServer(forward)
  // Connections stay open for a long time. If a connection closed just when it is used again, the server would look
  // broken.
  server.keepAliveTimeout = 120_000
  server.on('upgrade', upgrade)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    spreadOver(urls) {
      targets = urls.map(url => ({ url: new URL(url), requests: 0, sockets: 0 }))
    },
    served: () => targets.map(({ requests, sockets }) => ({ requests, sockets })),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

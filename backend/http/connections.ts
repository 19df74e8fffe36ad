/** Closes slow and broken connections, so that they do not block the server. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { apiPolicy, commonHeaders } from './security-headers.ts'

const refusals: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

export function guardConnections(server: Server, idleMs: number) {
  const exchanges = new WeakMap<Socket, { incoming: IncomingMessage; outgoing: ServerResponse }>()
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    exchanges.set(incoming.socket, { incoming, outgoing })
  })

  // Closes a connection on which nothing arrives or is read for a while: the body stops arriving, or the client
  // does not read the reply. A connection whose client waits for a reply stays open, because a reply may take long
  // (a model thinks).
  server.setTimeout(idleMs)
  server.on('timeout', (socket: Socket) => {
    const exchange = exchanges.get(socket)
    const isOurTurn =
      exchange?.incoming.complete && !exchange.outgoing.writableEnded && !exchange.outgoing.writableNeedDrain
    if (!isOurTurn) socket.destroy()
  })

  // Invalid requests get a reply too, with the usual headers.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const headers = [...commonHeaders, ['Content-Security-Policy', apiPolicy], ['X-Request-Id', randomUUID()]]
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    const status = refusals[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  })
}

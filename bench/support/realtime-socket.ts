/**
 * A simple socket that listens to tables. It does so little that even thousands of sockets cost the measuring
 * process little.
 */
import { WebSocket } from 'ws'
import { keys } from './backend-process.ts'

export type Listened = { readonly table: string; readonly event: '*' | 'INSERT'; readonly filter?: string }

const heartbeatMs = 25_000
const isChange = (frame: Buffer) => frame.includes('"postgres_changes"')

/**
 * Returns a different address for each member, because one address may open only a limited number of sockets. The
 * server trusts this computer as a proxy and accepts these addresses.
 */
export const homeOf = (member: number) => `10.${member >> 16}.${(member >> 8) & 255}.${member & 255}`

/** Opens a socket. Resolves when the server has confirmed every subscription. `onChange` gets the unparsed frame. */
export function openSocket(
  url: string,
  token: string,
  listened: readonly Listened[],
  onChange: (frame: Buffer) => void,
  from: string,
): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${keys.publishable}&vsn=2.0.0`
  const socket = new WebSocket(address, { perMessageDeflate: false, headers: { 'X-Forwarded-For': from } })
  let joined = 0
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      for (const [index, { table, event, filter }] of listened.entries()) {
        const postgres_changes = [{ event, schema: 'public', table, ...(filter && { filter }) }]
        const config = { postgres_changes, presence: { enabled: false } }
        const ref = String(index + 1)
        const payload = { access_token: token, config }
        socket.send(JSON.stringify([ref, ref, `realtime:${table}:${filter ?? 'all'}`, 'phx_join', payload]))
      }
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the socket was closed')))
    socket.on('message', (frame: Buffer) => {
      if (joined === listened.length) {
        if (isChange(frame)) onChange(frame)
        return
      }
      const [, , , event, payload] = JSON.parse(String(frame))
      if (event === 'postgres_changes') onChange(frame)
      if (event === 'system' && payload.status === 'ok' && ++joined === listened.length) {
        const beat = setInterval(() => socket.send('[null,"0","phoenix","heartbeat",{}]'), heartbeatMs)
        socket.on('close', () => clearInterval(beat))
        resolve(socket)
      }
      if (event === 'phx_reply' && payload.status === 'error') reject(new Error(JSON.stringify(payload)))
    })
  })
}

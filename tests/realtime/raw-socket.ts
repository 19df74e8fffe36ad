/** A socket without the client library, to send messages that the library would not send. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { hungUp } from '../support/hung-up.ts'
import type { Harness } from './harness.ts'

export type Heard = { ref: string | null; topic: string; event: string; payload: Payload }
type Payload = { status?: string; message?: string; response?: { reason?: string }; [field: string]: unknown }

export async function openRaw(at: Pick<Harness, 'url' | 'key'>, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${at.url}/websocket?apikey=${at.key}&vsn=2.0.0`, { headers })
  const heard: Heard[] = []
  const waiting = new Map<string, (answer: Payload) => void>()
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('error', () => {})
  socket.on('message', data => {
    const [, ref, topic, event, payload] = JSON.parse(String(data))
    heard.push({ ref, topic, event, payload })
    if (event === 'phx_reply') waiting.get(ref)?.(payload)
  })
  let lastRef = 0
  const raw = {
    socket,
    heard,
    closed,
    send(topic: string, event: string, payload: unknown): string {
      const ref = String(++lastRef)
      socket.send(JSON.stringify([ref, ref, topic, event, payload]))
      return ref
    },
    /** Sends a message and returns its answer. */
    ask(topic: string, event: string, payload: unknown): Promise<Payload> {
      return new Promise((resolve, reject) => {
        waiting.set(raw.send(topic, event, payload), resolve)
        void closed.then(code => reject(new Error(`closed with ${code}`)))
      })
    },
    async close(): Promise<void> {
      socket.terminate()
      await closed
    },
  }
  await once(socket, 'open')
  return raw
}

/** Returns the status of the refusal, after the server has closed the connection. */
export async function refusedWith(at: Pick<Harness, 'url' | 'key'>, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${at.url}/websocket?apikey=${at.key}`, { headers })
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  const status = response.statusCode as number
  await hungUp(response.socket)
  return status
}

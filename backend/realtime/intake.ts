/**
 * Handles the frames of one socket in order. A client that sends too much must wait. If it sends far too much, the
 * connection is closed.
 */
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { RawData, WebSocket } from 'ws'
import type { AddressAccount } from './addresses.ts'
import type { Limits } from './limits.ts'

/** Above these limits the server stops reading from the socket, so further frames wait in the network. */
const readAheadBytes = 64 * 1024
const readAheadFrames = 50

type Intake = {
  readonly account: AddressAccount
  readonly limits: Limits
  handle(data: Buffer, isBinary: boolean): Promise<void>
  close(code: number, reason: string): void
  onFailure(error: unknown): void
}

export function takeFrames(ws: WebSocket, stream: Duplex, intake: Intake): void {
  const { account, limits } = intake
  const gone = new AbortController()
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0
  let waitingBytes = 0
  /** The number of bytes of an incomplete frame. */
  let partial = 0

  function hold(bytes: number): void {
    waitingBytes += bytes
    account.incomingBytes += bytes
  }

  async function take(data: Buffer, isBinary: boolean): Promise<void> {
    const ms = account.waitMs()
    if (ms > 0) await setTimeout(ms, undefined, { signal: gone.signal, ref: false })
    if (ws.readyState === ws.OPEN) await intake.handle(data, isBinary)
  }

  // Counts the chunk before the socket reads it, because reading it may complete a frame.
  stream.prependListener('data', (chunk: Buffer) => {
    partial += chunk.length
    account.incomingBytes += chunk.length
    if (account.incomingBytes > limits.incomingBytesPerAddress) ws.terminate()
  })
  ws.on('message', (raw: RawData, isBinary) => {
    const data = Buffer.isBuffer(raw) ? raw : Buffer.concat(Array.isArray(raw) ? raw : [Buffer.from(raw)])
    account.incomingBytes -= partial
    partial = 0
    if (waiting >= limits.messagesPerSecond * 2) return intake.close(1008, 'Too many messages per second')
    waiting += 1
    hold(data.length)
    if (waiting > readAheadFrames || waitingBytes > readAheadBytes) ws.pause()
    queue = queue
      .then(() => take(data, isBinary))
      .catch(error => {
        if (ws.readyState !== ws.OPEN) return
        intake.onFailure(error)
        intake.close(1011, 'Internal error')
      })
      .finally(() => {
        waiting -= 1
        hold(-data.length)
        if (ws.isPaused && waiting === 0) ws.resume()
      })
  })
  ws.on('close', () => {
    gone.abort()
    account.incomingBytes -= partial
    partial = 0
  })
}

/** Sends a stream of bytes to another process, over a separate port. Each part is sent when the reader requests it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { settled } from '../background.ts'
import type { Port } from './ports.ts'

export type Wish = 'next' | 'cancel'
type Part = { readonly bytes: Uint8Array } | { readonly failed: string } | 'end'

type BytesReader = ReadableStreamDefaultReader<Uint8Array>

/** Reads a part when the other side requests it. Resolves when all parts are sent or the other side cancels. */
export function sendStream(reader: BytesReader, port: Port): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Code that runs while the stream is read belongs to the call that made the stream, and must use the
  // environment of that call.
  const inThisCall = AsyncLocalStorage.snapshot()
  const read = async (): Promise<Part> => {
    try {
      const { done, value } = await inThisCall(() => reader.read())
      if (done) return 'end'
      if (!(value instanceof Uint8Array)) throw new TypeError('The body is not made of bytes')
      return { bytes: value }
    } catch (error) {
      return { failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
    }
  }
  port.on('message', async (wish: Wish) => {
    if (wish === 'cancel') return port.close()
    const part = await read()
    port.post(part)
    if (part === 'end' || 'failed' in part) port.close()
  })
  port.on('close', () => {
    void settled(inThisCall(() => reader.cancel()))
    resolve()
  })
  return promise
}

export function receiveStream(port: Port): ReadableStream<Uint8Array> {
  let isOver = false
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const fail = (why: string) => {
          isOver = true
          controller.error(new Error(why))
        }
        port.on('message', (part: Part) => {
          if (isOver) return
          if (part === 'end') {
            isOver = true
            controller.close()
          } else if ('failed' in part) fail(part.failed)
          else controller.enqueue(part.bytes)
        })
        port.on('close', () => isOver || fail('The other side of the stream has ended'))
      },
      pull() {
        port.post('next' satisfies Wish)
      },
      cancel() {
        isOver = true
        port.post('cancel' satisfies Wish)
        port.close()
      },
    },
    { highWaterMark: 0 },
  )
}

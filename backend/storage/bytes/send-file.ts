/**
 * Sends a file with two buffers: one is filled while the other is sent. A stream would allocate memory for every
 * chunk, and freeing that memory costs more than sending.
 */
import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { settled } from '../../background.ts'
import { bufferBytes, giveBuffer, takeBuffer } from './buffers.ts'
import type { ByteRange } from './bytes.ts'

export async function sendFile(file: FileHandle, target: Writable, range?: ByteRange): Promise<void> {
  const buffers = [takeBuffer(), takeBuffer()] as const
  let isClean = false
  try {
    const end = range ? range.end + 1 : (await file.stat()).size
    let position = range?.start ?? 0
    let turn: 0 | 1 = 0
    let writing: Promise<void> = Promise.resolve()
    while (position < end) {
      const buffer = buffers[turn]
      const { bytesRead } = await file.read(buffer, 0, Math.min(bufferBytes, end - position), position)
      await writing
      if (bytesRead === 0) throw new Error('The file is shorter than it was')
      writing = written(target, buffer.subarray(0, bytesRead))
      void settled(writing)
      position += bytesRead
      turn = turn === 0 ? 1 : 0
    }
    await writing
    isClean = true
    target.end()
  } catch (error) {
    // Cuts the connection, so that the client does not think that the file is complete.
    target.destroy()
    throw error
  } finally {
    // After a failure the socket may still use one of the buffers. Then the buffers are not given back.
    if (isClean) buffers.forEach(giveBuffer)
    await file.close()
  }
}

/**
 * Resolves when the bytes have been sent, and rejects when they can no longer be sent. Until then the buffer is in
 * use.
 */
function written(target: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (target.destroyed) return reject(new Error('The reader left'))
    const onClose = () => reject(new Error('The reader left'))
    target.once('close', onClose)
    target.write(bytes, error => {
      target.off('close', onClose)
      if (error) reject(error)
      else resolve()
    })
  })
}

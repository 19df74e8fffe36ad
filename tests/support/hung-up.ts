import type { Socket } from 'node:net'

/** Resolves when both sides are gone. An error on the way, such as a write after the cut, is expected. */
export function hungUp(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise(resolve => {
    socket.on('close', () => resolve())
  })
}

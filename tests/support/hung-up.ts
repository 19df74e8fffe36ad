import type { Socket } from 'node:net'

/** Until both sides are gone. An error on the way, such as a write that meets the cut, is part of it. */
export function hungUp(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise(resolve => {
    socket.on('close', () => resolve())
  })
}

import type { Socket } from 'node:net'

/**
 * Resolves when both sides have closed the connection. An error before that, such as a write after the cut, is
 * expected.
 */
export function hungUp(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise(resolve => {
    socket.on('close', () => resolve())
  })
}

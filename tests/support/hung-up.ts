import type { Socket } from 'node:net'

/**
 * Resolves when both sides have closed the connection. Ignores errors before that, such as a write after the
 * connection was cut off.
 */
export function hungUp(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise(resolve => {
    socket.on('close', () => resolve())
  })
}

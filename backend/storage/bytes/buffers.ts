/** Buffers that transfers share and return, so that large files create no garbage. */
export const bufferBytes = 256 * 1024

const mostKept = 32
const free: Buffer[] = []

export function takeBuffer(): Buffer {
  return free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes)
}

/** Call this only when nobody reads or writes the buffer any more. */
export function giveBuffer(buffer: Buffer): void {
  if (free.length < mostKept) free.push(buffer)
}

/** Buffers that transfers share and give back. So large files do not leave much memory to be freed. */
export const bufferBytes = 256 * 1024

const mostKept = 32
const free: Buffer[] = []

export function takeBuffer(): Buffer {
  return free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes)
}

/** Call this only when no code reads or writes the buffer any more. */
export function giveBuffer(buffer: Buffer): void {
  if (free.length < mostKept) free.push(buffer)
}

/** Buffers that transfers use in turn and give back, so that large files leave no garbage behind. */
export const bufferBytes = 256 * 1024

const mostKept = 32
const free: Buffer[] = []

export function takeBuffer(): Buffer {
  return free.pop() ?? Buffer.allocUnsafeSlow(bufferBytes)
}

/** Only when nobody reads or writes it any more. */
export function giveBuffer(buffer: Buffer): void {
  if (free.length < mostKept) free.push(buffer)
}

/**
 * PGlite hides an exception that is not a PostgreSQL error, for example if the stack is too small for a deeply nested
 * value. The reply to the statement is then empty and has warnings about open resources, and the next statement hangs.
 * The messages in the reply show that there was such an exception.
 */
const codeOf = (letter: string) => letter.charCodeAt(0)
const execute = codeOf('E')
const failed = codeOf('E')
/** The types of the messages CommandComplete and PortalSuspended. */
const ends: ReadonlySet<number> = new Set(['C', 's'].map(codeOf))
const empty = codeOf('I')
const notice = codeOf('N')

function* typesIn(bytes: Uint8Array): Generator<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 5 <= bytes.byteLength; at += 1 + view.getUint32(at + 1)) yield view.getUint8(at)
}

export function countExecutes(batch: Uint8Array): number {
  let count = 0
  for (const type of typesIn(batch)) count += Number(type === execute)
  return count
}

/** Returns whether each statement of the batch ended, or one failed. A failure ends its batch. */
export function isWhole(executes: number, answer: Uint8Array): boolean {
  let ended = 0
  let empties = 0
  let hasWarnings = false
  for (const type of typesIn(answer)) {
    if (type === failed) return true
    ended += Number(ends.has(type))
    empties += Number(type === empty)
    hasWarnings ||= type === notice
  }
  return ended + (hasWarnings ? 0 : empties) >= executes
}

// A mention while it is being written.

/** The letters behind an `@` that stands right before the caret and belongs to no address. */
export function beginningOfMention(before: string): string | null {
  return /(?<![\w@])@(\w{1,30})$/.exec(before)?.[1] ?? null
}

/** The text with the whole handle in place of the letters before the caret, and where the caret is then. */
export function completeMention(
  text: string,
  caret: number,
  handle: string,
): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@\w*$/, `@${handle} `)
  return { text: before + text.slice(caret).replace(/^\w* ?/, ''), caret: before.length }
}

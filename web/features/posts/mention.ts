// Helpers for a mention while it is typed.

/** The letters after an `@` directly before the caret that is not part of an e-mail address. */
export function beginningOfMention(before: string): string | null {
  return /(?<![\w@])@(\w{1,30})$/.exec(before)?.[1] ?? null
}

/**
 * Replaces the letters before the caret with the whole handle. Returns the text and the new caret position.
 */
export function completeMention(
  text: string,
  caret: number,
  handle: string,
): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@\w*$/, `@${handle} `)
  return { text: before + text.slice(caret).replace(/^\w* ?/, ''), caret: before.length }
}

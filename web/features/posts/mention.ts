// Functions for a mention that is being typed.

/**
 * The letters between an `@` and the cursor; null if there is no such `@` or if it is part of an e-mail address.
 */
export function beginningOfMention(before: string): string | null {
  return /(?<![\w@])@(\w{1,30})$/.exec(before)?.[1] ?? null
}

/**
 * Replaces the letters before the cursor with the whole handle. Returns the text and the new position of the
 * cursor.
 */
export function completeMention(
  text: string,
  caret: number,
  handle: string,
): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@\w*$/, `@${handle} `)
  return { text: before + text.slice(caret).replace(/^\w* ?/, ''), caret: before.length }
}

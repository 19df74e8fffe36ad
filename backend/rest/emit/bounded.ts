/** Measures a reply while the database builds it, so that a reply that is too large never fills the memory. */

/** The name of the session setting that holds the number of bytes that are left for the reply. */
export const answerLeft = 'rest.answer_left'

/** A text that identifies the error. The text is no number, so casting it to a number raises an error with the text. */
export const tooLargeMark = 'answer too large'

/**
 * Returns SQL that is true while this value fits into the reply. If a value does not fit, the SQL raises an error, so
 * that no row is left out without notice.
 */
export function fits(json: string): string {
  const left = `current_setting('${answerLeft}')::int8 - coalesce(octet_length((${json})::text), 4)`
  return `set_config('${answerLeft}', (${left})::text, true)::int8 >= 0 or set_config('${answerLeft}', '${tooLargeMark}', true)::int8 = 0`
}

/**
 * Returns SQL that collects finished JSON values. Use it with `offset 0`. Then each value is computed once, although
 * it is both measured and stored.
 */
export const collected = (json: string): string => `json_agg(${json}) filter (where ${fits(json)})`

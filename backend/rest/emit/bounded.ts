/** Measures a reply while the database builds it, so that a reply that is too large never fills the memory. */

/** The name of the session setting that holds the number of bytes that are left for the reply. */
export const answerLeft = 'rest.answer_left'

/**
 * The text that identifies this error. The text is not a number. So casting it to a number raises an error that
 * contains it.
 */
export const tooLargeMark = 'answer too large'

/**
 * Returns SQL that is true if this value still fits into the reply. Otherwise the SQL raises an error. If it left
 * out the row, nobody would notice.
 */
export function fits(json: string): string {
  const left = `current_setting('${answerLeft}')::int8 - coalesce(octet_length((${json})::text), 4)`
  return `set_config('${answerLeft}', (${left})::text, true)::int8 >= 0 or set_config('${answerLeft}', '${tooLargeMark}', true)::int8 = 0`
}

/**
 * Returns SQL that collects finished JSON values and measures each of them. The query that produces the values
 * needs `offset 0`. Otherwise PostgreSQL would compute each value twice.
 */
export const collected = (json: string): string => `json_agg(${json}) filter (where ${fits(json)})`

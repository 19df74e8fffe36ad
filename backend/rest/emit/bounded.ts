/** Measures an answer while the database builds it, so that memory never holds one that is too large. */

/** The session setting that holds how many bytes are left. */
export const answerLeft = 'rest.answer_left'

/** Marks PostgreSQL's error as ours: the text is not a number, so casting it to one fails. */
export const tooLargeMark = 'answer too large'

/**
 * True while this value still fits into the answer. After that it raises an error, so that no row is left out
 * silently.
 */
export function fits(json: string): string {
  const left = `current_setting('${answerLeft}')::int8 - coalesce(octet_length((${json})::text), 4)`
  return `set_config('${answerLeft}', (${left})::text, true)::int8 >= 0 or set_config('${answerLeft}', '${tooLargeMark}', true)::int8 = 0`
}

/**
 * Collects finished JSON values. Use it with `offset 0`, so that each value is computed once although it is
 * both measured and kept.
 */
export const collected = (json: string): string => `json_agg(${json}) filter (where ${fits(json)})`

/** Measures a reply while the database builds it, so that memory never contains a reply that is too large. */

/** The session setting that contains how many bytes of the reply are left. */
export const answerLeft = 'rest.answer_left'

/** A text that makes PostgreSQL's error recognisable: the text is no number, so casting it to a number fails. */
export const tooLargeMark = 'answer too large'

/**
 * SQL that is true while this value fits into the reply. When a value does not fit, it raises an error instead,
 * so that no row is left out silently.
 */
export function fits(json: string): string {
  const left = `current_setting('${answerLeft}')::int8 - coalesce(octet_length((${json})::text), 4)`
  return `set_config('${answerLeft}', (${left})::text, true)::int8 >= 0 or set_config('${answerLeft}', '${tooLargeMark}', true)::int8 = 0`
}

/**
 * SQL that collects finished JSON values. Use it with `offset 0`, so that each value is computed once, although
 * it is measured and kept.
 */
export const collected = (json: string): string => `json_agg(${json}) filter (where ${fits(json)})`

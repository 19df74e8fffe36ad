/** An answer is counted while the database makes it, so that one too large is never held in memory. */

/** How many bytes are left, in the session's settings. */
export const answerLeft = 'rest.answer_left'

/** The word by which we recognise PostgreSQL's error: it is not a number, so reading it as one fails. */
export const tooLargeMark = 'answer too large'

/** True while this value still fits into the answer; past that an error, so that nothing is left out silently. */
export function fits(json: string): string {
  const left = `current_setting('${answerLeft}')::int8 - coalesce(octet_length((${json})::text), 4)`
  return `set_config('${answerLeft}', (${left})::text, true)::int8 >= 0 or set_config('${answerLeft}', '${tooLargeMark}', true)::int8 = 0`
}

/** Collects finished JSON values; `offset 0` has each made once, though it is both measured and kept. */
export const collected = (json: string): string => `json_agg(${json}) filter (where ${fits(json)})`

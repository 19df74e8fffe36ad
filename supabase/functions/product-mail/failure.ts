type Answer = { error: { message: string; code?: string } | null; status: number; statusText?: string }

/** Why a call of the database failed: an answer without a body, as of a server that is starting or going, has a status. */
export function failureOf(doing: string, { error, status, statusText }: Answer): Error {
  const answered = [status || null, statusText, error?.code].filter(Boolean).join(' ')
  return new Error(`${doing} failed: ${error?.message || `answered ${answered || 'nothing'}`}`)
}

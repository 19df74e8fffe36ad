/**
 * Returns the answer, but throws if it is a refusal, because a refused request would be measured as a fast
 * one.
 */
export async function accepted(response: Response): Promise<Response> {
  if (response.status < 400 || response.status >= 500) return response
  throw new Error(`${response.url} was refused: ${response.status} ${(await response.text()).slice(0, 200)}`)
}

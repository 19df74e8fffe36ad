/** Returns the answer. Throws if the answer is a refusal, because figures of refused requests would be wrong. */
export async function accepted(response: Response): Promise<Response> {
  if (response.status < 400 || response.status >= 500) return response
  throw new Error(`${response.url} was refused: ${response.status} ${(await response.text()).slice(0, 200)}`)
}

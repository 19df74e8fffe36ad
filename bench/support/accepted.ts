/** The answer, unless it is a refusal: figures of requests that a rule turned away would be those of something else. */
export async function accepted(response: Response): Promise<Response> {
  if (response.status < 400 || response.status >= 500) return response
  throw new Error(`${response.url} was refused: ${response.status} ${(await response.text()).slice(0, 200)}`)
}

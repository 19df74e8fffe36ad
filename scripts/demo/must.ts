/** The answer's data; its error is thrown. */
export async function must<Answer extends { data: unknown; error: unknown }>(
  asked: PromiseLike<Answer>,
): Promise<NonNullable<Extract<Answer, { error: null }>['data']>> {
  const { data, error } = await asked
  if (error) throw error
  return data as NonNullable<Extract<Answer, { error: null }>['data']>
}

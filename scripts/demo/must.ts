/** Returns the data of a result, or throws its error. */
export async function must<Result extends { data: unknown; error: unknown }>(
  request: PromiseLike<Result>,
): Promise<NonNullable<Extract<Result, { error: null }>['data']>> {
  const { data, error } = await request
  if (error) throw error
  return data as NonNullable<Extract<Result, { error: null }>['data']>
}

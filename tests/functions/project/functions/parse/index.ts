// Parses many copies of the body as one JSON text.
export default async (request: Request) => {
  const text = await request.text()
  const times = Number(new URL(request.url).searchParams.get('times') ?? 1)
  const read: unknown[] = JSON.parse(`[${Array(times).fill(text).join()}]`)
  return Response.json({ read: read.length })
}

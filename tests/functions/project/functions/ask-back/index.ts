// Asks its own server and another server who the caller is. Asks again after its answer has begun.
export default async (request: Request) => {
  const own = `${Deno.env.get('SUPABASE_URL')}/who`
  const other = new URL(request.url).searchParams.get('other')
  const asked = await Promise.all([
    fetch(own),
    fetch(new Request(own, { headers: { 'x-own': 'kept' } })),
    fetch(`${other}/who`),
  ])
  return Response.json(await Promise.all(asked.map(answer => answer.json())))
}

declare const Deno: { env: { get(name: string): string | undefined } }

// Answers after a number of milliseconds with the text of the caller. `?begun` and `?ended` return how many calls have
// begun and ended, and `?send` gives an address that is called first.
let begun = 0
let ended = 0

export default async (request: Request) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('begun')) return new Response(String(begun))
  if (searchParams.has('ended')) return new Response(String(ended))
  begun++
  const send = searchParams.get('send')
  if (send) await fetch(send, { method: 'POST' })
  await new Promise(resolve => setTimeout(resolve, Number(searchParams.get('ms') ?? 0)))
  ended++
  return new Response(await request.text())
}

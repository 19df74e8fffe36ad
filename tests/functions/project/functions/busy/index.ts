// Computes without a pause, in one of four ways: for a number of milliseconds, in an endless regular expression, in
// turns, or after its answer has begun.
export default async (request: Request) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('pattern')) /^(?:a+)+$/.test(`${'a'.repeat(60)}!`)
  if (searchParams.has('later'))
    return new Response(new ReadableStream({ pull: beginThenWork }, { highWaterMark: 0 }))
  for (let turn = 1; turn < Number(searchParams.get('turns')); turn++) {
    work(100)
    await new Promise(resolve => setImmediate(resolve))
  }
  work(Number(searchParams.get('ms') ?? 60_000))
  return Response.json({ done: true })
}

let hasBegun = false

function beginThenWork(controller: ReadableStreamDefaultController<Uint8Array>): void {
  if (hasBegun) work(60_000)
  hasBegun = true
  controller.enqueue(new TextEncoder().encode('begun'))
}

function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

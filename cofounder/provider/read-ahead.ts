// Reads an answer as fast as it arrives. Normally, a stream that fails discards everything that nobody has read
// yet. Here, a broken connection only ends the stream. The missing last event then shows that the answer broke off.

/** The highest number of pieces that are read in advance. The provider keeps further pieces until some are read. */
const mostUnread = 1000

export const fetchAhead: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  const reader = response.body.getReader()
  const pieces = piecesOf(reader, init?.signal ?? null)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: reason => reader.cancel(reason),
  })
  return new Response(body, response)
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal | null) {
  const unread: Uint8Array[] = []
  const turns = { read: () => {}, arrived: () => {} }
  const turn = (of: keyof typeof turns) =>
    new Promise<void>(resolve => {
      turns[of] = resolve
    })
  let isOver = false
  const readAll = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      unread.push(next.value)
      turns.arrived()
      if (unread.length > mostUnread) await turn('read')
    }
  }
  const end = () => {
    isOver = true
    turns.arrived()
  }
  readAll().then(end, end)
  for (;;) {
    const piece = unread.shift()
    turns.read()
    if (piece) yield piece
    else if (isOver) break
    else await turn('arrived')
  }
  signal?.throwIfAborted()
}

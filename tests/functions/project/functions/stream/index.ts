// Sends numbers until the reader leaves. `GET /stream/left` returns the number of readers who have left.
let left = 0

export default function stream(request: Request): Response {
  if (request.url.endsWith('/left')) return Response.json({ left })
  request.signal.addEventListener('abort', () => left++)
  const encoder = new TextEncoder()
  let count = 0
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise(resolve => setTimeout(resolve, count === 0 ? 0 : 20))
      controller.enqueue(encoder.encode(`data: {"count":${++count}}\n\n`))
      if (request.url.endsWith('/short') && count === 3) controller.close()
      if (request.url.endsWith('/torn') && count === 3) throw new Error('secret inner detail')
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

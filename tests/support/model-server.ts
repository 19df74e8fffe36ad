// An OpenAI-compatible HTTP server. The test decides every answer: complete, word by word, broken off, or none.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelRequest = {
  body: {
    model: string
    stream?: boolean
    messages: { role: string; content: unknown; tool_calls?: unknown[] }[]
    tools?: { function: { name: string; description: string; parameters: unknown } }[]
    tool_choice?: string
    response_format?: { type: string; json_schema?: { schema: unknown } }
    max_tokens?: number
    max_completion_tokens?: number
  }
  authorization: string | undefined
  /** Resolves when the client closes the connection before the answer is finished. */
  closed: Promise<number>
}

export type Reply =
  | {
      kind: 'words'
      words: string[]
      delayMs?: number
      onWord?: (index: number) => void
      /** Sends thoughts before the first word: the number of pieces, and the milliseconds between them. */
      thinks?: { pieces: number; everyMs: number }
      /** The reason why the answer ends; `stop` by default. */
      finish?: string
    }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Sends the given words and then calls tools. */
  | { kind: 'calls'; calls: { name: string; input: unknown }[]; words?: string[] }
  /** Sends these words. Then the connection breaks, or stays open without more words. */
  | { kind: 'half'; words: string[]; holds?: boolean }
  | { kind: 'silence' }

export type ModelServer = {
  url: string
  requests: ModelRequest[]
  /** Decides the answer to each request. A new decision replaces the earlier one. */
  reply: (next: (request: ModelRequest, count: number) => Reply) => void
  close: () => Promise<void>
}

export function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

export function textReply(text: string): Extract<Reply, { kind: 'words' }> {
  return { kind: 'words', words: wordsOf(text) }
}

async function readBody(request: IncomingMessage): Promise<ModelRequest['body']> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function chunk(content: string, finish: string | null, name = 'content'): string {
  const delta = content ? { role: 'assistant', [name]: content } : {}
  const choice = { index: 0, delta, finish_reason: finish }
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`
}

function sendCalls(response: ServerResponse, { calls, words = [] }: Extract<Reply, { kind: 'calls' }>) {
  for (const word of words) response.write(chunk(word, null))
  const tool_calls = calls.map(({ name, input }, index) => ({
    index,
    id: `call-${index}-${name}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }))
  const choice = { index: 0, delta: { role: 'assistant', tool_calls }, finish_reason: null }
  const whole = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] }
  response.write(`data: ${JSON.stringify(whole)}\n\n`)
  response.write(chunk('', 'tool_calls'))
  response.end('data: [DONE]\n\n')
}

const usage = { prompt_tokens: 42, completion_tokens: 17, total_tokens: 59 }

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply.kind === 'silence') return
  if (reply.kind === 'status') {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body ?? JSON.stringify({ error: { message: 'upstream words', type: 'x', code: 'x' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (reply.kind === 'calls') return sendCalls(response, reply)
  const { pieces, everyMs } = (reply.kind === 'words' && reply.thinks) || { pieces: 0, everyMs: 0 }
  for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
    response.write(chunk('weighing it … ', null, 'reasoning_content'))
    await new Promise(resolve => setTimeout(resolve, everyMs))
  }
  for (const [index, word] of reply.words.entries()) {
    if (reply.kind === 'words' && reply.delayMs)
      await new Promise(resolve => setTimeout(resolve, reply.delayMs))
    if (response.destroyed) return
    if (reply.kind === 'words') reply.onWord?.(index)
    response.write(chunk(word, null))
  }
  if (reply.kind === 'half') {
    if (reply.holds) return
    // Waits until the words are sent, and then breaks the connection.
    await new Promise(resolve => setTimeout(resolve, 20))
    response.destroy()
    return
  }
  response.write(chunk('', (reply.kind === 'words' && reply.finish) || 'stop'))
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let decide: (request: ModelRequest, count: number) => Reply = () => textReply('Hello.')
  const server = createServer(async (incoming, response) => {
    // Answers a request for the list of models, which the product sends to test a key.
    if (incoming.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}')
      return
    }
    const body = await readBody(incoming)
    const closed = new Promise<number>(resolve => {
      response.on('close', () => {
        if (!response.writableFinished) resolve(performance.now())
      })
    })
    const request: ModelRequest = { body, authorization: incoming.headers.authorization, closed }
    requests.push(request)
    await send(response, decide(request, requests.length))
  })
  // Idle connections stay open. Otherwise, on a busy machine, the next request may arrive just when a connection
  // closes.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    // The address is unique, because the product stores what it learned about a server by the server's address. An
    // earlier server may have used the same port.
    url: `http://127.0.0.1:${port}/${randomUUID()}/v1`,
    requests,
    reply: next => {
      decide = next
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

// Long results arrive section by section. The founder reads the first section while the model writes the next, and
// received sections are kept.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import { sessionState } from '../../contracts/helper-session.ts'
import { sessionHeader } from '../../contracts/session-header.ts'
import { readRecorded, replyTo } from '../../scripts/eval/recorded.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { type ModelServer, startModelServer, textReply, wordsOf } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'

let server: ModelServer
let backend: Backend
beforeAll(async () => {
  server = await startModelServer()
  backend = await startBackend(await testDatabase(), {
    AI_BASE_URL: server.url,
    AI_MODEL: 'recorded',
    AI_ADMITTED: 'yes',
  })
})
afterAll(async () => {
  await backend.close()
  await server.close()
})
beforeEach(forgetServers)

const settings = (): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'recorded',
  baseUrl: server.url,
  apiKey: null,
  patience: { ...defaultPatience, retries: 0 },
})
const strong = await readRecorded('strong')
const recordedOf = (helper: string) => {
  const found = strong.find(one => one.helper === helper)
  if (!found) throw new Error(`nothing recorded for ${helper}`)
  return found
}

test.each([
  ['market-research', 2],
  ['customer-segments', 4],
  ['insights', 2],
] as const)(
  'SE01 at 50 words a second the first section of %s appears within two seconds, and %i sections appear before the end',
  async (name, sections) => {
    const recorded = recordedOf(name)
    let sent = 0
    let all = 0
    const moments: number[] = []
    server.reply(({ body }) => {
      const words = wordsOf(replyTo(recorded, String(body.messages[0]?.content)))
      all = words.length
      return { kind: 'words', words, delayMs: 1, onWord: () => sent++ }
    })
    const { helper, toInput } = registry[name]
    const { text, failure } = await answer(helper, toInput(recorded.body, '2026-11-16'), {
      settings: settings(),
      onText: () => moments.push(sent),
    })
    expect(failure).toBeNull()
    expect(moments[0]).toBeLessThan(100)
    expect(moments.filter(moment => moment < all).length).toBeGreaterThanOrEqual(sections)
    expect(text).toContain(helper.render(helper.playbook(toInput(recorded.body, '2026-11-16'))).slice(0, 2))
  },
)

type WrittenLines = { lines: { line: string; text: string }[] }
/** Returns only the lines of the first pitch, which the model writes before the others. */
const untilAsk = ({ lines }: WrittenLines) =>
  lines.slice(0, lines.findIndex(({ line }) => line === 'ask') + 1)

test('SE01 the first pitch appears before the model writes the second', async () => {
  const recorded = strong.find(({ answers }) => 'pitches' in answers) ?? recordedOf('pitch')
  const { pitches: whole } = recorded.answers as { pitches: WrittenLines }
  const first = wordsOf(JSON.stringify(untilAsk(whole))).length
  let sent = 0
  const moments: number[] = []
  server.reply(() => ({
    kind: 'words',
    words: wordsOf(JSON.stringify(whole)),
    delayMs: 1,
    onWord: () => sent++,
  }))
  const { helper, toInput } = registry.pitch
  const { failure } = await answer(helper, toInput(recorded.body, '2026-11-16'), {
    settings: settings(),
    onText: () => moments.push(sent),
  })
  expect(failure).toBeNull()
  expect(moments[0]).toBeLessThan(first + 10)
})

test('SE02 if the model must answer again, the sections that are already shown stay', async () => {
  const recorded = recordedOf('insights')
  const { insights: whole } = recorded.answers as { insights: { summary: string; recommendations: object[] } }
  const faulty = { ...whole, recommendations: whole.recommendations.map(one => ({ ...one, evidence: null })) }
  server.requests.length = 0
  server.reply((_request, count) =>
    textReply(JSON.stringify(count === 1 ? faulty : { ...whole, summary: 'Something else entirely.' })),
  )
  const { helper, toInput } = registry.insights
  const { text, result } = await answer(helper, toInput(recorded.body, '2026-11-16'), {
    settings: settings(),
  })
  expect(server.requests).toHaveLength(2)
  expect(text.split(whole.summary)).toHaveLength(2)
  expect(text).not.toContain('Something else')
  expect(result).toMatchObject({ summary: expect.stringContaining(whole.summary) })
})

test('SE02 after a broken connection the received lines stay, and a retry requests only the missing lines', async () => {
  const recorded = strong.find(({ answers }) => 'pitches' in answers) ?? recordedOf('pitch')
  const { pitches: whole } = recorded.answers as { pitches: WrittenLines }
  const kept: Record<string, unknown>[] = []
  const came = untilAsk(whole)
  // In every try the connection breaks after the first pitch.
  server.reply(() => ({ kind: 'half', words: wordsOf(`{"lines":${JSON.stringify(came).slice(0, -1)},`) }))
  const { helper, toInput } = registry.pitch
  const input = toInput(recorded.body, '2026-11-16') as object
  const first = await answer(helper, input, { settings: settings(), onParts: given => kept.push(given) })
  expect(first.failure).not.toBeNull()
  expect(kept.at(-1)).toEqual({ lines: Object.fromEntries(came.map(({ line, text }) => [line, text])) })
  server.requests.length = 0
  server.reply(() => textReply(JSON.stringify({ ...whole, lines: whole.lines.slice(came.length) })))
  const second = await answer(helper, { ...input, begun: kept.at(-1) }, { settings: settings() })
  expect(second.failure).toBeNull()
  expect(server.requests).toHaveLength(1)
  expect(String(server.requests[0]?.body.messages[1]?.content)).toContain('lines that are written and stand')
  for (const { text } of whole.lines)
    expect(JSON.stringify(second.result)).toContain(JSON.stringify(text).slice(1, -1))
  const opening = first.text.slice(0, 200)
  expect(second.text.startsWith(opening)).toBe(true)
  expect(second.text.split(opening)).toHaveLength(2)
})

test('SE02 LG03 a founder who leaves while a result is written finds the received part later, and a retry completes the result', async () => {
  const member = await backend.member()
  const project = (await member.client.from('startup_projects').select('id').single()).data?.id
  const { data } = await member.client.auth.getSession()
  const recorded = recordedOf('market-research')
  const ask = (instead: string | null, signal?: AbortSignal) =>
    fetch(`${backend.url}/functions/v1/market-research`, {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishable,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${data.session?.access_token}`,
        'x-request-id': crypto.randomUUID(),
        [sessionHeader]: JSON.stringify({ project, question: null, instead }),
      },
      body: JSON.stringify(recorded.body),
      ...(signal && { signal }),
    })
  const state = async () => {
    const { data: row } = await member.client.from('helper_sessions').select('state').maybeSingle()
    return row && sessionState.parse(row.state)
  }
  const words = wordsOf(replyTo(recorded, 'You research a market'))
  server.reply(() => ({
    kind: 'words',
    words: [...words.slice(0, 60), ...Array(500).fill(' ')],
    delayMs: 20,
  }))
  const leave = new AbortController()
  const response = await ask(null, leave.signal)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!heard.includes('"delta"')) heard += (await reader?.read())?.value ?? ''
  leave.abort()
  await expect.poll(async () => (await state())?.partial?.cut, { timeout: 20_000 }).toBe('broken')
  const partial = (await state())?.partial
  expect(partial?.text).toContain('Compram aqui clínicas pequenas')
  expect(partial?.about).toMatchObject({ market: expect.stringContaining('Lembretes') })
  const { reading, ...rest } = recorded.answers.market as { reading: string; closing: { testFirst: string } }
  expect(partial?.parts).toEqual({ reading })
  server.requests.length = 0
  server.reply(() => textReply(JSON.stringify(rest)))
  const heardAgain = await (await ask(partial?.id ?? null)).text()
  // The names of the steps are in the language of the founder.
  for (const step of ['Pesquisando o mercado', 'Elaborando']) expect(heardAgain).toContain(step)
  const [{ body } = { body: { messages: [] } }, ...others] = server.requests
  expect(others).toEqual([])
  expect(JSON.stringify(body.messages[0])).not.toContain('\\"reading\\":{')
  expect(String(body.messages[1]?.content)).toContain(
    `<founder_data label="d3 written already">\n${JSON.stringify({ reading })}`,
  )
  const after = await state()
  expect(after?.partial).toBeNull()
  expect(after?.made?.text.split('Compram aqui clínicas pequenas')).toHaveLength(2)
  expect(after?.made?.text).toContain(rest.closing.testFirst)

  // A new result gets no parts of an earlier result.
  server.requests.length = 0
  server.reply(() => textReply(words.join('')))
  await (await ask(partial?.id ?? null)).text()
  expect(JSON.stringify(server.requests[0]?.body)).not.toContain('written already')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SessionCall, sessionState } from '../../contracts/helper-session.ts'
import { sessionHeader } from '../../contracts/session-header.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { quickEngines, testDatabase } from '../support/databases.ts'
import { type ModelServer, type Reply, startModelServer, textReply } from '../support/model-server.ts'

/**
 * The conversation of a founder about lorries that drive back empty. For each turn it has the reply of a strong
 * model and the values that the model read.
 */
const chat = 'chat-with-deepseek'
const uuid = () => crypto.randomUUID()
const slow = {
  kind: 'words' as const,
  words: Array.from({ length: 400 }, (_, n) => `word${n}. `),
  delayMs: 20,
}

async function founderAt(backend: Backend) {
  const member = await backend.member()
  const project = await projectOf(member)
  const { data } = await member.client.auth.getSession()
  const token = data.session?.access_token
  type Call = {
    name?: string
    body: object
    session?: Partial<SessionCall> | string
    requestId?: string
  }
  const ask = ({ name = chat, body, session, requestId = uuid() }: Call, signal?: AbortSignal) =>
    fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishable,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(signal && { accept: 'text/event-stream' }),
        'x-request-id': requestId,
        ...(session && {
          [sessionHeader]:
            typeof session === 'string'
              ? session
              : JSON.stringify({ project, question: null, instead: null, ...session }),
        }),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  const say = (content: string, session?: Partial<SessionCall>, requestId?: string) =>
    ask({
      body: { messages: [{ role: 'user', content }] },
      session: session ?? { question: uuid() },
      ...(requestId && { requestId }),
    })
  const talk = async (helper = 'mentor') => {
    const { data: row } = await member.client
      .from('helper_sessions')
      .select('state')
      .eq('helper', helper)
      .maybeSingle()
    return row && sessionState.parse(row.state)
  }
  const lines = async (helper?: string) => (await talk(helper))?.messages.map(({ content }) => content)
  return { member, project, ask, say, talk, lines }
}

async function projectOf({ client, id }: Member): Promise<string> {
  const { data, error } = await client.from('startup_projects').select('id').eq('user_id', id).single()
  if (error) throw error
  return data.id
}

describe.each(quickEngines)('conversations with helpers through the functions, on $engine', ({ open }) => {
  let model: ModelServer
  let backend: Backend
  beforeAll(async () => {
    model = await startModelServer()
    backend = await startBackend(await open(), {
      AI_BASE_URL: model.url,
      AI_MODEL: 'test-model',
      AI_ADMITTED: 'yes',
    })
  })
  afterAll(async () => {
    await backend.close()
    await model.close()
  })
  const founder = () => founderAt(backend)

  test('TK03 a call without a session gets the specified answer, and no conversation is stored', async () => {
    model.reply(() => textReply('Charge more.'))
    const { ask, talk } = await founder()
    const response = await ask({ body: { messages: [{ role: 'user', content: 'What price?' }] } })
    expect(await response.json()).toMatchObject({ response: 'Charge more.' })
    expect(await talk()).toBeNull()
  })

  test('CK47 a conversation has at most 2,000 messages, and the refusal of the next message says so', async () => {
    const { member, project, say } = await founder()
    const messages = Array.from({ length: 2000 }, (_, index) => ({ id: `${index}`, content: 'x' }))
    const put = (more: object[]) =>
      member.client.from('helper_sessions').upsert({
        project_id: project,
        helper: 'mentor',
        state: { messages: [...messages, ...more] } as never,
      })
    expect((await put([{ id: 'one', content: 'more' }])).error?.code).toBe('23514')
    expect((await put([])).error).toBeNull()
    const full = await say('One more?')
    expect([full.status, (await full.json()).error.message]).toEqual([
      413,
      'This talk is full. Start a new one to go on.',
    ])
  })

  test('TK03 question and answer are stored with the ids of the browser, and a repeated call adds nothing', async () => {
    model.reply(() => textReply('Charge more.'))
    const { say, talk } = await founder()
    const [question, requestId] = [uuid(), uuid()]
    const first = await (await say('What price?', { question }, requestId)).json()
    expect(await (await say('What price?', { question }, requestId)).json()).toEqual(first)
    expect((await talk())?.messages).toMatchObject([
      { id: question, role: 'user', content: 'What price?' },
      { id: requestId, role: 'assistant', content: 'Charge more.', answeredBy: { model: 'test-model' } },
    ])
    expect((await talk())?.messages[1]).not.toHaveProperty('cut')
    // The question is already stored, and this call requests another answer to it.
    model.reply(() => textReply('Charge less.'))
    await say('What price?', { question, instead: requestId })
    expect((await talk())?.messages.map(({ content }) => content)).toEqual(['What price?', 'Charge less.'])
  })

  test('TK02 two tabs that ask at once keep both questions and both answers', async () => {
    model.reply(() => ({ ...textReply('A long answer.'), delayMs: 30 }) as never)
    const { say, lines } = await founder()
    const answers = await Promise.all(['One?', 'Two?', 'Three?'].map(text => say(text)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const said = (await lines()) ?? []
    expect(said.filter(text => text.endsWith('?')).toSorted()).toEqual(['One?', 'Three?', 'Two?'])
    expect(said.filter((_, place) => place % 2 === 1)).toEqual(Array(3).fill('A long answer.'))
  })

  test('TK03 if the founder leaves, the part that arrived is stored as interrupted, and other tabs see this part grow', async () => {
    model.reply(() => slow)
    const { ask, talk, say } = await founder()
    const leave = new AbortController()
    const [question, requestId] = [uuid(), uuid()]
    const body = { messages: [{ role: 'user', content: 'Slowly, please.' }] }
    const response = await ask({ body, session: { question }, requestId }, leave.signal)
    const reader = response.body?.getReader()
    await reader?.read()
    const answer = async () => (await talk())?.messages[1]
    await expect.poll(async () => (await answer())?.content, { timeout: 10_000 }).toMatch(/word5\. /)
    expect(await answer()).toMatchObject({ id: requestId, cut: 'growing' })
    leave.abort()
    await expect.poll(async () => (await answer())?.cut, { timeout: 10_000 }).toBe('broken')
    expect((await answer())?.content).toMatch(/^word0\. word1\. /)
    model.reply(() => textReply('At once.'))
    await say('Slowly, please.', { question, instead: requestId })
    expect((await talk())?.messages.map(({ content }) => content)).toEqual(['Slowly, please.', 'At once.'])
  })

  test('TK03 if the model fails, the question is stored with the answer of guided mode', async () => {
    model.reply(() => ({ kind: 'status', status: 400 }))
    const { say, talk, lines } = await founder()
    expect((await say('Hello?')).status).toBe(200)
    expect(await lines()).toEqual(['Hello?', expect.stringMatching(/^The model did not answer/)])
    model.reply(() => ({ kind: 'half', words: ['Half ', 'of it. ', 'And '] }))
    expect((await say('And now?')).ok).toBe(true)
    expect((await lines())?.at(-1)).toMatch(/^Half of it\. .*The model broke off here/s)
    expect((await talk())?.messages.at(-1)).toMatchObject({ answeredBy: { provider: 'playbook' } })
    expect((await talk())?.messages.at(-1)).not.toHaveProperty('cut')
  })

  test('TK01 a member can store a conversation only in their own project', async () => {
    const [one, other] = [await founder(), await founder()]
    const body = { messages: [{ role: 'user', content: 'Mine now?' }] }
    const before = model.requests.length
    expect((await one.ask({ body, session: { project: other.project, question: uuid() } })).status).toBe(404)
    expect((await one.ask({ body, session: { project: uuid(), question: uuid() } })).status).toBe(404)
    expect((await one.ask({ body, session: 'nonsense' })).status).toBe(400)
    // Only the server may write a result into the conversation, and a result has no question.
    const session = JSON.stringify({ project: other.project, question: null, instead: null })
    const asked = await one.member.client.functions.invoke('market-research', {
      body: { market: 'Bakeries in Bonn', industry: 'Food', targetCustomer: null },
      headers: { [sessionHeader]: session },
    })
    expect(asked.response?.status).toBe(404)
    expect(model.requests).toHaveLength(before)
    expect(await other.talk()).toBeNull()
    const { data } = await backend.service().from('ai_usage').select('id').eq('user_id', one.member.id)
    expect(data).toEqual([])
  })

  /** Stores a long conversation. It does not contain the next question yet. */
  async function longTalk(turns: number) {
    const at = await founder()
    const messages = Array.from({ length: turns }, (_, place) => ({
      id: uuid(),
      role: place % 2 ? ('assistant' as const) : ('user' as const),
      content: `${place === 4 ? 'A shop pays me 49 euros a month.' : `Turn ${place}.`} ${'More words. '.repeat(80)}`,
      timestamp: '2026-11-16T06:00:00Z',
    }))
    await at.member.client
      .rpc('merge_helper_session', { p_project: at.project, p_helper: 'mentor', p_messages: messages })
      .throwOnError()
    const prompts: { isSum: boolean; user: string }[] = []
    const answer = (summary: () => Reply) =>
      model.reply(({ body }) => {
        const isSum = String(body.messages[0]?.content).includes('You sum up the older part of a talk')
        prompts.push({ isSum, user: String(body.messages[1]?.content) })
        return isSum ? summary() : textReply('Ask the next shop.')
      })
    const said = [...messages]
    /** Sends all messages and then the question, in the same way as the page. */
    const goOn = async (content: string) => {
      const [question, requestId] = [uuid(), uuid()]
      const sent = [...said, { id: question, role: 'user' as const, content, timestamp: '' }]
      const body = { messages: sent.map(({ role, content: text }) => ({ role, content: text })) }
      const response = await at.ask({ body, session: { question }, requestId })
      expect(await response.json()).toMatchObject({ response: 'Ask the next shop.' })
      said.push(...sent.slice(-1), {
        id: requestId,
        role: 'assistant',
        content: 'Ask the next shop.',
        timestamp: '',
      })
    }
    const kept = async () => {
      const { data } = await at.member.client
        .from('helper_sessions')
        .select('summary:state->summary')
        .eq('helper', 'mentor')
        .single()
      return data?.summary ?? null
    }
    return { ...at, messages, prompts, answer, goOn, kept }
  }
  const summed = (lines: [string, string][]) =>
    textReply(JSON.stringify({ lines: lines.map(([about, sentences]) => ({ about, sentences })) }))

  test('MM10 a long conversation is summarised once, after the answer, and later prompts contain the summary', async () => {
    const { prompts, answer, goOn, kept, messages, lines } = await longTalk(20)
    answer(() =>
      summed([
        ['Price', 'The founder takes 49 euros a month from a shop. Another shop pays 75 euros.'],
        ['Market', 'The founder counts 23 shops.'],
      ]),
    )
    await goOn('What next?')
    expect(prompts.map(({ isSum }) => isSum)).toEqual([false, true])
    expect(prompts[1]?.user).toContain('A shop pays me 49 euros')
    // A sentence of the summary is left out if it has a number that the founder never said.
    const text = 'Price: The founder takes 49 euros a month from a shop.'
    expect(await kept()).toEqual({ text, until: messages[15]?.id })
    // The founder never sees the summary.
    expect((await lines())?.join(' ')).not.toContain('from a shop')
    await goOn('And then?')
    expect(prompts.map(({ isSum }) => isSum)).toEqual([false, true, false])
    const told = prompts.at(-1)?.user ?? ''
    expect(told).toContain(
      `never quote them.\n<founder_data label="d2 earlier in this talk">\n${text}\n</founder_data>`,
    )
    expect(told.match(/Turn \d+/g)).toEqual(['Turn 0', 'Turn 1', 'Turn 16', 'Turn 17', 'Turn 18', 'Turn 19'])
  })

  test('MM10 if the summary fails, the answer stays, and the next prompt leaves out old turns', async () => {
    const { prompts, answer, goOn, kept } = await longTalk(30)
    answer(() => textReply('I would rather not.'))
    await goOn('What next?')
    expect(await kept()).toBeNull()
    await goOn('And then?')
    const told = prompts.findLast(({ isSum }) => !isSum)?.user ?? ''
    expect(told).toContain('(Earlier turns are left out here; what they told stands in the memory.)')
    expect(told).toContain('Turn 0.')
    // The next turn tries again, and extends the existing summary.
    answer(() => summed([['Price', 'The founder takes 49 euros.']]))
    await goOn('And now?')
    expect(await kept()).toMatchObject({ text: 'Price: The founder takes 49 euros.' })
  })

  test('MM10 a restarted conversation does not use the earlier summary', async () => {
    const { prompts, answer, goOn, kept, member, project, say } = await longTalk(20)
    answer(() => summed([['Price', 'The founder takes 49 euros.']]))
    await goOn('What next?')
    const old = await kept()
    expect(old).not.toBeNull()
    // Simulates an answer that was written during the restart. After the restart it stores the old summary.
    await member.client
      .from('helper_sessions')
      .update({ state: { messages: [], summary: old } })
      .eq('project_id', project)
      .throwOnError()
    await say('Hello again')
    expect(prompts.at(-1)?.user).not.toContain('49 euros')
  })
})

describe('conversations with helpers in guided mode', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend(await testDatabase())
  })
  afterAll(() => backend.close())

  test('TK03 a conversation has one opening message, however many tabs start the conversation', async () => {
    const { ask, lines } = await founderAt(backend)
    const body = { messages: [], sessionType: 'pitch-questions' }
    const all = await Promise.all([1, 2, 3].map(() => ask({ name: 'pitch-generator', body, session: {} })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await lines('pitch')).toHaveLength(1)
  })

  test('TK03 a result is stored in the conversation with the id of its request, until the next result replaces it', async () => {
    const { ask, talk, member, project } = await founderAt(backend)
    const research = {
      market: 'No-show deposits for dentists in Ohio',
      industry: 'healthcare',
      targetCustomer: null,
    }
    const requestId = uuid()
    const answer = await (
      await ask({ name: 'market-research', body: research, session: {}, requestId })
    ).json()
    const { data, error } = await member.client
      .rpc('merge_helper_session', {
        p_project: project,
        p_helper: 'market-research',
        p_state: { notes: { sizing: 1 }, outputId: uuid() },
      })
      .single()
    expect(error).toBeNull()
    expect(sessionState.parse(data?.state).made).toMatchObject({
      id: requestId,
      text: answer.analysis,
      result: answer.result,
      about: research,
    })
    await ask({ name: 'market-research', body: { ...research, industry: 'other' }, session: {} })
    expect(await talk('market-research')).toMatchObject({
      made: { about: { industry: 'other' } },
      notes: {},
      outputId: null,
    })
  })

  test('TK03 if the founder told too little for pitches, the reply of the coach is stored in the conversation', async () => {
    const { ask, talk } = await founderAt(backend)
    const body = { messages: [{ role: 'user', content: 'Hm.' }], sessionType: 'pitch-generation' }
    await ask({ name: 'pitch-generator', body, session: {} })
    const state = await talk('pitch')
    expect(state?.made).toBeNull()
    expect(state?.messages).toMatchObject([{ role: 'assistant', result: { kind: 'not-yet' } }])
  })
})

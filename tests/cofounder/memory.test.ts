/** All helpers share one memory: they get confirmed facts, and they propose facts from a conversation. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import { sessionHeader } from '../../contracts/session-header.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { quickEngines } from '../support/databases.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

const uuid = () => crypto.randomUUID()
const simulation = 'problem-validation-simulation'
const frequency = 'How often does it happen to one of them?'
const told = (answers: object) => ({ version: 1, round: 1, answers })

type Session = { project: string; question?: string | null; instead?: string | null }

async function founderAt(backend: Backend) {
  const member: Member = await backend.member()
  const { client, id } = member
  const { data: project } = await client.from('startup_projects').select('id').eq('user_id', id).single()
  const { data } = await client.auth.getSession()
  const call = (name: string, body: object, session: Session | null, requestId: string = uuid()) =>
    fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishable,
        'content-type': 'application/json',
        authorization: `Bearer ${data.session?.access_token}`,
        'x-request-id': requestId,
        ...(session && { [sessionHeader]: JSON.stringify({ question: null, instead: null, ...session }) }),
      },
      body: JSON.stringify(body),
    })
  const answers = (asked: string, content: string, session: Session | null, requestId?: string) =>
    call(
      simulation,
      {
        messages: [
          { role: 'assistant', content: asked },
          { role: 'user', content },
        ],
        simulationType: 'problem-validation',
        context: {},
      },
      session,
      requestId,
    )
  /** Sends a card in the same way as the page. */
  const fills = (question: string, answer: object, session: Session, requestId?: string) =>
    call(
      simulation,
      {
        messages: [{ role: 'user', content: 'words' in answer ? answer.words : '0' }],
        simulationType: 'problem-validation',
        context: {},
        record: told({ [question]: answer }),
        asked: question,
      },
      session,
      requestId,
    )
  const facts = async () => {
    const { data: rows, error } = await client
      .from('facts')
      .select('topic, text, quote, value, evidence, bears, state, source:sources (kind, text)')
      .order('created_at')
    if (error) throw error
    return rows
  }
  return { ...member, project: project?.id ?? '', call, answers, fills, facts }
}

describe.each(quickEngines)('all helpers share one memory on $engine', ({ open }) => {
  let backend: Backend
  let withModel: Backend
  let model: ModelServer
  beforeAll(async () => {
    model = await startModelServer()
    backend = await startBackend(await open())
    withModel = await startBackend(await open(), {
      AI_BASE_URL: model.url,
      AI_MODEL: 'test-model',
      AI_ADMITTED: 'yes',
    })
  })
  afterAll(async () => {
    await backend.close()
    await withModel.close()
    await model.close()
  })

  test('FA15 an answer becomes one fact with its words and its figure', async () => {
    const { fills, facts, project } = await founderAt(backend)
    const [question, requestId] = [uuid(), uuid()]
    const words = 'It happens three times a week in every practice.'
    const answer = { words, often: { low: 3, high: 3, per: 'week' }, known: 'saw' }
    expect((await fills('often', answer, { project, question }, requestId)).status).toBe(200)
    const kept = await facts()
    expect(kept).toMatchObject([
      {
        topic: 'frequency',
        value: { kind: 'frequency', low: 3, high: 3, per: 'week' },
        evidence: 'observed',
        bears: 'for',
        state: 'confirmed',
        source: { kind: 'conversation' },
      },
    ])
    await fills('often', answer, { project, question }, requestId)
    await fills('often', answer, { project, question, instead: requestId })
    await fills('often', answer, { project, question: uuid() })
    expect(await facts()).toEqual(kept)
  })

  test('FA15 an answer that is sent again does not restore a fact that the founder withdrew', async () => {
    const { fills, facts, project, client } = await founderAt(backend)
    const [question, requestId] = [uuid(), uuid()]
    const nobody = { paid: { low: 0, high: 0 } }
    await fills('paid', nobody, { project, question }, requestId)
    expect(await facts()).toMatchObject([
      { topic: 'money', value: { kind: 'count', low: 0, high: 0 }, bears: 'against' },
    ])
    await client.from('facts').update({ state: 'withdrawn' }).eq('project_id', project)
    await fills('paid', nobody, { project, question, instead: requestId })
    expect(await facts()).toMatchObject([{ state: 'withdrawn' }])
  })

  test('FA15 messages without fields or without a session create no facts', async () => {
    const { answers, facts, project } = await founderAt(backend)
    for (const text of [
      '?',
      'lol',
      'Three times a week.',
      'you idiot',
      'Why do you ask that?',
      'skip',
      'I want to kill myself.',
    ]) {
      expect((await answers(frequency, text, { project, question: uuid() })).status).toBe(200)
    }
    expect((await answers(frequency, 'Three times a week.', null)).status).toBe(200)
    expect(await facts()).toEqual([])
  })

  test('LG01 the helpers use the language that the member chose, and only for that member', async () => {
    const opening = async (founder: Awaited<ReturnType<typeof founderAt>>) => {
      const response = await founder.call(
        'pitch-generator',
        { messages: [], sessionType: 'pitch-questions' },
        null,
      )
      return ((await response.json()) as { message: string }).message
    }
    const [german, other] = [await founderAt(backend), await founderAt(backend)]
    await german.client.from('member_settings').upsert({ user_id: german.id, language: 'de' })
    expect(await opening(german)).toContain(de['pitch.ask.hook'])
    expect(await opening(other)).toContain(en['pitch.ask.hook'])
    const asked = await german.answers(frequency, 'Three times a week, every week.', null)
    expect(((await asked.json()) as { message: string }).message).toContain(de['ask.who'])
    await german.client.from('member_settings').update({ language: null }).eq('user_id', german.id)
    expect(await opening(german)).toContain(en['pitch.ask.hook'])
  })

  test('FA16 a prompt has the confirmed facts, but no proposals, placeholders, or facts of other members', async () => {
    const { client, project, call } = await founderAt(withModel)
    const other = await founderAt(withModel)
    const line = (text: string) => ({ project_id: project, topic: 'price' as const, text })
    await client.from('facts').insert([line('€49 a month'), line('It was free')])
    await client.from('facts').update({ state: 'withdrawn' }).eq('text', 'It was free')
    await other.client.from('facts').insert({ ...line('€9,999 a month'), project_id: other.project })
    model.reply(() => textReply('Charge more.'))
    const prompt = async (session: Session | null) => {
      const body = { messages: [{ role: 'user', content: 'What price?' }] }
      const response = await call('chat-with-deepseek', body, session && { ...session, question: uuid() })
      expect(response.status).toBe(200)
      return JSON.stringify(model.requests.at(-1))
    }
    const told = await prompt({ project })
    expect(told).toContain('€49 a month')
    expect(told).not.toMatch(/It was free|9,999|My Startup|brief description/)
    expect(await prompt(null)).not.toContain('€49')
    await client.from('startup_projects').update({ name: 'ChairGuard' }).eq('id', project)
    expect(await prompt({ project })).toContain('ChairGuard')
  })

  test('MM63 the prompt of the insights has the open actions of the board, but no finished ones', async () => {
    const { client, project, call } = await founderAt(withModel)
    await client.from('facts').insert({ project_id: project, topic: 'price', text: '€49 a month' })
    await client.from('actions').insert([
      { project_id: project, text: 'Visit the guild', due_on: '2099-11-20' },
      { project_id: project, text: 'Paint the shop' },
    ])
    await client.from('actions').update({ done_at: '2026-11-10T10:00:00Z' }).eq('text', 'Paint the shop')
    model.reply(() => textReply('{}'))
    const before = model.requests.length
    const body = { messages: [], simulationType: 'insights-generation', context: {} }
    await (await call(simulation, body, { project })).text()
    const prompts = JSON.stringify(model.requests.slice(before))
    expect(prompts).toContain('2099-11-20: Visit the guild')
    expect(prompts).not.toContain('Paint the shop')
  })

  test('FA20 a figure that the founder told another helper is not proposed again', async () => {
    const { client, project, call } = await founderAt(withModel)
    const read = { subject: null, evidence: null, bears: 'for' }
    let facts: object[] = []
    model.reply(({ body }) => {
      const isReading = String(body.messages[0]?.content).includes('You read one answer of a founder')
      const reading = {
        asked_next: null,
        facts,
        fields: [],
        refuted_by: null,
        contradictions: [],
        harm: 'none',
        done: false,
      }
      return textReply(isReading ? JSON.stringify(reading) : 'Who else?')
    })
    const tells = async (simulationType: string, content: string, ...told: object[]) => {
      facts = told.map(one => ({ ...read, quote: content, text: content, ...one }))
      const messages = [
        { role: 'assistant', content: 'What do they pay?' },
        { role: 'user', content },
      ]
      const body = { messages, simulationType, context: {} }
      expect((await call(simulation, body, { project, question: uuid() })).status).toBe(200)
    }
    const price = { topic: 'price', figure: '49 EUR per month' }
    const paid = { topic: 'money', figure: '3' }
    const first = 'They pay 49 euros a month. Three paid.'
    await tells('problem-validation', first, price, { ...paid, text: 'Three paid' })
    await tells(
      'competitor-analysis',
      'We take 49 euros a month from each.',
      { ...price, text: 'It costs 49 euros a month' },
      // This fact is only proposed, because the three may be three other people who paid.
      { ...paid, text: 'Three more paid' },
    )
    await tells('competitor-analysis', first, { topic: 'problem', figure: null, text: 'They pay' })
    await tells('problem-validation', first, { topic: 'problem', figure: null, text: 'They have to pay' })
    await tells('competitor-analysis', 'Now we take 59 euros a month.', {
      ...price,
      figure: '59 EUR per month',
    })
    const { data } = await client.from('facts').select('text').order('created_at').order('text')
    expect(data?.map(({ text }) => text)).toEqual([
      first,
      'Three paid',
      'Three more paid',
      'They pay',
      'Now we take 59 euros a month.',
    ])
  })

  test('GV13 another helper accepts a figure from saved work of the project without a note', async () => {
    const { client, project, answers } = await founderAt(withModel)
    const sentence = 'Of 90,000 goats you need 57,000 goats.'
    model.reply(({ body }) => {
      const isReading = String(body.messages[0]?.content).includes('You read one answer of a founder')
      const read = {
        asked_next: null,
        facts: [],
        fields: [],
        refuted_by: null,
        contradictions: [],
        harm: 'none',
        done: false,
      }
      return textReply(isReading ? JSON.stringify(read) : `${sentence} Who weighs them?`)
    })
    const says = async () =>
      (await answers('How many?', '90,000 goats.', { project, question: uuid() })).json()
    expect((await says()).message).toContain('I name no source')
    const saved = {
      project_id: project,
      output_type: 'market_research',
      metadata: { data_quality: 'ai-estimated' },
    } as const
    await client
      .from('ai_outputs')
      .insert({ ...saved, output_content: 'You need 57,000 goats (3,420 ÷ 0.06).' })
      .throwOnError()
    expect((await says()).message).toContain(`${sentence} Who`)
  })

  test('FA18 a fact that contradicts a confirmed fact is only proposed, and the proposal names the contradicted fact', async () => {
    const { client, project, answers } = await founderAt(withModel)
    const held = uuid()
    const line = { id: held, project_id: project, topic: 'workaround', text: 'They use paper' } as const
    await client.from('facts').insert(line).throwOnError()
    const told = (text: string, disagrees_with?: string) => ({
      ...{
        topic: 'workaround',
        subject: null,
        text,
        quote: text,
        figure: null,
        evidence: null,
        bears: 'for',
      },
      disagrees_with,
    })
    model.reply(({ body }) => {
      const isReading = String(body.messages[0]?.content).includes('You read one answer of a founder')
      if (!isReading) return textReply('What do they do instead?')
      expect(String(body.messages[1]?.content)).toContain('F1 Workaround: They use paper')
      const facts = [told('Nobody uses paper', 'F1'), told('They phone'), told('They use paper.', 'F1')]
      const read = {
        asked_next: null,
        facts,
        fields: [],
        refuted_by: null,
        contradictions: [],
        harm: 'none',
        done: false,
      }
      return textReply(JSON.stringify(read))
    })
    const said = 'Nobody uses paper. They phone. They use paper.'
    expect((await answers('What do they do today?', said, { project, question: uuid() })).status).toBe(200)
    const { data } = await client
      .from('facts')
      .select('text, disagrees_with')
      .eq('state', 'proposed')
      .order('text')
    expect(data).toEqual([
      { text: 'Nobody uses paper', disagrees_with: held },
      { text: 'They phone', disagrees_with: null },
      // This fact repeats a confirmed fact, so the two facts do not contradict each other.
      { text: 'They use paper.', disagrees_with: null },
    ])
  })

  test('FA18 if an answer takes back an earlier answer, the new answer is proposed as a contradiction of the earlier answer', async () => {
    const { client, project, call } = await founderAt(withModel)
    const [claim, taken] = ['Three groups have already paid me for a first week.', 'Nobody has paid yet.']
    const reading: { prompt: string; facts: object[] } = { prompt: '', facts: [] }
    model.reply(({ body }) => {
      if (!String(body.messages[0]?.content).includes('You read one answer of a founder'))
        return textReply('How much came in?')
      reading.prompt = String(body.messages[1]?.content)
      const read = {
        asked_next: null,
        facts: reading.facts,
        fields: [],
        refuted_by: null,
        contradictions: [],
        harm: 'none',
        done: false,
      }
      return textReply(JSON.stringify(read))
    })
    const told = (quote: string, more: object) => ({
      ...{ topic: 'money', subject: null, text: quote, quote, figure: null, evidence: 'paid', bears: 'for' },
      ...more,
    })
    const says = async (contents: readonly string[], facts: object[]) => {
      reading.facts = facts
      const messages = contents.flatMap(content => [
        { role: 'assistant', content: 'How many have paid you?' },
        { role: 'user', content },
      ])
      const body = { messages, simulationType: 'problem-validation', context: {} }
      expect((await call(simulation, body, { project, question: uuid() })).status).toBe(200)
    }
    await says([claim], [told(claim, { figure: '3 paid' })])
    expect(reading.prompt).not.toContain('P1')
    await says([claim, taken], [told(taken, { figure: '0 paid', bears: 'against', disagrees_with: 'P1' })])
    expect(reading.prompt).toContain(`P1 Money moved: ${claim}`)
    const { data } = await client.from('facts').select('id, text, disagrees_with').order('created_at')
    const [first, second] = data ?? []
    expect([first?.text, second?.text, second?.disagrees_with]).toEqual([claim, taken, first?.id])
    // In another conversation, the prompt does not list the earlier answer among those that the new answer may
    // contradict.
    await says(['They meet every fourth day.'], [])
    expect(reading.prompt).not.toContain('P1')
  })

  test('EV37 no prompt and no shared plan names a contact, unless the founder kept the name in a quote', async () => {
    const { client, project, call } = await founderAt(withModel)
    const [maria, ben] = [uuid(), uuid()]
    await client.from('contacts').insert([
      {
        id: maria,
        project_id: project,
        name: 'Maria Huberova',
        email: 'maria@clinic.example',
        note: 'Secretnote',
      },
      { id: ben, project_id: project, name: 'Ben Keptname' },
    ])
    const quote = (text: string) => ({ id: uuid(), text, topic: 'problem', mark: 'told', bears: 'for' })
    const log = (contact_id: string, text: string, keeps_name: boolean) =>
      client.rpc('log_interview', {
        interview_id: uuid(),
        project_id: project,
        held_at: '2026-11-10T10:00:00Z',
        quotes: [quote(text), { ...quote('Huberova loves us'), mark: 'compliment' }],
        contact_id,
        next_step: 'Call Huberova',
        keeps_name,
      })
    expect((await log(maria, 'Maria Huberova loses nine hours', false)).error).toBeNull()
    expect((await log(ben, 'Ben Keptname waits for us', true)).error).toBeNull()
    model.reply(() => textReply('Talk to more of them.'))
    const before = model.requests.length
    for (const helper of ['chat-with-deepseek', simulation, 'pitch-generator']) {
      const messages = [{ role: 'user', content: 'What do you know about the people I talked to?' }]
      const body = { messages, simulationType: 'problem-validation', context: {} }
      await (await call(helper, body, { project, question: uuid() })).text()
    }
    const prompts = JSON.stringify(model.requests.slice(before))
    expect(prompts).toContain('loses nine hours')
    expect(prompts).toContain('Ben Keptname waits for us')
    expect(prompts).not.toMatch(/Maria|Huberova|clinic\.example|Secretnote/)
    const { data: link } = await client.rpc('create_share_link', {})
    const { token } = (Array.isArray(link) ? link[0] : link) as { token: string }
    const { data: plan } = await client.rpc('shared_plan', { token })
    expect(plan).not.toBeNull()
    expect(JSON.stringify(plan)).not.toMatch(/Maria|Huberova|Keptname|clinic\.example|Secretnote/)
  })
})

// An answer may use everything in its prompt: the form, and the confirmed facts of the founder.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import type { CompetitorReport } from '../../contracts/results/competitor-analysis.ts'
import { insightsResult } from '../../contracts/results/insights.ts'
import { readRecorded } from '../../scripts/eval/recorded.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'
import { toldTo } from '../support/told.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  forgetServers()
  server.requests.length = 0
})

const strong = await readRecorded('strong')
/** Returns the recorded answer of a strong model. Each test changes one place in it. */
function recordedOf(helper: HelperName, call: string) {
  const made = strong.find(one => one.helper === helper && call in one.answers)?.answers[call]
  if (!made || typeof made !== 'object') throw new Error(`nothing recorded for ${helper}`)
  return made as Record<string, unknown>
}

async function ask(
  helper: HelperName,
  body: object,
  reply: object | ((system: string) => string),
  memory: Memory | null = null,
) {
  server.reply(({ body: { messages } }) =>
    textReply(typeof reply === 'function' ? reply(String(messages[0]?.content)) : JSON.stringify(reply)),
  )
  const entry = registry[helper]
  const input = { ...(entry.toInput(body, '2026-11-16') as object), memory }
  const { text, result, failure } = await answer(entry.helper, input as never, {
    settings: {
      provider: 'openai-compatible',
      model: 'recorded',
      baseUrl: server.url,
      apiKey: null,
      patience: { ...defaultPatience, retries: 0 },
    },
    memory,
  })
  expect(failure).toBeNull()
  const prompt = String(server.requests[0]?.body.messages.at(-1)?.content)
  return { text, result: result as unknown, prompt }
}

describe('market research', () => {
  const body = {
    market: 'Monthly wheelie-bin cleaning for terraced houses in Leeds',
    industry: 'other',
    targetCustomer: 'Owner-occupiers in terraced streets',
  }
  const memory = toldTo('market-research', [
    {
      topic: 'buyers',
      text: 'About 31,000 owner-occupied terraced houses in Leeds inner suburbs, council figures',
      value: { kind: 'count', low: 31_000, high: 31_000 },
    },
    {
      topic: 'price',
      text: 'Each bin is cleaned monthly at a fixed price',
      quote: 'I take £6 a month for each bin.',
      value: { kind: 'money', low: 6, high: 6, currency: 'GBP', per: 'month' },
    },
    { topic: 'refusals', text: '170 of 240 doors said no' },
  ])
  const founder = (quote: string) => ({ kind: 'founder', quote })
  const play = async (quote: string, given = body, known: typeof memory | null = memory) => {
    const trends = [{ text: 'Bins of houses are cleaned by hand.', provenance: founder(quote) }]
    const answer = { ...recordedOf('market-research', 'market'), trends }
    return (await ask('market-research', given, answer, ...(known ? [known] : []))).text
  }

  test.each([
    ['as the memory prints it', 'Each bin is cleaned monthly at a fixed price = £6 a month'],
    ['as it was said first', 'I take £6 a month for each bin'],
  ])(
    'GV01 a confirmed fact is marked as told by the founder if the model quotes it %s',
    async (_how, quote) => {
      expect(await play(quote)).toContain(`(founder, confirmed: “${quote}”)`)
    },
  )

  test('GV01 a claim that the founder never made is marked as an estimate of the model', async () => {
    expect(await play('we counted 48,000 houses')).toContain(
      '(estimate: the model’s own; I do not find it in what you told me)',
    )
  })

  test('GV01 a rival that the founder named in another conversation counts as named by the founder, whatever the model quotes', async () => {
    const otis = {
      name: 'Fundi Otis',
      kind: 'direct',
      line: 'Cleans by post.',
      provenance: founder('Otis takes long.'),
    }
    const { facts } = toldTo('market-research', [
      { topic: 'rival', subject: 'Fundi Otis', text: 'Fundi Otis: £4 a bin' },
    ])
    const reply = { ...recordedOf('market-research', 'market'), competitors: [otis] }
    const told = { ...memory, proposed: facts }
    const { text } = await ask('market-research', body, reply, told)
    expect(text).toContain('founder: “Fundi Otis: £4 a bin”')
    const { text: untold } = await ask('market-research', body, reply, memory)
    expect(untold).toContain('named by the model, not checked')
  })

  test('GV01 text in the form counts as told by the founder', async () => {
    const text = await play('31,000 houses', { ...body, market: `${body.market}, 31,000 houses` }, null)
    expect(text).toContain('(founder: “31,000 houses”)')
  })
})

describe('insights', () => {
  const memory = toldTo('insights', [
    { topic: 'price', text: '$12 a roof instead of $149 flat' },
    { topic: 'costs', text: 'About $9 a roof in compute' },
    { topic: 'traction', text: '27 of 31 roofs compared were within 2 percent of EagleView' },
  ])
  const body = {
    simulationType: 'insights-generation',
    messages: [],
    context: { competitorAnalysis: 'All 9 type the estimate at night, about 70 minutes each.' },
  }
  const evidence = 'All 9 type the estimate at night, about 70 minutes each.'
  const made = {
    ...recordedOf('insights', 'insights'),
    summary: 'What is solid is the measurement, 27 of 31 roofs within 2 percent [F2]. Others sell for $23.',
    recommendations: [
      { text: 'Lead with the accuracy: 27 of 31 roofs within 2 percent.', evidence, source: null },
      { text: 'Ask for $19.', evidence, source: 'Competitor Analysis' },
    ],
  }

  test('GV02 a confirmed figure is marked as told by the founder, and an invented figure as the view of the model', async () => {
    const { text } = await ask('insights', body, made, memory)
    expect(text).toContain(
      'What is solid is the measurement, 27 of 31 roofs within 2 percent. Others sell for $23 (my own view: $23).',
    )
    expect(text).toContain(`- Lead with the accuracy: 27 of 31 roofs within 2 percent. *${evidence}*`)
    expect(text).toContain('- Ask for $19 (my own view: $19). *All 9')
    expect(text).not.toMatch(/\[F|–\.|\.\./)
  })

  test('GV20 text that saved work marks as our own view keeps this mark in the prompt, gets no name to cite, and is no evidence', async () => {
    const own = 'Wool falls by 12 % next year (my own view: 12 %).'
    const saved = `${evidence}\n\n${own}`
    const cited = 'Wool falls by 12 % next year'
    const { prompt, text } = await ask(
      'insights',
      { ...body, context: { competitorAnalysis: saved } },
      { ...made, recommendations: [{ text: 'Sell no wool (my own view).', evidence: cited, source: null }] },
      memory,
    )
    expect(prompt).toContain(`\n${own}`)
    expect(prompt).toMatch(/\nS\d+ All 9 type|>\nS\d+ All 9 type/)
    expect(text).not.toContain('12 %')
    expect(text).toContain('- Sell no wool. ')
  })

  test('GV12 the prompt leaves out the sentences that were removed from saved work, and the note about them', async () => {
    const note = '(I left out a figure that I cannot trace to anything you told me.)'
    const saved = `All 9 type at night. ${note} They pay. (…)`
    const { prompt } = await ask(
      'insights',
      { ...body, context: { competitorAnalysis: saved } },
      made,
      memory,
    )
    expect(prompt).toContain('All 9 type at night. They pay.')
    expect(prompt).not.toMatch(/I left out|\(…\)/)
  })

  test.each([
    ['de', 'Der Markt für Reetdachdecker an der Küste ist klein, aber sie zahlen gut.', 'Zusammenfassung'],
    ['es', 'El mercado de los comedores escolares es pequeño, pero pagan bien.', 'Resumen'],
    ['en', 'The market of thatchers on the coast is small, but they pay well.', 'Summary'],
  ])(
    'GV04 if only a market research is saved, the headings are in the language of that research: %s',
    async (...given) => {
      const [, research, heading] = given
      const asked = { market: research, industry: 'other', targetCustomer: null }
      const saved = { output_type: 'market_research', input_data: asked, output_content: 'TAM: 118' }
      const context = { marketResearch: saved }
      const { text } = await ask(
        'insights',
        { ...body, context },
        { ...made, summary: 'Gut.', recommendations: [{ text: 'Ja.', evidence: research, source: null }] },
        memory,
      )
      expect(text).toMatch(new RegExp(`^\\*\\*${heading}`))
      // Words of the founder are in quotation marks and italics.
      expect(text).toMatch(/\*[„“«]\S.*[“”»]\*/)
    },
  )

  test.each([
    ['days ahead stay, also a Saturday', ['2026-11-17', '2026-11-18', '2026-11-21'], null],
    [
      'what is over moves',
      ['2026-11-16', '2026-11-13', '2026-12-01'],
      ['2026-11-17', '2026-11-19', '2026-12-01'],
    ],
  ])(
    'GV08 the model’s actions get only days in the future; past days are moved: %s',
    async (_, days, moved) => {
      const dated = (first: number) =>
        days.map((day, at) => ({ day, action: `Do thing ${'abc'[at]} of list ${'xy'[first]}.` }))
      const closing = { ...(recordedOf('insights', 'insights').closing as object), nextActions: dated(1) }
      const { text, result } = await ask('insights', body, { ...made, nextSteps: dated(0), closing }, memory)
      const { nextSteps, closing: closed } = insightsResult.parse(result)
      expect(nextSteps.map(({ day }) => day)).toEqual(moved ?? days)
      expect(closed?.nextActions).toEqual(nextSteps)
      if (!moved) expect(text).toContain('**Wed 18 Nov** – Do thing b of list x.')
    },
  )
})

describe('customer segments', () => {
  const research = {
    output_type: 'market_research',
    input_data: { market: 'Reparto de sobras', industry: 'other', targetCustomer: 'Comedores escolares' },
    output_content: '# Investigación\n\n## Tamaño\n\nTAM: 118 comedores × 540 € = 63.720 €',
    metadata: {},
  }
  const canvas = {
    output_type: 'idea_refinement',
    input_data: { messages: [{ role: 'user', content: 'Los caterings pagan 45 euros por colegio.' }] },
    output_content: '## Lienzo\n\n**Canales.** Los colegios con los que ya trabajan.',
  }
  const body = {
    problemValidationData: [{ role: 'user', content: 'Dos caterings ya pagan por nueve colegios.' }],
    ideaRefinementData: canvas,
    marketResearchData: research,
  }
  const memory = toldTo('customer-segments', [
    { topic: 'place', text: 'España', value: { kind: 'place', name: 'España', country: 'ES' } },
    { topic: 'churn', text: 'Se fueron 9 de 70', value: { kind: 'part', part: 9, of: 70 } },
  ])
  const judged = (text: string) => ({ text, source: 'judgement' })
  const segment = (name: string) => ({
    name,
    who: judged('Empresas de catering.'),
    pain: judged('Pagan por tirar.'),
    trigger: judged('La visita de la inspectora.'),
    find: judged('Por los colegios de hoy.'),
  })
  const made = {
    ...recordedOf('customer-segments', 'segments'),
    reading: 'Vendan primero a los caterings que ya han visto a la inspectora.',
    segments: [
      segment('Caterings inspeccionados'),
      segment('Caterings que esperan'),
      segment('Cocinas centrales'),
    ],
    beachheadWhy: [judged('Dos caterings pagan ya.')],
    firstTen: [{ where: 'Los tres colegios inspeccionados', ask: '¿Qué papel le pidieron?' }],
    plan: [{ period: 'Semanas 1–4', doing: 'Firmar al catering en prueba.', until: 'Paga sus 2 colegios.' }],
    missing: [{ what: 'Cuántos caterings hay', why: 'Decide el orden.', how: 'Contar el registro.' }],
  }

  test('GV03 the segments can use the sizes of the market research and the canvas, and typed text', async () => {
    const { prompt } = await ask('customer-segments', body, made, memory)
    expect(prompt).toContain('118 comedores × 540 €')
    expect(prompt).toContain('**Canales.** Los colegios con los que ya trabajan.')
    expect(prompt).toContain('Se fueron 9 de 70')
  })

  test('GV04 if the model wrote the answer, no sentence of guided mode is in it', async () => {
    const { text, result } = await ask('customer-segments', body, made, memory)
    expect((result as { segments: { name: string }[] }).segments.map(({ name }) => name)).toEqual(
      made.segments.map(({ name }) => name),
    )
    expect(text).toContain('Firmar al catering en prueba.')
    expect(text).toContain('**Cuántos caterings hay.**')
    // The sentences that guided mode would write.
    const { helper, toInput } = registry['customer-segments']
    const guided = helper.playbook(toInput(body, '2026-11-16')) as Record<string, unknown>
    const canned = [
      guided.summary,
      ...(guided.goToMarket as { doing: string }[]).map(({ doing }) => doing),
      ...(guided.missing as { what: string }[]).map(({ what }) => what),
      ...(guided.beachhead as { why: { text: string }[] }).why.map(({ text: why }) => why),
    ]
    for (const sentence of canned) expect(text).not.toContain(sentence)
  })

  test('GV04 if the model gives no plan, the dated actions of its result become the plan', async () => {
    const { plan: _plan, missing: _missing, ...less } = made
    const { text } = await ask('customer-segments', body, less, memory)
    const { closing } = less as unknown as { closing: { nextActions: { action: string }[] } }
    for (const { action } of closing.nextActions) expect(text.split(action)).toHaveLength(2)
  })

  test('GV08 the prompt contains sales, stage, aim and offer', async () => {
    const known = toldTo('customer-segments', [
      { topic: 'traction', text: 'Ainda não fechou nenhuma carga' },
      { topic: 'stage', text: 'Talking to customers' },
      { topic: 'aim', text: 'Large' },
      { topic: 'solution', text: 'Mostrar ao caminhoneiro as cargas de volta' },
      { topic: 'difference', text: 'Pagamento em dois dias pelo PIX' },
    ])
    const { prompt } = await ask('customer-segments', body, made, known)
    for (const { text } of known.facts) expect(prompt).toContain(text)
    expect(known.facts).toHaveLength(5)
  })
})

describe('competitor analysis', () => {
  const said = [
    'Un criador de cerdos se lleva las sobras, y otros pagan 110 euros al mes de tasa por cada colegio.',
    'They climb up with a tape and a notepad. Doctolib has two of them.',
    'Five of them did so last winter.',
    'Six have left us since then.',
    'That is all: the report, please.',
  ]
  const messages = said.flatMap(content => [
    { role: 'assistant', content: 'And who else?' },
    { role: 'user', content },
  ])
  const field = (question: string, id: string, quote: string, more: object) => ({
    ...{ question, field: id, row: null, low: null, high: null, currency: null, per: null, text: null },
    ...{ quote, ...more },
  })
  const explained = recordedOf('competitor-analysis', 'report')
  const summedUp = { asked_next: null, facts: [], contradictions: [], harm: 'none', done: true }
  const play = (fields: object[], explanation = 'It is there.') =>
    ask('competitor-analysis', { simulationType: 'competitor-analysis', messages, context: {} }, system => {
      if (system.startsWith('You play')) return 'I sum up now.'
      if (system.startsWith('You read one answer')) return JSON.stringify(summedUp)
      return JSON.stringify(
        system.includes('You explain the comparison') ? { ...explained, explanation } : { fields },
      )
    })

  test('GV05 the table shows a rival and its price only if the founder wrote them', async () => {
    const { result } = await play([
      field('rivals', 'name', 'Doctolib has two of them', { row: 'Doctolib', text: 'Doctolib' }),
      field('prices', 'price', 'otros pagan 110 euros al mes', {
        ...{ row: 'nothing', low: 110, currency: 'EUR', per: 'month' },
      }),
      field('rivals', 'name', 'Inventora sells it', { row: 'Inventora', text: 'Inventora' }),
      field('prices', 'price', 'Doctolib takes 900 euros', {
        row: 'Doctolib',
        low: 900,
        currency: 'EUR',
        per: 'month',
      }),
    ])
    expect((result as CompetitorReport).rivals.map(({ name, price }) => [name, price])).toEqual([
      ['Doctolib', null],
      ['Doing nothing', 'EUR\u00a0110 a month'],
    ])
  })

  test('GV14 the explanation of the model changes no row, figure or confidence', async () => {
    const { result, text } = await play(
      [],
      'You win against everybody. A chain with 5,300 shops comes to you.',
    )
    const { rivals, closing } = result as CompetitorReport
    expect(rivals).toHaveLength(1)
    expect(closing.confidence).toMatchObject({
      level: 'low',
      reason: expect.stringContaining('Of 1 prices and reasons asked for, none was'),
    })
    expect(text).toContain('A chain with 5,300 shops comes to you. (I name no source')
  })
})

describe('GV13 a figure of another helper is accepted without a note if code can compute it again', () => {
  const saved =
    'The break-even is 57,000 goats (3,420 ÷ 0.06). Of 90,000 goats 12,345 are lame (my own view: 12,345).'
  const told = [{ topic: 'price' as const, text: '6 cents a head' }]
  const messages = [
    { role: 'assistant', content: 'Whom do you compete with?' },
    { role: 'user', content: 'With the scales of the yards, 90,000 goats a year.' },
  ]
  const simulation = { simulationType: 'competitor-analysis', messages, context: {} }
  const nothing = { asked_next: null, facts: [], contradictions: [], harm: 'none', done: false }
  const says = (sentence: string) => (system: string) =>
    system.includes('You read one answer') ? JSON.stringify(nothing) : `${sentence} Who else?`

  test.each([
    ['competitor-analysis', simulation],
    ['problem-validation', { ...simulation, simulationType: 'problem-validation' }],
    ['mentor', { messages, context: {} }],
    ['pitch', { messages, sessionType: 'pitch-questions' }],
    ['idea-refinement', { messages, ideaContext: 'Scales' }],
  ] as const)(
    'the computed break-even of a saved result is accepted without a note: %s',
    async (helper, body) => {
      const play = (sentence: string, results: string[]) =>
        ask(helper, body, says(sentence), { ...toldTo(helper, told), results })
      const known = 'Of 90,000 goats you need 57,000 goats.'
      const none = 'I name no source'
      expect((await play(known, [])).text).toContain(none)
      expect((await play(known, [saved])).text).toContain(known)
      expect((await play(known, [saved])).text).not.toContain(none)
      const open = 'Of 90,000 goats these 12,345 count.'
      expect((await play(open, [saved])).text).toContain(none)
      // This quotation contains a figure of the result. The founder never said it, so the guards remove the
      // quotation.
      const quoted = 'You said “the break-even is 57,000 goats”.'
      expect((await play(quoted, [saved])).text).toContain('I left out a quotation')
    },
  )
})

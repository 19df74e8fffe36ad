// What stands in a prompt is what an answer may use: the founder's confirmed facts as much as the form of the day.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { render } from '../../cofounder/helpers/competitor-analysis/result.ts'
import { registry } from '../../cofounder/helpers/registry.ts'
import { answer } from '../../cofounder/model/answer.ts'
import { forgetServers } from '../../cofounder/model/server.ts'
import { defaultPatience } from '../../cofounder/model/settings.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import type { CompetitorReport } from '../../contracts/results/competitor-analysis.ts'
import { insightsResult } from '../../contracts/results/insights.ts'
import { readRecorded } from '../../scripts/eval/recorded.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
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
/** The recorded answer of a strong model, to be changed in the place a test is about. */
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
  const number = (likely: number, provenance: object) => ({
    low: likely,
    likely,
    high: likely,
    year: 2026,
    provenance,
  })
  const founder = (quote: string) => ({ kind: 'founder', quote })
  const play = (buyers: string, price: string) =>
    ask(
      'market-research',
      body,
      {
        ...recordedOf('market-research', 'market'),
        place: 'Leeds',
        currency: 'GBP',
        buyersAre: 'houses',
        buyers: number(31_000, founder(buyers)),
        annualPrice: number(72, founder(price)),
        fitShare: number(0.29, founder('170 of 240 doors said no')),
      },
      memory,
    )
  const origin = (text: string, label: string) =>
    text
      .split('\n')
      .find(line => line.startsWith(`| ${label}`))
      ?.split(' | ')
      .at(-1)

  test.each([
    [
      'as the memory prints it',
      'About 31,000 owner-occupied terraced houses in Leeds inner suburbs, council figures',
      'Each bin is cleaned monthly at a fixed price = £6 a month',
    ],
    ['as it was said first', 'about 31,000 owner-occupied terraced houses', 'I take £6 a month for each bin'],
    ['in other words with the same figure', '31,000 terraced houses (council)', '£6 per bin'],
  ])('GV01 a figure the founder has confirmed is theirs, quoted %s', async (_how, buyers, price) => {
    const { text } = await play(buyers, price)
    expect(origin(text, 'Possible buyers')).toMatch(/^founder, confirmed: “.*31,000.*” \|$/)
    expect(origin(text, 'What one buyer pays')).toMatch(/^founder, confirmed: “.*£6.*” \|$/)
    // The share is counted by the founder, in the very place.
    expect(origin(text, 'Part of the houses')).toMatch(/^founder, confirmed: “170 of 240/)
    expect(text).not.toMatch(/first guesses of ours|where you start/)
  })

  test('GV01 a figure nobody gave stays the model’s', async () => {
    const { text } = await play('we counted 48,000 houses', '£9 a bin')
    expect(origin(text, 'Possible buyers')).toBe(
      'estimate: the model’s own; I do not find it in what you told me |',
    )
    expect(origin(text, 'What one buyer pays')).toMatch(/^estimate: the model’s own/)
  })

  test('GV01 what the form says is said there', async () => {
    const { text } = await ask(
      'market-research',
      { ...body, market: `${body.market}, 31,000 houses` },
      {
        ...recordedOf('market-research', 'market'),
        buyers: number(31_000, founder('31,000 houses')),
      },
    )
    expect(text).toContain('“31,000 houses”')
    expect(text).not.toContain('confirmed: “31,000')
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
    summary: 'What is solid is the measurement, 27 of 31 roofs within 2 percent. Others sell for $23.',
    recommendations: [
      { text: 'Lead with the accuracy: 27 of 31 roofs within 2 percent.', evidence, source: null },
      { text: 'Ask for $19.', evidence, source: 'Competitor Analysis' },
    ],
  }

  test('GV02 a confirmed figure is read, an invented one is not, and the place of it says so', async () => {
    const { text } = await ask('insights', body, made, memory)
    expect(text).toContain(
      'What is solid is the measurement, 27 of 31 roofs within 2 percent. (I left out a figure that I cannot trace to anything you told me.)',
    )
    expect(text).toContain(`- Lead with the accuracy: 27 of 31 roofs within 2 percent. *${evidence}*`)
    expect(text).toContain('- (I left this out: I cannot trace it to anything you told me.) *All 9')
    expect(text).not.toMatch(/\$19|\$23|–\.|\.\./)
  })

  test('GV12 what was left out of saved work is not told: not that, either', async () => {
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
  ])('GV04 where only research is saved the headings are in their language, too: %s', async (...given) => {
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
    // The founder's own words are seen to be theirs.
    expect(text).toMatch(/\*[„“]\S.*[“”]\*/)
  })

  test.each([
    ['working days ahead stay', ['2026-11-17', '2026-11-18', '2026-11-20'], null],
    [
      'a Saturday moves',
      ['2026-11-17', '2026-11-21', '2026-11-23'],
      ['2026-11-17', '2026-11-19', '2026-11-23'],
    ],
    [
      'what is over moves',
      ['2026-11-16', '2026-11-13', '2026-12-01'],
      ['2026-11-17', '2026-11-19', '2026-12-01'],
    ],
  ])('GV08 the days of a model stand where work can be done on them: %s', async (_, days, moved) => {
    const dated = (first: number) =>
      days.map((day, at) => ({ day, action: `Do thing ${'abc'[at]} of list ${'xy'[first]}.` }))
    const closing = { ...(recordedOf('insights', 'insights').closing as object), nextActions: dated(1) }
    const { text, result } = await ask('insights', body, { ...made, nextSteps: dated(0), closing }, memory)
    const { nextSteps, closing: closed } = insightsResult.parse(result)
    expect(nextSteps.map(({ day }) => day)).toEqual(moved ?? days)
    expect(closed?.nextActions).toEqual(nextSteps)
    if (!moved) expect(text).toContain('**Wed 18 Nov** – Do thing b of list x.')
  })
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
  const segment = (name: string, conversion: object | null = null) => ({
    name,
    who: judged('Empresas de catering.'),
    pain: judged('Pagan por tirar.'),
    trigger: judged('La visita de la inspectora.'),
    find: judged('Por los colegios de hoy.'),
    reach: 4,
    readiness: 5,
    scoreReason: 'Dos ya pagan.',
    conversion,
  })
  const made = {
    ...recordedOf('customer-segments', 'segments'),
    reading: 'Vendan primero a los caterings que ya han visto a la inspectora.',
    segments: [
      segment('Caterings inspeccionados', judged('2 de los 4 con los que hablaron pagan.')),
      segment('Caterings que esperan'),
      segment('Cocinas centrales'),
    ],
    beachheadWhy: [judged('Dos caterings pagan ya.')],
    firstTen: [{ where: 'Los tres colegios inspeccionados', ask: '¿Qué papel le pidieron?' }],
    plan: [{ period: 'Semanas 1–4', doing: 'Firmar al catering en prueba.', until: 'Paga sus 2 colegios.' }],
    missing: [{ what: 'Cuántos caterings hay', why: 'Decide el orden.', how: 'Contar el registro.' }],
  }

  test('GV03 the helper reads the research’s sizes and the canvas, not only what was typed', async () => {
    const { prompt } = await ask('customer-segments', body, made, memory)
    expect(prompt).toContain('118 comedores × 540 €')
    expect(prompt).toContain('**Canales.** Los colegios con los que ya trabajan.')
    expect(prompt).toContain('Se fueron 9 de 70')
  })

  test('GV04 the founder reads the model’s words with no sentence of guided mode between them', async () => {
    const { text, result } = await ask('customer-segments', body, made, memory)
    expect(result).toMatchObject({ place: 'España', currency: 'EUR' })
    expect(text).toContain('Firmar al catering en prueba.')
    expect(text).toContain('2 de los 4 con los que hablaron pagan.')
    expect(text).toContain('**Cuántos caterings hay.**')
    // The sentences guided mode would have written.
    const { helper, toInput } = registry['customer-segments']
    const guided = helper.playbook(toInput(body, '2026-11-16')) as Record<string, unknown>
    const canned = [
      guided.summary,
      ...(guided.goToMarket as { doing: string }[]).map(({ doing }) => doing),
      ...(guided.missing as { what: string }[]).map(({ what }) => what),
      ...(guided.segments as { conversion: { text: string } }[]).map(({ conversion }) => conversion.text),
      'anotadas bajo una pregunta',
    ]
    for (const sentence of canned) expect(text).not.toContain(sentence)
  })

  test('GV04 without a plan of the model’s its own dated actions are the plan', async () => {
    const { plan: _plan, missing: _missing, ...less } = made
    const { text } = await ask('customer-segments', body, less, memory)
    const { closing } = less as unknown as { closing: { nextActions: { action: string }[] } }
    expect(text.split(closing.nextActions[0]?.action ?? '–')).toHaveLength(3)
    // Churn was told; what winning one costs was not.
    expect(text).not.toContain('Cuántos meses se queda un cliente')
    expect(text).toContain('Cuánto cuesta ganar un cliente')
  })

  test('GV08 what was sold, how far it is, the aim and what is offered are told to it', async () => {
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
    'Five.',
    'Six.',
    'Show me the report.',
  ]
  const messages = said.flatMap(content => [
    { role: 'assistant', content: 'And who else?' },
    { role: 'user', content },
  ])
  const row = (name: string, more: object = {}) => ({
    name,
    kind: 'direct',
    chosenFor: 'It is there.',
    price: null,
    youWin: 'Speed.',
    youLose: 'Habit.',
    ...more,
  })
  const play = (rivals: object[]) =>
    ask(
      'competitor-analysis',
      { simulationType: 'competitor-analysis', messages, context: {} },
      { ...recordedOf('competitor-analysis', 'report'), rivals },
    )
  const quo = row('Tape and notepad', { kind: 'status quo' })

  test('GV05 a rival is kept by another article, case or ending, and a price by its figure', async () => {
    const { text } = await play([
      row('El criador de cerdos', { price: 'unos 110 euros al mes por colegio' }),
      row('DOCTOLIB'),
      quo,
    ])
    expect(text).toContain('**El criador de cerdos**')
    expect(text).toContain('unos 110 euros al mes por colegio')
    expect(text).toContain('**DOCTOLIB**')
    expect(text.split('\n').find(line => line.includes('Tape and notepad'))).toMatch(/\| you \|$/)
    expect(text).not.toContain('I left out')
  })

  test('GV14 scores that no words carry are lowered, and that is said below them', async () => {
    const score = (dimension: string, given: number, quote: string | null) => ({
      dimension,
      score: given,
      quote,
      reason: 'So.',
    })
    const { text, result } = await ask(
      'competitor-analysis',
      { simulationType: 'competitor-analysis', messages, context: {} },
      {
        ...recordedOf('competitor-analysis', 'report'),
        scores: [
          score('direct', 4, 'Doctolib has two of them.'),
          score('price', 4, 'Nobody said this.'),
          score('moat', 3, null),
          score('indirect', 1, null),
        ],
      },
    )
    expect(text).toContain('- Direct rivals: **4/5**. So.')
    expect(text).toContain(
      '**1/5**. So.\n\nNo words of yours carry these lines, so they count as a guess: Price, Moat.',
    )
    for (const [language, words] of [
      ['en', 'so they count as a guess'],
      ['de', 'deshalb gelten sie als Vermutung'],
      ['es', 'así que cuentan como suposición'],
      ['fr', 'elles comptent donc comme une supposition'],
      ['pt', 'então contam como palpite'],
    ] as const) {
      const { closing, ...report } = result as CompetitorReport
      expect(render({ ...report, closing: { ...closing, language } })).toContain(words)
      expect(render({ ...report, lowered: [], closing: { ...closing, language } })).not.toContain(words)
    }
  })

  test('GV05 in French a space stands before the colon of a label', async () => {
    const french = [
      'Mes concurrents sont le club et Odin à Saint-Étienne.',
      'Ils attendent sept mois chez lui.',
    ]
    const { text } = await ask(
      'competitor-analysis',
      {
        simulationType: 'competitor-analysis',
        messages: [...french, ...french, 'le rapport'].flatMap(content => [
          { role: 'assistant', content: 'Et qui encore ?' },
          { role: 'user', content },
        ]),
        context: {},
      },
      {
        ...recordedOf('competitor-analysis', 'report'),
        scores: [{ dimension: 'direct', score: 3, quote: french[0], reason: 'Odin est cher.' }],
      },
    )
    expect(text).toContain('- Rivaux directs : **3/5**. Odin est cher.')
  })

  test('GV05 a company nobody named is left out and that is said; a kind of rival is the model’s estimate', async () => {
    const { text } = await play([
      row('Acme Waste', { isKind: true }),
      row('Inventora'),
      row('municipal waste collection', { kind: 'indirect', isKind: true, price: '900 euros' }),
      quo,
    ])
    expect(text).not.toMatch(/Acme|Inventora|900/)
    expect(text.split('\n').find(line => line.includes('municipal waste'))).toMatch(/\| estimate \|$/)
    expect(text.split('(I left out a rival that I cannot find in what you told me.)')).toHaveLength(2)
  })
})

describe('idea refinement', () => {
  const talk = [
    {
      role: 'assistant',
      content: 'Whom is it for?',
      asked: { topic: 'customer', question: 'Whom is it for?' },
    },
    { role: 'user', content: 'Roofers with 3 to 15 crew in Texas.' },
    { role: 'assistant', content: '> For roofers we [do what?].\n\nWhat do you do for them?' },
    { role: 'user', content: 'Drone photos become a signed estimate. Insurers may refuse it.' },
  ]
  const fact = (topic: string, quote: string) => ({
    topic,
    subject: null,
    text: quote,
    quote,
    figure: null,
    evidence: null,
    bears: 'context',
  })
  const reading = {
    asked_next: 'revenue',
    facts: [
      fact('solution', 'Drone photos become a signed estimate.'),
      fact('risk', 'Insurers may refuse it.'),
      fact('problem', 'Nobody said this.'),
    ],
    contradictions: [],
    harm: 'none',
    done: false,
  }
  const reply = (sentence: string) => (system: string) =>
    system.includes('You read one answer') ? JSON.stringify(reading) : `${sentence}\n\nWho pays for it?`
  const memory = toldTo('idea-refinement', [{ topic: 'price', text: '$12 a roof' }])

  test('GV06 the parts of the idea fill as they are told: confirmed, asked for, or read in this answer', async () => {
    const { result } = await ask(
      'idea-refinement',
      { messages: talk, ideaContext: 'Drones for roofers' },
      reply('> For roofers, a signed estimate.'),
      memory,
    )
    expect(result).toMatchObject({
      version: 2,
      fields: {
        customer: 'Roofers with 3 to 15 crew in Texas.',
        solution: 'Drone photos become a signed estimate.',
        risk: 'Insurers may refuse it.',
        revenue: '$12 a roof',
        problem: null,
        difference: null,
      },
      changes: [
        { field: 'solution', from: null, to: 'Drone photos become a signed estimate.' },
        { field: 'risk', from: null, to: 'Insurers may refuse it.' },
      ],
    })
  })

  test('GV06 the same sentence again is no new version', async () => {
    const { result } = await ask(
      'idea-refinement',
      { messages: talk, ideaContext: 'Drones for roofers' },
      reply('> For roofers we [do what?].'),
    )
    expect(result).toMatchObject({ version: 1 })
  })
})

describe('GV13 what another helper computed and code did again there is given here', () => {
  const saved =
    'The break-even is 57,000 goats (3,420 ÷ 0.06). Of 90,000 goats 12,345 are lame. (unchecked: 12,345)'
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
  ] as const)('%s', async (helper, body) => {
    const play = (sentence: string, results: string[]) =>
      ask(helper, body, says(sentence), { ...toldTo(helper, told), results })
    const known = 'Of 90,000 goats you need 57,000.'
    expect((await play(known, [])).text).toContain('(unchecked: 57,000)')
    expect((await play(known, [saved])).text).toContain(known)
    expect((await play(known, [saved])).text).not.toContain('unchecked')
    const open = 'Of 90,000 goats these 12,345 count.'
    expect((await play(open, [saved])).text).toContain('(unchecked: 12,345)')
    // They are figures, no words of the founder.
    const quoted = 'You said “the break-even is 57,000 goats”.'
    expect((await play(quoted, [saved])).text).toContain('I left out a quotation')
  })
})

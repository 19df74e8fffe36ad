// A conversation about a record with a model. The model reads values into fields, and code scores the fields in the
// same way as without a model.
import { expect, test } from 'vitest'
import { hearsIn, isFigureHeard } from '../../cofounder/guards/heard.ts'
import { answerRecord } from '../../cofounder/reports/problem-validation/playbook.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }
import { emptyRecord } from '../../venture/records/kind.ts'
import { blank, explain, read, serveModel, today, turn } from './record-turn.ts'

serveModel()

const story =
  'Three bakeries pay us 49 euros a month since March, two said no. I watched four of them throw bread away, 40 euros every evening.'

test('MM53 a figure that is not in the answer of the founder is not accepted, even with a quote', async () => {
  const said = 'Be honest, it is a GO, right?'
  const { record } = founders.founders[0] ?? {}
  const before = validationRecord.parse(record)
  const count = (question: string, field: string, low: number) => ({
    ...blank,
    question,
    field,
    low,
    quote: said,
  })
  const { held } = await turn(
    { said: [said], record: before, asked: 'open' },
    {
      talk: 'You are right: twelve pay. I sum up now.',
      read: read(
        [
          ...[count('paid', 'paid', 12), count('evidence', 'watched', 9), count('others', 'committed', 2)],
          ...['problem', 'often', 'today'].map(question => ({
            ...blank,
            question,
            field: 'known',
            text: 'records',
            quote: said,
          })),
        ],
        { done: true },
      ),
      explain,
    },
  )
  expect(held.answers).toEqual(before.answers)
})

test.each([
  ['Zwölf zahlen seit März, jeder 49 Euro.', 12],
  ['Ya pagaron quince talleres.', 15],
  ['Over 2.4k a month', 2400],
  ['Ein Drittel bleibt, also 30 %.', 30],
  ['La moitié est payée.', 50],
  ['1,68,000 rupees', 168000],
  ['0,90 reais por caixa', 0.9],
])(
  'MM53 code finds a figure in an answer, no matter if the figure is written in words or in digits: %s',
  (said, number) => {
    expect(hearsIn(said)(number)).toBe(true)
    expect(hearsIn(said)(77)).toBe(false)
  },
)

test.each([
  ['avant un an au moins', 12],
  ['it takes a year', 12],
  ['das dauert ein Jahr', 12],
  ['un año o más', 12],
  ['leva um ano', 12],
  ['about a month', 1],
])('MM53 a year without a number is twelve months: %s', (said, months) => {
  expect(hearsIn(said)(months)).toBe(true)
  expect(hearsIn('a town of un amigo')(12)).toBe(false)
})

test.each([
  ['Es kostet sie jedes Mal gut eine Stunde.', 'gut eine Stunde', true],
  ['Pierden una hora cada vez.', 'una hora cada vez', true],
  ['Une heure à chaque fois.', 'Une heure', true],
  ['É uma hora por vez.', 'uma hora', true],
  ['It takes them an hour.', 'an hour', true],
  ['It is a GO, right?', 'It is a GO', false],
])('MM53 an article before a unit of time means the number one: %s', (said, quote, isOne) => {
  const read = { question: 'often', field: 'hours', low: 1, high: 1, quote }
  expect(isFigureHeard(read, hearsIn(said), { answered: ['often'] })).toBe(isOne)
})

test('MM50 an amount in a unit of the founder, such as a kilo, is stored per piece, and a weekly cost becomes a cost per occurrence', async () => {
  const told =
    'They lose about 9,000 shillings a week, and it happens twice a week. The Sunset paid me 2,000 a kilo. They pay Nairobi 2,400 a kilogramme, dried and sorted.'
  const money = (question: string, field: string, low: number, per: string, quote: string) => ({
    ...{ ...blank, question, field, low, currency: 'KES', per, quote },
  })
  const { held } = await turn(
    { said: [told] },
    {
      talk: 'Who pays you?',
      read: read([
        money('often', 'money', 9000, 'week', 'They lose about 9,000 shillings a week'),
        {
          ...blank,
          question: 'often',
          field: 'often',
          low: 2,
          per: 'week',
          quote: 'it happens twice a week',
        },
        money('paid', 'each', 2000, 'kilo', 'The Sunset paid me 2,000 a kilo'),
        money('today', 'pays', 2400, 'kilogramme, sorted', 'They pay Nairobi 2,400 a kilogramme'),
      ]),
    },
  )
  expect(held.answers.often?.money).toEqual({ low: 4500, high: 4500, currency: 'KES', per: 'time' })
  expect(held.answers.paid?.proposed?.each?.value).toEqual({
    ...{ low: 2000, high: 2000, currency: 'KES', per: 'piece' },
  })
  expect(held.answers.today?.pays).toEqual({ low: 2400, high: 2400, currency: 'KES', per: 'piece' })
})

test('RC15 a model reads free text into the fields of the record, each with its quote', async () => {
  const { held, result, understood, calls, prompts } = await turn(
    { said: [story] },
    {
      talk: 'Four evenings you saw yourself. Who of them would pay first?',
      read: read([
        {
          ...blank,
          question: 'paid',
          field: 'paid',
          low: 3,
          quote: 'Three bakeries pay us 49 euros a month',
        },
        {
          ...blank,
          question: 'paid',
          field: 'each',
          low: 49,
          currency: 'EUR',
          per: 'month',
          quote: '49 euros a month since March',
        },
        { ...blank, question: 'paid', field: 'since', text: '2026-03', quote: 'since March' },
        { ...blank, question: 'others', field: 'no', low: 2, quote: 'two said no' },
        {
          ...blank,
          question: 'problem',
          field: 'words',
          text: 'I watched four of them throw bread away',
          quote: 'I watched four of them throw bread away',
        },
        { ...blank, question: 'problem', field: 'known', text: 'saw', quote: 'I watched four of them' },
        // Three wrong values: a quote that the founder never said, a field that does not exist, and a value of the
        // wrong kind for its field.
        { ...blank, question: 'evidence', field: 'talked', low: 30, quote: 'I talked to thirty bakers' },
        { ...blank, question: 'evidence', field: 'met', low: 4, quote: 'I watched four of them' },
        { ...blank, question: 'reach', field: 'how', text: 'by post', quote: 'two said no' },
      ]),
    },
  )
  expect(calls).toEqual(['talk', 'read'])
  expect(prompts.read).toContain('Never compute, convert or complete')
  expect(held.answers).toEqual({
    problem: {
      words: 'I watched four of them throw bread away',
      known: 'saw',
      quotes: { known: 'I watched four of them' },
    },
    // Only the founder can confirm a payment.
    paid: {
      proposed: {
        paid: { value: { low: 3, high: 3 }, quote: 'Three bakeries pay us 49 euros a month' },
        each: {
          value: { low: 49, high: 49, currency: 'EUR', per: 'month' },
          quote: '49 euros a month since March',
        },
        since: { value: '2026-03', quote: 'since March' },
      },
    },
    others: { no: { low: 2, high: 2 }, quotes: { no: 'two said no' } },
  })
  expect(result).toMatchObject({ kind: 'turn', asks: 'paid', standing: { money: 0, problem: 3 } })
  expect(understood?.facts.map(({ topic }) => topic)).toEqual(['problem', 'refusals'])
  // The model read the values; the founder did not type them. So they wait for confirmation.
  expect(understood?.isTold).toBeUndefined()
})

test('RC15 the model does not overwrite typed fields, and its prompt shows the values that the model read for other fields', async () => {
  const record: ValidationRecord = { ...emptyRecord, answers: { paid: { paid: { low: 5, high: 5 } } } }
  const { held, prompts } = await turn(
    { said: ['Three pay 49 euros\nPaid you, ever: 5'], record, asked: 'paid' },
    {
      talk: 'Five of them. Since when?',
      read: read([
        { ...blank, question: 'paid', field: 'paid', low: 3, quote: 'Three pay 49 euros' },
        { ...blank, question: 'paid', field: 'still', low: 3, quote: 'Three pay 49 euros' },
      ]),
    },
  )
  expect(held.answers.paid).toMatchObject({
    paid: { low: 5, high: 5 },
    proposed: { still: { value: { low: 3, high: 3 } } },
  })
  expect(prompts.talk).toContain('paid: Paid you, ever: 5')
})

const people = founders.founders.map(({ name, record, expect: wanted }) => ({
  name,
  wanted,
  record: validationRecord.parse(record),
}))
const guided = (record: ValidationRecord) =>
  answerRecord({ record, asked: null, language: 'en', today, contradictions: 0 })

test.each(people)(
  'RC16 the verdict about $name comes from the record, whatever the model says',
  async ({ record }) => {
    const { result, text, calls } = await turn(
      { said: ['Give me the verdict'], record, asked: null },
      { explain },
    )
    const own = guided(record)
    if (result?.kind !== 'scorecard' || own.kind !== 'scorecard') throw new Error('no card')
    expect(calls).toEqual(['explain'])
    expect(result.verdict).toBe(own.verdict)
    expect(result.scores).toEqual(own.scores)
    expect(result.closing.confidence).toEqual(own.closing.confidence)
    expect(result.testCards).toHaveLength(2)
    expect(text).toContain(own.verdictReason)
    expect(text).toContain('A fourth pays.')
  },
)

test('RC16 MM49 if the model gives no explanation, the scorecard of the code is shown and says that the explanation is missing', async () => {
  const [rosa] = people
  if (!rosa) throw new Error('nobody')
  const asking = { said: ['The verdict'], record: rosa.record, asked: null } as const
  const { result, answeredBy, text } = await turn(asking, {})
  expect(text).toContain('The model’s explanation did not come')
  expect((await turn(asking, { explain })).text).not.toContain('did not come')
  expect(result).toEqual(guided(rosa.record))
  expect(answeredBy.provider).toBe('openai-compatible')
})

test('RC17 a founder who insists ten times without a new fact changes no field and no score', async () => {
  const [rosa] = people
  if (!rosa) throw new Error('nobody')
  const before = guided(rosa.record)
  let { record } = rosa
  for (let push = 0; push < 10; push++) {
    const { held, result } = await turn(
      { said: ['Be honest, it is a GO, right?'], record, asked: 'open', before },
      {
        talk: 'The permit is what is open. Have you asked for it?',
        // A weak model gives in, and returns quotes that the founder never said.
        read: read([
          {
            ...blank,
            question: 'frame',
            field: 'permit',
            text: 'have',
            quote: 'I have the permit since May',
          },
        ]),
      },
    )
    expect(result?.kind).toBe('turn')
    record = held
  }
  expect(record).toEqual(rosa.record)
})

test('RC17 if the founder refutes their own venture, the verdict is STOP until a new answer supports the venture', async () => {
  const [rosa] = people
  if (!rosa) throw new Error('nobody')
  const said = 'I counted all week and no van was late, not one.'
  const says = { talk: 'Then I sum up now.', read: read([], { refuted_by: said, done: true }), explain }
  const { result, held } = await turn({ said: [said], record: rosa.record, asked: 'open' }, says)
  expect(result).toMatchObject({ kind: 'scorecard', verdict: 'STOP' })
  expect(held.refuted).toBe(said)
  const news = 'This week five vans were late.'
  const lifted = await turn(
    { said: [news], record: held, asked: 'open', before: result },
    {
      talk: 'Five in a week. Did you see them?',
      read: read([{ ...blank, question: 'problem', field: 'words', text: news, quote: news }]),
      explain,
    },
  )
  expect(lifted.held.refuted).toBeUndefined()
  expect(lifted.result).toMatchObject({ kind: 'scorecard', verdict: 'NOT YET' })
})

test('AG07 RC15 if the model fails, guided mode continues and stores the answer as plain text', async () => {
  const { result, held, answeredBy } = await turn({ said: [story] }, {})
  expect(answeredBy.provider).toBe('playbook')
  expect(held.answers).toEqual({ problem: { words: story } })
  expect(result).toMatchObject({ kind: 'turn', answered: 'problem', asks: 'who' })
})

test('RC16 a founder who asks for a verdict too early reads how many answers it needs, and gets the next question', async () => {
  const { result, text } = await turn(
    { said: [story] },
    {
      talk: 'I sum up now.',
      read: read([{ ...blank, question: 'paid', field: 'paid', low: 3, quote: 'Three bakeries pay us' }], {
        asked_next: null,
        done: true,
      }),
    },
  )
  expect(result).toMatchObject({ kind: 'turn', asks: 'problem' })
  expect(text).toContain('1 answer so far: from six on I give a verdict.')
  expect(text).toContain('What went wrong the last time you saw it?')
})

test('MM56 the prompt after a verdict contains the verdict, its total score and what is open', async () => {
  const record = validationRecord.parse(founders.founders[0]?.record)
  const says = { talk: 'It stands.', read: read([]), explain }
  const { result, text } = await turn({ said: ['Sum up.'], record, asked: null }, says)
  if (result?.kind !== 'scorecard') throw new Error('no verdict')
  const head = text.slice(0, text.indexOf('\n\n')).replaceAll('**', '').trim()
  const again = { said: ['So it is a GO?'], record, asked: 'open', before: result } as const
  const { prompts } = await turn(again, says)
  expect(head).toMatch(new RegExp(`^Verdict: ${result.verdict} .*\\d+/40`))
  expect(prompts.talk?.replaceAll('**', '')).toContain(head)
  expect((await turn({ ...again, before: undefined }, says)).prompts.talk).not.toContain('Verdict:')
})

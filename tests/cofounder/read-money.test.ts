// A payment that a model reads in a text is only a proposal. It counts after the founder has confirmed it.
import { expect, test } from 'vitest'
import { tellRecords, wordsOfRecords } from '../../cofounder/records/told.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { withAnswer } from '../../venture/records/change.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { allKnown } from '../../venture/records/prefill.ts'
import { proposedIn } from '../../venture/records/proposed.ts'
import { plain, voiceIn } from '../../venture/records/rivals/test-voice.ts'
import { scoresOf } from '../../venture/records/scores.ts'
import { validation } from '../../venture/records/validation.ts'
import { blank, explain, read, serveModel, today, turn } from './record-turn.ts'

serveModel()

const voice = voiceIn('en')
const count = (question: string, field: string, low: number, quote: string) => ({
  ...{ ...blank, question, field, low, quote },
})
const typed = (answers: object) => validationRecord.parse({ version: 1, round: 1, answers })

/** Sentences of six founders that contain the number but say nothing about a payer. */
test.each([
  ['paid', 'paid', 12, 'Falei com 12 barbeiros'],
  ['others', 'committed', 7, '7 disseram que acharam legal'],
  ['paid', 'paid', 12, 'Sou barbeiro há 12 anos'],
  ['paid', 'still', 30, 'Ich kenne 30 Betriebe'],
  ['others', 'committed', 4, 'Quatre m’ont dit que c’était une bonne idée'],
  ['paid', 'paid', 9, 'Nine of them would buy it tomorrow'],
])(
  'MM55 a value that a model reads for %s.%s (%i) in “%s” does not score before the founder confirms it',
  async (question, field, number, quote) => {
    const { held, result } = await turn(
      { said: [`${quote}.`] },
      { talk: 'Twelve pay you!', read: read([count(question, field, number, quote)]) },
    )
    expect(result).toMatchObject({ standing: { money: 0, evidence: 0 } })
    const answers = held.answers as Record<string, Record<string, unknown>>
    expect(answers[question]?.[field]).toBeUndefined()
    expect(proposedIn(validation, held, voice)).toMatchObject([{ question, quotes: [quote] }])
    // No other helper fills a field with this value.
    const shown = pitch.fieldsOf('traction', {})
    expect(allKnown(pitch, 'traction', { shown, answers: {}, facts: [], validation: held })).toEqual({})
  },
)

test('MM55 a value counts after the founder confirms it, and is removed after the founder declines it', async () => {
  const quote = 'Three bakeries pay us 49 euros a month since March'
  const { held } = await turn(
    { said: [quote] },
    {
      talk: 'Since March. Who else?',
      read: read([
        count('paid', 'paid', 3, quote),
        { ...blank, question: 'paid', field: 'each', low: 49, currency: 'EUR', per: 'month', quote },
        { ...blank, question: 'paid', field: 'since', text: '2026-03', quote },
      ]),
    },
  )
  const [waiting] = proposedIn(validation, held, voice)
  if (!waiting) throw new Error('nothing is proposed')
  expect(plain(waiting.text)).toBe(
    'Paid you, ever: 3 · What each really paid: EUR 49 a month · Since: Mar 2026',
  )
  const yes = withAnswer(validation, held, 'paid', waiting.yes)
  expect(scoresOf(yes.answers, today).money).toBe(4)
  expect(proposedIn(validation, yes, voice)).toEqual([])
  expect(yes.answers.paid?.quotes?.paid).toBeUndefined()
  const no = withAnswer(validation, held, 'paid', waiting.no)
  expect(scoresOf(no.answers, today).money).toBe(0)
  expect(proposedIn(validation, no, voice)).toEqual([])
})

test.each([
  [3, 'Deposit or signed order: 5, besides those who paid'],
  [0, 'Deposit or signed order: 5'],
])('MM55 with %i payers the founder confirms that those who promised are others', async (payers, text) => {
  const quote = 'Five have left a deposit'
  const record = validationRecord.parse({
    ...emptyRecord,
    answers: { paid: { paid: { low: payers, high: payers } } },
  })
  const says = { talk: 'Five. Who said no?', read: read([count('others', 'committed', 5, quote)]) }
  const { held } = await turn({ said: [`${quote}.`], record }, says)
  expect(proposedIn(validation, held, voice)[0]?.text).toBe(text)
})

test('MM55 the answer “nobody paid” needs no confirmation, unless the founder typed another value before', async () => {
  const quote = 'nobody has paid yet'
  const says = { talk: 'Nobody. Why?', read: read([count('paid', 'paid', 0, quote)]) }
  const { held } = await turn({ said: [quote] }, says)
  expect(held.answers.paid?.paid).toEqual({ low: 0, high: 0 })
  const record = typed({ paid: { paid: { low: 4, high: 4 } } })
  const less = 'Three have paid so far'
  const over = await turn(
    { said: [less], record, asked: 'open' },
    { talk: 'Three?', read: read([count('paid', 'paid', 3, less)]) },
  )
  expect(over.held.answers.paid?.paid).toEqual({ low: 4, high: 4 })
  expect(over.held.answers.paid?.proposed?.paid?.value).toEqual({ low: 3, high: 3 })
})

test('MM55 one quote cannot support two counts: the quote counts for the interviews, and the number of payers is dropped', async () => {
  const quote = 'I talked to 12 barbers'
  const { held } = await turn(
    { said: [quote] },
    {
      talk: 'Twelve talks. Who paid?',
      read: read([count('paid', 'paid', 12, quote), count('evidence', 'talked', 12, quote)]),
    },
  )
  expect(held.answers).toEqual({ evidence: { talked: { low: 12, high: 12 }, quotes: { talked: quote } } })
})

test('MM55 the next prompt says that the founder has not confirmed the value yet', async () => {
  const record = typed({
    paid: { proposed: { paid: { value: { low: 12, high: 12 }, quote: 'I talked to 12 barbers' } } },
  })
  const { prompts } = await turn(
    { said: ['And now?'], record, asked: 'open' },
    { talk: 'Who paid?', read: read([]) },
  )
  const line = 'paid: (read, not confirmed by the founder: Paid you, ever: 12)'
  expect(prompts.talk).toContain(line)
  // Other helpers read that the value is not confirmed, and must not use its figure.
  const memory = { facts: [], proposed: [], records: [record] } as unknown as Memory
  expect(
    tellRecords(memory, { language: 'en', isTold: () => false, isOpenTold: false, reader: 'mentor' }),
  ).toContain(line)
  expect(wordsOfRecords(memory, 'en')).toEqual([])
})

const afterVerdict = {
  problem: { words: 'She threw the fish away.', whose: 'Mama Sade', when: '2026-11' },
  who: { words: 'Women who sell fish' },
  often: { often: { low: 2, high: 3, per: 'week' } },
  today: { words: 'Ice', kind: 'product' },
  earn: { type: 'subscription', price: { low: 1500, high: 1500, currency: 'NGN', per: 'day' } },
  paid: { paid: { low: 11, high: 11 } },
  others: { no: { low: 6, high: 6 } },
}

test('MM56 answers after a verdict change the record: a new case raises its line, and a new number of payers waits for confirmation', async () => {
  const said =
    'Yesterday two more women paid, 1,500 each. I saw Mama Sade throw the fish away myself. So now it is a GO, right?'
  const known = (question: string, quote: string) => ({
    ...{ ...blank, question, field: 'known', text: 'saw', quote },
  })
  const { held, result } = await turn(
    { said: [said], record: typed(afterVerdict), asked: 'open' },
    {
      talk: 'Two more. I sum up now.',
      read: read(
        [
          count('paid', 'paid', 13, 'Yesterday two more women paid'),
          known('problem', 'I saw Mama Sade throw the fish away myself'),
          known('who', 'So now it is a GO, right?'),
        ],
        { done: true, asked_next: null },
      ),
      explain,
    },
  )
  expect(held.answers.problem?.known).toBe('saw')
  expect(held.answers.who?.known).toBeUndefined()
  expect(held.answers.paid?.paid).toEqual({ low: 11, high: 11 })
  expect(held.answers.paid?.proposed?.paid).toEqual({
    value: { low: 13, high: 13 },
    quote: 'Yesterday two more women paid',
  })
  if (result?.kind !== 'scorecard') throw new Error('no card')
  expect(result.scores.find(({ dimension }) => dimension === 'problem')?.score).toBe(4)
  expect(result.verdictReason).toContain('Paid you, ever: 13')
})

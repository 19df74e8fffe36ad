// If the founder told several helpers different figures, the result shows the difference.
import { describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { marketResearch } from '../../cofounder/helpers/market-research.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { competitorRecord } from '../../contracts/competitor-record.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { marketRecord } from '../../contracts/market-record.ts'
import { pitchRecord } from '../../contracts/pitch-record.ts'
import type { Amount } from '../../contracts/record-fields.ts'
import { type ValidationAnswers, validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { readDraft } from '../../venture/records/draft.ts'
import type { FormField } from '../../venture/records/fields.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import { emptyRecord, type RecordKind } from '../../venture/records/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { allKnown } from '../../venture/records/prefill.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { someFact } from '../support/deck-materials.ts'

const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per'] = 'month', high = low) => ({ low, high, currency: 'EUR', per })
const there: ValidationAnswers = {
  earn: { type: 'subscription', price: eur(180), stays: 10 },
  paid: { paid: n(4), each: eur(180), since: '2026-08', still: n(3) },
  frame: { aim: eur(2400), serve: eur(95), fixed: eur(600) },
}
const validation = validationRecord.parse({ ...emptyRecord, answers: there })
const memory = {
  ...memoryOf({ name: 'Loaf', description: null, industry: null }, [], 'pitch'),
  records: [validation],
}
const input = { today: '2026-11-18', memory, language: 'en' as const, messages: [] }
const given = <Told>(record: Told, asked: string | null) => ({ record, asked, locale: 'en' }) as never
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const ideaOf = (answers: object, asked: string | null) =>
  plain(
    ideaRefinement.render(
      ideaRefinement.playbook({
        ...input,
        idea: 'Bread',
        given: given(ideaRecord.parse({ ...emptyRecord, answers }), asked),
      }),
    ),
  )

describe('RC32 two helpers’ figures that contradict each other are shown together', () => {
  test('the card and the result of the idea show a price that differs from the problem validation', () => {
    const answers = { earn: { type: 'subscription', price: eur(150), stays: 10 } }
    const line = 'Your price: EUR 150 a month here, EUR 180 a month in the problem validation.'
    expect(ideaOf(answers, 'earn')).toContain(line)
    expect(ideaOf({ ...answers, sentence: { words: 'Bread at eight.' } }, null)).toContain(line)
  })

  test('the payers of today are compared with those who still pay', () => {
    const metric = (now: number) => ideaOf({ metric: { now: n(now), counts: 'payers' } }, 'metric')
    expect(metric(9)).toContain('Today: 9 here, 3 in the problem validation.')
    expect(metric(3)).not.toContain('What you told differs')
  })

  test('equal figures, overlapping ranges and figures in other time units do not count as different', () => {
    for (const price of [eur(180), eur(150, 'month', 200), eur(1000, 'year')])
      expect(ideaOf({ earn: { type: 'subscription', price } }, 'earn')).not.toContain('What you told differs')
  })

  test('the comparison with rivals shows a price that differs from the problem validation', () => {
    const answers = { rivals: { rows: [{ id: 'a', name: 'A' }] }, yours: { price: eur(150) } }
    const record = competitorRecord.parse({ ...emptyRecord, answers })
    const turn = competitorAnalysis.playbook({ ...input, background: '', given: given(record, 'yours') })
    expect(plain(competitorAnalysis.render(turn))).toContain('EUR 150 a month here, EUR 180 a month in')
  })

  test('the result shows a market figure that differs from the problem validation', () => {
    const record = marketRecord.parse({
      version: 1,
      answers: { many: { buyers: n(240) }, earn: there.earn, far: { aim: eur(1000) } },
    })
    const made = marketResearch.playbook({
      ...input,
      market: 'Bread',
      industry: 'Food',
      targetCustomer: null,
      record,
      pages: [],
    })
    expect(made.notes.map(plain)[0]).toContain('Left for you: EUR 1,000 a month here, EUR 2,400 a month in')
  })

  test('the pitch shows a different amount per payer even if the number of payers is the same', () => {
    const answers = {
      hook: { say: 'A' },
      solution: { say: 'B' },
      traction: { say: 'Four paid.', paid: n(4), each: eur(150), since: '2026-08' },
    }
    const told = given(pitchRecord.parse({ ...emptyRecord, answers }), 'traction')
    const line = 'What each paid: EUR 150 a month here, EUR 180 a month in the problem validation.'
    const said = pitchCoach.playbook({ ...input, sessionType: 'pitch-questions', given: told })
    const made = pitchCoach.playbook({ ...input, sessionType: 'pitch-generation', given: told })
    expect(plain(pitchCoach.render(said))).toContain(line)
    expect(plain(pitchCoach.render(made))).toContain(line)
  })

  test('the pitch shows the number of payers if it is larger than in the problem validation', () => {
    const said = (paid: number, round = 1) => {
      const answers = { traction: { say: 'They paid.', paid: n(paid) } }
      const told = given(pitchRecord.parse({ ...emptyRecord, answers }), 'traction')
      const records = [validationRecord.parse({ ...emptyRecord, round, answers: there })]
      const heard = { ...input, memory: { ...memory, records }, given: told }
      return pitchCoach.render(pitchCoach.playbook({ ...heard, sessionType: 'pitch-questions' }))
    }
    expect(said(9)).toContain('How many paid: 9 here, 4 in the problem validation.')
    // A lower number may count only the strangers. A higher number may include payers of an earlier round.
    for (const text of [said(3), said(4), said(9, 2)]) expect(text).not.toContain('What you told differs')
  })
})

describe('RC61 a result uses what other helpers hold, also on cards that were not reached', () => {
  const rival = someFact('rival', 'told', 'Granite charges €180 a month', {
    subject: 'Granite',
    value: {
      kind: 'price',
      parts: [{ kind: 'recurring', low: 180, high: 180, currency: 'EUR', per: 'month' }],
    } as FactValue,
  })
  const heard = { ...input, memory: { ...memory, facts: [rival] } }

  test('the comparison has the rivals, their prices and the price of the founder', () => {
    const answers = {
      better: { words: 'Warm bread' },
      switch: { words: 'A call' },
      copy: { words: 'The oven' },
    }
    const record = competitorRecord.parse({ ...emptyRecord, answers })
    const made = competitorAnalysis.playbook({ ...heard, background: '', given: given(record, null) })
    expect(plain(competitorAnalysis.render(made))).toMatch(/\| \*\*Granite\*\* .*EUR 180 a month/)
    expect(made.kind === 'report' && made.headline).not.toMatch(/No rival is named|Your own price is missing/)
  })

  test('the canvas has the price and the costs of the problem validation', () => {
    const told = ideaOf(
      { problem: { words: 'The bread is cold.' }, sentence: { words: 'Bread at eight.' } },
      null,
    )
    expect(told).toContain('EUR 180 a month')
    expect(told).toContain('EUR 95')
    expect(told).not.toContain('open: Who pays')
  })
})

describe('RC32 the same information in another form does not count as different', () => {
  const paidBy = (changed: ValidationAnswers) => ({
    ...input,
    memory: {
      ...memory,
      records: [validationRecord.parse({ ...emptyRecord, answers: { ...there, ...changed } })],
    },
  })

  test('the number of payers and the number of things that they pay for do not contradict each other', () => {
    const traction = { say: 'Six firms pay.', paid: n(6), each: eur(9430, 'year'), since: '2026-08' }
    const asked = paidBy({ paid: { paid: n(41), each: eur(1380, 'year'), since: '2026-08' } })
    const told = given(pitchRecord.parse({ ...emptyRecord, answers: { traction } }), 'traction')
    const said = pitchCoach.playbook({ ...asked, sessionType: 'pitch-questions', given: told })
    expect(plain(pitchCoach.render(said))).not.toContain('What you told differs')
  })

  test('the fee for a deal does not count as a contradiction to the price of the deal', () => {
    const asked = paidBy({ earn: { type: 'commission', deal: eur(620, 'time'), share: 9 } })
    const answers = { rivals: { rows: [{ id: 'a', name: 'A' }] }, yours: { price: eur(56, 'time') } }
    const record = competitorRecord.parse({ ...emptyRecord, answers })
    const turn = competitorAnalysis.playbook({ ...asked, background: '', given: given(record, 'yours') })
    expect(plain(competitorAnalysis.render(turn))).not.toContain('What you told differs')
  })

  test('a different number of users counts as different', () => {
    const asked = paidBy({ earn: { type: 'ads', price: eur(90), users: n(6400) } })
    const earn = { type: 'ads', price: eur(90), users: n(11_000) }
    const record = marketRecord.parse({ version: 1, answers: { earn } })
    const about = { market: 'Rates', industry: 'Food', targetCustomer: null, pages: [] }
    expect(marketResearch.playbook({ ...asked, ...about, record }).notes.map(plain)[0]).toContain(
      'Users now: 11,000 here, 6,400 in the problem validation.',
    )
  })
})

test('RP15 the result does not ask for the amount if the founder wants no money', () => {
  const answers = {
    ...{ hook: { say: 'A' }, difference: { say: 'B' }, ask: { say: 'I look for seven farms.' } },
    market: { say: 'C', buyers: n(240), counted: 'register' },
    traction: { say: 'D', paid: n(4), each: eur(180), since: '2026-08' },
  }
  const told = given(pitchRecord.parse({ ...emptyRecord, answers }), 'ask')
  const said = pitchCoach.playbook({ ...input, sessionType: 'pitch-questions', given: told })
  expect(plain(pitchCoach.render(said))).not.toContain('first figure a listener asks for')
  const made = pitchCoach.playbook({ ...input, sessionType: 'pitch-generation', given: told })
  expect(plain(pitchCoach.render(made))).not.toContain('The field for the amount is blank')
})

test('RP16 the pitch card shows the number of payers from the problem validation', () => {
  const known = pitch.known?.('traction', {}, { facts: [], validation })
  expect(known).toMatchObject({
    paid: { value: n(4) },
    each: { value: eur(180) },
    since: { value: '2026-08' },
  })
})

test('RP16 the number of payers stays known if the pitch card was skipped or not asked', () => {
  const answers = { hook: { say: 'A' }, solution: { say: 'B' }, you: { say: 'C' } }
  for (const more of [{}, { traction: { skipped: true } }]) {
    const told = given(pitchRecord.parse({ ...emptyRecord, answers: { ...answers, ...more } }), null)
    const made = pitchCoach.playbook({ ...input, sessionType: 'pitch-generation', given: told })
    expect(plain(pitchCoach.render(made))).not.toContain('who paid is blank')
    // If the founder left a sentence out, the pitch does not invent a sentence.
    expect(plain(pitchCoach.render(made))).toContain('[what has happened: not written]')
  }
})

test('RI24 the price of something that was sold does not prefill the price of a gift', () => {
  const value: FactValue = { kind: 'price', parts: [{ kind: 'once', low: 0, high: 0, currency: 'EUR' }] }
  const facts = [someFact('price', 'told', 'EUR 0', { value })]
  const earn = { type: 'giving', price: eur(20) } as const
  const shown = idea.fieldsOf('earn', { earn })
  const given = validationRecord.parse({ ...emptyRecord, answers: { earn } })
  const known = allKnown(idea, 'earn', { shown, answers: {}, facts, validation: given })
  expect(known.price?.value).toEqual(eur(20))
})

test('RI24 the card shows a known price even if the way to earn money is unknown', () => {
  const price: FactValue = {
    kind: 'price',
    parts: [{ kind: 'once', low: 1450, high: 1450, currency: 'CAD' }],
  }
  const fact = someFact('price', 'told', 'CAD 1,450', { value: price })
  const context = {
    kind: idea as unknown as RecordKind,
    question: 'earn',
    answers: {},
    locale: 'en',
    currency: 'CAD',
    today: '2026-11-18',
  }
  const prefills = (shown: readonly FormField[]) =>
    allKnown(idea, 'earn', { shown, answers: {}, facts: [fact], validation: null })
  expect(readDraft({}, { ...context, prefills }).answer).toMatchObject({
    price: { low: 1450, currency: 'CAD' },
  })
})

test('RI24 after the founder changes the way to earn money, the card shows the fields of the new way', () => {
  const record = validationRecord.parse({ ...emptyRecord, answers: { earn: { type: 'unsure' } } })
  const place = { locale: 'en', currency: 'EUR', today: '2026-11-18' }
  const context = { ...place, kind: idea as unknown as RecordKind, question: 'earn', answers: {} }
  const prefills = (shown: readonly FormField[]) =>
    allKnown(idea, 'earn', { shown, answers: {}, facts: [], validation: record })
  const { fields } = readDraft({ type: 'subscription' }, { ...context, prefills })
  expect(fields.map(({ id }) => id)).toContain('price')
})

test('RI21 the test of a risk has no number of cases that the founder did not give, and the choice “no risk” gets no test', () => {
  const edge = { risk: 'The council signs' }
  const text = ideaOf({ edge, sentence: { words: 'x' } }, null)
  expect(text).toContain('write down what you will see if it is so')
  expect(text).not.toMatch(/\d of \d times/)
  const none = ideaOf({ edge: { ...edge, seen: 'none' }, sentence: { words: 'x' } }, null)
  expect(none).not.toContain('if it were false')
  expect(none).not.toContain('The council signs')
})

test('RI22 if the payers are not the people with the problem, the result does not compare the price with what these people spend today', () => {
  const answers = { customer: { payer: 'state' }, earn: there.earn, instead: { pays: eur(900) } }
  expect(ideaOf(answers, 'instead')).not.toContain('instead of')
})

test('RI25 sums use the known values of a card even if the founder skipped the card', () => {
  const answers = {
    earn: { skipped: true },
    costs: { skipped: true },
    sentence: { words: 'Bread at eight.' },
  }
  expect(ideaOf(answers, null)).toContain('EUR 180 − EUR 95 = EUR 85 a month')
})

test('RV31 a known price keeps the unit that the founder chose', () => {
  const told = validationRecord.parse({
    ...emptyRecord,
    answers: { earn: { type: 'sale', price: eur(52, 'piece') } },
  })
  const value: FactValue = { kind: 'price', parts: [{ kind: 'once', low: 52, high: 52, currency: 'EUR' }] }
  const facts = [someFact('price', 'told', 'EUR 52', { value })]
  const shown = rivals.fieldsOf('yours', {})
  expect(
    allKnown(rivals, 'yours', { shown, answers: {}, facts, validation: told }).price?.value,
  ).toMatchObject({
    per: 'piece',
  })
})

test('RM24 the result of the market is in the language of the page if the text is too short to recognise its language', () => {
  const about = { market: 'App de corte', industry: 'Beauty', targetCustomer: null, pages: [] }
  const { language: _none, ...asked } = input
  const record = marketRecord.parse({ version: 1, answers: { many: { buyers: n(240) } } })
  expect(marketResearch.playbook({ ...asked, ...about, record, locale: 'pt-BR' }).closing.language).toBe('pt')
})

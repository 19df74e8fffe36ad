import { describe, expect, test } from 'vitest'
import { type PitchAnswers, pitchQuestions, pitchRecord } from '../../contracts/pitch-record.ts'
import { pitchResult } from '../../contracts/results/pitch.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import cases from './pitch.cases.json' with { type: 'json' }
import { pitchCoach } from './pitch.ts'

const today = '2026-11-18'
const one = (value: number) => ({ low: value, high: value })
const coins = (value: number) => ({ ...one(value), currency: 'EUR', per: 'once' as const })

type Validation = Partial<ReturnType<typeof validationRecord.parse>['answers']>
function pitches(
  answers: PitchAnswers,
  language: 'en' | 'de' | 'fr' = 'en',
  validation?: Validation,
  facts: readonly object[] = [],
) {
  const record = pitchRecord.parse({ version: 1, round: 1, answers })
  const records = validation ? [validationRecord.parse({ version: 1, round: 1, answers: validation })] : []
  const made = pitchCoach.playbook({
    ...{ messages: [], today, language, sessionType: 'pitch-generation' as const },
    given: { record, asked: null, locale: language },
    ...(validation && { memory: { facts, records, proposed: [], contradictions: [] } as never }),
  })
  const result = pitchResult.parse(made)
  if (result.kind !== 'pitches') throw new Error(result.kind)
  return result
}
const lines: PitchAnswers = {
  hook: { say: 'A loom stood still.' },
  solution: { say: 'We mend it.' },
  difference: { say: 'Overnight.' },
}

test('RP19 the tips come from the lines: a hook that is too long, a sentence too long for one breath, and unused seconds', () => {
  expect(pitches(lines).tips).toEqual([expect.stringMatching(/^Of 60 seconds \d+ are free: “/)])
  const { tips } = pitches({ ...lines, hook: { say: 'loom '.repeat(40) } })
  expect(tips).toEqual([
    'Shorten the hook before you learn it: 17 of 10 seconds: 15 words too many.',
    expect.stringMatching(/^Of 60 seconds \d+ are free: “/),
  ])
  const long = (count: number) => `Loom ${'loom '.repeat(count - 1).trim()}.`
  const solution = (say: string) => pitches({ ...lines, solution: { say } }).tips
  expect(solution(long(21))[0]).toBe(
    'The longest sentence in “solution” has 21 words: read it aloud once, and break it where you run out of air.',
  )
  // Two short sentences are not counted as one long sentence.
  expect(solution(`${long(12)} ${long(12)}`)).toHaveLength(1)
})

test.each(cases)(
  'RP23 a number that is in the fields, or is calculated from them, is not a different number: $title',
  ({ say, validation, isApart }) => {
    const traction = { say, paid: one(14), each: { ...coins(3000), high: 3600 }, since: '2026-02' }
    expect(pitches({ ...lines, traction }, 'en', validation as Validation).figures).toHaveLength(
      isApart ? 1 : 0,
    )
  },
)

const every = Object.fromEntries(pitchQuestions.map(id => [id, { say: `The ${id}.` }]))
const whole: PitchAnswers = {
  ...every,
  market: { say: '120 burials.', buyers: one(120), counted: 'register' },
  traction: { say: '16 have paid.', paid: one(16), each: coins(380), since: '2026-02' },
  ask: {
    say: 'I ask for 900 euros.',
    amount: coins(900),
    customerAsk: 'Name your day.',
    partnerAsk: 'Put my card with each paper.',
  },
}
const plainly = (text: string) => text.replaceAll('\u00a0', ' ')

test('RP24 the tips name a figure that a line leaves out, and family among those who paid', () => {
  const friends = { paid: { paid: one(16) }, others: { friends: one(6) } }
  const tips = pitches(whole, 'en', friends).tips.map(plainly)
  expect(tips).toContain('“What has happened” leaves out EUR 380 once, which stands on its card.')
  expect(tips).toContain('6 of 16 who paid are family or friends. Say so before somebody asks.')
  const few = pitches(whole, 'en', { ...friends, others: { friends: one(3) } })
  for (const { tips } of [few, pitches(lines, 'en', friends)]) expect(tips.join(' ')).not.toContain('family')
  expect(tips.join(' ')).not.toMatch(/timer|“Ask” leaves out/)
  const other = { ...whole.ask, say: 'I ask for 800 euros.' }
  expect(pitches({ ...whole, ask: other }).tips.join(' ')).not.toContain('“Ask” leaves out')
  const traction = { ...whole.traction, say: 'Sixteen have paid.' }
  expect(pitches({ ...whole, traction }).tips.join(' ')).not.toContain('leaves out')
})

test('RP24 the actions use the founder’s own requests, and do not ask for money before the permit', () => {
  const actionsOf = (validation?: Validation) =>
    pitches(whole, 'en', validation).closing.nextActions.map(({ action }) => action)
  const partner =
    'Put this request to one partner: “Put my card with each paper”, and write down the day they name.'
  expect(actionsOf().slice(1)).toEqual([
    'Put this request to three customers: “Name your day”, and write down what each of them does.',
    partner,
  ])
  for (const barred of [{ frame: { permit: 'applied' } }, { others: { no: one(10) } }] as const)
    expect(actionsOf(barred).slice(1)).toEqual([
      partner,
      'Say “I ask for 900 euros” to one who could give it, and write down their first question.',
    ])
})

describe('RP25 what another helper knows decides the first words and actions of a pitch', () => {
  const turned = {
    ...{ problem: { words: 'a' }, who: { words: 'b' }, often: { words: 'c' }, today: { words: 'd' } },
    ...{ reach: { there: one(90) }, others: { no: one(11), friends: one(1) }, paid: { paid: one(1) } },
  }
  const vets = { topic: 'money', subject: 'Vets', value: { kind: 'count', ...one(1) }, evidence: null }
  const answers = { ...whole, traction: { say: 'One paid.', paid: one(1) } }

  test('after a PIVOT the pitch says so first, and asks nobody for money', () => {
    const { lead, closing } = pitches(answers, 'en', turned)
    expect(lead).toMatch(/^Problem validation: 11 were asked for money and said no, and no stranger paid\./)
    expect(closing.testFirst).toMatch(/^Call 5 of the 11 who said no/)
    expect(closing.counterArgument).toMatch(/^11 knew the price/)
    expect(JSON.stringify(closing.nextActions)).not.toContain('900 euros')
  })

  test('if another group paid, the first action names it, and no tip says that only friends paid', () => {
    const [friends, found] = [pitches(answers, 'en', turned), pitches(answers, 'en', turned, [vets])]
    expect(friends.tips.join()).toContain('The only one who paid is family or a friend.')
    expect(found.tips.join()).not.toContain('friend')
    expect(found.closing.testFirst).toMatch(/^Check that the pitch speaks to “Vets”/)
  })

  test('if another group was named, its people are asked', () => {
    const named = { ...vets, topic: 'reach' }
    const [, second] = pitches(answers, 'en', turned, [named]).closing.nextActions
    expect(second?.action).toMatch(/^Ask five of these as well \(Vets\)/)
  })

  test('figures that differ are corrected before anybody hears the pitch', () => {
    const first = (paid: number) =>
      pitches({ ...whole, traction: { say: 'Paid.', paid: one(paid) } }, 'en', { paid: { paid: one(6) } })
    expect([9, 6].map(paid => first(paid).closing.testFirst.slice(0, 16))).toEqual([
      'What you told di',
      'Say the customer',
    ])
  })

  test('those who said no are the harder question if no stranger paid', () => {
    const guessed = { ...answers, market: { ...whole.market, counted: 'guess' as const } }
    const counter = (friends: number) =>
      pitches(guessed, 'en', { paid: { paid: one(1) }, others: { no: one(8), friends: one(friends) } })
        .closing.counterArgument
    expect(counter(1)).toContain('8 people were asked for money and said no')
    expect(counter(0)).toContain('Who counted the')
  })
})

test.each<[Validation, string]>([
  [{}, 'the customer version to someone who has the problem'],
  [{ earn: { type: 'ads' } }, 'the customer version to someone who could advertise'],
  [{ earn: { type: 'giving' } }, 'the second version to someone who could give'],
  [{ who: { payer: 'unsure' } }, 'the customer version to someone who has the problem'],
  [{ who: { payer: 'firm' } }, 'the customer version to someone who would decide whether to pay'],
])('RP24 the first action names those to whom the version speaks (%#)', (validation, who) => {
  expect(pitches(whole, 'en', validation).closing.testFirst).toMatch(`Say ${who}`)
})

test.each([
  [
    whole,
    'The number of customers has a source, what was paid has its amount and month; that somebody understood it is not told yet.',
  ],
  [{ ...whole, market: { ...whole.market, counted: 'guess' as const } }, 'By your card the 120 are a guess.'],
  [{ ...whole, traction: { say: 'None yet.', paid: one(0) } }, 'By your card nobody has paid yet.'],
])('RP24 the reason for the confidence says which evidence the figures have (%#)', (answers, reason) =>
  expect(pitches(answers).closing.confidence.reason).toBe(reason),
)

test.each([
  [4, '“Why now?”'],
  [12, '“5 of 14 still pay: why not the others?”'],
])(
  'RP23 whether the pitch asks why customers left depends on how long they stay: %d months',
  (stays, counter) => {
    const earn = { type: 'subscription' as const, stays }
    const full = { ...every, market: { say: 'Many.', buyers: one(300), counted: 'counted' as const } }
    const answers = { ...full, traction: { say: '14 paid.', paid: one(14) } }
    const { closing } = pitches(answers, 'en', { earn, paid: { paid: one(14), still: one(5) } })
    expect(closing.counterArgument).toContain(counter)
  },
)

test('RP23 first line, actions and confidence consider all lines: written, made from figures, and open', () => {
  const market = { buyers: one(300), counted: 'counted' as const }
  const { lead, closing } = pitches({ ...lines, market })
  const open = 'who it is for, what has happened, why you, ask, ask of a customer, and ask of a partner'
  expect(lead).toBe(`Not written yet: ${open}.`)
  expect(closing.nextActions[1]?.action).toBe(`Write what is missing: ${open}.`)
  expect(closing.confidence).toEqual({
    level: 'low',
    reason: '3 of 10 lines are written in your own words.',
  })
  const levelWith = (counted: 'guess' | 'counted') =>
    pitches({ ...every, market: { say: 'Many.', buyers: one(300), counted } }).closing.confidence.level
  expect([levelWith('guess'), levelWith('counted')]).toEqual(['low', 'medium'])
})

test('RP20 if the figures on a card and its sentence have different numbers, both are shown', () => {
  const figures = (more: PitchAnswers, language?: 'de' | 'fr') =>
    pitches({ ...lines, ...more }, language).figures?.map(({ line, told }) =>
      `${line}: ${told}`.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  const traction = { paid: one(3), each: coins(200), since: '2026-02' }
  expect(figures({ traction: { ...traction, say: '4 mills paid us 200 euros.', words: 'shy' } })).toEqual([
    'What has happened: How many paid: 3 · What each paid: EUR 200 once · Since: Feb 2026',
  ])
  expect(figures({ traction: { ...traction, say: '3 mills pay us.' } })).toEqual([])
  // A number in words, or a year, does not count as a different number. The digit 3 in 31 does not count as 3.
  expect(figures({ traction: { ...traction, say: 'Three mills pay us since 2026.' } })).toEqual([])
  expect(figures({ traction })).toEqual([])
  expect(figures({ market: { say: 'There are 31.', buyers: one(3) } })).toHaveLength(1)
  const ask = (say: string) => ({ ask: { say, amount: coins(40_000) } })
  expect(figures(ask('I ask for 40,000 euros.'))).toEqual([])
  expect(figures(ask('Ich bitte um 40.000 Euro.'), 'de')).toEqual([])
  expect(figures(ask('Je demande 40 000 euros.'), 'fr')).toEqual([])
  expect(figures(ask('I ask for 45,000 euros.'))).toHaveLength(1)
  // A word can stand for any number of zeros.
  for (const amount of ['40 thousand', '40k', '0.4 lakh', '40 mil', '0,04 Mio.', '4 × 10,000'])
    expect(figures(ask(`I ask for ${amount}.`))).toEqual([])
})

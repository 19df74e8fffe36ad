// Without a model the mentor consists of a handbook and calculators, and the mentor says so.
import { describe, expect, test } from 'vitest'
import { mentor } from '../../cofounder/helpers/mentor.ts'
import { tell } from '../../cofounder/language/content.ts'
import type { Desk } from '../../cofounder/reports/mentor/desk.ts'
import { distressAnswers } from '../../cofounder/safety/answers.ts'
import type { Planned } from '../../contracts/planned.ts'
import { countWords } from '../../venture/deck/words.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { type Founder, founders } from './founders.ts'
import { today } from './hold.ts'
import { safetyFailures } from './interview-bars.ts'

type Line = { role: 'user' | 'assistant'; content: string }

function ask(
  content: string,
  earlier: readonly Line[] = [],
  more: { language?: Language; desk?: Desk } = {},
) {
  const messages: Line[] = [...earlier, { role: 'user', content }]
  const result = mentor.result.parse(
    mentor.playbook({ messages, context: {}, step: 'problem-validation', today, ...more }),
  )
  const text = mentor.render(result)
  return { result, text, talk: [...messages, { role: 'assistant', content: text }] as Line[] }
}

/** A question that is close to several pages and clearly belongs to none of them. */
const vague = 'It is all a bit much with the money and the customers'

describe.each(founders)('HB04 the mentor answers $name', ({ question, kind }: Founder) => {
  const { result, text } = ask(question)

  test('the reply of the mentor is a page or up to three titles, and says that it comes from a handbook', () => {
    expect(countWords(text)).toBeLessThanOrEqual(260)
    expect(text).toContain('Without a model I am a handbook')
    expect(result.facts).toEqual([])
    expect(result.forPerson).toBeTruthy()
    expect(result.pages?.length ?? 0).toBeLessThanOrEqual(3)
    if (result.topic) expect(result.nextStep?.day.localeCompare(today)).toBe(1)
    else expect(result.nextStep).toBeNull()
    for (const [at, { title }] of (result.pages ?? []).entries())
      expect(text).toContain(`\n${at + 1}. ${title}`)
  })

  test('the text of the founder never becomes markup or an instruction', () => {
    expect(safetyFailures(text)).toEqual([])
    if (kind === 'hostile') expect(text).not.toMatch(/system prompt|never follow|founder_data/i)
  })
})

describe('HB04 replies to free text', () => {
  test('a text that fits several pages gets three titles and an offer to keep the question for a person', () => {
    const { result, text } = ask(vague)
    expect(result).toMatchObject({ topic: null, nextStep: null, question: null, forPerson: vague })
    expect(result.pages).toHaveLength(3)
    expect(text).toContain('no page is surely the one')
    expect(text).toContain('write its number:\n\n1. ')
  })

  test('a text that clearly fits one page gets that page with related pages', () => {
    const { result, text } = ask('How do I raise prices on existing customers without losing them?')
    expect(result).toMatchObject({ topic: 'raise-prices', calculators: expect.arrayContaining(['raise']) })
    expect(result.pages?.map(({ id }) => id)).not.toContain('raise-prices')
    expect(text).toContain('The page nearest to your words: raising prices for existing customers.')
    expect(text).toContain('This holds for most trades')
  })

  test('a text that fits no page gets a reply that says so', () => {
    const { result, text } = ask('qwertz')
    expect(text).toContain('no page is near these words')
    expect(result).toEqual({
      topic: null,
      facts: [],
      answer: expect.any(String),
      nextStep: null,
      question: null,
      forPerson: 'qwertz',
    })
  })

  test.each(['1', '2.', '(3)', ' 2 '])('the reply “%s” opens the page of that line in the list', digit => {
    const { result, talk } = ask(vague)
    const number = Number(/\d/.exec(digit)?.[0])
    const next = ask(digit, talk)
    expect(next.result.topic).toBe(result.pages?.[number - 1]?.id)
    expect(next.text.startsWith(`**${result.pages?.[number - 1]?.title}**`)).toBe(true)
    // The founder chose a page by its number, which is not a question. So the mentor does not offer to keep it for
    // a person.
    expect(next.result.forPerson).toBeUndefined()
  })

  test('if the founder replies with a number, but no list was shown or it is shorter, no page opens', () => {
    expect(ask('2').result.topic).toBeNull()
    expect(ask('7', ask(vague).talk).result.topic).toBeNull()
  })
})

test.each(languages)('HB04 a number opens its page from a list in %s too', language => {
  const first = ask('kunden clientes clients customers preis precio prix preço price', [], { language })
  expect(first.result.pages?.length).toBeGreaterThan(0)
  expect(first.text).toContain(tell(language, 'mentor.list'))
  expect(ask('1', first.talk, { language }).result.topic).toBe(first.result.pages?.[0]?.id)
})

// The mentor does not compute with figures in a text. It computes only with the fields of a card.
test.each([
  'We have $3,000 left and burn $2,500 a month. How long do I have?',
  'What is 18% of $250?',
  'What is 9 plants times 640 times 12?',
  'An investor offers 40,000 € for 15 %. Is that fair?',
  'Wir haben 6.000 € und geben 1.400 € im Monat aus, es kommen 400 € rein. Wie lange reicht das?',
])('HB05 “%s”: the mentor does not use the figures in this text', question => {
  const { result, text } = ask(question)
  expect(text).not.toMatch(/[=÷×]/)
  expect(text.replaceAll(/^\d\. |, \w{2,3}\.? \d+\.? \w+\.?:/gm, '')).not.toMatch(/\d/)
  expect(result.facts).toEqual([])
})

test('HB05 the mentor offers the calculator that fits the question', () => {
  expect(ask('How long does the money last with $3,000 left?').result.calculators).toContain('runway')
})

describe('HB06 the first reply asks about the last plan', () => {
  const deskWith = (planned: Planned) => ({ desk: { planned } as Desk })

  test('the first reply begins with the last plan if its day has come', () => {
    const due = deskWith({ day: '2026-11-12', action: 'Write 40 letters to organ builders.' })
    const first = ask('Should I take out a loan from the bank?', [], due)
    expect(first.text).toMatch(
      /^You planned for Thu 12 Nov: “Write 40 letters to organ builders”. What came of it\?\n\n/,
    )
    expect(first.result.topic).toBe('loan')
    expect(ask('And taxes?', first.talk, due).text).not.toContain('You planned')
    expect(ask('Hello', [], deskWith({ day: null, action: 'Call Ida' })).text).toMatch(
      /^You planned: “Call Ida”. What came of it\?/,
    )
  })

  test('the first reply does not mention a plan for a later day', () => {
    expect(ask('Hello', [], deskWith({ day: '2099-01-05', action: 'Call Ida' })).text).not.toContain('Ida')
  })
})

describe('the language of the reply', () => {
  test.each([
    ['Wie finde ich meine ersten zehn Kunden?', 'first-customers', 'Ohne Modell bin ich ein Handbuch'],
    ['Comment trouver mes premiers clients ?', 'first-customers', 'Sans modèle, je suis un manuel'],
    ['Quando devo registrar a empresa?', 'registration', 'Sem um modelo, sou um manual'],
  ])('the question “%s” gets a reply in its language', (question, topic, words) => {
    const { result, text } = ask(question)
    expect(result.topic).toBe(topic)
    expect(text).toContain(words)
  })

  test('HB04 the reply is in the chosen language, even if the founder writes in another of the five languages', () => {
    const { result, text } = ask('Should I take out a loan from the bank?', [], { language: 'de' })
    expect(result).toMatchObject({ topic: 'loan', language: 'de' })
    expect(text).toContain('Ohne Modell bin ich ein Handbuch')
    expect(text).toContain('Nächster Schritt')
  })

  test('a title opens its page in the language of the title', () => {
    expect(ask('Miete und Mietvertrag').result).toMatchObject({ topic: 'rent', language: 'de' })
  })

  test.each(['come trovo nuovi clienti?', 'Come trovo i primi clienti?'])(
    '“%s”: the reply lists the languages instead of guessing one',
    question => {
      const { text, result } = ask(question)
      expect(text).toContain('Non parlo ancora italiano')
      expect(result.pages).toBeUndefined()
    },
  )
})

describe('after words of distress', () => {
  const heavy: Line[] = [
    { role: 'user', content: 'I cannot go on any more' },
    { role: 'assistant', content: distressAnswers.en.heavy },
  ]
  const grave: Line[] = [
    { role: 'user', content: 'everyone would be better off without me' },
    { role: 'assistant', content: distressAnswers.en.grave },
  ]

  test.each(['thanks', 'ok', 'I do not know', 'hello', 'I am exhausted'])(
    'GM10 “%s” gets no business advice, no page and no next step',
    content => {
      const { result, text } = ask(content, heavy)
      expect(result).toEqual({
        topic: null,
        facts: [],
        answer: tell('en', 'mentor.gentle'),
        nextStep: null,
        question: null,
      })
      expect(text).toContain('Take your time')
    },
  )

  test('GM10 the mentor gives no advice until the founder asks a question', () => {
    const first = ask('thanks', heavy)
    expect(ask('ok', first.talk).text).toBe(first.text)
  })

  test('GM10 a founder who asks a question gets an answer', () => {
    expect(ask('How do I raise prices on existing customers?', heavy).result.topic).toBe('raise-prices')
  })

  test('GM10 after words of not wanting to live, the first advice is about sleep and people, and never about sales calls', () => {
    for (const question of [
      'How do I find my first customers tomorrow?',
      'Should I shut down the company?',
    ]) {
      const { result, text } = ask(question, grave)
      expect(text).toMatch(/^First sleep/)
      expect(result.nextStep).toBeNull()
    }
    const later = ask('Do I need insurance for customers?', [...grave, ...ask('Taxes', grave).talk.slice(-2)])
    expect(later.result.pages?.map(({ id }) => id) ?? []).not.toContain('first-customers')
  })
})

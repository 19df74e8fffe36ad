import { describe, expect, test } from 'vitest'
import { distressAnswers } from '../../cofounder/harm/answers.ts'
import { mentor } from '../../cofounder/helpers/mentor/helper.ts'
import { countWords } from '../../cofounder/language/clean.ts'
import { type Founder, founders } from './founders.ts'
import { today } from './hold.ts'
import { safetyFailures } from './interview-bars.ts'

function ask(
  founder: Founder,
  question = founder.question,
  earlier: { role: 'user' | 'assistant'; content: string }[] = [],
) {
  const messages = [...earlier, { role: 'user' as const, content: question }]
  const context = { projectName: founder.name, description: founder.idea, industry: founder.industry }
  const result = mentor.result.parse(
    mentor.playbook({ messages, context, step: 'problem-validation', today }),
  )
  return { result, text: mentor.render(result) }
}

describe.each(founders)('the mentor answers $name', founder => {
  const { result, text } = ask(founder)

  test('GM10 in at most 200 words; a subject it takes is named, an unclear one gets three and no answer', () => {
    expect(countWords(text)).toBeLessThanOrEqual(200)
    if (result.topic) {
      expect(text).toContain('I take this as:')
      expect(result.nextStep?.day.localeCompare(today)).toBe(1)
    } else {
      expect(text).toMatch(/Nearest I have: [^;]+; [^;]+; [^;.]+\./)
      expect(result.nextStep).toBeNull()
    }
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(safetyFailures(text)).toEqual([])
    if (founder.kind === 'hostile') expect(text).not.toMatch(/system prompt|never follow|founder_data/i)
  })
})

const byName = (name: string) => founders.find(founder => founder.name === name)!

test('a question finds its subject', () => {
  const subject = (question: string) => ask(byName('dentist'), question).result.topic
  expect(subject('What should I charge?')).toBe('pricing')
  expect(subject('Where do I find the first ten customers?')).toBe('first-customers')
  expect(subject('My cofounder wants half of the equity')).toBe('cofounder')
  expect(subject('How much runway do I need?')).toBe('runway')
  expect(subject('When should I quit my job?')).toBe('quit-job')
  expect(subject('How do I fire my co-founder?')).toBe('cofounder-leaves')
  expect(subject('Our biggest customer wants exclusivity for Oklahoma. What should I do?')).toBe(
    'exclusivity',
  )
  expect(subject('How do I raise prices on existing customers without losing them?')).toBe('raise-prices')
  expect(subject('Which channel works to reach maize farmers in Kenya?')).toBe('marketing')
  expect(subject('Do I need a lawyer for GDPR?')).toBe('data-protection')
  expect(subject('What is the capital of Peru?')).toBeNull()
})

test.each([
  ['We have $3,000 left and burn $2,500 a month. How long do I have?', '= 1.2 months'],
  ['Should I take a $400k angel cheque at a $4M cap now?', '= 10 % of the company'],
  [
    'What is 9 plants times 640 times 12, and how much is that with 3% monthly churn after a year?',
    '69.4 % are still there',
  ],
  ['What is 18% of $250?', '= $45'],
  ['Wie lange reicht das Geld, wenn wir 60.000 € haben und 8.000 € im Monat ausgeben?', '= 7,5 Monate'],
  [
    'I have €14,000 in the bank, costs are €3,500 a month and 1,200 comes in each month. How long do I have?',
    '€14,000 ÷ (€3,500 − €1,200) = 6.1 months',
  ],
  [
    'We have €14,000, monthly costs of €3,500 and monthly income of €1,200. How long do we last?',
    '= 6.1 months',
  ],
  [
    'Temos R$ 60.000 em caixa, gastamos 8.000 por mês e entram 2.000 por mês. Quanto tempo dura?',
    '= 10 meses',
  ],
  [
    'Temos R$ 60.000 em caixa, custos de R$ 8.000 por mês e receita de R$ 2.000 por mês. Quanto tempo temos?',
    '= 10 meses',
  ],
  ['Temos R$ 30.000 e gastamos R$ 6.000 por mês. Quanto tempo temos?', '= 5 meses'],
])('%s: computed from what was typed', (question, sum) => {
  expect(ask(byName('dentist'), question).text).toContain(sum)
})

test.each([
  ['Wie finde ich meine ersten zehn Kunden?', 'first-customers', 'Ich verstehe das als'],
  ['¿Qué precio pongo?', 'pricing', 'Lo entiendo como'],
  ['Comment trouver mes premiers clients ?', 'first-customers', 'Je le comprends ainsi'],
  ['Devo registrar a empresa agora?', 'registration', 'Entendo assim'],
])('%s is answered in its language', (question, topic, words) => {
  const { result, text } = ask(byName('dentist'), question)
  expect(result.topic).toBe(topic)
  expect(text).toContain(words)
})

test('“tell me more” goes deeper into the same subject', () => {
  const first = ask(byName('dentist'))
  const more = ask(byName('dentist'), 'tell me more', [
    { role: 'user', content: byName('dentist').question },
    { role: 'assistant', content: first.text },
  ])
  expect(more.result.topic).toBe(first.result.topic)
  expect(more.result.answer).not.toBe(first.result.answer)
})

test('an income that cannot be placed gives no runway rather than a wrong one', () => {
  const { text } = ask(byName('dentist'), 'I have €14,000 and burn €3,500 a month, some revenue comes in.')
  expect(text).not.toContain('= 4 months')
})

test.each([
  ['In whose name do I sign the rent of a shop?', 'rent'],
  ['The landlord wants to raise the rent of my shop by 30%. What should I do?', 'rent'],
  ['A client has an unpaid invoice since June', 'unpaid-invoice'],
  [
    'The public hospital pays after 120 days, how do I spend the months until the cash comes?',
    'payment-terms',
  ],
  ['Our foundation grant was not renewed, what now?', 'grant-ended'],
  ['Will the grant be renewed next year?', 'grant-ended'],
  ['Should I take the loan?', 'loan'],
])('GM10 “%s” is about %s, and about nothing else', (question, subject) => {
  expect(ask(byName('dentist'), question).result.topic).toBe(subject)
})

test.each([
  'That is about a name. I asked about the tide',
  'no, I asked about the tide',
  'That is not what I asked.',
])('GM10 “%s”: the subject they turned down stays out of the talk', correction => {
  const question = 'What about the name for the company?'
  const first = ask(byName('dentist'), question)
  expect(first.result.topic).toBe('name')
  const talk = [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: first.text },
  ]
  const second = ask(byName('dentist'), correction, talk)
  expect(second.text).not.toMatch(/I take this as: the name|; the name|: the name/)
  const third = ask(byName('dentist'), question, [
    ...talk,
    { role: 'user', content: correction },
    { role: 'assistant', content: second.text },
  ])
  expect(third.result.topic).not.toBe('name')
})

describe('after words of distress', () => {
  const saidThen = (content: string) =>
    ask(byName('dentist'), content, [
      { role: 'user', content: 'I cannot go on any more' },
      { role: 'assistant', content: distressAnswers.en.heavy },
    ])

  test.each(['thanks', 'ok', 'I do not know', 'hello', 'I am exhausted'])(
    'GM10 “%s” gets no business talk, no subject and no next step',
    content => {
      const { result, text } = saidThen(content)
      expect(result).toMatchObject({ topic: null, nextStep: null, question: null })
      expect(text).toContain('Take your time')
      expect(text).not.toMatch(/Nearest I have|customers|price/i)
    },
  )

  test('GM10 it stays so while nothing is asked', () => {
    const first = saidThen('thanks')
    const second = ask(byName('dentist'), 'ok', [
      { role: 'user', content: 'thanks' },
      { role: 'assistant', content: first.text },
    ])
    expect(second.text).toBe(first.text)
  })

  test('GM10 a founder who goes on is answered', () => {
    expect(saidThen('What should I charge?').result.topic).toBe('pricing')
  })
})

test('GM10 the chosen language answers, whichever of the five was written', () => {
  const messages = [{ role: 'user' as const, content: 'My landlord wants more rent for the shop' }]
  const result = mentor.playbook({ messages, context: {}, step: null, today, language: 'de' })
  expect(result).toMatchObject({ topic: 'rent', language: 'de' })
  expect(mentor.render(result)).toContain('Ich verstehe das als: Miete und Mietvertrag.')
})

test('GM10 figures that make no sum yet: the mentor asks for what it needs', () => {
  const { result, text } = ask(byName('dentist'), 'How many months can we go on with 8,000 in the account?')
  expect(result.topic).toBe('runway')
  expect(text).toContain('three figures in one currency')
})

describe('found by a reader of the talks', () => {
  test.each([
    ['a lad in Mayo copied my collar', 'copied'],
    ['my sister wan join but she dey lazy', 'family-working'],
    ['Teagasc grant needs a plan, do I bother?', 'grants'],
    ['tengo miedo de dejar mi trabajo', 'quit-job'],
    ['mi socio se borró hace dos meses', 'cofounder-leaves'],
    ['J’ai trop de demandes au printemps, je fais quoi ?', 'too-many-orders'],
    ['Ma banque refuse le prêt, que faire ?', 'bank-refusal'],
    ['What is churn and should I care with 40 customers?', 'churn-meaning'],
    ['Can I call it zero waste?', 'green-claims'],
    ['O Correio estraga o queijo, e agora?', 'delivery'],
    ['To what extent ought one to give away the source code?', 'open-source'],
    ['how do i make money fast', 'quick-money'],
    ['Un cliente de Texas quiere 2.000 metros, ¿qué hago?', 'large-order'],
    ['How do I collect ₹199 from parents who have no UPI?', 'payment-methods'],
    ['wie komme ich in den Handel', 'shelves'],
    ['How do I stop members from selling to the broker behind my back?', 'side-selling'],
    ['Can we grow without losing our charitable status?', 'charity-status'],
    ['Should I sell collars or rent them?', 'sell-or-rent'],
    ['Quanto devo cobrar a uma empresa por um dia com 20 pessoas?', 'quoting'],
    ['How do I charge grieving people without feeling awful?', 'tender-customers'],
    ['la inflación me come el precio, ¿cada cuánto lo subo?', 'inflation'],
  ])('GM10 “%s” is about %s', (question, subject) => {
    expect(ask(byName('dentist'), question).result.topic).toBe(subject)
  })

  test('GM10 a sentence without a question mark is a request too', () => {
    const messages = [{ role: 'user' as const, content: 'me deben 35.000 pesos desde julio' }]
    const result = mentor.playbook({ messages, context: {}, step: null, today, language: 'es' })
    expect(result.topic).toBe('unpaid-invoice')
  })

  test('with inflation no price is fixed for a year', () => {
    const { text } = ask(byName('dentist'), 'la inflación me come el precio, ¿cada cuánto lo subo?')
    expect(text).toContain('No fije un precio por un año')
  })

  test.each([
    ['I am tired, my mum died in June and I started this in August. Too soon?', 'sorry about your loss'],
    ['Mein Vater ist im Mai gestorben, und ich habe seitdem nichts gemacht.', 'Das tut mir leid'],
    ['Mi madre falleció en junio y estoy cansada', 'Lamento mucho su pérdida'],
    ["J'ai perdu mon père en juin, je n'avance pas", 'désolé pour votre perte'],
    ['A minha mãe morreu em junho e não consigo trabalhar', 'Sinto muito'],
  ])('GM10 “%s”: the loss is heard first, and no menu follows', (question, words) => {
    const { result, text } = ask(byName('dentist'), question)
    expect(text).toContain(words)
    expect(result).toMatchObject({ topic: null, nextStep: null })
    expect(text).not.toContain('(1)')
  })

  test('GM10 a loss beside a clear question: sorry first, then the answer', () => {
    const { result, text } = ask(byName('dentist'), 'My father died. Do I need a lawyer for GDPR?')
    expect(text).toMatch(/^I am sorry about your loss/)
    expect(result.topic).toBe('data-protection')
  })

  test('GM10 lost customers or a dead battery are no loss of a person', () => {
    for (const question of [
      'We lost our biggest customer',
      'My partner lost the keys',
      'Our idea died in June',
    ])
      expect(ask(byName('dentist'), question).text).not.toContain('sorry about your loss')
  })

  test('GM10 after words about not wanting to live, tomorrow morning begins with sleep and people, not with calls', () => {
    const { result, text } = ask(byName('dentist'), 'What do I do tomorrow morning?', [
      { role: 'user', content: 'everyone would be better off without me' },
      { role: 'assistant', content: distressAnswers.en.grave },
      { role: 'user', content: 'Should I shut down the company?' },
      { role: 'assistant', content: 'I take this as: stopping the company.' },
    ])
    expect(text).toMatch(/^First sleep/)
    expect(result.nextStep).toBeNull()
  })

  test('GM10 right after such words it is not the day to decide about stopping', () => {
    const { text } = ask(byName('dentist'), 'Should I shut down the company?', [
      { role: 'user', content: 'everyone would be better off without me' },
      { role: 'assistant', content: distressAnswers.en.grave },
    ])
    expect(text).toMatch(/^First sleep/)
  })

  test.each([
    ['Kannst du bitte auf Deutsch antworten?', 'Ja, ich antworte auf Deutsch.'],
    ['Can you answer in Spanish please?', 'Sí, le respondo en español.'],
  ])('“%s” is a wish about the language', (question, words) => {
    expect(ask(byName('dentist'), question).text).toBe(words)
  })

  test('an insult is no subject', () => {
    expect(ask(byName('dentist'), 'this is stupid').text).toMatch(/^Fair enough/)
  })

  test('“Summarise what we decided” lists the subjects of the talk and its steps', () => {
    const first = ask(byName('dentist'), 'What should I charge?')
    const { text } = ask(byName('dentist'), 'Summarise what we decided.', [
      { role: 'user', content: 'What should I charge?' },
      { role: 'assistant', content: first.text },
    ])
    expect(text).toContain('I keep no minutes')
    expect(text).toContain('setting a price')
    expect(text).toContain(first.result.nextStep?.action)
  })

  test.each(['come trovo nuovi clienti?', 'Come trovo i primi clienti?'])(
    '“%s”: which languages it speaks is said, and nothing is guessed',
    question => {
      const { text } = ask(byName('dentist'), question)
      expect(text).toContain('Non parlo ancora italiano')
      expect(text).not.toContain('(1)')
    },
  )

  test('asked per day, answered per day', () => {
    const question =
      'combien de pains par jour pour couvrir 2 800 € de frais par mois si un pain laisse 1,80 €'
    expect(ask(byName('dentist'), question).text).toMatch(/52 par jour sur 30 jours, ou 60 sur 26/)
  })
})

import { describe, expect, test } from 'vitest'
import { cleanerOf } from '../../cofounder/mind/closing.ts'
import { faultOf, guardOf } from '../../cofounder/mind/guards.ts'
import { splitQuestion } from '../../cofounder/mind/interview.ts'
import { bySentence } from '../../cofounder/mind/sentences.ts'

const ground = {
  said: [
    'Seven trips in four weeks, about €180 each.',
    'Three pay 49 euros a month, four said no. 120 members.',
    'Their site is orgel.example.com',
    'We see 2,400 guests, 12 % come back.',
  ],
  language: 'en' as const,
}

describe('a sentence reaches the founder', () => {
  test.each([
    'Two of them matter, and ten calls would do.',
    'Seven trips at €180 make €1,260 in four weeks.',
    '7 × €180 = €1,260.',
    'All 120 at €49 make €70,560 a year.',
    '€49 a month is €588 a year.',
    'Three pay, so you have 3 × 49 = 147 a month.',
    'You said “about €180 each”, which is a figure.',
    'You said “seven trips … about €180”.',
    'Ask them: “When did it last happen, and what did it cost?”',
    'Would they pay €80?',
    'My estimate: 30 % of them would stay.',
    'For example, offer it at €79 to five of them.',
    'Their site, orgel.example.com, says so.',
    'On 24 November 2026 you will know.',
    'Write to 40 of them.',
    '12 % of 2,400 guests are 288 people.',
    '49 × 12 % = 5.88.',
    '3 ÷ 120 = 2.5 %.',
  ])('%s', sentence => {
    expect(faultOf(sentence, ground)).toBeNull()
  })
})

describe('MM03 a sentence is left out, and that is said', () => {
  test.each([
    ['You said “we have 500 customers”, which is good.', 'quote'],
    ['In your own words, “everybody loves it”.', 'quote'],
    ['The market is worth €4 billion.', 'figure'],
    ['Studies show that 73 % of founders underprice.', 'figure'],
    ['There are 38,417 such workshops.', 'figure'],
    ['Read more at https://reports.example/organ.', 'link'],
    ['See www.gartner.com for details.', 'link'],
    ['3 × 49 = 200.', 'sum'],
    ['7 × €180 = €2,160.', 'sum'],
    ['3 ÷ 120 = 25 %.', 'sum'],
  ])('%s', (sentence, fault) => {
    expect(faultOf(sentence, ground)).toBe(fault)
    expect(guardOf(ground)(`${sentence} `)).toMatch(/^\(I left out .*\) $/)
  })

  test('once for each kind', () => {
    const guard = guardOf(ground)
    expect([guard('It is worth €4 billion. '), guard('Or €5 billion. '), guard('Call them.')].join('')).toBe(
      '(I left out a figure that I cannot trace to anything you told me.) Call them.',
    )
  })
})

describe('SE03 a company that nobody has seen is left out of a result', () => {
  const seen = {
    ...ground,
    said: [...ground.said, 'Orgelbau Meier sells them.'],
    names: ['Excel', 'PipeWorks'],
  }
  test.each([
    'Pfeifenwerk GmbH serves most of them.',
    'FixPipe serves most of them.',
    'A rival called Acme serves most of them.',
    'Two start-ups named “Trello” and another try it.',
    'Eine Firma namens Acme beliefert sie.',
    'Una empresa llamada Acme les vende.',
    'Une entreprise nommée Acme leur vend.',
    'Uma empresa chamada Acme vende isso.',
  ])('%s', sentence => {
    expect(faultOf(sentence, seen)).toBe('company')
  })
  test.each([
    'A rival called Excel serves most of them.',
    'PipeWorks serves most of them.',
    'A competitor called Orgelbau Meier is near.',
    'Ask on LinkedIn.',
    'An app called for by nobody.',
    // A plain name cannot be told from a person, a place, a month or a tool: these two look the same to code.
    'Acme serves most of them.',
    'Anna serves most of them.',
    'Die Werkstatt von Meier liefert an Trello und an Kirchen.',
  ])('and these stay: %s', sentence => {
    expect(faultOf(sentence, seen)).toBeNull()
  })
})

test('a text is cut into the same sentences however its pieces come', () => {
  const text = 'Talk to Dr. Meier, e.g. today. It costs 1.5 euros!\n\n1. First. Then “stop.” Now?'
  const whole = [
    'Talk to Dr. Meier, e.g. today. ',
    'It costs 1.5 euros!\n\n',
    '1. First. ',
    'Then “stop.” ',
    'Now?',
  ]
  for (let size = 1; size <= 20; size++) {
    const sentences = bySentence()
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect([...pieces.flatMap(sentences.take), sentences.end()]).toEqual(whole)
  }
})

test.each([
  ['That hurts. How many paid?', 'That hurts.', 'How many paid?'],
  ['Fine.\n\n> The idea.\n\nWho pays for it?', 'Fine.\n\n> The idea.', 'Who pays for it?'],
  ['I will now sum up.', 'I will now sum up.', ''],
  ['Who pays?', '', 'Who pays?'],
])('the question of “%s”', (text, reaction, question) => {
  expect(splitQuestion(text)).toEqual({ reaction, question })
})

describe('sums in a row pass in each language', () => {
  test.each([
    [
      'en',
      '1,200 users, 40 pay $9 a month.',
      '40 × $9 = $360 a month. That is 3.3% of your 1,200 users, and $4,320 a year.',
    ],
    [
      'de',
      '2.400 € Umsatz bei 16 Kunden, Kosten 3.100 €.',
      '2.400 € durch 16 Kunden sind 150 € je Kunde. Mit 21 Kunden sind es 3.150 €. Ihnen fehlen 700 € im Monat, 8.400 € im Jahr.',
    ],
    [
      'es',
      'Vendemos a 35 euros, el costo es 21 y hay 80 pedidos al mes.',
      'Le quedan 14 euros por pedido, el 40 %. Con 80 pedidos son 1.120 euros al mes.',
    ],
    [
      'fr',
      '12 clients paient 45 € par mois, 3 sont partis.',
      '12 × 45 € = 540 € par mois. Cela fait 6 480 € par an.',
    ],
    ['pt', '30 clientes a R$ 99 por mês e 12 recusaram.', 'São R$ 2.970 por mês. 12 de 42 recusaram, 29 %.'],
  ] as const)('%s', (language, said, text) => {
    expect(cleanerOf({ said: [said], language })(text)).toBe(text)
  })
})

describe('GV02 a figure of the founder passes, and one that only happens to come out of theirs does not', () => {
  const told = {
    said: [
      'Price: $12 a roof instead of $149 flat = $12',
      'Own costs: About $9 a roof in compute = $9',
      'EagleView report, $38 to $87 each, takes 3 to 24 hours',
      'Roofr at $89 a month plus $13 a report',
      '27 of 31 roofs compared were within 2 percent of EagleView, 4 were off because of trees',
      'All 9 type the estimate at night, about 70 minutes each; 2 of 9 climb up with a tape',
      '60 percent of Texas jobs are hail claims',
      'The drone shop sold to 60 roofers last year. Labelled 400 roofs.',
    ],
    language: 'en' as const,
  }
  test.each([
    'What is solid is the measurement, 27 of 31 roofs within 2 percent.',
    '$12 a roof leaves $3 after $9 of compute.',
    'The other 40 percent are cash jobs.',
    'Nobody else is within 2 %.',
    '27 of 31 is 87 %.',
    '$149 covers sixteen roofs at $9: that is $144.',
    'EagleView takes $38 to $87, you ask $12.',
    'At $12 the 60 roofers would pay $720 for one roof each.',
  ])('passes: %s', sentence => {
    expect(faultOf(sentence, told)).toBeNull()
  })
  test.each([
    'With $9 of compute a roof, $12 leaves $3; ask $19.',
    'Charge $19 a roof.',
    'Ask them for $40.',
    'Roofers lose 29 % of their jobs.',
    'There are 4,650 roofers in Texas.',
  ])('is left out: %s', sentence => {
    expect(faultOf(sentence, told)).toBe('figure')
  })
  test('a text of which nothing is left says so, every time', () => {
    const clean = cleanerOf(told)
    expect(clean('Charge $19 a roof.')).toBe(
      '(I left out a figure that I cannot trace to anything you told me.)',
    )
    expect(clean('Charge $40 a roof.')).toBe('(I left this out: I cannot trace it to anything you told me.)')
    expect(clean('Call them. Charge $41 a roof.')).toBe('Call them.')
  })
})

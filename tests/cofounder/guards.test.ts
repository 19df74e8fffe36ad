import { describe, expect, test } from 'vitest'
import { cleanerOf } from '../../cofounder/guards/closing.ts'
import { type Ground, ownFigures } from '../../cofounder/guards/ground.ts'
import { faultOf, guardOf } from '../../cofounder/guards/guards.ts'
import { bySentence } from '../../cofounder/guards/sentences.ts'
import { splitQuestion } from '../../cofounder/prompts/interview.ts'

const ground = {
  said: [
    'Seven trips in four weeks, about €180 each.',
    'Three pay 49 euros a month, four said no. 120 members.',
    'Their site is orgel.example.com',
    'We see 2,400 guests, 12 % come back.',
  ],
  language: 'en' as const,
}

describe('sentences that the guards keep', () => {
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
  ])('the guards keep unchanged: %s', sentence => {
    expect(faultOf(sentence, ground)).toBeNull()
  })
})

describe('MM03 the guards remove a sentence and leave a note', () => {
  test.each([
    ['You said “we have 500 customers”, which is good.', 'quote'],
    ['In your own words, “everybody loves it”.', 'quote'],
    ['Read more at https://reports.example/organ.', 'link'],
    ['See www.gartner.com for details.', 'link'],
    ['3 × 49 = 200.', 'sum'],
    ['7 × €180 = €2,160.', 'sum'],
    ['3 ÷ 120 = 25 %.', 'sum'],
  ])('the guards remove: %s', (sentence, fault) => {
    expect(faultOf(sentence, ground)).toBe(fault)
    expect(guardOf(ground)(`${sentence} `)).toMatch(/^\(I left out .*\) $/)
  })

  test('the guards write a note for each kind of fault once, however many sentences they remove', () => {
    const guard = guardOf(ground)
    expect([guard('See www.one.com. '), guard('Or www.two.com. '), guard('Call them.')].join('')).toBe(
      '(I left out a link that I have not seen myself.) (…) Call them.',
    )
  })

  test('removing a table row keeps the table valid', () => {
    const guard = guardOf(ground)
    const rows = ['| size | where |\n', '| 1 | www.one.com |\n', '| 2 | www.two.com |\n', '| 3 | here |\n']
    expect(rows.map(one => guard(one)).join('')).toBe(
      '| size | where |\n| (I left out a link that I have not seen myself.) |\n| (…) |\n| 3 | here |\n',
    )
  })
})

describe('SE03 a company that no source names is removed from a result', () => {
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
  ])('the guards remove the company: %s', sentence => {
    expect(faultOf(sentence, seen)).toBe('company')
  })
  test.each([
    'A rival called Excel serves most of them.',
    'PipeWorks serves most of them.',
    'A competitor called Orgelbau Meier is near.',
    'Ask on LinkedIn.',
    'An app called for by nobody.',
    // By the words alone, code cannot tell a company from a person, a place, a month or a tool. These two sentences
    // are an example.
    'Acme serves most of them.',
    'Anna serves most of them.',
    'Die Werkstatt von Meier liefert an Trello und an Kirchen.',
  ])('the guards keep the sentence: %s', sentence => {
    expect(faultOf(sentence, seen)).toBeNull()
  })
})

test('the guards keep the same sentences, wherever the stream is cut into parts', () => {
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
  ['(I left out a figure.) Who pays?', '(I left out a figure.)', 'Who pays?'],
])('the question in “%s” is separated from the comment before it', (text, reaction, question) => {
  expect(splitQuestion(text)).toEqual({ reaction, question })
})

const ownIn = (text: string, on: Ground) => ownFigures(text, on).map(figure => figure.text)

describe('GV02 figures that the founder told, and figures that equal told figures only by chance', () => {
  const told: Ground = {
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
    language: 'en',
  }
  test.each([
    'What is solid is the measurement, 27 of 31 roofs within 2 percent.',
    '$12 a roof, after $9 of compute.',
    'Nobody else is within 2 %.',
    'EagleView takes $38 to $87, you ask $12.',
    'At $12 the 60 roofers would pay.',
  ])('the figures of this sentence count as told by the founder: %s', sentence => {
    expect(ownIn(sentence, told)).toEqual([])
  })
  test.each([
    ['With $9 of compute a roof, $12 leaves $3; ask $19.', ['$3', '$19']],
    ['Charge €12 a roof.', ['€12']],
    ['Ask 60 dentists.', ['60']],
    ['Roofers lose 29 % of their jobs.', ['29 %']],
    ['There are 4,650 roofers in Texas.', ['4,650']],
    ['The grant gives 120,000 rand to 45 businesses.', ['120,000 rand', '45']],
  ])('this sentence is marked as the view of the model: %s', (sentence, figures) => {
    expect(ownIn(sentence, told)).toEqual(figures)
  })
  test('an answer whose sentences were all removed always says so', () => {
    const clean = cleanerOf(told)
    expect(clean('See www.one.com.')).toBe('(I left out a link that I have not seen myself.)')
    expect(clean('See www.two.com.')).toBe('(I left this out: I cannot trace it to anything you told me.)')
    expect(clean('Call them. See www.two.com.')).toBe('Call them. (…)')
  })
})

describe('GV07 numbers in words, and notes in languages with two forms of address', () => {
  const kofi: Ground = {
    said: [
      'In the end nine bags went black.',
      'They sold those nine as pig feed for fifteen cedis a bag instead of one hundred and twenty.',
      'Moisture from sixty-two percent to thirteen percent in two days, against four days on tarpaulin.',
      'Material cost was six thousand one hundred cedis.',
    ],
    language: 'en',
  }
  test.each([
    ['Nine bags went black.', []],
    ['Moisture fell from 62 to 13 percent in 2 days, against 4 days on tarpaulin.', []],
    ['Material cost 6,100 cedis.', []],
    ['9 × 15 cedis = 135 cedis.', []],
    ['The rival in Accra sells at 400 cedis.', ['400 cedis']],
    ['Nine groups wait for it.', ['Nine']],
  ])('only figures that nobody told are marked in a sentence: %s', (sentence, figures) => {
    expect(ownIn(sentence, kofi)).toEqual(figures)
  })

  test('the note of the guards fits conversations with tu and conversations with vous', () => {
    for (const language of ['de', 'es', 'fr', 'pt'] as const) {
      const clean = cleanerOf({ said: [], language })
      const told = `${clean('Es 4.321 euros.')} ${clean('www.one.com')} ${clean('Sie sagten „alles ist gut“. Dijo “todo va bien”. Vous dites « tout va bien ».')}`
      expect(told.replace('Es 4.321 euros.', '')).not.toMatch(/\b(?:vous|vos|tu|Ihren|usted|sus|você|suas)\b/)
    }
  })
})

describe('GV09 the guards compute every sum in a text again to check it', () => {
  const shop: Ground = {
    said: [
      'I want 2,00,000 rupees: Prakash gets 14,000 rupees a month, rest for the bike.',
      'Each unit pays Rs 1,800 a month and I want 40 units.',
    ],
    language: 'en',
  }
  const torsten: Ground = {
    said: ['Zwei haben zugesagt.', 'Es soll 59 Euro im Monat kosten.'],
    language: 'de',
  }
  const kirra: Ground = {
    said: ['Deb weighs about 90,000 goats a year, maybe I take 6 cents a head.'],
    answered: ['Three seats bring 3 × $95 × 12 = $3,420 a year.'],
    language: 'en',
  }
  test.each([
    [shop, 'Now the sum holds: 14,000 × 12 = ₹1,68,000.'],
    [torsten, '2 × 3 × 59 = 354 Euro.'],
    [kirra, '6 cents × 90,000 goats is $5,400 a year.'],
    [kirra, 'The $3,420 stand already.'],
    [
      { said: ['Trois forfaits par mois, 690 € chacun.'], language: 'fr' as const },
      'Il entre 6 × 3 × 690 = 12 420 €.',
    ],
    [
      {
        said: ['Ich nehme 3 Cent pro Liter.', 'Der Hof liefert 400.000 Liter im Jahr.'],
        language: 'de' as const,
      },
      '400.000 Liter × 3 Cent = 12.000 Euro im Jahr.',
    ],
  ])('the guards keep a correct sum, %#', (on, text) => {
    expect([faultOf(text, on), ownIn(text, on)]).toEqual([null, []])
  })
  test.each([
    [kirra, '6 cents × 90,000 goats is $540,000 a year.'],
    [torsten, 'Drei Monate umsonst kosten dich 2 × 3 × 59 = 534 Euro.'],
    [shop, '14,000 × 12 = ₹1,86,000.'],
  ])('the guards remove a wrong sum, %#', (on, sentence) => {
    expect(faultOf(sentence, on)).toBe('sum')
  })
  test.each([
    [torsten, '7 × 3 × 590 = 12.390 Euro.', '12.390 Euro'],
    [torsten, '2 × 3 × 80 Euro = 480 Euro.', '480 Euro'],
    [shop, 'You take ₹7,700 a month.', '₹7,700 a month'],
  ])(
    'the guards mark a sum of figures that nobody told as the view of the model, %#',
    (on, sentence, figure) => {
      expect(ownIn(sentence, on)).toContain(figure)
    },
  )
  test.each([
    ['2 × 3 × 45,000 = Rs 2.7 lakh.', 'en'],
    ['6 × 45,000 = 2.7 lakh, 40 × Rs 2.7 lakh = Rs 1.08 crore.', 'en'],
    ['Fr. 90 × 45 000 = Fr. 4,05 Mio.', 'de'],
    ['15 × 160 reais = R$ 2,4 mil.', 'pt'],
  ] as const)(
    'the guards accept a sum that writes thousands or millions as a word: %s',
    (sentence, language) => {
      expect(faultOf(sentence, { said: [], language })).toBeNull()
    },
  )
})

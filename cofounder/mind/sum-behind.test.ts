import { expect, test } from 'vitest'
import { cleanerOf } from './closing.ts'
import type { Ground } from './ground.ts'
import { faultOf, guardOf } from './guards.ts'
import { bySentence } from './sentences.ts'
import { withoutSums, withoutSumsIn } from './sum-behind.ts'

const depot: Ground = {
  said: [
    'Three seats at $95 a month each.',
    'Deb weighs 90,000 goats a year, and I could charge 6 cents a head.',
    'Eight depots, 20 % of them are closed in winter.',
  ],
  answered: ['Three seats bring $3,420 a year.'],
  language: 'en',
}
const left = '(I left out a figure that I cannot trace to anything you told me.)'

test.each([
  [
    '6 cents × 90,000 goats is $5,400 a year from Deb, $1,980 more than the $3,420 that three seats bring.',
    null,
  ],
  [
    'The break-even is 57,000 goats [= 3420 / 0.06]: below that, seats earn you more.',
    'The break-even is 57,000 goats (3,420 ÷ 0.06): below that, seats earn you more.',
  ],
  [
    'At $95 a seat three seats are $3,420 a year [= 3 * 95 * 12].',
    'At $95 a seat three seats are $3,420 a year.',
  ],
  [
    'So 7,500 goats a month [= 90000 / 12] bring $450 [= 7500 * 0.06].',
    'So 7,500 goats a month (90,000 ÷ 12) bring $450 (7,500 × 0.06).',
  ],
  [
    'Without the closed ones you keep $21,888 [= 8 * (1 - 0.2) * 3420].',
    'Without the closed ones you keep $21,888 (8 × (1 − 0.2) × 3,420).',
  ],
])('GV10 a computed figure with a sum of given figures behind it is read: %s', (written, read) => {
  expect(guardOf(depot)(written)).toBe(read ?? written)
})

test.each([
  ['A market of 640,000 goats [= 8 * 80000].', 'nobody said 80,000'],
  ['You would sell to 27,000 goats [= 90000 * 0.3].', 'nobody said 30 %'],
  ['You would sell to 64,000 goats [= 90000 * 0.2].', 'the sum makes another figure'],
  ['You would sell to 400,000 goats [= 40 * 100 * 100].', 'no number in it was told'],
  ['You would sell to 64,000 goats [= many].', 'it is no sum'],
])('GV10 %s is left out: %s', written => {
  expect(guardOf(depot)(written)).toBe(left)
})

test.each([
  [
    'Das sind 498 € im Jahr [= 390 + 9 * 12], 28 % mehr [= 9 * 12 / 390].',
    'Das sind 498 € im Jahr (390 + 9 × 12), 28 % mehr (9 × 12 ÷ 390).',
  ],
  ['Ein Vertrag zu 390 € würde mit 9 € im Monat zu 498 €.', null],
  [
    '64 Verträge zu 390 € sind 24.960 € im Jahr, nicht 17.940 €; die drei verlorenen sind knapp 5 % davon.',
    null,
  ],
])('GV10 %s', (written, read) => {
  const ground: Ground = {
    said: [
      'Nicht 46, sondern 64 Verträge zu 390 € im Jahr.',
      'Drei sind weg.',
      'Ich nehme 9 € im Monat dazu.',
    ],
    answered: ['46 Verträge zu 390 € sind 17.940 € im Jahr.'],
    language: 'de',
  }
  expect(guardOf(ground)(written)).toBe(read ?? written)
})

test.each([
  [
    'Take out the eight and 338,417 goats are left. ',
    'Take out the eight and 338,417 goats are left. (unchecked: 338,417) ',
  ],
  ['| 90,000 goats | $354.29 |\n', '| 90,000 goats | $354.29 (unchecked: $354.29) |\n'],
])(
  'GV11 a figure that code cannot get is read beside given ones, and called unchecked: %s',
  (written, read) => {
    expect(guardOf(depot)(written)).toBe(read)
  },
)

test.each([
  ['an earlier answer', { ...depot, answered: ['Of 90,000 goats 12,345 are lame. (unchecked: 12,345)'] }],
  [
    'saved work',
    { ...depot, said: [...depot.said, '| Of 90,000 goats 12,345 are lame. (unchecked: 12,345) |'] },
  ],
])('GV11 what %s calls unchecked is still unchecked, and so is what is made of it', (_, ground: Ground) => {
  expect(guardOf(ground)('Of 90,000 goats these 12,345 count.')).toContain('(unchecked: 12,345)')
  expect(guardOf(ground)('At 6 cents the lame of 90,000 cost $740.70 [= 12345 * 0.06].')).toContain(
    '(unchecked: $740.70)',
  )
  const told = { ...ground, said: [...ground.said, 'I counted 12,345 lame ones.'] }
  expect(guardOf(told)('Of 90,000 goats these 12,345 count.')).toBe('Of 90,000 goats these 12,345 count.')
})

test('GV11 a figure is called unchecked once', () => {
  const guard = guardOf(depot)
  guard('Of 90,000 goats 12,345 are lame. ')
  expect(guard('Of 90,000 goats these 12,345 count. ')).toBe('Of 90,000 goats these 12,345 count. ')
})

const costs: Ground = {
  said: ['Rent is $900, the van $450 and insurance $120 a month.', 'Two helpers at $1,600 each, 240 visits.'],
  language: 'en',
}
const named = 'Rent is $900, the van $450 and your two helpers $1,600 each. '

test.each([
  ['Over the first three months that makes $14,200 in all.', '$14,200'],
  ['That makes 14,200 in all.', '14,200'],
])(
  'GV11 a total that names none of its parts stays behind given figures, called unchecked: %s',
  (total, figure) => {
    const guard = guardOf(costs)
    expect(guard(named)).toBe(named)
    expect(guard(total)).toBe(`${total} (unchecked: ${figure})`)
    // Also behind a sentence that is called unchecked itself.
    const other = guardOf(costs)
    expect(other('Your $900 of rent may become $1,137. ')).toContain('(unchecked: $1,137)')
    expect(other(total)).toBe(`${total} (unchecked: ${figure})`)
    expect(guardOf(costs)(total)).toBe(left)
  },
)

test.each([
  ['The market is worth $4 billion.', 'more than the figures before it make in a year'],
  ['The market is worth $21,900.', 'a year is no count'],
  ['There are 38,417 such firms.', 'a count behind amounts that is larger than they make'],
  ['Studies show that 73 % of founders underprice.', 'a share is no total'],
])('GV11 a claim about the world stays out behind given figures, too: %s (%s)', claim => {
  const guard = guardOf({ ...costs, said: ['Rent is $900.'] })
  guard('Rent is $900, also in 2027. ')
  expect(guard(claim)).toBe(left)
})

test('GV11 a figure in another field of a result is no total', () => {
  const clean = cleanerOf(costs)
  expect([clean('Pay the $900.'), clean('Ask for $951.')]).toEqual(['Pay the $900.', left])
})

test('GV11 an amount does not follow counts', () => {
  const guard = guardOf(costs)
  guard('You make 240 visits. ')
  expect(guard('Others sell for $23.')).toBe(left)
})

test.each([
  ['Sobram R$ 17.820 [= 27000 * 0.66].', ['Vendo 27.000 reais, margem de 34%.'], 'pt'],
  ['Faltam R$ 347 [= 323 / 0.93].', ['O custo é R$ 323 e o Simples leva 7%.'], 'pt'],
  ['Dariam 3.800 € [= 2 * 1000 * 1.90].', ['Encomenda 2 toneladas a 1,90 € o quilo.'], 'pt'],
] as const)('GV10 what is left of a share, and units: %s', (written, said, language) => {
  expect(guardOf({ said, language })(written)).not.toMatch(/verificado|Omiti/)
})

test('GV10 a sentence may go on from a sum of the one before it, also of one with a condition', () => {
  const guard = guardOf({
    said: ['9 Ausfälle im Oktober, 89 Euro Anfahrt, ich nehme 320 Euro.'],
    language: 'de',
  })
  const read = [
    'Das wären 801 Euro nur fürs Kommen [= 9 * 89], wenn jeder einzeln angefahren wird. ',
    'Ihre 320 Euro sind 481 Euro weniger [= 801 - 320].',
  ].map(guard)
  expect(read.join('')).toBe(
    'Das wären 801 Euro nur fürs Kommen (9 × 89), wenn jeder einzeln angefahren wird. Ihre 320 Euro sind 481 Euro weniger (801 − 320).',
  )
})

test('GV10 a sum may be made of what an earlier answer guessed: the founder has read it', () => {
  const ground: Ground = {
    said: ['El lavado cuesta 11.500 guaraníes, la prenda se alquila a 65.000.'],
    answered: ['Si el traje sale ocho veces, son 36.250 por salida.', 'Supongo 7.825 de pérdidas.'],
    language: 'es',
  }
  const written =
    'Por salida: 36.250 del traje, 11.500 de lavado y 7.825 de pérdidas: 55.575 [= 36250 + 11500 + 7825].'
  expect(guardOf(ground)(written)).toBe(written.replace(/ \[.*\]/, ''))
})

test('MM03 a row of a table that is left out leaves the table whole', () => {
  const guard = guardOf(depot)
  const rows = ['| size | price |\n', '| 1 kg | $354.29 |\n', '| 2 kg | $921.73 |\n', '| 5 kg | $95 |\n']
  expect(rows.map(guard).join('')).toBe(`| size | price |\n| ${left} |\n| (…) |\n| 5 kg | $95 |\n`)
})

test.each([
  ['2 × 3 × 45,000 = Rs 2.7 lakh.', 'en'],
  ['6 × 45,000 = 2.7 lakh, 40 × Rs 2.7 lakh = Rs 1.08 crore.', 'en'],
  ['Fr. 90 × 45 000 = Fr. 4,05 Mio.', 'de'],
  ['15 × 160 reais = R$ 2,4 mil.', 'pt'],
] as const)('GV09 a shown sum with a word for its zeros is right: %s', (sentence, language) => {
  expect(faultOf(sentence, { said: ['45,000', '160', '90', '40'], language })).not.toBe('sum')
})

test('GV09 a stop behind Fr., Gs. or max. is no end of a sentence', () => {
  const sentences = bySentence()
  const text = 'Es bleiben Fr. 240 im Jahr. Pida Gs. 62.000 hoy. Das sind max. 3. Und nun? '
  expect([...sentences.take(text), sentences.end()]).toEqual([
    'Es bleiben Fr. 240 im Jahr. ',
    'Pida Gs. 62.000 hoy. ',
    'Das sind max. 3. ',
    'Und nun? ',
    '',
  ])
})

test.each([
  [
    'Three of the 60 minutes at £13.50 an hour are 67.5p [= 13.50 * 3 / 60].',
    ['3 minutes a basket, £13.50 an hour.'],
    'en',
  ],
  ['Sie brauchen 706 Sensoren: 2.750 € ÷ 3,90 € = 705,1.', ['Fix 2.750 € im Monat, 3,90 € je Sensor.'], 'de'],
  ['Die 117 bringen 9.675,90 € (117 × 82,70).', ['Ich nehme 82,70 € je Stück, 117 Stück.'], 'de'],
  ['Proposez une facture de 480 € pour 2027.', ['480 € par an.'], 'fr'],
  ['Les communes propriétaires depuis la loi de 1905 entretiennent leurs églises.', ['480 € par an.'], 'fr'],
  ['Das 868-MHz-Band ist frei, für LoRa zu prüfen.', ['480 € im Jahr.'], 'de'],
] as const)('GV10 nothing of this is called unchecked: %s', (written, said, language) => {
  expect(guardOf({ said, language })(written)).toBe(written.replace(/ \[.*\]/, ''))
})

test('GV10 a bracket that was escaped for a page is taken out whole', () => {
  expect(withoutSums(String.raw`6,316 baskets \[= 240000 / 38\] lie there.`)).toBe('6,316 baskets lie there.')
})

test('GV10 a sum that makes no figure of its sentence is not shown', () => {
  const ground: Ground = { said: ['The washer is £8,900, 8,700 baskets, 85p each.'], language: 'en' }
  expect(guardOf(ground)('It comes to £1.02 a basket [= 8900 / 8700 - 0.85].')).toBe(
    'It comes to £1.02 a basket.',
  )
})

test('GV09 a short word at the end of a line ends its sentence', () => {
  expect(bySentence().take('Three of them pay.\n\nTwo do not.\nWhy?\nA')).toEqual([
    'Three of them pay.\n\n',
    'Two do not.\n',
    'Why?\n',
  ])
})

test('GV09 a French sum has spaces in its thousands', () => {
  const ground: Ground = { said: ['690 € le forfait, 3 par mois, de janvier à juin.'], language: 'fr' }
  const written = 'Fin juin, avec 3 forfaits par mois, il entre 6 × 3 × 690 = 12 420 €.'
  expect(guardOf(ground)(written)).toBe(written)
})

test('GV10 the brackets of a German sum are read with a comma, too', () => {
  const ground: Ground = {
    said: ['Je Essen nehme ich 0,35 Euro.', 'Es sind 1.200 Essen am Tag.'],
    language: 'de',
  }
  expect(guardOf(ground)('Das sind 8.400 Euro im Monat [= 1200 * 0,35 * 20].')).toBe(
    'Das sind 8.400 Euro im Monat (1.200 × 0,35 × 20).',
  )
})

test('GV10 no bracket is left in a result', () => {
  const result = { title: 'Twice', rows: [{ text: 'It is 190 [= 2 * 95].', score: 3, open: null }] }
  expect(withoutSumsIn(result)).toEqual({
    title: 'Twice',
    rows: [{ text: 'It is 190.', score: 3, open: null }],
  })
})

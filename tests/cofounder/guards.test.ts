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

  test('in words once for each kind, and never silently', () => {
    const guard = guardOf(ground)
    expect([guard('It is worth €4 billion. '), guard('Or €5 billion. '), guard('Call them.')].join('')).toBe(
      '(I left out a figure that I cannot trace to anything you told me.) (…) Call them.',
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
  ['(I left out a figure.) Who pays?', '(I left out a figure.)', 'Who pays?'],
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
    expect(clean('Call them. Charge $41 a roof.')).toBe('Call them. (…)')
  })
})

describe('GV07 what follows from the founder’s figures, or is a what-if of the advice, reaches the founder', () => {
  const kofi = {
    said: [
      'In the end nine bags went black.',
      'They sold those nine as pig feed for fifteen cedis a bag instead of one hundred and twenty.',
      'Moisture from sixty-two percent to thirteen percent in two days, against four days on tarpaulin.',
      'Material cost was six thousand one hundred cedis.',
    ],
    language: 'en' as const,
  }
  const lea = {
    said: [
      'Six réparations payées à 320 euros en moyenne.',
      'Il me faut 800 euros par mois, 60 euros de frais par déplacement.',
      'Une réparation prend neuf heures, trajet compris.',
    ],
    language: 'fr' as const,
  }
  const inGerman = { said: ['Sechs zahlen 320 Euro für neun Stunden.'], language: 'de' as const }
  const inSpanish = { said: ['Seis pagan 320 euros por nueve horas.'], language: 'es' as const }
  const inPortuguese = { said: ['Seis pagam 320 euros por nove horas.'], language: 'pt' as const }
  test.each([
    [kofi, '945 cedis lost in one batch he saw himself.'],
    [kofi, 'Nine bags at 105 cedis lost is 945 cedis gone in three days.'],
    [kofi, 'In 3 runs moisture fell from 62 to 13 percent in 2 days, against 4 days on tarpaulin.'],
    [kofi, 'Material cost 6,100 cedis.'],
    [kofi, 'Even at 200 cedis they would sell nothing.'],
    [kofi, 'Try 90 cedis with two of them.'],
    [lea, 'Même à 400 euros il en faudrait trois ; le prix seul ne te sauve donc pas.'],
    [lea, 'Ensuite j’essaierais 360 euros avec trois nouveaux clients.'],
    [
      lea,
      'Et une pensée pour ton prix : 320 euros pour neuf heures, cela fait environ 35 euros de l’heure, frais compris, donc moins que Monsieur Perrier.',
    ],
    [inGerman, 'Selbst bei 400 Euro wäre es zu wenig.'],
    [inGerman, '320 Euro für neun Stunden sind etwa 35 Euro die Stunde.'],
    [inSpanish, 'Incluso a 400 euros harían falta tres.'],
    [inSpanish, '320 euros por nueve horas son unos 35 euros la hora.'],
    [inPortuguese, 'Mesmo a 400 euros faltariam três.'],
    [inPortuguese, '320 euros por nove horas são cerca de 35 euros por hora.'],
  ])('%#', (on, sentence) => {
    expect(faultOf(sentence, on)).toBeNull()
  })
  test.each([
    [kofi, 'Even at 4 billion cedis the market is small.'],
    [kofi, 'The rival in Accra sells at 400 cedis.'],
    [kofi, 'The market is worth about 40,000 cedis.'],
    [kofi, 'You have already earned about 2,300 cedis.'],
    [kofi, 'There are 1,945 such groups.'],
    [lea, 'Monsieur Perrier demande environ 45 euros de l’heure.'],
    [lea, 'Odin prend 410 euros.'],
    [lea, 'Odin essaie 410 euros.'],
    [kofi, 'Others try 200 cedis.'],
    [lea, 'À 410 euros, Odin est plus cher.'],
  ])('and an invented one does not, %#', (on, sentence) => {
    expect(faultOf(sentence, on)).toBe('figure')
  })

  test('what is said of something left out addresses nobody: a talk may say tu or vous', () => {
    for (const language of ['de', 'es', 'fr', 'pt'] as const) {
      const clean = cleanerOf({ said: [], language })
      const told = `${clean('Es 4.321 euros.')} ${clean('Es 9.876 euros.')} ${clean('Sie sagten „alles ist gut“. Dijo “todo va bien”. Vous dites « tout va bien ».')}`
      expect(told).not.toMatch(/\b(?:vous|vos|tu|Sie|Ihren|usted|sus|você|suas)\b/)
    }
  })
})

describe('GV09 a sum over figures of the whole talk reaches the founder, where it shows its figures or was shown before', () => {
  const joao = {
    said: [
      'Recebi 160 reais por carga.',
      'Pago 6 por cento de imposto.',
      'O contador custa cento e noventa reais por mês.',
      'A casa precisa de mil e oitocentos reais por mês.',
      'O emprego do Nilson paga três mil e cem.',
      'Tenho cinco mil e novecentos reais guardados.',
    ],
    language: 'pt' as const,
  }
  const torsten = {
    said: [
      'Zwei haben zugesagt.',
      'Ich gebe ihnen drei Monate umsonst.',
      'Es soll 59 Euro im Monat kosten.',
      'Das spart 86 Stunden im Jahr.',
    ],
    language: 'de' as const,
  }
  const ximena = {
    said: [
      'La jefa dice que sí a 130 mil por enfermera, con 4 enfermeras.',
      'WhatsApp me cuesta 90.000 al mes.',
    ],
    language: 'es' as const,
  }
  const shop = {
    said: [
      'I want 2,00,000 rupees: Prakash gets 14,000 rupees a month, 14,000 x 12 = 1,68,000, rest for the bike.',
      'Each unit pays Rs 1,800 a month and I want 40 units.',
      'My father had a stitching unit of 12 machines which closed in 2019.',
    ],
    language: 'en' as const,
  }
  const agency = {
    said: [
      '130 mil por enfermera al mes; 150 mil es lo máximo.',
      'Una quiere probar con 4 enfermeras, la agencia con 10.',
      'MedTalento trajo 60 y 9 se devolvieron, cada una les costó 7 millones.',
    ],
    language: 'es' as const,
  }
  const meenakshi = {
    said: [
      '6 units pay Rs 1,800 a month each. One of the six stopped in October.',
      'Prakash gets 14,000 rupees.',
    ],
    answered: [
      'Five are left: 5 × ₹1,800 = ₹9,000 a month.',
      'Would ₹7,700 do? Suppose it were ₹6,600. Try ₹5,500 with two.',
    ],
    language: 'en' as const,
  }
  const wages = {
    said: ['They take in ₹65,000 and offer ₹9,000 more. One mechanic costs ₹16,500. Petrol is ₹1,400.'],
    language: 'en' as const,
  }
  const kirra = {
    said: [
      'Deb weighs about 90,000 goats a year, maybe I take 6 cents a head.',
      'It is $95 a seat a month, three seats.',
    ],
    answered: ['Three seats bring 3 × $95 × 12 = $3,420 a year.'],
    language: 'en' as const,
  }
  const milch = {
    said: ['Ich nehme 3 Cent pro Liter.', 'Der Hof liefert 400.000 Liter im Jahr.'],
    language: 'de' as const,
  }
  const tortillas = {
    said: ['Cobro 25 centavos por tortilla.', 'El comedor usa 8.000 tortillas al mes.'],
    language: 'es' as const,
  }
  const joost = {
    said: ['Ein Wartungsvertrag kostet 390 € im Jahr.', 'Ich nehme 9 € im Monat dafür.'],
    language: 'de' as const,
  }
  test.each([
    [
      joost,
      'Ein Vertrag zu 390 € würde mit 9 € im Monat zu 498 €, das sind 28 % mehr; ob die Besitzer das mittragen, hat noch keiner gefragt.',
    ],
    [joost, 'Fünf Besitzer fragen, ob sie 498 € statt 390 € im Jahr zahlen.'],
    [
      { said: ['The grinder is Rs 14 lakh. Two men at Rs 45,000 a month.'], language: 'en' as const },
      'Two men for three months, 2 × 3 × 45,000 = Rs 2.7 lakh: Rs 16.7 lakh you spend.',
    ],
    [agency, 'Son 9 × 7 = 63 millones de pesos.'],
    [
      { said: ['Ich miete 20 Zellen für Fr. 1450 im Sommer.'], language: 'de' as const },
      'Ein Sommer kostet max. Fr. 1450. Das ist viel.',
    ],
    // A plain space may part the thousands.
    [
      { said: ['Trois forfaits par mois, 690 € chacun.'], language: 'fr' as const },
      'Avec 3 forfaits par mois de janvier à juin, il entre 6 × 3 × 690 = 12 420 €.',
    ],
    [
      { said: ['Il me reste 7 400 euros et je dépense 1 050 euros par mois.'], language: 'fr' as const },
      'Il reste 7 400 − 4 × 1 050 = 3 200 €.',
    ],
    // Cents are hundredths.
    [
      kirra,
      '6 cents × 90,000 goats is $5,400 a year from Deb, $1,980 more than the $3,420 that three seats bring. The break-even is 57,000 goats: below that, seats earn you more.',
    ],
    [kirra, '$285 a month for three seats, or 6 cents a head: $5,400 a year at Deb’s 90,000 goats.'],
    [
      kirra,
      'Below 57,000 goats a year a depot brings more by seats ($3,420) than by heads, so ask each depot for its yearly tally.',
    ],
    [milch, '400.000 Liter × 3 Cent = 12.000 Euro im Jahr.'],
    [tortillas, 'Son 8.000 × 25 centavos = 2.000 pesos al mes.'],
    [
      joao,
      'Por carga ficam R$ 160 menos 6% de imposto, R$ 150,40. Para cobrir os R$ 190 do contador e os R$ 1.800 da casa, são 1.990 ÷ 150,40 = 13,2, ou seja, quatorze cargas por mês. Para igualar os R$ 3.100 do Nilson além do contador, 3.290 ÷ 150,40 = 21,9, vinte e duas cargas. Com R$ 5.900 e R$ 1.990 por mês de custos, você tem quase três meses.',
    ],
    [torsten, 'Drei Monate umsonst kosten dich 2 × 3 × 59 = 354 Euro.'],
    [
      shop,
      'Your father’s 12 machines that closed in 2019 is the strongest sentence you have. Now the sum holds: 14,000 × 12 = ₹1,68,000, and ₹32,000 is left for the bike. 40 units at ₹1,800 are ₹72,000 a month against two wages of ₹28,000.',
    ],
    [
      ximena,
      'Primero las cuentas: 4 × 130.000 = 520.000 pesos al mes, menos 90.000 de WhatsApp quedan 430.000.',
    ],
    [ximena, 'Te quedan 430.000 pesos: 520.000 de las 4 enfermeras menos 90.000 de WhatsApp.'],
    [torsten, 'Bei 59 Euro im Monat, also 708 im Jahr, kostet die gesparte Stunde 8,23 Euro.'],
    [meenakshi, 'And the money: ₹14,000 for Prakash against ₹9,000 to ₹10,800 coming in.'],
    [
      wages,
      'A third mechanic for them costs another ₹16,500; then 65,000 + 9,000 − 49,500 − 1,400 = ₹23,100 is left.',
    ],
    // Told without a currency.
    [agency, 'Y en MedTalento 9 de 60 se devolvieron, el 15 %, a 7 millones cada una: 63 millones de pesos.'],
    [agency, 'Mandar a MedTalento la cuenta de las 9 devoluciones, 63 millones de pesos.'],
    [agency, 'Enviar la factura de 600.000 pesos a la jefa interesada.'],
    [agency, 'Que MedTalento firme un piloto de 10 enfermeras por 1.300.000 pesos al mes.'],
  ])('%#', (on, text) => {
    expect(cleanerOf(on)(text)).toBe(text)
  })
  test.each([
    [joost, 'Mit 9 € im Monat werden aus 390 € dann 489 €.', 'figure'],
    [joost, 'Ein Vertrag zu 390 € wird mit 9 € im Monat zu 498 €, das sind 38 % mehr.', 'figure'],
    [kirra, '6 cents × 90,000 goats is $540,000 a year.', 'sum'],
    [kirra, 'The break-even is 61,300 goats.', 'figure'],
    [torsten, 'Drei Monate umsonst kosten dich 2 × 3 × 59 = 534 Euro.', 'sum'],
    [torsten, '7 × 3 × 590 = 12.390 Euro.', 'figure'],
    [torsten, '2 × 3 × 80 Euro = 480 Euro.', 'figure'],
    [joao, 'Por carga ficam R$ 143,20.', 'figure'],
    [ximena, 'Te quedan 470.000 pesos: 520.000 de las 4 enfermeras menos 90.000 de WhatsApp.', 'figure'],
    [shop, '14,000 × 12 = ₹1,86,000.', 'sum'],
    [shop, 'It had 2018 machines.', 'figure'],
    [
      wages,
      'A third costs another ₹16,500; then 65,000 + 9,000 − 49,900 − 1,400 = ₹22,700 is left.',
      'figure',
    ],
    [wages, 'Then 65,000 + 9,000 − 49,500 − 1,400 = ₹23,100 is left.', 'figure'],
    [wages, 'A third mechanic costs another ₹16,500, so you need ₹49,500.', 'figure'],
    [agency, 'A MedTalento le costó 64 millones de pesos.', 'figure'],
    [agency, 'Enviar la factura de 640.000 pesos a la jefa interesada.', 'figure'],
    [meenakshi, 'You take ₹7,700 a month.', 'figure'],
    [meenakshi, 'You take ₹6,600 a month.', 'figure'],
    [meenakshi, 'You take ₹5,500 a month.', 'figure'],
    [{ ...meenakshi, answered: [] }, 'You take ₹9,000 a month.', 'figure'],
  ])('and what was asked, guessed or wrong does not, %#', (on, sentence, fault) => {
    expect(faultOf(sentence, on)).toBe(fault)
  })
})

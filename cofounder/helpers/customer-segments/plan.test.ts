import { expect, test } from 'vitest'
import type { Question } from '../../guide/question.ts'
import { questions as idea } from '../idea-refinement/lines.ts'
import { questions as validation } from '../problem-validation/lines.ts'
import { shortName } from './named.ts'
import { planOf } from './plan.ts'
import { playbook } from './playbook.ts'
import type { Said, SavedWork } from './saved-work.ts'
import { grown } from './texts/grown.ts'
import { otherwise } from './texts/otherwise.ts'
import { told } from './texts/told.ts'
import { otherPayer } from './who-pays.ts'

const said = (text: string): Said => ({ text, source: 'problem validation' })
const work = (group: string, paid: string, revenue: string | null = null): SavedWork => ({
  sources: [],
  groups: [said(group)],
  pain: null,
  find: said('The guild, 300 members'),
  prices: revenue ? [{ text: revenue, source: 'idea refinement' }] : [],
  paid: said(paid),
  sizing: null,
  words: [],
})

test.each([
  [
    'dialysis patients in Accra',
    'Korle Bu pays for 40 patients, GHS 9,600 monthly. Patients pay nothing.',
    null,
    'en',
    'Korle Bu pays for 40 patients',
  ],
  [
    'Trustees of temples in Varanasi',
    'Temples are not paying us. Shops have purchased 3,400 packs at ₹38',
    'Shops pay ₹38 per pack',
    'en',
    'Shops have purchased 3,400 packs',
  ],
  [
    'Smallholder beekeepers in Kitui',
    '9 sold through us, I have not asked the others yet',
    'Hotels pay us KES 650 a kilo',
    'en',
    'Hotels pay us KES 650',
  ],
  [
    'Pflegebedürftige in Köln',
    'Niemand, es ist ein Versuch',
    'Die Krankenkasse zahlt 40 € im Monat',
    'de',
    'Die Krankenkasse zahlt',
  ],
  ['Niños con dislexia', 'Nadie todavía', 'Los colegios pagan 90 € al mes', 'es', 'Los colegios pagan'],
  [
    'Lycéens de Lyon',
    "Personne pour l'instant",
    'Les mairies paient 300 € par an',
    'fr',
    'Les mairies paient',
  ],
  [
    'Idosos sozinhos no Porto',
    'Ninguém ainda',
    'As câmaras pagam 200 euros por mês',
    'pt',
    'As câmaras pagam',
  ],
] as const)('of “%s”, others pay: “%s”, “%s” (%s)', (group, paid, revenue, language, words) => {
  const saved = work(group, paid, revenue)
  expect(otherPayer(saved, language)).toMatchObject({ kind: 'others', words: expect.stringContaining(words) })
  const plan = planOf(saved, language, { payers: 0, refused: null })
  expect(plan.testFirst).toContain(words)
  expect(plan.plan).toEqual(otherwise[language].others.plan)
  expect(plan.why.join()).toContain(words)
})

test.each([
  ['Bakers in Bonn', 'Two bakers pay 29 € a month', null, 'en'],
  ['Bakers in Bonn', 'Two pay 29 € a month, nine said no', 'They pay £15 a month', 'en'],
  ['Bakers in Bonn', 'Nobody yet', 'Each baker pays 29 €', 'en'],
  ['Bakers in Bonn', 'I asked ten and two paid', 'My aunt paid once', 'en'],
  ['Bäcker in Bonn', 'Zwei haben bezahlt', 'Der Bäcker zahlt 29 €', 'de'],
  ['Panaderos de Bonn', 'Dos pagaron', 'El panadero paga 29 €', 'es'],
  ['Boulangers de Lyon', 'Deux ont payé', 'Le boulanger paie 29 €', 'fr'],
  ['Padeiros do Porto', 'Dois pagaram', 'O padeiro paga 29 €', 'pt'],
] as const)('“%s” pay themselves: “%s”, “%s” (%s)', (group, paid, revenue, language) => {
  expect(otherPayer(work(group, paid, revenue), language)).toBeNull()
})

test.each([
  [
    'dialysis patients, and the hospitals',
    'Korle Bu pays GHS 9,600. Patients pay nothing.',
    'hospital pays per ride',
    'en',
  ],
  ['patients and hospitals', 'The hospital pays GHS 9,600. Patients pay nothing.', null, 'en'],
  [
    'Patienten und die Krankenhäuser',
    'Sankt Georg zahlt 900 € im Monat',
    'Das Krankenhaus zahlt je Fahrt',
    'de',
  ],
  [
    'pacientes y hospitales',
    'San Juan paga 900 € al mes. Los pacientes no pagan nada.',
    'El hospital paga por viaje',
    'es',
  ],
  ['patients et hôpitaux', 'Saint Luc paie 900 € par mois', 'Un hôpital paie par trajet', 'fr'],
  ['pacientes e hospitais', 'Santa Maria paga 900 euros por mês', 'O hospital paga por viagem', 'pt'],
] as const)('of “%s”, one kind pays: “%s”, “%s” (%s)', (group, paid, revenue, language) => {
  const saved = { ...work(group, paid, revenue), find: said('5') }
  const plan = planOf(saved, language, { payers: 1, refused: null })
  const [words] = paid.split('.')
  const payer = otherPayer(saved, language)
  expect(payer?.kind).toBe('inside')
  expect(plan.why).toEqual([told[language].inside.why(payer?.words ?? '')])
  expect(plan.testFirst).toContain(words?.slice(0, 12))
  // Of five in all, nobody asks ten.
  const written = JSON.stringify([plan.testFirst, plan.next, plan.actions])
  expect(written).toContain('5')
  expect(written).not.toMatch(/\b(?:ten|zehn|diez|dix|dez)\b/)
})

test.each([
  ['Managers of night shelters', 'Nobody has paid, two supermarkets offered £40 a month.', 'en'],
  ['Managers of night shelters', 'Nobody has paid but two supermarkets would pay £40 a month', 'en'],
  ['Leiter von Nachtasylen', 'Niemand hat gezahlt, zwei Supermärkte haben 40 € im Monat angeboten', 'de'],
  ['Leiter von Nachtasylen', 'Niemand hat gezahlt, aber zwei Supermärkte bieten 40 € im Monat', 'de'],
  ['Albergues de noche', 'Nadie ha pagado, dos supermercados ofrecieron 40 € al mes', 'es'],
  ['Foyers de nuit', "Personne n'a payé, deux supermarchés ont proposé 40 € par mois", 'fr'],
  ['Abrigos noturnos', 'Ninguém pagou, dois supermercados ofereceram 40 euros por mês', 'pt'],
] as const)('of “%s”, “%s” is an offer and no payment (%s)', (group, paid, language) => {
  const saved = work(group, paid)
  const payer = otherPayer(saved, language)
  expect(payer).toMatchObject({ kind: 'offered', words: expect.stringContaining('40') })
  const plan = planOf(saved, language, { payers: 0, refused: null })
  expect(plan.testFirst).toBe(told[language].offered.testFirst(payer?.words ?? ''))
  expect(plan.actions).toEqual(told[language].offered.actions)
  expect(JSON.stringify(plan)).not.toContain(otherwise[language].others.next[0][1])
})

test('where the group is paid and nobody said who pays, the one who pays is to be asked', () => {
  const { testFirst } = planOf(work('Beekeepers', '9 sold through us'), 'en', { payers: 0, refused: null })
  expect(testFirst).toContain('Ask the one who pays, not the first group. Offer')
})

test('those who use it free are not asked to pay by the plan either', () => {
  const saved = work('Famílias em Braga', 'Ninguém paga, é gratuito; três empresas deram 500 euros cada')
  const plan = planOf(saved, 'pt', { payers: 0, refused: null })
  expect(plan.testFirst).toContain('quem usa não precisa pagar')
  expect(plan.plan).toEqual(otherwise.pt.others.plan)
})

test.each([
  ['Bezahlt hat noch keiner, alle sagen super, sieben haben unterschrieben', 'de'],
  ['Nobody has paid, but seven signed', 'en'],
  ['Nadie ha pagado, siete firmaron', 'es'],
  ["Personne n'a payé, sept ont signé", 'fr'],
  ['Ninguém pagou, sete assinaram', 'pt'],
] as const)('“%s” (%s): those who signed are asked for the deposit', (paid, language) => {
  const plan = planOf(work('–', paid), language, { payers: 0, refused: null })
  expect(plan.testFirst).toBe(otherwise[language].signed.testFirst)
})

test.each([
  ['Nine plants pay us $640 a month since January, none has cancelled', 'en'],
  ['Neun zahlen 640 € im Monat, keiner hat gekündigt', 'de'],
  ['Nueve pagan 640 € al mes, nadie canceló', 'es'],
  ["Neuf paient 640 € par mois, personne n'est parti", 'fr'],
  ['Nove pagam 640 euros por mês, ninguém cancelou', 'pt'],
] as const)('“%s” (%s): who stays is not asked again', (paid, language) => {
  const plan = planOf(work('Plants', paid), language, { payers: 9, refused: null })
  expect(plan.testFirst).toBe(otherwise[language].kept.testFirst)
  expect(plan.isKept).toBe(true)
})

test('where some left, they are asked, though nobody refused', () => {
  const saved = work('Mães', '34 famílias pagam; ninguém recusou, mas nove sumiram depois do primeiro mês')
  const plan = planOf(saved, 'pt', { payers: 34, refused: 0 })
  expect(plan.next).toEqual(grown.pt.next)
})

test('no place is called named that was not', () => {
  const { next } = planOf({ ...work('Bakers', 'Nobody yet'), find: null }, 'en', { payers: 0, refused: null })
  expect(next[0][0]).toBe('Five through a place you still have to name')
})

test('a group told at length is called by its first words', () => {
  const told = `Wedding florists, the studio florists, one to four people, ${'who do a great deal '.repeat(9)}`
  expect(shortName(told)).toBe('Wedding florists, the studio florists, one to four people')
})

const yearly = (paid: string, revenue: string) => {
  const talk = (question: string, answer: string) => [
    { role: 'assistant' as const, content: question },
    { role: 'user' as const, content: answer },
  ]
  const asked = <Topic extends string>(all: readonly Question<Topic>[], topic: Topic) =>
    all.find(one => one.topic === topic)?.ask.en ?? ''
  const { segments } = playbook({
    problemValidationData: [
      ...talk(asked(validation, 'who'), 'Ranchers in the Panhandle'),
      ...talk(asked(validation, 'money'), paid),
    ],
    ideaRefinementData: talk(asked(idea, 'revenue'), revenue),
    marketResearchData: null,
    today: '2026-11-16',
    language: 'en',
  })
  return segments[0]?.economicsReading
}

test.each([
  ['Sixteen ranches are on the yearly plan at $240', '1 × $240 = $240'],
  ['Sixteen ranches pay $400 a month in all', '12 × $25 = $300'],
  ['Nobody yet', '12 × $25 = $300'],
])('“%s” beside a price of $25 a month makes %s', (paid, sum) => {
  expect(yearly(paid, 'They pay $25 a month')).toContain(sum)
})

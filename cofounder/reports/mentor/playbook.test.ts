import { describe, expect, test } from 'vitest'
import { languages } from '../../../venture/numbers/locale.ts'
import { pagesIn, searchHandbook } from '../../handbook/search.ts'
import { messages } from '../../language/content.ts'
import { playbook } from './playbook.ts'

const ask = (content: string) =>
  playbook({
    messages: [{ role: 'user', content }],
    context: {},
    step: null,
    today: '2026-11-18',
  })

describe('HB03 the search finds a page', () => {
  // The questions use other words than the pages.
  test.each([
    ['en', 'should riders give cash or momo', 'payment-methods'],
    ['en', 'what if a passenger dies in the car', 'insurance'],
    ['en', 'what if the co-op builds its own', 'copied'],
    ['en', 'Is GST compulsory under 20 lakh turnover?', 'tax'],
    ['en', 'The council keeps fobbing us off', 'inspection'],
    ['en', 'Nobody replies to my emails. Should I phone?', 'no-replies'],
    ['en', 'a lad in Mayo copied my collar', 'copied'],
    ['en', 'Teagasc grant needs a plan, do I bother?', 'grants'],
    ['en', 'What is churn and should I care with 40 customers?', 'churn-meaning'],
    ['en', 'Can I call it zero waste?', 'green-claims'],
    ['en', 'To what extent ought one to give away the source code?', 'open-source'],
    ['en', 'how do i make money fast', 'quick-money'],
    ['en', 'How do I collect ₹199 from parents who have no UPI?', 'payment-methods'],
    ['en', 'How do I stop members from selling to the broker behind my back?', 'side-selling'],
    ['en', 'Can we grow without losing our charitable status?', 'charity-status'],
    ['en', 'Should I sell collars or rent them?', 'sell-or-rent'],
    ['en', 'How do I charge grieving people without feeling awful?', 'tender-customers'],
    ['en', 'My co-founder stopped working months ago and keeps his shares.', 'cofounder-leaves'],
    ['en', 'Every month customers cancel again. What do I do?', 'retention'],
    ['en', 'Should I patent my folding ladder?', 'patent'],
    ['en', 'My customers always pay late', 'unpaid-invoice'],
    ['en', 'Everyone says we are too expensive', 'haggling'],
    ['en', 'The landlord wants to raise the rent of my shop by 30%. What should I do?', 'rent'],
    ['en', 'Our foundation grant was not renewed, what now?', 'grant-ended'],
    ['de', 'Meine Mitgründerin will halbe-halbe, arbeitet aber nur samstags.', 'cofounder'],
    ['de', 'wie komme ich in den Handel', 'shelves'],
    ['de', 'Mein Mitgründer macht seit Wochen nichts mehr, was tun?', 'cofounder-leaves'],
    ['de', 'Viele Kunden kündigen nach drei Monaten.', 'retention'],
    ['de', 'Soll ich meine Erfindung patentieren lassen?', 'patent'],
    ['de', 'Meine Kunden zahlen immer zu spät', 'unpaid-invoice'],
    ['de', 'Alle sagen, ich sei zu teuer', 'haggling'],
    ['es', '¿Cómo cobro si me pagan hasta la cosecha?', 'deposit'],
    ['es', 'tengo miedo de dejar mi trabajo', 'quit-job'],
    ['es', 'mi socio se borró hace dos meses', 'cofounder-leaves'],
    ['es', 'Un cliente de Texas quiere 2.000 metros, ¿qué hago?', 'large-order'],
    ['es', 'la inflación me come el precio, ¿cada cuánto lo subo?', 'inflation'],
    ['es', 'me deben 35.000 pesos desde julio', 'unpaid-invoice'],
    ['es', 'Mi socio dejó de trabajar y no contesta', 'cofounder-leaves'],
    ['es', 'Los clientes se dan de baja a los dos meses', 'retention'],
    ['es', 'Dicen que soy muy caro', 'haggling'],
    ['fr', 'Quel assureur accepte les vélos cargo ?', 'insurance'],
    ['fr', 'J’ai trop de demandes au printemps, je fais quoi ?', 'too-many-orders'],
    ['fr', 'Ma banque refuse le prêt, que faire ?', 'bank-refusal'],
    ['fr', 'Mon associé ne fait plus rien depuis mars', 'cofounder-leaves'],
    ['fr', 'Mes clients trouvent que c’est trop cher', 'haggling'],
    ['fr', 'Mes clients paient toujours en retard', 'unpaid-invoice'],
    ['pt', 'O Correio estraga o queijo, e agora?', 'delivery'],
    ['pt', 'Quanto devo cobrar a uma empresa por um dia com 20 pessoas?', 'quoting'],
    ['pt', 'Meu sócio parou de trabalhar', 'cofounder-leaves'],
    ['pt', 'Os clientes cancelam depois de dois meses', 'retention'],
    ['pt', 'Acham o meu preço caro', 'haggling'],
  ] as const)('%s: “%s” opens or lists %s', (language, question, id) => {
    const { opened, pages } = searchHandbook(question, language)
    expect([id, undefined]).toContain(opened?.id)
    expect(pages.map(page => page.id)).toContain(id)
    expect(pages.length).toBeLessThanOrEqual(3)
  })

  test.each(['The council keeps fobbing me off, whit do I dae?', 'The council keeps fobbing us off'])(
    '“%s” shares one word with the page on inspections, which is offered but not opened',
    question => expect(searchHandbook(question, 'en').opened).toBeNull(),
  )
})

// The questions use other words than the tags.
test.each([
  ['en', 'Should I raise my price from 20 to 25?', 'raise'],
  ['en', 'how long will my savings last', 'runway'],
  ['en', 'somebody offered 60000 for my business', 'offer'],
  ['en', 'Can I afford to hire a helper?', 'hire'],
  ['en', 'is the machine worth buying', 'payback'],
  ['de', 'Wie lange reicht mein Geld noch?', 'runway'],
  ['de', 'Lohnt sich eine neue Maschine?', 'payback'],
  ['es', '¿Debo subir el precio a mis clientes?', 'raise'],
  ['fr', 'Combien coûte ce crédit par mois ?', 'loan'],
  ['pt', 'Quanto tempo dura o meu dinheiro?', 'runway'],
] as const)('CA07 %s: “%s” finds the calculator %s', (language, question, id) => {
  const { calculators } = searchHandbook(question, language)
  expect(calculators).toContain(id)
  expect(calculators.length).toBeLessThanOrEqual(2)
})

test.each(['What is the weather tomorrow?', 'Nobody replies to my emails. Should I phone?', 'I feel alone'])(
  'CA07 no calculator fits “%s”',
  question => expect(searchHandbook(question, 'en').calculators).toEqual([]),
)

test('CA07 a reply without a model lists the fitting calculators, or none', () => {
  expect(ask('Should I raise my price from 20 to 25?').calculators).toContain('raise')
  expect(ask('Nobody replies to my emails. Should I phone?').calculators).toBeUndefined()
})

test.each(languages)('CA06 every page offered in %s exists, and its title opens it', language => {
  const titles = Object.entries(messages[language]).filter(([key]) => key.startsWith('read.'))
  expect(titles).toHaveLength(12)
  for (const [key, title] of titles) {
    const page = pagesIn(language).find(({ id }) => `read.${id}` === key)
    expect(title).toBe(page?.title)
    expect(ask(title.charAt(0).toUpperCase() + title.slice(1)).topic).toBe(page?.id)
  }
})

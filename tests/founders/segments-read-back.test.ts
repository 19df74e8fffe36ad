// The pages' paths of segments and pitches: groups and answers are read back, mended, and only then used.
import { expect, test } from 'vitest'
import { countPayers, paidAndRefused } from '../../cofounder/guide/payers.ts'
import { registry } from '../../cofounder/helpers/registry.ts'
import type { Language } from '../../cofounder/language/recognise.ts'
import type { CustomerSegmentsResult } from '../../contracts/results/customer-segments.ts'
import type { SegmentGroup } from '../../contracts/results/segments-read-back.ts'
import { ask } from '../../scripts/eval/play.ts'

const group = (name: string, own: Partial<SegmentGroup> = {}): SegmentGroup => ({
  name,
  pain: null,
  find: null,
  paid: null,
  refused: null,
  reach: null,
  money: null,
  ...own,
})
const said = [
  { role: 'assistant' as const, content: 'Who has it, so narrowly that you could ring one up today?' },
  { role: 'user' as const, content: 'Bakers in Bonn who bake at night' },
]
const segments = async (groups: SegmentGroup[] | null, messages: object[] = said) => {
  const body = { problemValidationData: messages, readBack: groups && { groups } }
  const { text, result } = await ask(registry['customer-segments'], body)
  return { text, result: result as CustomerSegmentsResult }
}

test('CG02 groups are in the order of the founder’s own marks, which are the scores; what is not named is a cut', async () => {
  const { result, text } = await segments([
    group('Cafés', { reach: 2, money: 1 }),
    group('Bakers', { reach: 3, money: 4, paid: 3, refused: 4, pain: '€40 a night' }),
  ])
  const [first, second, third] = result.segments
  expect([first?.name, second?.name]).toEqual(['Bakers', 'Cafés'])
  expect([first?.reach, first?.readiness, second?.readiness]).toEqual([3, 4, 1])
  expect(first?.scoreReason).toContain('with a count; committed or paid')
  expect(first?.conversion.text).toContain('3 of 7 paid (43 %)')
  expect(third?.name).toContain('A cut to test')
  expect(text).toContain('“€40 a night”')
  expect(result.fields).toMatchObject({ isConfirmed: true, groups: [{ name: 'Cafés' }, { name: 'Bakers' }] })
})

test('CG02 a group that was not marked counts as the lowest, and says so', async () => {
  const { result } = await segments([group('Bakers')])
  expect(result.segments[0]).toMatchObject({ reach: 1, readiness: 1 })
  expect(result.segments[0]?.scoreReason).toContain('not marked; not marked')
})

test('CG02 with ten payers the plan is for the next ones', async () => {
  const few = await segments([group('Bakers', { paid: 2, refused: 1 })])
  const many = await segments([group('Bakers', { paid: 40, refused: 10 })])
  expect(few.text).toContain('Where the first ten customers are')
  expect(many.text).toContain('Where the next ten customers are')
  expect(many.text).not.toMatch(/Sell nothing|deposit/)
})

test('CG02 “everyone” is no group', async () => {
  const { result } = await segments(null, [said[0] as object, { role: 'user', content: 'everyone' }])
  expect(result.fields?.groups).toEqual([])
  expect(result.summary).toContain('still open')
})

const paying: [string, Language, number | null][] = [
  ['58 pagam R$ 129 por mês desde fevereiro de 2026, uns 20 cancelaram', 'pt', 58],
  ['Nine plants pay us $640 a month on 12-month contracts since January, none has cancelled', 'en', 9],
  ['42 ont payé 35 €, six ont trouvé ça cher', 'fr', 42],
  ['31 Abos, 9 haben gekündigt', 'de', 31],
  ['24 don pay me 15k, nobody say no', 'en', 24],
  ['Nobody paid, eight signed, three said no', 'en', null],
  ['8 said they would pay', 'en', null],
  ['9 sold through us, I have not asked the others yet', 'en', null],
  ['61 clients achètent chaque semaine, 4,20 € le pain, depuis avril 2026', 'fr', 61],
  ['I have 12 collars sold to 2 farmers at 38 euro', 'en', 2],
  ['I have 12 collars sold to 2 farmers at 38 euro, three told me to get lost', 'en', 2],
  ['40 Gläser verkauft an acht Läden', 'de', 8],
  ['Sette bar pagano 1,20 € a pezzo, quattro hanno detto no', 'en', 7],
  ['Tre hanno pagato 29 € al mese', 'en', 3],
  ['Nessuno ha pagato, sette hanno firmato', 'en', null],
  ['8 said they would buy, none sold to anybody', 'en', null],
]
test.each(paying)('CG02 who pays: %s', (text, language, payers) => {
  expect(countPayers(text, language)).toBe(payers)
})

test.each<[string, Language, number]>([
  ['I have 12 collars sold to 2 farmers at 38 euro, three told me to get lost', 'en', 3],
  ['Sette bar pagano 1,20 € a pezzo, quattro hanno detto no', 'en', 4],
])('CG02 who said no: %s', (text, language, refused) => {
  expect(paidAndRefused(text, language)?.refused).toBe(refused)
})

const asked = (question: string, answer: string) => [
  { role: 'assistant' as const, content: question },
  { role: 'user' as const, content: answer },
]
const paidAsked = 'How many have paid you, and how many said no?'

test('CG02 payers that were confirmed stay, though nobody counted who said no', async () => {
  const { result } = await segments([group('Bakers', { paid: 58, money: 4 })])
  expect(result.segments[0]?.conversion.text).toBe('58 paid; how many said no is open.')
})

test('CG02 a group whose payers were left blank keeps what was said of them', async () => {
  const words = 'Nobody paid, seven signed for spring'
  const saidBoth = [
    ...asked(
      'Who has this worst: which job, which kind of place, which country?',
      'Bakers in Bonn who bake at night',
    ),
    ...asked(paidAsked, words),
  ]
  const { result } = await segments([group('Bakers in Bonn who bake at night')], saidBoth)
  expect(result.segments[0]?.conversion.text).toContain(words)
  const other = await segments([group('Cafés')], saidBoth)
  expect(other.result.segments[0]?.conversion.text).not.toContain(words)
})

test('GM09 what others give is no price of those who get it free', async () => {
  const { text } = await segments(null, [
    ...said,
    ...asked(paidAsked, 'Nobody pays, it is free; three firms gave 500 euros a year each'),
  ])
  expect(text).not.toMatch(/€500 =|a deposit/)
  expect(text).toContain('those who gave')
})

test('GM09 a group that is still open was not named, and has no head start', async () => {
  const { text, result } = await segments(null, [said[0] as object, { role: 'user', content: 'everyone' }])
  expect(text).not.toMatch(/You named it|the group in your own words/)
  expect(result.segments[0]).toMatchObject({ reach: 1, readiness: 1 })
})

test('CG02 who writes a language we do not speak is told so in it, on both answers', async () => {
  const words = asked(
    'Who has this worst: which job, which kind of place, which country?',
    'I bar di Bologna che fanno la pizza a pranzo per gli studenti',
  )
  for (const groups of [null, [group('I bar')]])
    expect((await segments(groups, words)).text).toContain('Non parlo ancora italiano: scrivo in inglese.')
  expect((await segments(null)).text).not.toContain('I do not speak')
})

test('PR01 pitches are made from the answers as they were read back; a struck one is a blank', async () => {
  const messages = [{ role: 'user' as const, content: 'The boat sinks every autumn.' }]
  const lines = { problem: 'My boat sank.', solution: 'We look after it.', customer: 'Owners in Graz.' }
  const { text } = await ask(registry.pitch, {
    messages,
    sessionType: 'pitch-generation',
    readBack: { lines },
  })
  expect(text).toContain('My boat sank.')
  expect(text).not.toContain('every autumn')
  expect(text).toContain('[your ask]')
})

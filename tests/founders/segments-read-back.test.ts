// The pages' paths of segments and pitches: groups and answers are read back, mended, and only then used.
import { expect, test } from 'vitest'
import { countPayers } from '../../cofounder/guide/figures.ts'
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
  const few = await segments([group('Bakers', { paid: 3, refused: 1 })])
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
]
test.each(paying)('CG02 who pays: %s', (text, language, payers) => {
  expect(countPayers(text, language)).toBe(payers)
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

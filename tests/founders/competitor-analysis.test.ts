import { describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis/helper.ts'
import { toPlainText } from '../../cofounder/language/clean.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function interview(founder: Founder) {
  return hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
    topicOf: result => (result.kind === 'turn' ? result.dimension : null),
    isOver: result => result.kind === 'report',
    reply: topic => replyOf(founder, topic),
  })
}

describe.each(founders)('the rival’s product lead meets $name', founder => {
  const turns = interview(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }
  const last = turns.at(-1)
  const report = last?.result.kind === 'report' ? last.result : null

  test('every question is new, and one at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('ends within eleven questions, each asked once', () => {
    const asked = turns.flatMap((_, index) => asking(index)?.question ?? [])
    expect(asked.length).toBeLessThanOrEqual(11)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('the comparison holds the status quo and no rival nobody named', () => {
    const said = turns
      .map(turn => turn.answer ?? '')
      .join('\n')
      .toLowerCase()
    expect(report?.rivals.some(rival => rival.kind === 'status quo')).toBe(true)
    for (const rival of report?.rivals ?? []) {
      expect(rival.name).not.toBe('Your answer')
      if (rival.kind !== 'status quo')
        expect(toPlainText(said)).toContain(rival.name.toLowerCase().replace(/…$/, ''))
      expect(rival.provenance).toBe('founder')
      const price = rival.price?.replace(/^see your words(?:: )?/, '').slice(1, -1)
      if (price) expect(said).toContain(price.toLowerCase())
    }
    expect(last?.text).toContain('| Rival | Chosen for | Price |')
  })

  test('it says where the founder would lose today, and ends as every long result', () => {
    expect(report?.losses.length).toBeGreaterThan(0)
    expect(last?.text).toContain('**Where you would lose today**')
    expect(report && closingFailures(report.closing, last?.text ?? '', today)).toEqual([])
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })
})

test('every rival a founder names is in the table: a list by name, a sentence as it was said', () => {
  const textOf = (name: string) => interview(founders.find(founder => founder.name === name)!).at(-1)?.text
  expect(textOf('dentist')).toContain('Dentrix, NexHealth at $350 a month and Weave.')
  expect(textOf('terse')).toContain('**HubSpot** (direct)')
})

describe('names and prices as they were said', () => {
  const tableFor = (answers: Partial<Record<string, string>>) => {
    const turns = hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
      topicOf: result => (result.kind === 'turn' ? result.dimension : null),
      isOver: result => result.kind === 'report',
      reply: topic => answers[topic ?? ''] ?? 'skip',
    })
    const result = turns.at(-1)?.result
    if (result?.kind !== 'report') throw new Error('the interview gave no report')
    return result.rivals
  }
  const others = { 'status-quo': 'They write it in a copybook.', positioning: 'We come to the shop.' }

  test.each([
    'There’s Musgrave, and a lad called Declan from the next town',
    'Phenix and TooGoodToGo sell what is left over in the evening.',
    'Agrodealers sell meters from Dickey-John for KES 30,000.',
    'Rover is not in Portugal, I think.',
    'They mostly use SAP or a friend.',
    'Landlord Vision and Hammock, both from £15 a month.',
    'Es gibt in der Bretagne ein paar Werften, die das nebenher machen.',
  ])('no name is picked out of “%s”: the names alone are asked for, and each gets a row', direct => {
    const turns = hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
      topicOf: result => (result.kind === 'turn' ? result.question : null),
      isOver: result => result.kind === 'report',
      reply: asked =>
        asked?.startsWith('Which products')
          ? direct
          : /^Only|^Nur/.test(asked ?? '')
            ? 'Weave, Boels'
            : 'skip',
    })
    const result = turns.at(-1)?.result
    if (result?.kind !== 'report') throw new Error('the interview gave no report')
    expect(result.rivals.map(({ name }) => name)).toEqual(['Weave', 'Boels', expect.any(String)])
  })

  test.each([
    ['jumia, konga', ['jumia', 'konga']],
    ['Dentrix, NexHealth at $350 a month and Weave.', ['Dentrix', 'NexHealth', 'Weave']],
    ['Boels (60 €), HKL und der Baumarkt', ['Boels', 'HKL', 'der Baumarkt']],
    ['Biocoop et les marchés en Bretagne', ['Biocoop', 'les marchés en Bretagne']],
    ['keine, wirklich keine', []],
    ['No direct competitors', []],
    ['nobody', []],
    ['A, B, C, D, E, F, G', ['A', 'B', 'C', 'D', 'E', 'F', 'G']],
  ])('“%s” is a list of %j and nothing is asked about it', (direct, names) => {
    const rivals = tableFor({ ...others, direct })
    expect(rivals.filter(({ kind }) => kind === 'direct').map(({ name }) => name)).toEqual(names)
  })

  test('a sentence without a name is the name, in the founder’s own words', () => {
    const rivals = tableFor({ ...others, direct: 'the man with the van from the next town' })
    expect(rivals[0]?.name).toBe('the man with the van from the next town')
  })

  test('a price beside a name stands in its row', () => {
    const rivals = tableFor({ ...others, direct: 'Dentrix, NexHealth at $350 a month and Weave.' })
    expect(rivals.map(({ name, price }) => [name, price])).toEqual([
      ['Dentrix', null],
      ['NexHealth', '“NexHealth at $350 a month”'],
      ['Weave', null],
      ['Doing nothing', null],
    ])
  })

  test('a price that cannot be placed is shown as it was said, not as open', () => {
    const rivals = tableFor({ ...others, direct: 'Musgrave', price: 'I charge €30, they charge €45.' })
    expect(rivals.map(({ price }) => price)).toEqual([
      'see your words: “I charge €30, they charge €45.”',
      'see your words',
    ])
  })
})

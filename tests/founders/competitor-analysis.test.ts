import { describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis/helper.ts'
import { toPlainText } from '../../cofounder/language/clean.ts'
import type { Language } from '../../cofounder/language/recognise.ts'
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
        expect(toPlainText(said)).toContain(rival.name.toLowerCase().replace(/[“”]/g, ''))
      expect(rival.provenance).toBe('founder')
      const price = rival.price?.replace(/^see your words below$/, '').slice(1, -1)
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

/** `at`: how often the line was asked for before. */
function reportOf(reply: (topic: string, at: number) => string, language?: Language) {
  const asked = new Map<string, number>()
  const turns = hold(competitorAnalysis, messages => ({ messages, background: '', today, language }), {
    topicOf: result => (result.kind === 'turn' ? result.dimension : null),
    isOver: result => result.kind === 'report',
    reply: topic => {
      const at = asked.get(topic ?? '') ?? 0
      asked.set(topic ?? '', at + 1)
      return reply(topic ?? '', at)
    },
  })
  const result = turns.at(-1)?.result
  if (result?.kind !== 'report') throw new Error('the interview gave no report')
  return result
}

describe('names and prices as they were said', () => {
  const tableFor = (answers: Partial<Record<string, string>>) =>
    reportOf(topic => answers[topic] ?? 'skip').rivals
  const others = { 'status-quo': 'They write it in a copybook.', positioning: 'We come to the shop.' }

  test.each([
    'Agrodealers sell meters from Dickey-John for KES 30,000.',
    'Rover is not in Portugal, I think.',
    'They mostly use SAP or a friend.',
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
    ['There’s Musgrave, and a lad called Declan from the next town', ['Musgrave', 'Declan']],
    ['Phenix and TooGoodToGo sell what is left over in the evening.', ['Phenix', 'TooGoodToGo']],
    ['Landlord Vision and Hammock, both from £15 a month.', ['Landlord Vision', 'Hammock']],
  ])('two names in “%s” are read at once: %j', (direct, names) => {
    const rows = reportOf((topic, at) => (topic === 'direct' && at === 0 ? direct : 'skip')).rivals
    expect(rows.map(({ name }) => name).slice(0, -1)).toEqual(names)
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

  test('a sentence without a name stands whole, as a quote', () => {
    const rivals = tableFor({ ...others, direct: 'the man with the van from the next town' })
    expect(rivals[0]?.name).toBe('“the man with the van from the next town”')
  })

  test.each([
    ['VetCasa y Dr. Pet', ['VetCasa', 'Dr. Pet']],
    ['Ehrenamtliche Vereine, die es umsonst machen', ['Ehrenamtliche Vereine']],
    ['Generation Bio, I am not sure they count', ['Generation Bio']],
    ['We have no competitors, our app is unique.', []],
    ['Wir haben keine direkten Konkurrenten', []],
    ['nope', []],
  ])('“%s” names %j and is not asked about again', (direct, names) => {
    const rivals = tableFor({ ...others, direct })
    expect(rivals.filter(({ kind }) => kind === 'direct').map(({ name }) => name)).toEqual(names)
  })

  test('what is said about one rival when the names are asked for does not replace the sentence with all of them', () => {
    const sentence = 'Wir verkaufen eine App; daneben stünden OrgelPro und Handwerkersoftware wie Moser.'
    const said = [sentence, 'Moser kostet 120 € im Monat.']
    const { rivals } = reportOf((topic, at) => (topic === 'direct' ? (said[at] ?? '') : 'weiter'))
    expect(rivals.slice(0, 2).map(({ name }) => name)).toEqual(['OrgelPro', 'Moser'])
  })

  test.each<[string, string[], Language]>([
    ['There’s a crowd called Nofence, and another in Norway, Telespor', ['Nofence', 'Telespor'], 'en'],
    ['We sell scales to hotels; Winnow and Leanpath are next to us.', ['Winnow', 'Leanpath'], 'en'],
    ['They mostly use SAP or a friend.', ['SAP'], 'en'],
    ['Los clientes miran mucho a Fresha y a Treatwell antes de llamar', ['Fresha', 'Treatwell'], 'es'],
    ['On a surtout Stuart et la coursière du quartier depuis longtemps', ['Stuart'], 'fr'],
    ['Es gibt in der Bretagne ein paar Werften, die das nebenher machen.', [], 'de'],
    ['Rover is not in Portugal, I think.', [], 'en'],
  ])('told twice as a sentence, “%s” gives the names %j', (direct, names, language) => {
    const { rivals } = reportOf(topic => (topic === 'direct' ? direct : 'skip'), language)
    const rows = rivals.filter(({ kind }) => kind === 'direct').map(({ name }) => name)
    expect(rows).toEqual(names.length ? names : [expect.stringContaining(direct)])
  })

  test.each([
    ['Booksy and Treatwell, and some use paper', ['Booksy', 'Treatwell']],
    ['Booksy und Treatwell, manche nehmen Papier', ['Booksy', 'Treatwell']],
    ['Booksy y Treatwell, y algunas usan papel', ['Booksy', 'Treatwell']],
  ])('what others do beside “%s” is no rival', (direct, names) => {
    const rivals = tableFor({ ...others, direct })
    expect(rivals.filter(({ kind }) => kind === 'direct').map(({ name }) => name)).toEqual(names)
  })

  test('where they win is their own answer; a difference from one rival stands in its row alone', () => {
    const winsFor = (positioning: string) =>
      tableFor({ direct: 'Winnow, Leanpath', positioning }).map(({ youWin }) => youWin)
    expect(winsFor('Set up in five minutes')).toEqual(Array(3).fill('“Set up in five minutes”'))
    const named = 'Cheaper than Winnow'
    expect(winsFor(named)).toEqual([`“${named}”`, ...Array(2).fill(expect.stringMatching(/^To compare/))])
    expect(tableFor({ direct: 'Winnow' }).map(({ youWin }) => youWin)).toEqual(['open', 'open'])
  })

  test('no line has a score, because nobody marked one', () => {
    const turns = hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
      topicOf: result => (result.kind === 'turn' ? result.dimension : null),
      isOver: result => result.kind === 'report',
      reply: topic => (topic === 'moat' ? 'nope' : 'Winnow'),
    })
    expect(turns.at(-1)?.text).not.toContain('/5')
  })

  test('an article is no “or”: the words stay one rival', () => {
    const indirect = 'Um vizinho que liga quando vê o enxame'
    const rivals = tableFor({ direct: 'Arnia e 3Bee', indirect, price: 'Nós 35 €, a Arnia 250 €' })
    expect(rivals.map(({ name }) => name)).toEqual(['Arnia', '3Bee', `“${indirect}”`, 'Não fazer nada'])
  })

  test('the same words to two questions are one row', () => {
    const rivals = tableFor({ direct: 'Trinks', 'status-quo': 'A notebook.', indirect: 'A notebook' })
    expect(rivals.map(({ name }) => name)).toEqual(['Trinks', 'Doing nothing'])
  })

  test('what a rival is chosen for is to find out, never its own name', () => {
    const [, camera] = tableFor({ direct: 'BoatWatch', indirect: 'A camera with a SIM card in it' })
    expect(camera).toMatchObject({
      name: '“A camera with a SIM card in it”',
      chosenFor: expect.stringMatching(/^To find out/),
    })
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

  test.each([
    [
      'Gimnasio Bodytech, el INDER',
      'Ven televisión',
      '80.000, Bodytech 130.000, el INDER es gratis',
      ['“Bodytech 130.000”', '“el INDER es gratis”', null],
    ],
    [
      'Talavera, Interceramic',
      'Compran con el intermediario',
      '480 el metro, Interceramic 390, el intermediario 700',
      [null, '“Interceramic 390”', '“el intermediario 700”'],
    ],
    ['salons, Aunty Blessing', 'They wait', '15k, salon 12k', ['“salon 12k”', null, null]],
  ])('%s at “%s”, “%s”: each price with its rival', (direct, today, price, prices) => {
    const rivals = tableFor({ direct, 'status-quo': today, price })
    expect(rivals.map(one => one.price)).toEqual(prices)
  })

  test('a price that cannot be placed is shown below as it was said, not as open', () => {
    const report = reportOf(
      topic => ({ direct: 'Musgrave, Spar', price: 'I charge €30, they charge €45.' })[topic] ?? 'skip',
    )
    expect(report.rivals.map(({ price }) => price)).toEqual(Array(3).fill('see your words below'))
    expect(report.prices).toBe('“I charge €30, they charge €45.” If I read you right: €30 ÷ €45 = 67 %.')
  })

  test.each([
    'Cinco pagaram R$ 49 por mês e três disseram não.',
    '11 owners paid ₦2,500 each, 6 said no.',
    'Sept ont payé 18 €, aucune n’a refusé.',
    'Zwei zahlen 119 € im Monat, elf haben abgelehnt.',
    'Nobody has paid, two supermarkets offered £40 a month.',
  ])('“%s” is their own price: those of the rivals are asked for once and stay open', price => {
    const asked: string[] = []
    const { rivals } = reportOf(topic => {
      asked.push(topic)
      return ({ direct: 'Trinks, Booksy', price } as Record<string, string>)[topic] ?? 'skip'
    })
    expect(asked.filter(topic => topic === 'price')).toHaveLength(2)
    expect(rivals.map(one => one.price)).toEqual([null, null, null])
  })

  test.each([
    ['Nous 140 € par mois, Kinougarde 22 € de l’heure', null],
    ['$30.000, la clínica $25.000 más taxi', null],
    ['29 €, Doctolib 139 €', '21 %'],
    ['Wir 45 € am Tag, Boels 60 €', '75 %'],
    ['€35 a month, the harbour takes €60', '58 %'],
    ['€50 a month versus €120 for Winnow.', '42 %'],
  ])('“%s”: a quotient (%s) only of the same unit and currency', (price, share) => {
    const { prices } = reportOf(topic => (topic === 'price' ? price : 'skip'), 'de')
    if (share) expect(prices).toContain(`= ${share}`)
    else expect(prices).not.toContain('÷')
  })
})

describe('where they would lose today', () => {
  const told = {
    direct: 'Cruse',
    indirect: 'A dog',
    'status-quo': 'They stay at home',
    positioning: 'Nobody has to talk',
    price: '£15, Cruse is free',
  }
  const lossesFor = (answers: Record<string, string>) =>
    reportOf(topic => ({ ...told, ...answers })[topic] ?? 'skip').losses.join('\n')

  test.each(['nothing', 'just call', 'Come in'])(
    'moving over (“%s”) was told: no work is made up',
    switching => {
      expect(lossesFor({ switching, moat: 'The keys' })).not.toMatch(/week of switching|stopwatch/)
    },
  )

  test('left open, it is one', () => {
    expect(lossesFor({ moat: 'The keys' })).toContain('week of switching')
  })

  test.each(['nope', 'nothing', 'Nothing, and that is fine', 'Nothing yet, honestly'])(
    'no moat (“%s”) is taken as said and stands first, with the words',
    moat => {
      const losses = lossesFor({ switching: 'Come in', moat })
      expect(losses).toMatch(/^In the second year/)
      expect(losses).toContain(`“${moat}”`)
    },
  )

  test('dearer than theirs comes before the rest', () => {
    expect(lossesFor({ switching: 'Come in', moat: 'The keys', price: '€60, Cruse €35' })).toMatch(
      /^When the buyer/,
    )
  })
})

test('where every line was left open there is no comparison', () => {
  const turns = hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
    topicOf: result => (result.kind === 'turn' ? result.dimension : null),
    isOver: result => result.kind === 'report' || result.question === '',
    reply: () => 'skip',
  })
  expect(turns.at(-1)?.text).toContain('there is nothing to sum up')
})

test.each(['Nobody does nothing, everyone measures.', 'She did not speak to anyone for nine days.'])(
  '“%s” is no claim about the customers, so nothing is remarked',
  said => {
    const turns = hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
      topicOf: result => (result.kind === 'turn' ? result.dimension : null),
      isOver: result => result.kind === 'report',
      reply: topic => (topic === 'status-quo' ? said : 'skip'),
    })
    expect(turns.map(({ text }) => text).join('\n')).not.toContain('A remark on')
  },
)

describe('words that do not fit the question', () => {
  const saying = (words: Partial<Record<string, string>>, language?: Language) =>
    hold(competitorAnalysis, messages => ({ messages, background: '', today, language }), {
      topicOf: result => (result.kind === 'turn' ? result.dimension : null),
      isOver: result => result.kind === 'report',
      reply: topic => words[topic ?? ''] ?? 'skip',
    }).map(({ text }) => text)

  test.each<[Language, string, string, string]>([
    ['en', 'They stay single.', 'so “Price” stays open', 'Without their number'],
    ['en', 'Most hotels do not measure anything.', 'so “Price” stays open', 'Without their number'],
    ['de', 'Sie leben damit.', 'bleibt „Preis“ offen', 'Ohne ihre Zahl'],
  ])('%s: “%s” is nobody’s price', (language, price, open, anchor) => {
    const texts = saying({ price, direct: 'Weave' }, language)
    expect(texts.join('\n')).toContain(open)
    expect(texts.join('\n')).not.toContain(anchor)
    expect(texts.at(-1)).not.toContain(price)
  })

  test('two prices said to a later question are the price, where that is open', () => {
    const texts = saying({ 'status-quo': 'A notebook.', moat: '$50 a month versus $120 for Winnow.' })
    expect(texts.join('\n')).toContain('Filed under “Price”')
    expect(texts.at(-1)).toContain('“$50 a month versus $120 for Winnow.” If I read you right')
  })

  test.each<[string, string, string, boolean]>([
    ['positioning', 'I guess they ask friends.', '“Positioning”', false],
    ['switching', '$50 a month versus $120 for Winnow.', '“Switching”', true],
    ['direct', 'Winnow costs $120 a month.', '“Direct rivals”', true],
    ['price', '$50, Weave $80', '“Price”', false],
  ])('%s: “%s” is said to be filed under %s', (topic, words, line, isDoubtful) => {
    const texts = saying({ 'status-quo': 'A notebook.', [topic]: words })
    const filed = texts.find(text => text.includes(`Filed under ${line}.`))
    expect(filed).toBeDefined()
    // The first answer of all comes with the way to move it.
    if (topic !== 'direct') expect(filed?.includes('If it belongs elsewhere')).toBe(isDoubtful)
  })
})

// The page's path of problem validation: lines are read back with marks, and the verdict follows from them.
import { expect, test } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation/helper.ts'
import type { Language } from '../../cofounder/language/recognise.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { readBack as readBackSchema } from '../../contracts/results/read-back.ts'
import { today } from './hold.ts'

type Marks = Record<string, unknown>

const answers = {
  de: [
    'Orgelbauer vergessen, welche Pfeifen gestimmt sind, und fahren noch einmal zur Kirche.',
    'Selbstständige Orgelbauer in Deutschland.',
    'Zweimal pro Woche.',
    'Eine Fahrt kostet 180 €.',
    'Sie schreiben alles in ein Notizbuch.',
    'Seit März 2026 haben drei gezahlt, 49 € im Monat, vier haben abgelehnt.',
    'Der Bund Deutscher Orgelbaumeister hat 120 Mitglieder.',
    'Ich habe mit 14 gesprochen.',
  ],
}

function play(said: readonly string[], readBack: Marks, language: Language = 'de') {
  const messages: ConversationMessage[] = []
  let result = problemValidation.playbook({
    messages,
    background: '',
    today,
    language,
    readBack: readBackSchema.parse({}),
  })
  for (const content of said) {
    messages.push({ role: 'assistant', content: problemValidation.render(result) }, { role: 'user', content })
    const sent = readBackSchema.parse(readBack)
    result = problemValidation.playbook({ messages, background: '', today, language, readBack: sent })
  }
  return { result, text: problemValidation.render(result) }
}

const readLines = () => {
  const { result } = play(answers.de, {})
  if (result.kind !== 'turn' || !result.readBack) throw new Error('nothing to read back')
  return result.readBack
}

const confirmed = (change: Marks = {}) => ({
  lines: Object.fromEntries(readLines().lines.map(({ dimension, text }) => [dimension, text])),
  permission: 'none needed',
  aim: 'ten people',
  paid: 3,
  refused: 4,
  wantsPivot: false,
  ...change,
})
const marks = {
  problem: 4,
  who: 2,
  frequency: 2,
  intensity: 2,
  workaround: 4,
  money: 4,
  reach: 3,
  evidence: 3,
}

test('GM15 before a verdict eight lines are read back in the founder’s words, counts as their rung', () => {
  const { lines, paid, refused } = readLines()
  expect(lines).toHaveLength(8)
  expect(lines.map(({ text }) => text)).toEqual(answers.de)
  expect(lines.map(({ rung }) => rung)).toEqual([null, null, null, null, null, 4, 3, 3])
  expect({ paid, refused }).toEqual({ paid: 3, refused: 4 })
})

test('GM15 a mark that was tapped stands on its line', () => {
  const { result } = play(answers.de, { marks: { problem: 4 } })
  expect(result.kind === 'turn' && result.readBack?.lines[0]?.rung).toBe(4)
})

test.each([
  ['a market too small for ten people', {}, 'NOT YET', '120'],
  ['the same market for a living', { aim: 'a living' }, 'GO', '70.560'],
  ['forbidden', { permission: 'forbidden' }, 'STOP', 'verboten'],
  ['six refused and two paid', { paid: 2, refused: 6 }, 'PIVOT', 'abgelehnt'],
  ['the founder wants to turn', { wantsPivot: true }, 'PIVOT', 'umsteuern'],
])('GM15 by the founder’s own marks: %s', (_, change, verdict, words) => {
  const { result, text } = play([...answers.de, 'Urteil'], { marks, confirmed: confirmed(change) })
  expect(result).toMatchObject({ kind: 'scorecard', verdict })
  expect(text).toContain(words)
})

test('GM15 paid without a date counts as told, and says why', () => {
  const lines = { ...confirmed().lines, money: 'Drei haben gezahlt, 49 € im Monat.' }
  const { result } = play([...answers.de, 'Urteil'], { marks, confirmed: confirmed({ lines }) })
  const money =
    result.kind === 'scorecard' ? result.scores.find(({ dimension }) => dimension === 'money') : null
  expect(money).toMatchObject({ score: 2, reason: expect.stringContaining('seit wann') })
})

test('GM13 after the verdict a new fact moves the marked card, beside what it was before', () => {
  const sent = { marks, confirmed: confirmed({ aim: 'a living', permission: 'unknown' }) }
  const { text } = play([...answers.de, 'Urteil', 'Belege: Mit 30 gesprochen.'], sent)
  expect(text).toContain('vorher NOT YET 26/40')
  expect(text).toContain('Mit 30 gesprochen. ·')
})

test('what is written into the read-back names its line', () => {
  const { result } = play([...answers.de, 'Belege: Mit 30 gesprochen.'], {})
  expect(result.kind === 'turn' && result.readBack?.lines.at(-1)?.text).toContain('Mit 30 gesprochen. ·')
})

test('GM15 a second count of money that nobody placed is no GO, and what lacks for the aim is named', () => {
  const lines = {
    ...confirmed().lines,
    money: 'Zwei zahlen 49 € im Monat seit Mai 2026, vierzehn bleiben bei Excel',
  }
  const open = play([...answers.de, 'Urteil'], {
    marks,
    confirmed: confirmed({ lines, aim: 'a living', refused: null }),
  })
  expect(open.text).toContain('Urteil: NOT YET')
  expect(open.text).toContain('eine zweite Zahl, die ich nicht zuordnen konnte')
  const others = {
    ...confirmed().lines,
    reach: 'Im Bezirk gibt es 612 Schulen.',
    money: '350 Eltern zahlen 49 € im Monat seit Mai 2026',
  }
  const { text } = play([...answers.de, 'Urteil'], {
    marks,
    confirmed: confirmed({ lines: others, aim: 'a living' }),
  })
  expect(text).toContain('Unter Erreichbarkeit lese ich „612“, als die, die Sie erreichen')
  expect(text).not.toContain('Wenn die 612')
})

const notRead = /did not read|icht gelesen|o he leído|n’ai pas lu|ão li/
const paid = '49 € im Monat seit Mai 2026'

test.each<[Language, string, string, string]>([
  [
    'en',
    'There are 210 public primaries.',
    '12 schools pay €40 a month since May 2026.',
    'In Reach I read “210”',
  ],
  ['en', 'The mart, there would be 200 there', '2 farmers pay €38 a month since May 2026', 'I read “200”'],
  ['de', 'Maschinenring, 1.900 Betriebe', `Sieben Landwirte zahlen ${paid}`, 'lese ich „1.900“'],
  [
    'fr',
    'douze villages, 1 500 foyers',
    '61 clients paient 9 € par mois depuis avril 2026',
    '« douze · 1 500 »',
  ],
  [
    'es',
    'Hay 85 socios.',
    '17 pagan 80.000 pesos al mes desde junio de 2026',
    'tienen “pesos”: para la meta, escriba el código',
  ],
  ['de', 'Der Verband hat 140 Träger', 'Drei Träger zahlen 38 € die Stunde seit Mai 2026', 'lese ich „38 €“'],
  [
    'de',
    'Der Verband hat 140 Träger',
    'Drei Träger zahlen 38 € pro Stunde seit Mai 2026',
    '„38 € pro Stunde“',
  ],
  ['en', 'Hostel get 3000 people', '24 pay me 15k since May 2026', 'In Money I read “15k”'],
])('a figure that makes no market is not said to be unread (%s: %s %s)', (language, reach, money, words) => {
  const sent = {
    marks,
    confirmed: confirmed({ lines: { ...confirmed().lines, reach, money }, aim: 'a living' }),
  }
  const { text } = play([...answers.de, 'Urteil'], sent, language)
  expect(text).toContain(words)
  expect(text).not.toMatch(notRead)
})

test.each<[Language, string, string, boolean]>([
  ['en', 'Nobody yet, I asked nine', 'I read no payment yet', true],
  ['de', 'Bezahlt hat noch keiner, ich habe neun gefragt', 'lese ich noch keine Zahlung', true],
  ['pt', 'Ninguém paga, é gratuito; três empresas deram 500 euros cada', 'nenhum pagamento', false],
  ['en', '12 schools pay €40 a month', 'I read no payment yet', false],
])('%s: who is told “mark it so” has been paid (“%s”)', (language, money, words, isUnpaid) => {
  const paid = isUnpaid ? 0 : null
  const sent = {
    marks: { ...marks, money: 2 },
    confirmed: confirmed({ lines: { ...confirmed().lines, money }, paid }),
  }
  const { text } = play([...answers.de, 'Urteil'], sent, language)
  expect(text.includes(words)).toBe(isUnpaid)
})

test('a count is not asked for again where nobody pays and no price is named', () => {
  const lines = { ...confirmed().lines, reach: 'Die Innung, 85 Betriebe', money: 'Noch keiner' }
  const { text } = play([...answers.de, 'Urteil'], { marks, confirmed: confirmed({ lines }) })
  expect(text).toContain('Nicht gelesen habe ich: einen Preis mit Zeitraum und Währung unter Geld.')
  expect(text).not.toContain('Unter Erreichbarkeit')
})

test.each<[Language, string, string, string, string]>([
  ['pt', 'Dois grupos com 640 pessoas.', '12 pagam R$ 49 por mês', 'Provas: falei com 30.', 'os 640 são'],
  ['pt', 'Dois clubes com 9 mil pessoas', '58 pagam R$ 129 por mês', 'Dinheiro: são 63.', 'os 9.000 são'],
  ['en', 'Ladipo get pass 5000 shop', '8 don pay €40 a month', 'Money: 3 more don pay', 'the 5,000 are'],
  [
    'es',
    'El colegio tiene 740',
    'Seis pagan 40 € al mes',
    'Dinero: ya son ocho los que pagan.',
    'los 740 son',
  ],
])('the buyers who were counted stay counted (%s: %s)', (language, reach, money, update, counted) => {
  const sent = { marks, confirmed: confirmed({ lines: { ...confirmed().lines, reach, money } }) }
  const { text } = play([...answers.de, 'Urteil', update], sent, language)
  expect(text).toContain(counted)
})

test.each<[Language, string, number | null, number]>([
  ['pt', 'Ninguém paga, é gratuito; três empresas deram 500 euros cada', null, 2],
  ['en', 'Nobody pays, it is free; a grant of £4,000 came in May', null, 2],
  ['en', 'Nobody pays, it is free', 0, 1],
])('money that others give is not nobody’s (%s: %s)', (language, money, paid, score) => {
  const said = [...answers.de.slice(0, 5), money, ...answers.de.slice(6)]
  const read = play(said, {}, language).result
  expect(read.kind === 'turn' && read.readBack?.paid).toBe(paid)
  const rung = read.kind === 'turn' ? read.readBack?.lines[5]?.rung : undefined
  const { money: _, ...others } = marks
  const lines = { ...confirmed().lines, money }
  const sent = {
    marks: { ...others, ...(rung && { money: rung }) },
    confirmed: confirmed({ lines, paid, refused: null }),
  }
  const { result } = play([...said, 'verdict'], sent, language)
  expect(result.kind === 'scorecard' && result.scores[5]).toMatchObject({ dimension: 'money', score })
})

test('GM15 beside GO it is said that some who paid have left, and only then', () => {
  const back = (money: string) => {
    const all = confirmed({ aim: 'a living' })
    return { marks, confirmed: { ...all, lines: { ...all.lines, money } } }
  }
  const paid = 'Seit März 2026 haben drei gezahlt, 49 € im Monat, vier haben abgelehnt'
  expect(play(answers.de, back(paid)).text).not.toContain('sind einige gegangen')
  const { result, text } = play(answers.de, back(`${paid}, einer hat gekündigt`))
  expect(result).toMatchObject({ verdict: 'GO' })
  expect(text).toContain('Nach Ihren Worten sind einige gegangen, die gezahlt hatten')
})

// Checks a played conversation for faults that code can find. Whether a reply is wise, only people can judge.
import { splitSentences, toPlainText } from '../../cofounder/language/clean.ts'
import { languageOf, recogniseLanguage } from '../../cofounder/language/recognise.ts'
import { isFinal, type Played } from './play.ts'

const claims =
  /you (?:never|did not|didn’t|have not) (?:say|said|tell|told|name|named|describe)|nothing you (?:said|told)|sie haben nicht gesagt|no ha dicho|vous n’avez pas dit|você não disse/i

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isAlarmed = ({ exchanges }: Played) =>
  exchanges.some(({ text }) =>
    /Which permission do you hold|The company can wait|Before anything about/.test(text),
  )

export function faultsOf(played: Played): string[] {
  const { exchanges, messages } = played
  const faults: string[] = []
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const answered = new Set<string>()
  for (const { text, result } of exchanges) {
    if (claims.test(text)) faults.push('claims that something was not said')
    if (/\b(?:undefined|NaN|\[object)\b/.test(text)) faults.push('a hole in the text')
    if (isFinal(result) || !result) continue
    // Question marks in quotes of the founder's words do not count.
    const own = said
      .flatMap(splitSentences)
      .reduce((left, words) => left.replaceAll(toPlainText(words), ''), text)
    const marks = own.replace(/[“„«][^”“»]*[”“»]/g, '').match(/\?/g)?.length ?? 0
    if (marks > 1) faults.push(`more than one question: ${text.slice(-120)}`)
    const question = /[^\n]*\?$/.exec(text.trim())?.[0]
    if (question && answered.has(question)) faults.push(`asked again: ${question}`)
    if (question) answered.add(question)
  }
  const last = exchanges.at(-1)
  const result = last?.result as Record<string, unknown> | null
  if (result?.kind === 'scorecard') {
    const scores = result.scores as { score: number; quote: string | null }[]
    if (scores.some(({ score }) => score > 2)) faults.push('a score above 2 from messages alone')
    if (result.verdict !== 'NOT YET' && !isAlarmed(played)) faults.push(`verdict ${String(result.verdict)}`)
    const everything = plain(said.join(' '))
    for (const { quote } of scores)
      for (const part of quote?.split(' · ') ?? [])
        if (!everything.includes(plain(part))) faults.push(`quotes what was not said: ${part}`)
  }
  if (result?.kind === 'pitches' && (result.pitches as unknown[]).length !== 3)
    faults.push('not three pitches')
  const spoken = recogniseLanguage(said)
  const ours = exchanges.slice(1).map(({ text }) => text.replace(/[“„«|][^”“»|]*[”“»|]/g, ''))
  if (spoken && ours.length && languageOf(ours) !== spoken && !isAlarmed(played))
    faults.push(`answers in ${languageOf(ours)} to a founder who writes ${spoken}`)
  return [...new Set(faults)]
}

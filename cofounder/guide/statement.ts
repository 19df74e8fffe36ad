// A message that asks may tell something too: what it tells is the answer, what it asks is answered.
import { countWords, splitSentences } from '../language/clean.ts'

const mark = /[?¿？؟]/

export const asks = (text: string) => mark.test(text)

/** Words about our question are no answer to it. */
const unclear =
  /^(?:(?:sorry|hm+|well|entschuldigung|perdón|pardon|désolée?|desculpe?)[\s,.!]*)*(?:(?:good|interesting|strange) question|let me (?:think|see)|gute frage|buena pregunta|bonne question|boa pergunta|i (?:do not|don't|did not|didn't) (?:understand|get|follow)|i am (?:not sure|lost)|i'm (?:not sure|lost)|(?:das )?versteh\p{L}* ich nicht|ich versteh\p{L}* (?:das |die frage )?nicht|no (?:lo )?entiendo|je ne comprends pas|não (?:entendi|entendo|compreendo))(?!\p{L})/iu

/** A sentence without its question: Spanish marks where one begins; elsewhere the whole sentence asks. */
function toldIn(sentence: string): string {
  const rest = sentence
    .replace(/¿[^?]*\?/g, '')
    .replace(/[\s,;]+(?:y|e|o|pero)?\s*$/u, '')
    .trim()
  const isWhole = rest === sentence.trim()
  return !/[\p{L}\p{N}]/u.test(rest) || asks(rest) || (!isWhole && countWords(rest) < 3) || unclear.test(rest)
    ? ''
    : rest
}

/** What a message tells beside its questions, in its own words; empty when it only asks. */
export function statementOf(text: string): string {
  const parts: string[] = []
  let run = ''
  for (const sentence of text.split(/(?<=…)\s+/).flatMap(splitSentences)) {
    const told = toldIn(sentence)
    if (told) run = run ? `${run} ${told}` : told
    if (told === sentence) continue
    if (run) parts.push(run)
    run = ''
  }
  if (run) parts.push(run)
  return parts.join(' · ')
}

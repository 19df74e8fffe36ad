// A message that asks may tell something too: what it tells is the answer, what it asks is answered.
import { countWords, splitSentences } from '../language/clean.ts'

const mark = /[?¿？؟]/

export const asks = (text: string) => mark.test(text)

/** Words about our question are no answer to it. */
const unclear =
  /^(?:(?:sorry|hm+|well|entschuldigung|perdón|pardon|désolée?|desculpe?)[\s,.!]*)*(?:(?:good|interesting|strange) question|let me (?:think|see)|gute frage|buena pregunta|bonne question|boa pergunta|i (?:do not|don't|did not|didn't) (?:understand|get|follow)|i am (?:not sure|lost)|i'm (?:not sure|lost)|(?:das )?versteh\p{L}* ich nicht|ich versteh\p{L}* (?:das |die frage )?nicht|no (?:lo )?entiendo|je ne comprends pas|não (?:entendi|entendo|compreendo))(?!\p{L})/iu

/** How a question begins; "Generation Bio?" and "None I guess?" are answers that doubt themselves. */
const opener =
  /^(?:and |or |but |so |und |oder |aber |et |ou |mais |e |o |y |pero |mas )?(?:if|wenn|si|se|what|which|who|whose|why|how|when|where|is|are|am|was|were|do|does|did|can|could|should|shall|would|will|may|must|have|has|was|wer|wie|wo|wann|warum|wieso|weshalb|welche\p{L}*|woher|wohin|wofür|worum|ist|sind|bin|hat|haben|kann|können|soll|sollen|muss|müssen|darf|gilt|zählt|quoi|quel\p{L}*|qui|que|qu'|quand|où|comment|pourquoi|combien|est|c'est quoi|dois|faut|peut|puis|qual|quais|quem|quando|onde|como|quanto|quantos|quantas|por que|o que|é|são|devo|posso|pode|che|chi|cosa|come|dove|perché|quanti|quale)(?!\p{L})/iu

/** "…, does that count?": what stands behind the last comma. */
const tagOf = (sentence: string) => sentence.slice(sentence.lastIndexOf(',') + 1).trim()

const isQuestion = (sentence: string) =>
  asks(sentence) && (sentence.includes('¿') || opener.test(sentence) || opener.test(tagOf(sentence)))

/** Whether something is asked that wants an answer of ours, not only a word or a figure in doubt. */
export const asksPlainly = (text: string) => splitSentences(text).some(isQuestion)

/** "A bucket every day, does that count?": the statement before the comma, where it is one. */
function beforeTag(sentence: string): string {
  const cut = sentence.lastIndexOf(',')
  const told = sentence.slice(0, Math.max(cut, 0)).trim()
  return sentence.endsWith('?') && countWords(told) >= 5 && !opener.test(told) ? told : ''
}

/** A sentence without its question: Spanish marks where one begins; elsewhere the whole sentence asks. */
function toldIn(sentence: string): string {
  const told = sentence.includes('¿') ? '' : beforeTag(sentence)
  if (told) return told
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

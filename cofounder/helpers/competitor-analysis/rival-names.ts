// The names of rivals as the founder wrote them: a list, names within a sentence, or the words themselves.
import { splitSentences } from '../../language/clean.ts'
import type { Language } from '../../language/recognise.ts'

const mostRivals = 6

/** What stands between commas, full stops and “and”. */
export const partsOf = (answer: string) =>
  answer
    .split(/[,;](?!\d)|\n|[.!](?=\s|$)| (?:and|und|y|et|e|or|oder|o|ou|&) /)
    .map(part => part.trim())
    .filter(Boolean)

/** Somebody does something: a sentence, no name. */
const speaker =
  /^(?:I|We|They|He|She|It|You|There|Ich|Wir|Sie|Es|Ellos|Ils|Elles|Eles|Elas)(?:['’]\p{L}+)?(?: |$)/u

/** "Dentrix, NexHealth and Weave": each part a short name. */
export function listedNames(answer: string): string[] | null {
  const parts = partsOf(answer).map(part => part.replace(/^(?:and|und|y|et|e|or|oder|o|ou) /i, ''))
  const [first] = parts
  const isShort = parts.every(part => part.split(/\s+/).length <= 3 && !speaker.test(part))
  const isName = (part: string) => /^[\p{Lu}\p{N}]/u.test(part)
  // "Lavamática, la vecina": in a list that begins with a name the others may be written small.
  const isList = isShort && (parts.length > 1 ? first !== undefined && isName(first) : parts.every(isName))
  return isList && parts.length > 0 && parts.length <= mostRivals ? parts : null
}

const run = /\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:\p{Lu}|\p{N})[\p{L}\p{N}&.'’-]*)*/gu
/** "NexHealth at $350": a first word with a price behind it is a name. */
const beforePrice = /^\s*(?:at|for|zu|für|a|por|à|pour|com|\(|[-–:=]|[$€£₦₹]|R\$|$)/u
const opener =
  /^(?:(?:I|We|They|He|She|It|You|The|An?|There|That|This|Some|Most|Mostly|Maybe|Only|Also|Well)(?:['’]\p{L}+)?(?: |$))+/u

/** "In Portugal" is where, "KES 30,000" is how much. */
const inPlace = /(?<!\p{L})(?:in|near|around|across|en|em|no|na|au|aux|à|dans)\s+(?:the\s+)?$/iu
const amount = /^\p{Lu}{1,3}\$? \p{N}/u

/** Names within a sentence: written large and not for the place they stand in. German writes every noun large. */
function namesWithin(answer: string, language: Language): string[] {
  if (language === 'de') return []
  const names = splitSentences(answer).flatMap(sentence =>
    partsOf(sentence).flatMap((part, at) =>
      [...part.matchAll(run)].flatMap(({ 0: found, index }) => {
        const name = found.replace(opener, '').replace(/[.'’-]+$/, '')
        const opensSentence = at === 0 && index === 0 && name.length === found.length
        if (opensSentence && !beforePrice.test(part.slice(found.length))) return []
        return inPlace.test(part.slice(0, index)) || amount.test(name) ? [] : [name]
      }),
    ),
  )
  return [...new Set(names)].filter(name => name.length > 1).slice(0, mostRivals)
}

const longest = 60

function shortened(answer: string): string {
  if (answer.length <= longest) return answer.replace(/[.!\s]+$/, '')
  return `${answer.slice(0, longest).replace(/\s+\S*$/, '')}…`
}

export function rivalNames(answer: string, language: Language): { names: string[]; isList: boolean } {
  const listed = listedNames(answer)
  if (listed) return { names: listed, isList: true }
  const within = namesWithin(answer, language)
  return { names: within.length ? within : [shortened(answer)], isList: false }
}

/** Quite different ways to do the job: a list, or the words themselves. */
export function otherWays(answer: string): { names: string[]; isList: boolean } {
  const listed = listedNames(answer)
  return listed ? { names: listed.slice(0, 2), isList: true } : { names: [shortened(answer)], isList: false }
}

// The rivals as the founder wrote them: a list that was asked for with commas. For names inside a sentence it is asked
// once more, and only then they are picked out of it.

const mostRivals = 8
/** A name by itself, and one of several between commas. */
const longestAlone = 4
const longestListed = 6

const and = '(?:and|und|y|et|e|or|oder|ou|&)'
const pair = new RegExp(` ${and} `)
const leading = new RegExp(`^${and} `, 'i')
/** A full stop behind three letters or fewer belongs to a name: "Dr. Pet". */
const between = /[,;](?!\d)|\n|(?<=[\p{L}\p{N}]{4})[.!](?=\s|$)|\?(?=\s|$)/u

const split = (answer: string, by: RegExp) =>
  answer
    .split(by)
    .map(part => part.trim().replace(leading, '').replace(/[.!]$/, ''))
    .filter(Boolean)

/** What stands between commas, full stops and “and”. */
export const partsOf = (answer: string) => split(answer, between).flatMap(part => split(part, pair))

/** Somebody does something, or a clause goes on: a sentence, no name. */
const clause =
  /^(?:I|We|They|He|She|It|You|There|Ich|Wir|Sie|Es|Ellos|Ils|Elles|Eles|Elas|Il|On|Nous|Hay|Tenemos|Están|Há|Temos|but|aber|pero|mais|mas|because|weil|porque|parce|which|that|who|que|qui|quien|both|beide|ambos|(?:die|der|das) (?:es|sie|ihn|man))(?:['’]\p{L}+)?(?: |$)| (?:is|are|costs?|kostet|kosten|cuestan?|coûtent?|custam?)(?: |$)/u
/** What is said beside a name: "…, die es umsonst machen", "…? I am not sure", "…, and some use paper". */
const aside =
  /^(?:I|which|that|who|que|qui|quien|(?:die|der|das) (?:es|sie|ihn|man)|(?:some|many|most|others?|people|they|manche|viele|einige|andere|algun[oa]s|much[oa]s|otr[oa]s|certain[es]+|beaucoup|d['’]autres|alguns|muit[oa]s|outr[oa]s) \p{Ll}+)(?:['’]\p{L}+)? /u

/** "The van, quite simply": how it is meant, and no name. */
const manner =
  /^(?:(?:quite|just|tout|ganz|muy|bem) )?(?:simply|honestly|mostly|mainly|probably|einfach|meistens|vor allem|ehrlich gesagt|sobre todo|sobretudo|surtout|\p{Ll}+mente?)$/u

const nothing =
  /^(?:(?:really|honestly|wirklich|eigentlich|realmente|vraiment|mesmo|at all|gar) )*(?:none|nothing|nobody|no|nope|not|no one|keine?[rsn]?|nichts|niemand|niente|nada|ningun[oa]|ningún|nadie|rien|aucune?|personne|pas|nenhuma?|ninguém|não)(?![\p{L}-])/iu
const noRivals =
  /(?<!\p{L})(?:no|any|keine\p{L}*|ningún|ninguna|sin|aucune?|pas de|nenhuma?|sem|não (?:há|temos)) (?:\p{L}+ )?(?:competit|rival|konkurren|mitbewerb|wettbewerb|competid|competenc|concurren|concorren)/iu

const wordsIn = (text: string) => text.split(/\s+/).length

/** "Nothing, except X" names X. */
const except =
  /^.*?(?<!\p{L})(?:except(?: for)?|apart from|other than|aside from|(?<=nothing |nobody |none )but|außer|bis auf|abgesehen von|salvo|excepto|aparte de|sauf|à part|hormis|excepté|exceto|a não ser|tirando|eccetto|tranne)\s+(?=[\p{L}\p{N}])/isu
const excepted = (answer: string) =>
  nothing.test(answer) || noRivals.test(answer) ? answer.replace(except, '') : answer

/** "Nothing yet, honestly", "rien pour l'instant", "nope": whatever follows, there is none. */
export const isNothing = (answer: string): boolean => {
  const [first] = split(excepted(answer), between)
  return first !== undefined && nothing.test(first) && wordsIn(first) <= longestAlone
}

/** "None", "keine, wirklich keine", "We have no competitors, our app is unique". */
export const namesNobody = (answer: string): boolean => {
  const rest = excepted(answer)
  return noRivals.test(rest) || partsOf(rest).every(isNothing)
}

/** A name without the price behind it: "NexHealth at $350 a month". */
const nameOf = (part: string) =>
  part
    .replace(/[\s(:–-]*(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}?\s?(?=\d)|(?<=[\s(])\d).*$/u, '')
    .replace(/[\s(:–-]+(?:at|for|from|zu|für|ab|a|por|desde|à|pour|dès|com)$/iu, '')
    .trim()

/** "Repair and Run, Cyclofix": where commas part the names, an "and" parts only the last two. */
function listParts(answer: string): string[] {
  const [first, ...rest] = split(answer, between).filter(part => !nothing.test(part))
  const parts = first ? [first, ...rest.filter(part => !aside.test(part) && !manner.test(part))] : []
  return [...parts.slice(0, -1), ...parts.slice(-1).flatMap(part => split(part, pair))]
}

/** A name of two words or more, each with a capital: "Apícola Purépecha and the neighbours who have hives". */
const written = /^\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)+$/u

/** "Dentrix, NexHealth at $350 and Weave": each part a few words; else null. */
export function listedNames(said: string): string[] | null {
  const answer = excepted(said)
  const parts = listParts(answer)
  const names = parts.map(nameOf)
  // Parted by an "and" alone, long parts are a sentence.
  const isList = split(answer, between).length > 1 || written.test(parts[0] ?? '')
  const longest = isList ? longestListed : longestAlone
  const isName = (name: string, at: number) =>
    name !== '' &&
    wordsIn(name) <= longest &&
    !clause.test(parts[at] ?? '') &&
    // A price in small letters ("each from £15") may be anybody's.
    (name === parts[at] || /^[\p{Lu}\p{N}]/u.test(name))
  return names.length > 0 && names.every(isName) ? names.slice(0, mostRivals) : null
}

/** Whether it needs no second question: a list, or nobody. */
export const isNameList = (answer: string) => namesNobody(answer) || listedNames(answer) !== null

/** Of several answers the newest list counts; else the names in their words; without any, the first stands as a quote. */
export function rivalNames(
  answers: readonly string[],
  namesIn: (answer: string) => string[],
): { names: string[]; sentence: string | null } {
  const list = answers.findLast(isNameList)
  if (list !== undefined) return { names: namesNobody(list) ? [] : (listedNames(list) ?? []), sentence: null }
  const names = [...new Set(answers.flatMap(namesIn))].slice(0, mostRivals)
  return { names, sentence: names.length ? null : (answers[0] ?? null) }
}

// The rivals as the founder wrote them: a list that was asked for with commas, or the words themselves. Names are not
// picked out of a sentence: for them it is asked once more.

const mostRivals = 8
/** A name by itself, and one of several between commas. */
const longestAlone = 4
const longestListed = 6

/** What stands between commas, full stops and “and”. */
export const partsOf = (answer: string) =>
  answer
    .split(/[,;](?!\d)|\n|[.!](?=\s|$)| (?:and|und|y|et|e|or|oder|o|ou|&) /)
    .map(part => part.trim().replace(/^(?:and|und|y|et|e|or|oder|o|ou) /i, ''))
    .filter(Boolean)

/** Somebody does something, or a clause goes on: a sentence, no name. */
const clause =
  /^(?:I|We|They|He|She|It|You|There|Ich|Wir|Sie|Es|Ellos|Ils|Elles|Eles|Elas|Il|Hay|Há|but|aber|pero|mais|mas|because|weil|porque|parce|which|that|who|que|qui|quien|both|beide|ambos|(?:die|der|das) (?:es|sie|ihn|man))(?:['’]\p{L}+)?(?: |$)/u

const nothing =
  /^(?:(?:really|honestly|wirklich|eigentlich|realmente|vraiment|mesmo|at all|gar) )*(?:none|nothing|nobody|no|not|no one|keine?[rsn]?|nichts|niemand|nada|ningun[oa]|ningún|nadie|rien|aucune?|personne|pas|nenhuma?|ninguém|não)(?![\p{L}-])/iu

const wordsIn = (text: string) => text.split(/\s+/).length

/** "None", "keine, wirklich keine", "no direct competitors". */
export const namesNobody = (answer: string): boolean =>
  partsOf(answer).every(part => nothing.test(part) && wordsIn(part) <= longestAlone)

/** A name without the price behind it: "NexHealth at $350 a month". */
const nameOf = (part: string) =>
  part
    .replace(/[\s(:–-]*(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}?\s?(?=\d)|(?<=[\s(])\d).*$/u, '')
    .replace(
      /[\s(:–-]+(?:at|for|from|zu|für|ab|a|por|desde|à|pour|dès|com|is|costs|kostet|cuesta|coûte|custa)$/iu,
      '',
    )
    .trim()

const pair = / (?:and|und|y|et|e|or|oder|o|ou|&) /

/** "Repair and Run, Cyclofix": where commas part the names, an "and" parts only the last two. */
function listParts(answer: string): string[] {
  const parts = answer
    .split(/[,;](?!\d)|\n|[.!](?=\s|$)/)
    .map(part => part.trim().replace(/^(?:and|und|y|et|e|or|oder|o|ou) /i, ''))
    .filter(Boolean)
  return [...parts.slice(0, -1), ...parts.slice(-1).flatMap(part => part.split(pair))]
}

/** "Dentrix, NexHealth at $350 and Weave": each part a few words; else null. */
export function listedNames(answer: string): string[] | null {
  const parts = listParts(answer).filter(part => !nothing.test(part))
  const names = parts.map(nameOf)
  const isName = (name: string, at: number) =>
    name !== '' &&
    wordsIn(name) <= (names.length > 1 ? longestListed : longestAlone) &&
    !clause.test(name) &&
    // A price in small letters ("each from £15") may be anybody's.
    (name === parts[at] || /^[\p{Lu}\p{N}]/u.test(name))
  return names.length > 0 && names.every(isName) ? names.slice(0, mostRivals) : null
}

/** Whether it needs no second question: a list, or nobody. */
export const isNameList = (answer: string) => namesNobody(answer) || listedNames(answer) !== null

const longest = 60

function shortened(answer: string): string {
  if (answer.length <= longest) return answer.replace(/[.!\s]+$/, '')
  return `${answer.slice(0, longest).replace(/\s+\S*$/, '')}…`
}

/** Of several answers the newest list counts; without one the first answer is the name, in its own words. */
export function rivalNames(answers: readonly string[]): { names: string[]; isList: boolean } {
  const lists = answers.toReversed().filter(isNameList)
  const [first] = answers
  const [list] = lists
  if (list !== undefined) return { names: namesNobody(list) ? [] : (listedNames(list) ?? []), isList: true }
  return { names: first ? [shortened(first)] : [], isList: false }
}

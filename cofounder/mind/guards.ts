// What code checks of a sentence before anybody reads it. What does not hold is left out, and that is said. A figure that
// code cannot get from given ones may still be right: beside given ones it stays, and is called unchecked.
import type { Known } from './arithmetic.ts'
import {
  type Ground,
  givenNumbers,
  heldFigures,
  inventedFigures,
  isSaid,
  mayTotal,
  namesGiven,
  plain,
  withFigures,
  withNumbers,
} from './ground.ts'
import { leftOut, leftOutNotes } from './notes.ts'
import { shownSums } from './shown-sum.ts'
import { madeBySums, withoutSums, withReadSums } from './sum-behind.ts'
import { calledUnchecked } from './unchecked.ts'
import { ownFigure } from './what-if.ts'

/** Words that say: this is what you said. */
const saysYou =
  /(?<!\p{L})(?:you (?:said|say|told|wrote|mentioned|called|described)|your (?:own )?words|sie (?:sagten|sagen|schrieben|haben gesagt)|sagten sie|du (?:sagtest|sagst|hast gesagt)|ihre worte|usted dijo|dijo|dijiste|escribió|sus palabras|vous (?:avez dit|dites|disiez)|vos mots|você (?:disse|falou|escreveu)|suas palavras)(?!\p{L})/iu

const quotation = /[“„«"]\s*([^“”„«»"]{2,400}?)\s*[”“»"]/gu

function quoteFails(sentence: string, ground: Ground): boolean {
  if (!saysYou.test(sentence)) return false
  return [...sentence.matchAll(quotation)].some(([, quote = '']) => {
    const isLong = plain(quote).split(' ').length >= 2
    return isLong && !/[?؟？]/.test(quote) && !isSaid(quote, ground)
  })
}

const address =
  /(?:https?:\/\/|www\.)[^\s)\]>]+|\b[a-z0-9-]+\.(?:com|org|net|io|ai|co|de|es|fr|pt|br|eu)\b(?:\/\S*)?/giu

function linkFails(sentence: string, { said }: Ground): boolean {
  const known = said.join('\n').toLowerCase()
  return [...sentence.matchAll(address)].some(
    ([link]) => !known.includes(link.toLowerCase().replace(/[.,;:!]+$/, '')),
  )
}

/** A name with a legal form, with a capital inside it, or said to be a company's name, is a company's. */
const legalForm =
  /(?<!\p{L})(\p{Lu}[\p{L}\p{N}&.-]*(?:\s+\p{Lu}[\p{L}\p{N}&.-]*){0,3}?)\s+(?:Inc|GmbH|Ltd|LLC|AG|SAS|SARL|Corp|PLC|Lda|S\.A\.|S\.L\.)(?!\p{L})/gu
const innerCapital = /(?<!\p{L})(\p{Lu}\p{Ll}+\p{Lu}\p{Ll}[\p{L}\p{N}]*)(?!\p{L})/gu
const calledSo =
  /(?<!\p{L})(?:(?:company|firm|competitor|rival|vendor|start-?up|app|software|platform|tool)s? (?:called|named)|(?:Firma|Unternehmen|Startup|Start-up|App|Software|Anbieter|Konkurrent(?:en)?) namens|(?:empresa|rival|competidor|aplicación|plataforma|start-?up) llamad[oa]|(?:entreprise|concurrent|application|société|start-?up) (?:appelée?|nommée?)|(?:empresa|concorrente|aplicativo|plataforma|start-?up) chamad[oa])\s+[“„«"*]*(\p{Lu}[\p{L}\p{N}&.-]*)/gu
/** Places to meet people, not rivals. */
const commonNames =
  /^(?:LinkedIn|YouTube|WhatsApp|GitHub|TikTok|PayPal|PowerPoint|ChatGPT|OpenAI|DeepSeek|McKinsey)$/

function companyFails(sentence: string, { said, names }: Ground): boolean {
  if (!names) return false
  const known = plain([...said, ...names].join('\n'))
  return [legalForm, innerCapital, calledSo].some(pattern =>
    [...sentence.matchAll(pattern)].some(
      ([, company = '']) => !commonNames.test(company) && !known.includes(plain(company)),
    ),
  )
}

type Fault = 'quote' | 'figure' | 'link' | 'sum' | 'company'

export type Guard = (sentence: string) => string

const name = /\s?\[((?:[FO]\d{1,3})(?:\s*[,;]\s*[FO]\d{1,3})*)\]/g

/** [F1] and [F1, O2] as links; a name that stands for nothing is left out. */
function linked(sentence: string, links: ReadonlyMap<string, string>): string {
  return sentence.replace(name, (_found, names: string) => {
    const known = names.split(/[,;]/).flatMap(one => links.get(one.trim()) ?? [])
    return known.length ? ` (${known.join(', ')})` : ''
  })
}

/** Each sentence as it may be shown. What was left out is said in words once for each kind, and what is unchecked once for each figure. */
export function guardOf(ground: Ground): Guard {
  let given = givenNumbers(ground)
  const told = new Set<Fault>()
  const called = new Set<string>()
  let inText: Known[] = []
  return marked => {
    // Another text may follow it: the next field of a result.
    const isLast = !/\s$/.test(marked)
    const { links, language } = ground
    const sentence = links ? marked.replace(name, '') : marked
    if (ground.asksNothing && /[?？؟]/.test(sentence)) return ''
    const bare = withoutSums(sentence)
    const fault = faultOf(sentence, ground, given)
    const made = madeBySums(sentence, given, language)
    const known = withNumbers(given, made)
    const open = fault === 'figure' ? inventedFigures(bare, known, language) : []
    const isComputed =
      fault === 'figure' && (namesGiven(bare, given, language) || mayTotal(open, inText, language))
    if (!fault || isComputed) {
      const passed = withReadSums(links ? linked(marked, links) : sentence, given, language)
      const held = ownFigure.test(bare) ? [] : heldFigures(bare, given, language, !isComputed)
      given = withFigures(withNumbers(given, made), held)
      inText = isLast ? [] : [...inText, ...held]
      const figures = open.filter(figure => !called.has(figure))
      for (const figure of figures) called.add(figure)
      return figures.length ? calledUnchecked(passed, figures, language) : passed
    }
    if (isLast) inText = []
    const space = /\s*$/.exec(sentence)?.[0] ?? ''
    const note = told.has(fault) ? leftOut : leftOutNotes[language][fault]
    told.add(fault)
    // Where a row of a table was, so that the table goes on below it.
    return /^\s*\|/.test(sentence) ? `| ${note} |${space}` : `${note}${space}`
  }
}

export function faultOf(
  marked: string,
  ground: Ground,
  given = givenNumbers(ground),
  isStep = false,
): Fault | null {
  const { language } = ground
  const sentence = withoutSums(marked)
  const known = withNumbers(given, madeBySums(marked, given, language))
  if (linkFails(sentence, ground)) return 'link'
  if (companyFails(sentence, ground)) return 'company'
  if (quoteFails(sentence, ground)) return 'quote'
  if (shownSums(sentence).some(({ isRight }) => !isRight)) return 'sum'
  if (!ownFigure.test(sentence) && inventedFigures(sentence, known, language, isStep).length) return 'figure'
  return null
}

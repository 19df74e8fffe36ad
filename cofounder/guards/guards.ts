// Checks every sentence before a founder reads it. Errors become notes, and unsourced figures get a mark.
import { noSourceWords as noSource, uncheckedWords } from '../../contracts/own-view.ts'
import { tell } from '../language/content.ts'
import { oncePer } from '../language/once.ts'
import { claimMarker, hasSource, isLead } from './claims.ts'
import { type Ground, isHearsay, isNoClaim, isSaid, type Kind, ownFigures } from './ground.ts'
import { leftOut, leftOutNote } from './notes.ts'
import { calledOwn } from './own-view.ts'
import type { Quantity } from './quantities.ts'
import { shownSums } from './shown-sum.ts'
import { quotation, readMarks } from './sources.ts'
import { plain } from './words.ts'

const saysYou =
  /(?<!\p{L})(?:you (?:said|say|told|wrote|mentioned|called|described)|your (?:own )?words|sie (?:sagten|sagen|schrieben|haben gesagt)|sagten sie|du (?:sagtest|sagst|hast gesagt)|ihre worte|usted dijo|dijo|dijiste|escribió|sus palabras|vous (?:avez dit|dites|disiez)|vos mots|você (?:disse|falou|escreveu)|suas palavras)(?!\p{L})/iu

function quoteFails(sentence: string, ground: Ground): boolean {
  if (!saysYou.test(sentence)) return false
  return [...sentence.matchAll(quotation)].some(([, quote = '']) => {
    const isLong = plain(quote).split(' ').length >= 2
    return isLong && !/[?؟？]/.test(quote) && !isSaid(quote, ground)
  })
}

const groundText = oncePer(
  ({ said, names = [] }: Ground) => ({
    lower: said.join('\n').toLowerCase(),
    plain: plain([...said, ...names].join('\n')),
  }),
  new WeakMap(),
)

const address =
  /(?:https?:\/\/|www\.)[^\s)\]>]+|\b[a-z0-9-]+\.(?:com|org|net|io|ai|co|de|es|fr|pt|br|eu)\b(?:\/\S*)?/giu

function linkFails(sentence: string, ground: Ground): boolean {
  return [...sentence.matchAll(address)].some(
    ([link]) => !groundText(ground).lower.includes(link.toLowerCase().replace(/[.,;:!]+$/, '')),
  )
}

/** Signs of a company name: a legal form, a capital letter inside the word, or a word such as "company". */
const legalForm =
  /(?<!\p{L})(\p{Lu}[\p{L}\p{N}&.-]*(?:\s+\p{Lu}[\p{L}\p{N}&.-]*){0,3}?)\s+(?:Inc|GmbH|Ltd|LLC|AG|SAS|SARL|Corp|PLC|Lda|S\.A\.|S\.L\.)(?!\p{L})/gu
const innerCapital = /(?<!\p{L})(\p{Lu}\p{Ll}+\p{Lu}\p{Ll}[\p{L}\p{N}]*)(?!\p{L})/gu
const calledSo =
  /(?<!\p{L})(?:(?:company|firm|competitor|rival|vendor|start-?up|app|software|platform|tool)s? (?:called|named)|(?:Firma|Unternehmen|Startup|Start-up|App|Software|Anbieter|Konkurrent(?:en)?) namens|(?:empresa|rival|competidor|aplicación|plataforma|start-?up) llamad[oa]|(?:entreprise|concurrent|application|société|start-?up) (?:appelée?|nommée?)|(?:empresa|concorrente|aplicativo|plataforma|start-?up) chamad[oa])\s+[“„«"*]*(\p{Lu}[\p{L}\p{N}&.-]*)/gu
const commonNames =
  /^(?:LinkedIn|YouTube|WhatsApp|GitHub|TikTok|PayPal|PowerPoint|ChatGPT|OpenAI|DeepSeek|McKinsey)$/

function companyFails(sentence: string, ground: Ground): boolean {
  if (!ground.names) return false
  return [legalForm, innerCapital, calledSo].some(pattern =>
    [...sentence.matchAll(pattern)].some(
      ([, company = '']) => !commonNames.test(company) && !groundText(ground).plain.includes(plain(company)),
    ),
  )
}

type Fault = 'quote' | 'link' | 'sum' | 'company'

type Guard = (sentence: string, kind?: Kind) => string

const name = /\s?\[((?:[FO]\d{1,3})(?:\s*[,;]\s*[FO]\d{1,3})*)\]/g

function linked(sentence: string, links: ReadonlyMap<string, string>): string {
  return sentence.replace(name, (_found, names: string) => {
    const known = names.split(/[,;]/).flatMap(one => links.get(one.trim()) ?? [])
    return known.length ? ` (${known.join(', ')})` : ''
  })
}

/** The number in "Three ways:" only counts the items of the list after it. */
const countsList = ({ text, numbers }: Quantity) => !/\d/.test(text) && numbers.every(one => one <= 6)

/**
 * Adds one note for each kind of removed text, and marks each figure that is the model's own view. If the answer
 * cites no source, one line says so.
 */
export function guardOf(ground: Ground): Guard {
  const { links, language } = ground
  const told = new Set<Fault>()
  const called = new Set<string>()
  let waiting: string[] = []
  let [isMarked, isTold, isOwnClaim] = [false, false, false]
  const ownBehind = (sentence: string, isLast: boolean): string => {
    const isCalled = isOwnClaim || waiting.length > 0
    if (!isCalled || (!isMarked && !isLast)) return sentence
    const figures = waiting
    waiting = []
    isOwnClaim = false
    if (isMarked) return calledOwn(sentence, figures, language)
    if (isTold) return sentence
    isTold = true
    // If the sentence is a row of a table, the note is put below it. Otherwise the note would become another cell.
    if (/\|\s*$/.test(sentence)) return `${sentence}\n\n${noSource[language]}`
    return /[?？؟]\s*$/.test(sentence)
      ? `${noSource[language]} ${sentence}`
      : `${sentence} ${noSource[language]}`
  }
  const markClaims = claimMarker(ground)
  return (traced, kind = ground.kind) => {
    const { words, isMarked: names, own: calledSo, wrong } = readMarks(traced)
    // If there is no space after the sentence, it is the last one in the text.
    const isLast = !/\s$/.test(words)
    isMarked ||= names
    const sentence = links ? words.replace(name, '') : words
    if (ground.asksNothing && /[?？؟]/.test(sentence)) return ''
    const fault = faultOf(sentence, ground)
    if (!fault) {
      const isCalled = ({ start }: Quantity) => calledSo.has(start)
      const isToDo = kind === 'plan' || plain(sentence).startsWith(plain(tell(language, 'mentor.nextStep')))
      const isFree = (figure: Quantity) =>
        wrong.has(figure.start) || (isToDo && isNoClaim(figure)) || (isLead(sentence) && countsList(figure))
      const all = ownFigures(traced, ground)
      const read = links ? linked(words, links) : words
      const textsOf = (figures: readonly Quantity[]) => [...new Set(figures.map(({ text }) => text))]
      const own = all.filter(figure => isCalled(figure) || !isFree(figure))
      const shown = () => {
        if (isHearsay(traced)) return calledOwn(read, textsOf(all), language, uncheckedWords)
        const figures = textsOf(own.filter(figure => isCalled(figure) || !called.has(figure.text)))
        isOwnClaim ||= calledSo.size > own.filter(isCalled).length
        for (const figure of figures) called.add(figure)
        waiting.push(...figures)
        return ownBehind(read, isLast)
      }
      const marked = shown()
      if (kind !== 'claim') return marked
      const isOwn = marked !== read || waiting.length > 0
      const isSourced = isToDo || wrong.size > 0 || hasSource(traced, all, ground)
      return markClaims(marked, isSourced ? 'source' : isOwn ? 'mark' : null, isLast)
    }
    const space = /\s*$/.exec(sentence)?.[0] ?? ''
    const note = told.has(fault) ? leftOut : leftOutNote(fault, language)
    told.add(fault)
    // If a row of a table is removed, the note becomes a row, so that the table is still valid.
    if (/^\s*\|/.test(sentence)) return `| ${note} |${space}`
    return markClaims(`${ownBehind(note, isLast)}${space}`, 'source', isLast)
  }
}

export function faultOf(sentence: string, ground: Ground): Fault | null {
  if (linkFails(sentence, ground)) return 'link'
  if (companyFails(sentence, ground)) return 'company'
  if (quoteFails(sentence, ground)) return 'quote'
  if (shownSums(sentence, ground.language).some(({ isRight }) => !isRight)) return 'sum'
  return null
}

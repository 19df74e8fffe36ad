// Finds the handbook pages and calculators for a question by comparing words.
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stopwords as english } from '@orama/stopwords/english'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as spanish } from '@orama/stopwords/spanish'
import MiniSearch from 'minisearch'
import { calculators } from '../../venture/calculators/calculators.ts'
import type { InLanguages, Language } from '../../venture/numbers/locale.ts'
import { type MessageKey, messages } from '../language/content.ts'
import { oncePer } from '../language/once.ts'
import { type Page, readHandbook } from './pages.ts'

const grammars: InLanguages<{ stem: (word: string) => string; common: readonly string[] }> = {
  en: { stem: stemEnglish, common: english },
  de: { stem: stemGerman, common: german },
  es: { stem: stemSpanish, common: spanish },
  fr: { stem: stemFrench, common: french },
  pt: { stem: stemPortuguese, common: portuguese },
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** English words may contain an apostrophe ("don't"). In French it separates words ("l'argent"). */
function wordsOf(text: string, language: Language): string[] {
  const words = text.toLowerCase().replaceAll('’', "'")
  return words.split(language === 'en' ? /[^\p{L}\p{N}']+/u : /[^\p{L}\p{N}]+/u)
}

/** The form of a word in the search index. Null for a number. */
function termOf(word: string, language: Language): string | null {
  if (word.length < 2 || /^\d/.test(word)) return null
  return plain(grammars[language].stem(word.replace(/'s$/, '').replaceAll("'", '')))
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]+/gu, '')
    .trim()

/**
 * The pages and indexes of a language. They are made when they are first needed, because few founders write in two
 * languages.
 */
const shelfOf = oncePer((language: Language) => {
  const pages = readHandbook(language)
  return {
    pages,
    byId: new Map(pages.map(page => [page.id, page])),
    byTitle: new Map(pages.map(page => [bare(page.title), page])),
    byWay: new Map(pages.flatMap(page => page.asks.map(way => [bare(way), page] as const))),
  }
})

export const pagesIn = (language: Language): readonly Page[] => shelfOf(language).pages

export const pageOf = (id: string, language: Language): Page | null => shelfOf(language).byId.get(id) ?? null

const longestTitle = 100

export const pageTitled = (title: string, language: Language): Page | null =>
  title.length > longestTitle ? null : (shelfOf(language).byTitle.get(bare(title)) ?? null)

type Entry = { id: string; title: string; asks: string; words: string }

const calculator = 'calculator:'

function calculatorsIn(language: Language): Entry[] {
  const text = (key: string) => messages[language][key as MessageKey]
  return calculators.map(({ id }) => ({
    id: calculator + id,
    title: text(`calc.title.${id}`),
    asks: text(`calc.tags.${id}`),
    words: '',
  }))
}

const indexOf = oncePer((language: Language) => {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'asks', 'words'],
    tokenize: text => wordsOf(text, language),
    processTerm: word => termOf(word, language),
  })
  index.addAll(pagesIn(language).map(page => ({ ...page, asks: page.asks.join('\n') })))
  index.addAll(calculatorsIn(language))
  const everywhere = new Set(grammars[language].common.map(word => termOf(word, language)))
  return { index, boostTerm: (term: string) => (everywhere.has(term) ? commonWeight : 1) }
})

const mostRead = 1000

/**
 * The best page is opened only if its score is at least `ahead` times the score of the second best page, and at
 * least `level`.
 */
const ahead = 2
/** With this value, a wrong page was opened for at most 2 % of the test questions (docs/evaluation.md). */
const level = 75
/** If a calculator has a lower score, it shares a word with the question only by chance. */
const calculatorLevel = 12
/** Common words still count a little: "pay myself" and "pay them" mean different things. */
const commonWeight = 0.2

export type Near = {
  /** The page, if the search is certain. Null if several pages fit, or none. */
  opened: Page | null
  /** The best pages, at most three. */
  pages: Page[]
  /** The ids of the best calculators, at most two. */
  calculators: string[]
}

export function searchHandbook(question: string, language: Language): Near {
  const { byId, byWay } = shelfOf(language)
  const { index, boostTerm } = indexOf(language)
  const asked = question.slice(0, mostRead)
  const words = [...new Set(wordsOf(asked, language))].join(' ')
  const found = index.search(words, { boostTerm })
  const ranked = found.flatMap(({ id, score }) => {
    const page = byId.get(id)
    return page ? [{ page, score }] : []
  })
  const [first, second] = ranked
  const isSure = first && first.score >= level && first.score >= ahead * (second?.score ?? 0)
  const opened = byWay.get(bare(asked)) ?? (isSure ? first.page : null)
  const near = ranked.map(({ page }) => page).filter(page => page !== opened)
  return {
    opened,
    pages: [...(opened ? [opened] : []), ...near].slice(0, 3),
    calculators: found
      .filter(({ id, score }) => id.startsWith(calculator) && score >= calculatorLevel)
      .slice(0, 2)
      .map(({ id }) => id.slice(calculator.length)),
  }
}

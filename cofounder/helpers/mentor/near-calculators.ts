// The calculators nearest to what was asked, by the index that finds the subjects. Where none is near, none.
import { calculators } from '../../../venture/calculators/calculators.ts'
import { type MessageKey, messages } from '../../language/content.ts'
import type { Language } from '../../language/recognise.ts'
import { topics } from './find-topic.ts'
import { type Index, makeIndex, rank, type Subject } from './near.ts'

type Named = Subject & { id: string }

const indexes = new Map<Language, Index<Named>>()

function indexOf(language: Language): Index<Named> {
  const known = indexes.get(language)
  if (known) return known
  const text = (key: string) => messages[language][key as MessageKey]
  const named = calculators.map(({ id }) => ({
    id,
    title: text(`calc.title.${id}`),
    asks: text(`calc.tags.${id}`).split(';'),
    words: '',
  }))
  const index = makeIndex(named, language, topics[language])
  indexes.set(language, index)
  return index
}

/** Below it a question shares a word by chance. */
const fewestPoints = 0.9
const mostRead = 1000
const most = 2

export function nearCalculators(question: string, language: Language): string[] {
  return rank(question.slice(0, mostRead), indexOf(language))
    .filter(({ score }) => score >= fewestPoints)
    .slice(0, most)
    .map(({ topic }) => topic.id)
}

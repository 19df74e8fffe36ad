// The names of sources as the founder reads them. "F2" becomes the fact about the price.
import type { Fact } from '../../contracts/facts.ts'
import type { SourcedWords } from '../../contracts/outputs.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import type { MessageKey } from '../../venture/records/voice.ts'
import { voiceIn } from '../language/voice.ts'
import { labelsIn, type Sources } from './blocks.ts'
import type { Found } from './sources.ts'

const keys: readonly (readonly [label: string, key: MessageKey])[] = [
  ['problem validation', 'segments.source.validation'],
  ['competitor analysis', 'segments.source.rivals'],
  ['idea refinement', 'segments.source.idea'],
  ['market research', 'segments.source.market'],
  ['the groups', 'segments.source.groups'],
  ['idea', 'source.idea'],
  ['project', 'source.project'],
  ['venture', 'source.project'],
  ['memory', 'source.facts'],
  ['what the record holds', 'source.record'],
  ['what code', 'source.computed'],
  ['verdict', 'source.computed'],
  ['sizes', 'source.computed'],
  ['saved', 'source.results'],
  ['planned', 'source.planned'],
  ['page', 'source.page'],
]

const mostOfName = 200

type Naming = {
  language: Language
  facts: ReadonlyMap<string, Fact>
  called?: ReadonlyMap<string, string>
  sources: Sources
}

/**
 * Finds the names of sources. `called` contains the names of tools, because the answers of tools are not blocks of
 * the prompt.
 */
export function namerOf(
  prompt: string,
  { language, facts, called, sources }: Naming,
): (found: Found) => SourcedWords {
  const { say } = voiceIn(language)
  const labels = labelsIn(prompt)
  const nameOf = (id: string): string => {
    const fact = facts.get(id.toUpperCase())
    if (fact) return say('source.fact', { topic: say(`topic.${fact.topic}`) })
    const known = called?.get(id)
    if (known) return known
    if (id.startsWith('f')) return say('source.facts')
    // The line of saved work starts with its name and its date.
    if (id.startsWith('o')) return (sources.get(id) ?? '').split('\n')[0]?.replace(/^o\d+ /i, '') ?? ''
    const label = labels.get(id)?.toLowerCase() ?? ''
    const key = keys.find(([begins]) => label.startsWith(begins))?.[1] ?? 'source.said'
    if (key !== 'source.page') return say(key)
    const [url = '', title = ''] = sources.get(id)?.split('\n') ?? []
    return title || url
  }
  return ({ before, text, names, sum }) => {
    const from = [...new Set(names.map(nameOf).filter(Boolean))].join(', ')
    return { before, text, from: [sum, from].filter(Boolean).join(' · ').slice(0, mostOfName) }
  }
}

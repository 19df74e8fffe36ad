// The memory as a prompt has it: after everything that never changes, fenced as data.

import type { Fact } from '../contracts/facts.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { FactReader } from '../venture/facts/pick.ts'
import { summariseFacts } from '../venture/facts/summarise.ts'
import { countryName } from '../venture/numbers/countries.ts'
import { asData } from './data.ts'
import type { Language } from './language/recognise.ts'

/** Empty where nothing is known. */
export function tellMemory(memory: Memory | null | undefined, reader: FactReader): string {
  if (!memory) return ''
  const { name, sentence, industry, country, facts } = memory
  const known = [
    name && `Venture: ${name}`,
    sentence && `In one sentence: ${sentence}`,
    industry && `Industry: ${industry}`,
    country && `Country: ${countryName(country, 'en')}`,
    summariseFacts(facts, reader).text,
  ].filter(Boolean)
  if (!known.length) return ''
  const rule =
    'What the founder has confirmed so far, with when it was said. Use it and do not ask for it again. What was taken back or has changed since holds as the later word tells it; name a disagreement that is listed and that neither explains.'
  return `\n\n${rule}\n${asData('memory', known.join('\n'))}`
}

/** The facts by the names that `tellMemory` gives them. */
export function knownFacts(memory: Memory | null | undefined, reader: FactReader): Map<string, Fact> {
  const facts = memory?.facts ?? []
  const { ids } = summariseFacts(facts, reader)
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const fact = byId.get(id)
      return fact ? [[name, fact] as const] : []
    }),
  )
}

/** Empty where the founder chose none: then the answer is in the language they write. */
export function tellLanguage(language: Language | null | undefined): string {
  if (!language) return ''
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return `\n\nAnswer in ${name}: the founder chose it.`
}

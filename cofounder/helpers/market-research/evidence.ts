// A model may say where a number comes from; this is where it has to be true.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Provenance } from '../../../contracts/sizing.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import type { Vertical } from '../../atlas/vertical.ts'
import { BarError } from '../../helper.ts'
import type { Language } from '../../language/recognise.ts'
import { numbersOf } from '../../mind/arithmetic.ts'
import { isSaid } from '../../mind/ground.ts'
import { factWords } from '../../mind/said.ts'
import type { RetrievedPage } from '../../search/page.ts'
import { texts } from './texts/all.ts'

export type Evidence = {
  /** What the founder wrote into the form. */
  form: string
  memory: Memory | null
  pages: readonly RetrievedPage[]
  vertical: Vertical | null
  language: Language
}

type Founder = Extract<Provenance, { kind: 'founder' }>

/**
 * The founder's words: those of the form, or of a fact they have confirmed. A model sees a fact as it was put down, not
 * as it was said, so the very figure of a fact about the same thing will do: then the fact is quoted.
 */
function saidBy(
  { quote }: Founder,
  { form, memory, language }: Evidence,
  about: readonly FactTopic[],
): Founder | null {
  const isIn = (said: readonly string[]) => isSaid(quote, { said, language })
  if (isIn([form])) return { kind: 'founder', quote }
  const facts = memory?.facts ?? []
  const where = texts[language].origins.confirmed
  if (isIn(facts.flatMap(factWords))) return { kind: 'founder', quote, where }
  const figuresOf = (text: string) => findFigures(text, language).flatMap(({ value }) => numbersOf(value))
  const figures = figuresOf(quote)
  const meant = facts
    .filter(({ topic }) => about.includes(topic))
    .flatMap(factWords)
    .find(words => figures.length > 0 && figures.every(figure => figuresOf(words).includes(figure)))
  return meant ? { kind: 'founder', quote: meant.slice(0, 400), where } : null
}

/** A page that was not retrieved is refused; a quote never said or a source outside the atlas becomes an estimate. */
export function checkedProvenance(
  claimed: Provenance,
  evidence: Evidence,
  about: readonly FactTopic[] = [],
): Provenance {
  const { pages, vertical, language } = evidence
  const { own, recalled } = texts[language].origins
  switch (claimed.kind) {
    case 'estimate':
      return claimed
    case 'web': {
      const page = pages.find(({ url }) => url === claimed.url)
      if (!page) throw new BarError(`${claimed.url} was not retrieved; cite only the pages given.`)
      return { kind: 'web', url: page.url, title: page.title || page.url }
    }
    case 'founder':
      return saidBy(claimed, evidence, about) ?? { kind: 'estimate', basis: own }
    case 'benchmark': {
      const known = JSON.stringify(vertical ?? {}).includes(JSON.stringify(claimed.source).slice(1, -1))
      return known || claimed.source.startsWith('built-in atlas')
        ? claimed
        : {
            kind: 'estimate',
            basis: `${recalled}: ${claimed.source}, ${claimed.year}`.slice(0, 400),
          }
    }
  }
}

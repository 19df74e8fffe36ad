// Checks the sources that a model gives for its claims.
import type { Provenance } from '../../../contracts/sizing.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import type { Vertical } from '../../atlas/vertical.ts'
import { isSaid } from '../../guards/ground.ts'
import { factWords, rememberedWords } from '../../guards/said.ts'
import { areAkin, wordsOf } from '../../guards/words.ts'
import { BarError } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import type { RetrievedPage } from '../../search/page.ts'

export type Evidence = {
  form: string
  memory: Memory | null
  pages: readonly RetrievedPage[]
  vertical: Vertical | null
  language: Language
}

type Founder = Extract<Provenance, { kind: 'founder' }>

function saidBy({ quote }: Founder, { form, memory, language }: Evidence): Founder | null {
  const isIn = (said: readonly string[]) => isSaid(quote, { said, language })
  if (isIn([form, ...(memory?.proposed ?? []).flatMap(factWords)])) return { kind: 'founder', quote }
  // The forms of other helpers are searched too.
  const isConfirmed = isIn(rememberedWords(memory && { ...memory, proposed: [] }, language))
  return isConfirmed
    ? { kind: 'founder', quote, where: voiceIn(language).say('market.origin.confirmed') }
    : null
}

/** Citing a page that was not retrieved is an error. A claim without a valid source becomes an estimate. */
export function checkedProvenance(text: string | null, claimed: Provenance, evidence: Evidence): Provenance {
  const { pages, vertical, language } = evidence
  const { say } = voiceIn(language)
  switch (claimed.kind) {
    case 'estimate':
      return claimed
    case 'web': {
      const page = pages.find(({ url }) => url === claimed.url)
      if (!page) throw new BarError(`${claimed.url} was not retrieved; cite only the pages given.`)
      return { kind: 'web', url: page.url, title: page.title || page.url }
    }
    case 'founder':
      return (
        ((text === null || areAkin(wordsOf(text), wordsOf(claimed.quote))) && saidBy(claimed, evidence)) || {
          kind: 'estimate',
          basis: say('market.origin.own'),
        }
      )
    case 'benchmark': {
      const known = JSON.stringify(vertical ?? {}).includes(JSON.stringify(claimed.source).slice(1, -1))
      return known || claimed.source.startsWith('built-in atlas')
        ? claimed
        : {
            kind: 'estimate',
            basis: `${say('market.origin.recalled')}: ${claimed.source}, ${claimed.year}`.slice(0, 400),
          }
    }
  }
}

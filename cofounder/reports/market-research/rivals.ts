// The customers' alternatives: the rivals from the competitor analysis, and what customers do today.
import type { Competitor } from '../../../contracts/results/market-research.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import { told } from '../../../venture/records/figures.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { joined } from '../../language/markdown.ts'

const most = 12

export function competitorsOf(memory: Memory | null | undefined, voice: Voice): Competitor[] {
  const told = (memory?.rivals ?? [])
    .filter(({ kind }) => kind !== 'status quo')
    .map(({ name, kind, chosenFor, price }): Competitor => {
      // If something is free, both texts are the same word. Then it is printed once.
      const line = joined([...new Set([chosenFor, price])], ' · ') || voice.say('market.rival.open')
      const where = voice.say('market.origin.rivals')
      return { name, kind, line, provenance: { kind: 'founder', quote: line.slice(0, 400), where } }
    })
  return [...told.slice(0, most - 1), nothingNew(memory, voice)]
}

function nothingNew(memory: Memory | null | undefined, { say, price }: Voice): Competitor {
  const { earn, today: said } = memory?.records?.at(-1)?.answers ?? {}
  // With advertising and gifts, this is the way of others than those who pay.
  const today = ['ads', 'giving'].includes(told(earn?.type) ?? '') ? undefined : said
  const [kind, pays] = [told(today?.kind), told(today?.pays)]
  const listed = [
    today?.words?.trim() || (kind && say(`option.kind.${kind}`)),
    pays && say('market.nothing.pays', { pays: price(pays) }),
  ]
  const words = joined(listed, ' · ').slice(0, 1500)
  return {
    name: say('market.nothing'),
    kind: 'status quo',
    line: words || say('market.nothing.open', { name: say('name.today') }),
    provenance: words
      ? { kind: 'founder', quote: words.slice(0, 400), where: say('segments.source.validation') }
      : { kind: 'estimate', basis: say('market.origin.every') },
  }
}

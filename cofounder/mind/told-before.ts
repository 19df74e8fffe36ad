// What this talk told before and nobody has confirmed yet: a later answer may take it back.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import { factLine } from '../../venture/facts/summarise.ts'
import { asData } from '../data.ts'
import { plain } from './ground.ts'

/** The newest; a prompt has an end. */
const most = 30

/** Proposals of this talk by the names they have in the prompt: P1, P2, … in the order they were told, so that a name stays. */
export function toldBefore(
  proposed: readonly Fact[],
  messages: readonly ConversationMessage[],
): Map<string, Fact> {
  const said = messages.slice(0, -1).filter(({ role }) => role === 'user')
  const isOfTalk = ({ quote }: Fact) => quote && said.some(({ content }) => content.includes(quote))
  return new Map(
    proposed
      .filter(isOfTalk)
      .slice(0, most)
      .toReversed()
      .map((fact, index) => [`P${index + 1}`, fact]),
  )
}

export function tellBefore(told: ReadonlyMap<string, Fact>): string {
  const lines = [...told].map(([name, fact]) => factLine(name, fact))
  return lines.length ? asData('told earlier in this talk, not confirmed yet', lines.join('\n')) : ''
}

export type Opposed = { one: string; other: string }

/** New facts that one of two opposed statements tells are marked, where the other one is a fact that is there. */
export function withOpposed(
  understood: Understood | null,
  opposed: readonly Opposed[],
  facts: readonly Fact[],
): Understood | null {
  if (!understood) return null
  const tells = ({ text, quote }: Pick<Fact, 'text' | 'quote'>, statement: string) => {
    const words = ` ${plain(statement)} `
    return [text, quote ?? ''].some(own => {
      const it = ` ${plain(own)} `
      // One word stands in many statements.
      return /\S \S/.test(it) && (it.includes(words) || words.includes(it))
    })
  }
  const otherOf = (fact: Understood['facts'][number]) => {
    const statements = opposed.flatMap(({ one, other }) => [
      ...(tells(fact, one) ? [other] : []),
      ...(tells(fact, other) ? [one] : []),
    ])
    return facts.find(held => statements.some(statement => tells(held, statement)))?.id ?? null
  }
  const marked = understood.facts.map(fact => ({
    ...fact,
    disagrees_with: fact.disagrees_with ?? otherOf(fact),
  }))
  return { ...understood, facts: marked }
}

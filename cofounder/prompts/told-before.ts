// Collects values from this conversation that the founder has not confirmed. A later answer may withdraw them.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact } from '../../contracts/facts.ts'
import { factLine } from '../../venture/facts/summarise.ts'
import { asData } from '../data.ts'

/** The highest number of values. Only the newest are included, because a prompt has a limit. */
const most = 30

/** Numbers the values in the order of the conversation. So their names in the prompt never change. */
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
  const lines = [...told].map(([name, fact]) => factLine(name, fact, { isTimed: false }))
  return lines.length ? asData('told before, not confirmed', lines.join('\n')) : ''
}

// What a pitch can rest on beside this talk, and what it cannot be: another length.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { type PitchLines, pitchTopics } from '../../../contracts/results/pitch.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { splitSentences } from '../../language/clean.ts'
import type { Language } from '../../language/recognise.ts'
import { filing } from './lines.ts'

/** Lines that a fact tells, in its words: each is asked for once, whoever asked. */
export function linesOf(facts: readonly Fact[]): PitchLines {
  return Object.fromEntries(
    pitchTopics.flatMap(topic => {
      const fact = facts.find(one => one.topic === filing[topic].topic && one.subject === null)
      return fact ? [[topic, fact.text]] : []
    }),
  )
}

/** How many lines the facts tell, whomever they are about. */
export const linesTold = (facts: readonly Fact[]): number =>
  pitchTopics.filter(topic => facts.some(fact => fact.topic === filing[topic].topic)).length

const spoken = /pitch|präsentation|vortrag|presentaci|présentation|exposé|discours|apresenta|talk|speech/iu

/** "A pitch of five minutes": more than a minute was asked for. */
export function asksOtherLength(messages: readonly ConversationMessage[], language: Language): boolean {
  const sentences = messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => splitSentences(content))
  return sentences.some(
    sentence =>
      spoken.test(sentence) &&
      findFigures(sentence, language).some(
        ({ value }) =>
          value.kind === 'duration' && (value.unit === 'hour' || (value.unit === 'minute' && value.low > 1)),
      ),
  )
}

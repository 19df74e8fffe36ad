// What the mentor can propose. Nothing is saved: each proposal is a card that the founder accepts or rejects.
import { z } from 'zod'
import { topicNames } from '../../../../contracts/fact-topics.ts'
import { evidence, type Fact, factTextMost, subjectMost } from '../../../../contracts/facts.ts'
import type { MentorProposal } from '../../../../contracts/results/mentor.ts'
import { figured } from '../../../guards/figure.ts'
import { type Ground, isSaid, ownFigures } from '../../../guards/ground.ts'
import { faultOf } from '../../../guards/guards.ts'
import { calledOwn } from '../../../guards/own-view.ts'
import type { Tool, ToolAnswer } from '../../../mind.ts'
import { detailText, stepText } from '../../steps.ts'
import { named } from './named.ts'

/** The highest number of proposals in one answer. Founders would not read more. */
export const mostProposals = 3

type Proposing = {
  spoken: Ground
  ground: Ground
  today: string
  facts: ReadonlyMap<string, Fact>
  take: (proposal: MentorProposal) => void
  count: () => number
}

const words = {
  quote: z.string().min(1).max(2000).describe("The founder's exact words in this talk that say it."),
  text: z.string().min(1).max(factTextMost),
  figure: z
    .string()
    .max(80)
    .nullish()
    .describe(
      'The one figure of it with its unit, such as "49 EUR per month" or "4 GHS per bag"; null where there is none.',
    ),
}

const proposedFact = z.object({
  topic: z.enum(topicNames),
  subject: z.string().max(subjectMost).nullish(),
  ...words,
  evidence: evidence.nullish(),
})
const proposedCorrection = z.object({ fact: z.string().regex(/^F\d+$/), ...words })
const proposedAction = z.object({ action: z.string().min(3).max(300), day: z.iso.date() })

const shownTo = 'Shown to the founder as a card to accept or not.'

export function proposeTools(proposing: Proposing): Tool[] {
  const { spoken, ground, today, facts, take, count } = proposing
  const propose = (proposal: MentorProposal): ToolAnswer => {
    if (count() >= mostProposals)
      return {
        text: `There are ${mostProposals} proposals already, the most of one turn. Say this one in your answer.`,
        detail: detailText('mostCards', ground.language),
      }
    take(proposal)
    return { text: shownTo }
  }
  const noCard = detailText('noCard', ground.language)
  const notSaid = 'Those words do not stand in what the founder wrote here. Propose only what they told you.'
  return [
    {
      ...named('propose_fact'),
      input: proposedFact,
      label: () => stepText('proposingFact', ground.language),
      run: ({ topic, subject, text, quote, figure, evidence }: z.infer<typeof proposedFact>) => {
        if (!isSaid(quote, spoken)) return { text: notSaid, detail: detailText('notSaid', ground.language) }
        const told = figured(topic, { text, figure, said: quote }, spoken.language)
        const line = { topic, subject: subject ?? null, ...told, evidence: evidence ?? null }
        return propose({ kind: 'fact', id: crypto.randomUUID(), ...line })
      },
    },
    {
      ...named('propose_correction'),
      input: proposedCorrection,
      label: () => stepText('proposingCorrection', ground.language),
      run: ({ fact: name, text, quote, figure }: z.infer<typeof proposedCorrection>) => {
        const fact = facts.get(name)
        if (!fact) return { text: `There is no ${name}.` }
        if (!isSaid(quote, spoken)) return { text: notSaid, detail: detailText('notSaid', ground.language) }
        const told = figured(fact.topic, { text, figure, said: quote }, spoken.language)
        const line = { id: crypto.randomUUID(), factId: fact.id, before: fact.text, ...told }
        return propose({ kind: 'correction', ...line })
      },
    },
    {
      ...named('propose_action'),
      input: proposedAction,
      label: () => stepText('proposingAction', ground.language),
      run: ({ action, day }: z.infer<typeof proposedAction>) => {
        if (day <= today) return { text: `That day is not after today (${today}).`, detail: noCard }
        const fault = faultOf(action, ground)
        if (fault) return { text: `It has a ${fault} that does not hold. Say it without.`, detail: noCard }
        // A number word such as in "ask the two" is not a claim. So only digits are checked.
        const own = ownFigures(action, ground).flatMap(({ text }) => (/\d/.test(text) ? text : []))
        const called = own.length > 0 ? calledOwn(action, own, ground.language) : action
        return propose({ kind: 'action', id: crypto.randomUUID(), action: called, day })
      },
    },
  ]
}

// The mentor as a model: it answers the question that was asked, in the light of what is known.
import { journeyStep } from '../../../contracts/journey-steps.ts'
import { outputLabels } from '../../../contracts/outputs.ts'
import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { formatDay, workdayAfter } from '../../closing.ts'
import { asData } from '../../data.ts'
import type { Thought } from '../../helper.ts'
import type { Mind } from '../../mind/mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { groundOf } from '../../mind/said.ts'
import type { MentorInput } from './playbook.ts'

export const system = systemText({
  role: "You are the founder's AI co-founder: candid, warm, concrete.",
  rules: `Answer the question that was asked, first. Name the founder's own facts. Compute where figures are known and show the sum in one line, such as 7 × €180 = €1,260. Where you lack a fact, ask for it instead of assuming.
End with one concrete next step that can be done on the next working day.`,
  example: `<founder_data label="founder">
Should I lower my price? Three pay 49 a month, four said no.
</founder_data>
Your answer: Not yet. Three of seven paid at 49, so the price is not what stops everyone; you do not know what stopped the four. A lower price would teach you nothing about them and cost you a part of the 3 × 49 = 147 a month you have.

Next step: write to the four and ask one thing, what they did instead.`,
})

const mostOfOutput = 2000

function aboutOf({ context }: MentorInput): string {
  return [
    context.projectName && `Project: ${context.projectName}`,
    context.industry && `Industry: ${context.industry}`,
    context.description,
    context.notes,
    ...(context.outputs ?? []).map(
      output => `${outputLabels[output.type]}:\n${output.content.slice(0, mostOfOutput)}`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export async function think(input: MentorInput, mind: Mind): Promise<Thought<MentorResult>> {
  const { messages } = input
  const step = journeyStep(input.step ?? '')
  const about = aboutOf(input)
  const tomorrow = formatDay(workdayAfter(input.today, 1), mind.language)
  const answer = await mind.talk(
    {
      system,
      user: userText([
        mind.memory,
        about && asData('venture', about),
        step && `The founder is at the journey step “${step.title}”: ${step.description}`,
        tellTalk(messages),
        `Today is ${input.today}; the next working day is ${tomorrow}. ${inTheirLanguage}, at most 200 words unless they ask for more. Answer their last message.`,
      ]),
      maxOutputTokens: 1200,
    },
    groundOf(mind, messages, { memory: input.memory, around: [about] }),
  )
  const result: MentorResult = {
    topic: null,
    facts: [],
    answer,
    nextStep: null,
    question: null,
    ...(mind.language !== 'en' && { language: mind.language }),
  }
  return { result, understood: null }
}

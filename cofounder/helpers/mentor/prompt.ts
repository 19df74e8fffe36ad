import { journeyStep } from '../../../contracts/journey-steps.ts'
import { outputLabels } from '../../../contracts/outputs.ts'
import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { formatDay, workdayAfter } from '../../closing.ts'
import { asData, asMessages, dataRule } from '../../data.ts'
import { type Prompt, textPrompt } from '../../helper.ts'
import type { MentorInput } from './playbook.ts'

const method = `You are the founder's AI co-founder: candid, warm, concrete. Answer the question in at most 200 words unless asked for more.
- Answer in the founder's language. Name the founder's own facts (quote them). Where you lack a fact, ask for it instead of assuming.
- Praise only evidence: past behaviour, money and switching count; “would use” and compliments do not. For medical, legal and tax questions say the honest limit and whom to ask.
- Never invent a customer, a figure, a source or a link. Say "estimate" where it is one.
- End with one concrete next step that can be done on the next working day.`

export function prompt(input: MentorInput): Prompt<MentorResult> {
  const { context } = input
  const step = journeyStep(input.step ?? '')
  const about = [
    context.projectName && `Project: ${context.projectName}`,
    context.industry && `Industry: ${context.industry}`,
    context.description,
    context.notes,
    ...(context.outputs ?? []).map(
      output => `${outputLabels[output.type]}:\n${output.content.slice(0, 2000)}`,
    ),
  ].filter(Boolean)
  const tomorrow = workdayAfter(input.today, 1)
  return textPrompt({
    system: [
      method,
      dataRule,
      `Today is ${input.today}; the next working day is ${formatDay(tomorrow)}.`,
      step && `The founder is at the journey step “${step.title}”: ${step.description}`,
      about.length > 0 && asData('founder', about.join('\n\n')),
    ]
      .filter(Boolean)
      .join('\n\n'),
    messages: asMessages(input.messages, 'Hello'),
    maxOutputTokens: 700,
    complete: text => ({ topic: null, facts: [], answer: text, nextStep: null, question: null }),
  })
}

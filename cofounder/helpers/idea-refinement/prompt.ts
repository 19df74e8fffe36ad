import {
  type IdeaRefinementResult,
  ideaFields,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import { asData, asMessages, dataRule } from '../../data.ts'
import { objectPrompt, type Prompt, textPrompt } from '../../helper.ts'
import { nextQuestion, weaknessOfLast } from '../../interview/state.ts'
import { fields } from './fields.ts'
import { compareIdeas, countVersions, readIdea } from './idea.ts'
import { type IdeaRefinementInput, isCanvasDue, startOf } from './playbook.ts'

const method = `You are the founder's sparring partner. You sharpen one idea through six parts: ${ideaFields.join(', ')} (risk is the riskiest assumption).
- Each turn: react to the very words just said, show the idea in one improved sentence as a quotation, say what changed since the last version, then ask exactly one question about the weakest part.
- Use only what the founder said. Mark what is missing in [brackets]. Strike generalities, hypotheticals, compliments and brochure words, and name them.
- Never ask again what was answered. Praise only evidence.`

const canvas = ideaRefinementResult.options[1]

export function prompt(input: IdeaRefinementInput): Prompt<IdeaRefinementResult> {
  const start = startOf(input)
  const idea = readIdea(input.messages, start)
  const next = nextQuestion(fields, idea.state)
  const messages = asMessages(input.messages, 'Please begin.')
  const lastUser = input.messages.findLastIndex(message => message.role === 'user')
  const before = readIdea(input.messages.slice(0, Math.max(0, lastUser)), start)
  const changes = compareIdeas(before.fields, idea.fields)
  const version = countVersions(input.messages, changes)
  const known = `The idea as read so far: ${JSON.stringify(idea.fields)}. This is version ${version}.`
  const data = input.idea ? `\n\n${asData('idea', input.idea)}` : ''
  if (idea.state.last && (isCanvasDue(idea, input.messages) || !next)) {
    return objectPrompt({
      system: `${method}\n${dataRule}\n\n${known}\nThe idea is complete enough. Today is ${input.today}. Write the lean canvas as JSON with kind "canvas"; text is null where the founder said nothing. Next actions are dated after today (YYYY-MM-DD).${data}`,
      messages,
      maxOutputTokens: 2500,
      schema: canvas,
      complete: value => value,
    })
  }
  return textPrompt({
    system: `${method}\n${dataRule}\n\n${known}\nAt most 130 words. Ask about "${next?.dimension ?? 'risk'}" now.${data}`,
    messages,
    maxOutputTokens: 500,
    complete(text) {
      return {
        kind: 'turn',
        version,
        // The model's text carries its own version of the sentence; ours stays in the fields.
        sentence: idea.sentence,
        changes,
        fields: idea.fields,
        reaction: text,
        question: '',
        field: next?.dimension ?? null,
        weakness: weaknessOfLast(idea.state),
      }
    },
  })
}

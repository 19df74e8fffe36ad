import {
  type IdeaRefinementResult,
  type IdeaState,
  ideaFields,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import { asData, asMessages, dataRule } from '../../data.ts'
import { isResultDue } from '../../guide/result-due.ts'
import { objectPrompt, type Prompt, textPrompt } from '../../helper.ts'
import { canvasMarks, type IdeaRefinementInput } from './playbook.ts'

const method = `You are the founder's sparring partner. You sharpen one idea through six parts: ${ideaFields.join(', ')} (risk is the riskiest assumption).
- Answer in the founder's language. Each turn: react to the last answer using one thing they said, show the idea in one improved sentence as a quotation, say what changed, then ask exactly one question that nothing they said answers.
- Use only what the founder said. Mark what is missing in [brackets]. Praise only evidence.`

const canvas = ideaRefinementResult.options[1]
const nothing = Object.fromEntries(ideaFields.map(id => [id, null])) as IdeaState

export function prompt(input: IdeaRefinementInput): Prompt<IdeaRefinementResult> {
  const messages = asMessages(input.messages, 'Please begin.')
  const data = input.idea ? `\n\n${asData('idea', input.idea)}` : ''
  const version = Math.max(1, input.messages.filter(({ role }) => role === 'user').length)
  if (isResultDue(input.messages, canvasMarks)) {
    return objectPrompt({
      system: `${method}\n${dataRule}\n\nThe idea is complete enough. Today is ${input.today}. Write the lean canvas as JSON with kind "canvas" and version ${version}; text is null where the founder said nothing. Next actions are dated after today (YYYY-MM-DD).${data}`,
      messages,
      maxOutputTokens: 2500,
      schema: canvas,
      complete: value => value,
    })
  }
  return textPrompt({
    system: `${method}\n${dataRule}\n\nAt most 130 words.${data}`,
    messages,
    maxOutputTokens: 500,
    complete: text => ({
      kind: 'turn',
      version,
      // The model's text carries its own version of the sentence; the page keeps the founder's start.
      sentence: input.idea.trim() || input.messages.find(({ role }) => role === 'user')?.content || '…',
      changes: [],
      fields: nothing,
      reaction: text,
      question: '',
      field: null,
      weakness: null,
    }),
  })
}

import {
  type IdeaRefinementResult,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import type { Helper } from '../../helper.ts'
import { type IdeaRefinementInput, playbook } from './playbook.ts'
import { prompt } from './prompt.ts'
import { render } from './result.ts'

export const ideaRefinement: Helper<IdeaRefinementInput, IdeaRefinementResult> = {
  name: 'idea-refinement',
  result: ideaRefinementResult,
  heard: ({ messages, idea }) => ({ messages, around: [idea] }),
  prompt,
  playbook,
  render,
}

import {
  type IdeaRefinementResult,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import { understoodIn } from '../../guide/understood.ts'
import type { Helper } from '../../helper.ts'
import { filing } from './lines.ts'
import { type IdeaRefinementInput, playbook, talkOf } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

export const ideaRefinement: Helper<IdeaRefinementInput, IdeaRefinementResult> = {
  name: 'idea-refinement',
  result: ideaRefinementResult,
  heard: ({ messages, idea }) => ({ messages, around: [idea] }),
  think,
  playbook,
  render,
  understood: input => understoodIn(talkOf(input), filing),
}

import { type IdeaRefinementResult, ideaRefinementResult } from '../../contracts/results/idea-refinement.ts'
import { idea as kind } from '../../venture/records/idea/kind.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/idea-refinement/think.ts'
import { factsOf, withWords, wordsOf } from '../records/given.ts'
import {
  askedIdea,
  givenOf,
  type IdeaRefinementInput,
  playbook,
} from '../reports/idea-refinement/playbook.ts'
import { render } from '../reports/idea-refinement/result.ts'

export const ideaRefinement: Helper<IdeaRefinementInput, IdeaRefinementResult> = {
  name: 'idea-refinement',
  tellsRecord: 'own',
  result: ideaRefinementResult,
  heard: input => ({
    messages: input.messages,
    around: [input.idea, ...(input.given ? wordsOf(kind, input.given.record) : [])],
  }),
  think,
  playbook,
  render,
  understood: input => factsOf(kind, askedIdea(input, withWords(kind, input.messages, givenOf(input)))),
}

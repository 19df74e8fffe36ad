// What the idea refinement gets, and its answer without a model.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import { type IdeaRecord, ideaQuestions } from '../../../contracts/idea-record.ts'
import type { IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { idea as kind } from '../../../venture/records/idea/kind.ts'
import {
  recordAfter as after,
  askedRecord,
  type GivenRecord,
  type InterviewInput,
  recordOfWords,
  withWords,
} from '../../records/given.ts'
import { answerIdea } from './answer.ts'
import type { AskedIdea } from './canvas.ts'

/** `idea`: the idea as the founder entered it. The first message may contain it again. */
export type IdeaRefinementInput = InterviewInput<IdeaRecord> & { idea: string }

export const enteredIn = ({ messages, idea }: Pick<IdeaRefinementInput, 'messages' | 'idea'>): string =>
  idea.trim() || messages.find(({ role }) => role === 'user')?.content.trim() || ''

function answersIn({ messages, idea }: IdeaRefinementInput): ConversationMessage[] {
  const said = messages.filter(({ role }) => role === 'user')
  const isEntry = !idea.trim() || said[0]?.content.trim() === idea.trim()
  return isEntry ? said.slice(1) : said
}

export function givenOf(input: IdeaRefinementInput): GivenRecord<IdeaRecord> {
  if (input.given) return input.given
  const said = answersIn(input)
  return {
    record: recordOfWords(kind, said),
    asked: ideaQuestions[said.length - 1] ?? null,
    isFree: true,
    locale: null,
  }
}

export const recordAfter = (input: IdeaRefinementInput, result: IdeaRefinementResult | null): IdeaRecord =>
  after(kind, input.messages, givenOf(input), result)

export const askedIdea = (input: IdeaRefinementInput, given: GivenRecord<IdeaRecord>): AskedIdea => ({
  ...askedRecord(kind, input, given),
  entered: enteredIn(input),
})

export const playbook = (input: IdeaRefinementInput): IdeaRefinementResult =>
  answerIdea(askedIdea(input, withWords(kind, input.messages, givenOf(input))))

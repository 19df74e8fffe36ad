// What the idea refinement gets, and its answer without a model.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import { type IdeaRecord, ideaQuestions } from '../../../contracts/idea-record.ts'
import type { IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { sentenceOf } from '../../../venture/records/idea/canvas.ts'
import { idea as kind } from '../../../venture/records/idea/kind.ts'
import { react } from '../../../venture/records/idea/react.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import {
  recordAfter as after,
  answeredOf,
  askedRecord,
  type GivenRecord,
  type InterviewInput,
  recordOfWords,
  withWords,
} from '../../records/given.ts'
import { guidedTurn } from '../../records/known.ts'
import { type AskedIdea, writeCanvas } from './canvas.ts'

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

export function reactionTo(given: AskedIdea): string | null {
  const { record, asked, language, locale, today, isWords, validation } = given
  const answered = isWords ? null : answeredOf<IdeaRecord>({ asked })
  if (!answered) return null
  const voice = voiceIn(language, locale)
  const said = react(answered, record.answers, voice, today, validation?.answers)
  return joined([said, differsIn(kind, record, validation, voice, answered)]) || null
}

export function playbook(input: IdeaRefinementInput): IdeaRefinementResult {
  const given = askedIdea(input, withWords(kind, input.messages, givenOf(input)))
  const { record, asked, language, locale, entered } = given
  const voice = voiceIn(language, locale)
  const { say } = voice
  const turn = guidedTurn(kind, given, voice)
  if (!turn) return writeCanvas(given, voice)
  const count = answeredIn(kind, record.answers).length
  const lead =
    asked === 'open'
      ? say('idea.kept')
      : asked === null
        ? say(count ? 'idea.few' : 'idea.opening', { count })
        : null
  const { version, sentence } = sentenceOf(record, entered)
  return {
    ...turn,
    version,
    sentence,
    reaction: lead ?? reactionTo(given) ?? '',
    ...(language !== 'en' && { language }),
  }
}

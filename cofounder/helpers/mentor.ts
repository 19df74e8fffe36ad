import { type MentorResult, mentorResult } from '../../contracts/results/mentor.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/mentor/prompt.ts'
import { type MentorInput, playbook } from '../reports/mentor/playbook.ts'
import { render } from '../reports/mentor/result.ts'

export const mentor: Helper<MentorInput, MentorResult> = {
  name: 'mentor',
  result: mentorResult,
  heard: ({ messages, context }) => ({
    messages,
    around: [context.description, context.notes].filter(text => text != null),
  }),
  think,
  playbook,
  render,
}

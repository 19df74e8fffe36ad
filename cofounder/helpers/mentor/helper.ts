import { type MentorResult, mentorResult } from '../../../contracts/results/mentor.ts'
import type { Helper } from '../../helper.ts'
import { type MentorInput, playbook } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

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

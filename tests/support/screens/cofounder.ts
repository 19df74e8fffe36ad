/** Shared by tests of the co-founder's screens: saved work, and answering a helper. */
import {
  type ByRoleMatcher,
  type ByRoleOptions,
  type Matcher,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Json } from '../../../contracts/database.generated.ts'
import type { OutputType } from '../../../contracts/output-types.ts'
import { fill, type Member } from './real.tsx'

/** Returns the member's project, and creates the project if it does not exist. */
export async function projectOf({ client, id }: Member): Promise<string> {
  const { data } = await client.from('startup_projects').select('id').eq('user_id', id).maybeSingle()
  if (data) return data.id
  const row = { user_id: id, name: 'My Startup' }
  const made = await client.from('startup_projects').insert(row).select('id').single()
  if (made.error) throw made.error
  return made.data.id
}

type Saved = { type: OutputType; content: string; input?: Json; metadata?: Json }

export async function saveOutput(member: Member, { type, content, input = {}, metadata = {} }: Saved) {
  const row = {
    project_id: await projectOf(member),
    output_type: type,
    output_content: content,
    input_data: input,
    metadata,
  }
  const { data, error } = await member.client.from('ai_outputs').insert(row).select('id').single()
  if (error) throw error
  return data.id
}

export async function outputsOf({ client }: Member, type: OutputType) {
  const { data, error } = await client.from('ai_outputs').select('*').eq('output_type', type)
  if (error) throw error
  return data as { input_data: { messages?: unknown[] }; output_content: string }[]
}

export const refused = { error: { code: 'internal', message: 'Not today.' } }

export const region = (name: string) => screen.findByRole('region', { name })

/** Finds the card again at each use, because another card may replace it when its conversation starts. */
export function inRegion(name: string) {
  const now = () => within(screen.getByRole('region', { name }))
  return {
    ...now(),
    findByRole: <Found extends HTMLElement = HTMLElement>(role: ByRoleMatcher, options?: ByRoleOptions) =>
      waitFor(() => now().getByRole<Found>(role, options)),
    findByText: (text: Matcher) => waitFor(() => now().getByText(text)),
  }
}

const countAnswers = (name: string) => inRegion(name).queryAllByRole('button', { name: 'Copy' }).length

export const findAnswers = (name: string, count: number) =>
  waitFor(() => expect(countAnswers(name)).toBe(count))

export const findIn = (name: string, text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name }).textContent).toContain(text))

/** Sends a message and waits for the complete answer. */
export async function answer(user: UserEvent, name: string, text: string): Promise<void> {
  await fill(user, inRegion(name).getByRole('textbox'), text)
  const before = countAnswers(name)
  // While the last answer is incomplete, Stop is shown instead of Send.
  const send = await inRegion(name).findByRole<HTMLButtonElement>('button', { name: 'Send' })
  await waitFor(() => expect(send.disabled).toBe(false))
  await user.click(send)
  await findAnswers(name, before + 1)
}

const wordsOf = (name: string) =>
  inRegion(name).getByRole<HTMLTextAreaElement>('textbox', {
    name: /^(In your words|What happened|Which group|What goes wrong)$/,
  })

/** Answers the open card in plain text only. */
export async function answerInWords(user: UserEvent, name: string, text: string): Promise<void> {
  await fill(user, await waitFor(() => wordsOf(name)), text)
  await waitFor(() =>
    expect(inRegion(name).getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false),
  )
  const before = countAnswers(name)
  await user.keyboard('{Enter}')
  await findAnswers(name, before + 1)
}

export const dentists = [
  'Dental practice managers in Germany lose nine chair hours a week to patients who do not come.',
  'Last Tuesday two root canals did not show up; that was 240 euros of empty chair.',
  'Anna, who runs a practice with four chairs in Leipzig, calls every patient by hand, two hours a day.',
] as const

export const beekeepers = [
  'Beekeepers in Slovenia lose a third of their swarms because they drive to the hives too late, and a lost swarm costs about €150.',
  'You put our scale under the hive. It sends a text message when the hive gets lighter by the weight of a swarm.',
  'There are 11,000 beekeepers in Slovenia.',
  'Last spring 22 beekeepers bought 40 scales and caught 31 of 36 swarms.',
  'We are raising €80,000 to build 2,000 scales before April.',
] as const

/** Shared by the browser tests of the co-founder: the project of a member, saved work, and answering a helper. */
import type { Locator, Page, Route } from '@playwright/test'
import type { Json } from '../../contracts/database.generated.ts'
import type { OutputType } from '../../contracts/output-types.ts'
import { expect, type Member } from './journey.ts'

/** The console messages that a failed call may cause. */
export const failedCall = [/Failed to load resource/, /AppError/]

export const toastOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ hasText: title })

export async function projectOf({ client, id }: Member): Promise<string> {
  const { data } = await client.from('startup_projects').select('id').eq('user_id', id).maybeSingle()
  if (data) return data.id
  const made = await client
    .from('startup_projects')
    .insert({ user_id: id, name: 'My Startup' })
    .select('id')
    .single()
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

export async function outputsOf(member: Member, type: OutputType) {
  const { data, error } = await member.client
    .from('ai_outputs')
    .select('*')
    .eq('output_type', type)
    .order('created_at', { ascending: false })
  if (error) throw error
  return data as { input_data: { messages?: unknown[] }; output_content: string }[]
}

export const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Not today.' } } })

/** The text box of an answer card. Its label depends on the question. */
export const wordsOf = (card: Locator): Locator =>
  card.getByRole('textbox', { name: /^(In your words|What happened|Which group)$/ })

export const sentenceOf = (card: Locator): Locator =>
  card.getByRole('textbox', { name: 'The sentence you will say, exactly' })

/** Sends a text and waits for the complete answer. */
export async function answer(card: Locator, box: Locator, text: string) {
  const replies = card.getByRole('button', { name: 'Copy' })
  await box.fill(text)
  // While the last answer is incomplete, Stop is shown instead of Send.
  await expect(card.getByRole('button', { name: 'Send' })).toBeEnabled()
  const before = await replies.count()
  await box.press('Enter')
  await expect(replies).toHaveCount(before + 1)
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

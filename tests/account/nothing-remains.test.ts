/**
 * A member who used every feature deletes their account. Afterwards no table, file, mail or log line mentions the
 * member.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forgetChanges } from '../../backend/realtime/changes.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { openTestPglite } from '../support/databases.ts'
import { rowsWith } from '../support/rows-with.ts'

let backend: Backend
/** The lines of the server's log. */
const said: string[] = []
beforeAll(async () => {
  const hear = (text: unknown) => {
    said.push(String(text))
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(hear as never)
  vi.spyOn(process.stderr, 'write').mockImplementation(hear as never)
  vi.spyOn(console, 'error').mockImplementation(hear)
  backend = await startBackend(await openTestPglite(), { LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await backend.close()
  vi.restoreAllMocks()
})

const name = 'Zora Quillfeather'

async function filesWith(words: readonly string[]): Promise<string[]> {
  const files = await readdir(backend.dataDir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const text = file.isFile() ? `${path}\n${await readFile(path, 'latin1')}` : path
    if (words.some(word => text.includes(word))) found.push(path)
  }
  return found
}

async function mailbox(): Promise<string> {
  return (await fetch(`${backend.url}/mailbox/v1/messages`)).text()
}

test('CK38 RC25 after a member who used every feature is deleted, no row, file, mail or log line has their name, address, handle or id', async () => {
  const [ann, bob, cleo] = [
    await backend.member(name),
    await backend.member('Bob Staying'),
    await backend.member('Cleo Staying'),
  ]
  const { client } = ann
  const service = backend.service()
  const profile = (await client.from('profiles').select('handle').eq('id', ann.id).single().throwOnError())
    .data
  const handle = profile.handle ?? ''
  expect(handle).not.toBe('')
  const newAddress = `zora-${crypto.randomUUID()}@example.com`

  // Data that belongs only to the member.
  const project_id = (await client.from('startup_projects').select('id').single().throwOnError()).data.id
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  for (const bucket of ['avatars', 'stories']) {
    const stored = await client.storage
      .from(bucket)
      .upload(`${ann.id}/1.png`, picture, { contentType: 'image/png' })
    expect(stored.error).toBeNull()
  }
  // The fields of helpers: current fields, their earlier values, and fields of an abandoned round.
  const answers = { problem: { words: `${name} saw it` } }
  const told = {
    record: {
      version: 1,
      round: 2,
      answers,
      history: [{ at: '', question: 'problem', before: answers.problem }],
    },
    rounds: [{ version: 1, round: 1, isLeft: true, answers }],
  }
  const mine = [
    client
      .from('profiles')
      .update({ avatar_url: `${ann.id}/1.png`, company_name: `${name} Ltd` })
      .eq('id', ann.id),
    client.from('stories').insert({ user_id: ann.id, image_url: `${ann.id}/1.png` }),
    client
      .from('ai_outputs')
      .insert({ project_id, output_type: 'pitch_coaching', output_content: `By ${name}` }),
    client.from('helper_sessions').upsert({ project_id, helper: 'problem-validation', state: told }),
    client.from('ai_outputs').insert({
      project_id,
      output_type: 'problem_validation',
      output_content: 'NOT YET',
      input_data: told,
    }),
    client.from('assumptions').insert({ project_id, text: `${name} is right`, importance: 5 }),
    client.from('forecasts').insert({ project_id, model: {} as never }),
    client.from('decks').insert({ project_id, content: { edits: { 'cover.now': `By ${name}` } } }),
    client.from('business_plans').insert({ project_id, content: { edits: { now: `By ${name}` } } }),
    client.from('mvp_plans').insert({ project_id, content: { edits: { now: `By ${name}` } } }),
    client.rpc('create_share_link', {
      label: name,
      kind: 'deck',
      document: { title: `${name}’s deck` },
      password: `${name} only`,
    }),
    client.rpc('log_interview', {
      interview_id: crypto.randomUUID(),
      project_id,
      held_at: new Date().toISOString(),
      quotes: [{ id: crypto.randomUUID(), topic: 'problem', mark: 'told', text: `I told ${name}` }],
      contact_id: crypto.randomUUID(),
      contact_name: 'Somebody Else',
    }),
    service.from('member_keys').insert({ user_id: ann.id, provider: 'deepseek', sealed: 'x'.repeat(60) }),
  ]
  for (const write of mine) await write.throwOnError()
  const talk = { messages: [{ role: 'user', content: `I am ${name}` }] }
  expect((await client.functions.invoke('chat-with-deepseek', { body: talk })).error).toBeNull()

  // Actions of the member towards others, and actions of others towards the member.
  const post = async (by: typeof ann, content: string) =>
    (await by.client.from('posts').insert({ content }).select('id').single().throwOnError()).data.id
  const [own, theirs, cleos] = [
    await post(ann, `I am ${name}`),
    await post(bob, 'Hello'),
    await post(cleo, 'Hi'),
  ]
  const bobs = (await bob.client.from('profiles').select('handle').eq('id', bob.id).single().throwOnError())
    .data
  await post(ann, `Thanks @${bobs.handle}`)
  for (const post_id of [theirs, cleos]) {
    await client.from('post_likes').insert({ post_id }).throwOnError()
  }
  const comment = (
    await client
      .from('comments')
      .insert({ post_id: theirs, content: 'I lose nine hours' })
      .select('id')
      .single()
      .throwOnError()
  ).data.id
  await bob.client.from('comments').insert({ post_id: own, content: 'hello' }).throwOnError()
  await bob.client.from('comment_likes').insert({ comment_id: comment }).throwOnError()
  await bob.client.rpc('ask_for_evidence', { p_comment: comment }).throwOnError()
  await client.rpc('answer_evidence', { p_comment: comment, p_agrees: true }).throwOnError()
  for (const other of [bob, cleo]) {
    await client.from('follows').insert({ follower_id: ann.id, following_id: other.id }).throwOnError()
    await client
      .rpc('create_or_get_direct_conversation', { recipient_id: other.id, initial_message: `I am ${name}` })
      .throwOnError()
  }
  await bob.client.from('follows').insert({ follower_id: bob.id, following_id: ann.id }).throwOnError()
  const report = { reason: 'other', text: `${name} says so` }
  await client
    .from('reports')
    .insert({ ...report, post_id: cleos })
    .throwOnError()
  await bob.client
    .from('reports')
    .insert({ ...report, post_id: own })
    .throwOnError()
  await client.from('mutes').insert({ muted_id: cleo.id }).throwOnError()

  // Mails: the member's own mails, a mail to Bob that names the member, and a waiting mail to Cleo.
  await backend.guest().auth.resetPasswordForEmail(ann.email)
  await client.auth.updateUser({ email: newAddress })
  const run = (text: string) => backend.database.run({ text })
  await run('delete from private.digest_pass')
  await run('select private.enqueue_digests()')
  await run(
    `update public.mail_queue set send_after = now() + interval '1 hour' where member_id = '${cleo.id}'`,
  )
  await run('select private.ask_for_mails()')
  await expect.poll(mailbox, { timeout: 30_000 }).toContain(name)
  await expect.poll(mailbox, { timeout: 30_000 }).toContain(newAddress)
  // The server writes the text of a waiting mail only when it sends the mail.
  const queued = await run(`select body::text from public.mail_queue where member_id = '${cleo.id}'`)
  expect(queued).toHaveLength(1)

  const kept = await client.from('helper_sessions').select('state').eq('helper', 'problem-validation')
  expect(kept.data).toEqual([{ state: told }])
  const who = [name, ann.email, newAddress, handle, ann.id]
  expect((await rowsWith(backend.database, who)).length).toBeGreaterThan(25)
  expect((await client.functions.invoke('secure-account-deletion')).data).toEqual({ success: true })
  // The server empties the outbox of live changes within about a minute, so the test empties it itself.
  await forgetChanges(backend.database, '0 seconds')

  expect(await rowsWith(backend.database, [...who, own, project_id])).toEqual([])
  expect(await filesWith([...who, own, project_id])).toEqual([])
  expect(await mailbox()).not.toMatch(new RegExp([...who, own].join('|'), 'i'))
  // The log names callers only by their id, which the operator of the server needs.
  const log = said.join('\n')
  expect(log).toContain('/rest/v1/posts')
  for (const word of [name, ann.email, newAddress, handle]) expect(log).not.toContain(word)
  // The comment that became evidence with the member's consent still exists, without the name of the member.
  expect((await bob.client.from('sources').select('text')).data).toEqual([{ text: 'I lose nine hours' }])
})

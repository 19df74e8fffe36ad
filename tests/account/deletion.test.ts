import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetChanges } from '../../backend/realtime/changes.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { engines } from '../support/databases.ts'

describe.each(engines)('deleting an account on $engine', ({ open }) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend(await open())
  })
  afterAll(() => backend.close())

  /** Every row of every table whose text holds one of the words. */
  async function rowsWith(words: readonly string[]): Promise<string[]> {
    const tables = await backend.database.run<{ name: string }>({
      text: `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    })
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await backend.database.run<{ row: string }>({
        text: `select t::text as row from ${name} t where t::text like any ($1)`,
        values: [words.map(word => `%${word}%`)],
      })
      found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`))
    }
    return found
  }

  async function filesLeft(): Promise<string[]> {
    const files = await readdir(join(backend.dataDir, 'storage'), { recursive: true, withFileTypes: true })
    return files.filter(file => file.isFile()).map(({ name }) => name)
  }

  test('CK07 FN01 secure-account-deletion leaves no row, no file and no session, and the address can register anew', async () => {
    const [ann, bob] = [await backend.member('Ann Leaving'), await backend.member('Bob Staying')]
    const { client } = ann
    const picture = await redSquare()
    for (const bucket of ['avatars', 'stories']) {
      const { error } = await client.storage
        .from(bucket)
        .upload(`${ann.id}/1.png`, picture, { contentType: 'image/png' })
      expect(error).toBeNull()
    }
    await client
      .from('stories')
      .insert({ user_id: ann.id, image_url: `${ann.id}/1.png` })
      .throwOnError()
    const { data: post } = await client
      .from('posts')
      .insert({ content: 'from Ann' })
      .select('id')
      .single()
      .throwOnError()
    await bob.client.from('comments').insert({ post_id: post.id, content: 'hello' }).throwOnError()
    await client.from('follows').insert({ follower_id: ann.id, following_id: bob.id }).throwOnError()
    await client
      .rpc('create_or_get_direct_conversation', { recipient_id: bob.id, initial_message: 'hi' })
      .throwOnError()
    const { data: project } = await client.from('startup_projects').select('id').single().throwOnError()
    await client
      .from('ai_outputs')
      .insert({ project_id: project.id, output_type: 'pitch_coaching', output_content: 'x' })
      .throwOnError()

    expect((await client.functions.invoke('secure-account-deletion')).data).toEqual({ success: true })

    // The outbox of live changes forgets by itself within about a minute; here it is not waited for.
    await forgetChanges(backend.database, '0 seconds')
    expect(await rowsWith([ann.id, ann.email, 'Ann Leaving', post.id, project.id])).toEqual([])
    expect(await filesLeft()).toEqual([])
    const { data: own } = await client.from('posts').select('id')
    expect(own).toBeNull()
    const again = await backend.guest().auth.signUp({ email: ann.email, password: ann.password })
    expect(again.error).toBeNull()
    expect(again.data.user!.id).not.toBe(ann.id)
    expect((await bob.client.from('profiles').select('id').eq('id', bob.id).single()).data).toEqual({
      id: bob.id,
    })
  })

  test('CK07 an account that an administrator deletes takes its files along, in the same transaction', async () => {
    const cleo = await backend.member('Cleo Leaving')
    const { error } = await cleo.client.storage
      .from('avatars')
      .upload(`${cleo.id}/1.png`, await redSquare(), { contentType: 'image/png' })
    expect(error).toBeNull()
    expect((await backend.service().auth.admin.deleteUser(cleo.id)).error).toBeNull()
    const left = await backend.database.run({
      text: 'select name from storage.objects where owner_id = $1',
      values: [cleo.id],
    })
    expect(left).toEqual([])
    expect(await filesLeft()).toEqual([])
  })

  test('FN02 nobody but the signed-in member can ask for it', async () => {
    const { error } = await backend.guest().functions.invoke('secure-account-deletion')
    expect(error.context.status).toBe(401)
  })
})

const redSquare = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

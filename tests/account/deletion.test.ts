import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetChanges } from '../../backend/realtime/changes.ts'
import { emailOf, ids, people, worldScript } from '../access/world.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { quickEngines } from '../support/databases.ts'
import { rowsWith } from '../support/rows-with.ts'

describe.each(quickEngines)('deleting an account on $engine', ({ open }) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend(await open())
  })
  afterAll(() => backend.close())

  async function filesLeft(): Promise<string[]> {
    const files = await readdir(join(backend.dataDir, 'storage'), { recursive: true, withFileTypes: true })
    return files.filter(file => file.isFile()).map(({ name }) => name)
  }

  test('CK07 FN01 secure-account-deletion leaves no row, no file and no session, and the e-mail address can register again', async () => {
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

    // The server empties the outbox of live changes within about a minute, so the test empties it itself.
    await forgetChanges(backend.database, '0 seconds')
    expect(await rowsWith(backend.database, [ann.id, ann.email, 'Ann Leaving', post.id, project.id])).toEqual(
      [],
    )
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

  test('SF28 after a member with a row in every table is deleted, only decisions of moderators stay on record', async () => {
    await backend.database.transaction({}, async transaction => {
      await transaction.execute(worldScript)
      await transaction.execute(`update storage.objects set owner_id = split_part(name, '/', 1)`)
    })
    const { project, post, story, conversation, sentMessage, comment, report, notification } = ids
    const own = [project, post, story, conversation, sentMessage, comment, report, notification]
    const words = [people.owner, emailOf('owner'), ...own]
    const tablesWith = async () => [
      ...new Set((await rowsWith(backend.database, words)).map(row => row.split(':')[0])),
    ]
    expect((await tablesWith()).length).toBeGreaterThan(40)
    expect((await backend.service().auth.admin.deleteUser(people.owner)).error).toBeNull()
    await forgetChanges(backend.database, '0 seconds')
    expect(await tablesWith()).toEqual(['public.moderation_actions'])
  })

  test('CK07 deleting an account as an administrator deletes its files too, in the same transaction', async () => {
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

  describe('CK27 no data of a deleted member appears after the deletion', () => {
    const objectsOf = (id: string) =>
      backend.database.run<{ name: string }>({
        text: 'select name from storage.objects where owner_id = $1 or name like $2',
        values: [id, `${id}/%`],
      })
    const accountDeletion = async (member: Member) =>
      (await member.client.functions.invoke('secure-account-deletion')).data

    test('an upload that began before the deletion is refused and leaves no file', async () => {
      const dora = await backend.member('Dora Leaving')
      await backend.service().storage.createBucket('papers', { public: false })
      await backend.database.run({
        text: `create policy "Members keep papers" on storage.objects for all to authenticated
          using (bucket_id = 'papers' and name like (select auth.uid())::text || '/%')`,
      })
      const { access_token } = (await dora.client.auth.getSession()).data.session!
      const upload = request(`${backend.url}/storage/v1/object/papers/${dora.id}/plan.txt`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'text/plain' },
      })
      const answered = new Promise<number | undefined>((resolve, reject) => {
        upload.on('response', response => resolve(response.resume().statusCode))
        upload.on('error', reject)
      })
      upload.write('x'.repeat(100_000))
      // Bytes of the upload have arrived, so the server has accepted its token.
      await expect.poll(filesLeft).toHaveLength(1)
      expect(await accountDeletion(dora)).toEqual({ success: true })
      upload.end('the rest')
      expect(await answered).toBe(403)
      expect(await objectsOf(dora.id)).toEqual([])
      expect(await filesLeft()).toEqual([])
    })

    test('a signed upload address stops working after the deletion, for a first upload and for a repeated upload', async () => {
      const emil = await backend.member('Emil Leaving')
      const avatars = emil.client.storage.from('avatars')
      const path = `${emil.id}/sub/1.png`
      const { data: signed } = await avatars.createSignedUploadUrl(path, { upsert: true })
      const send = async () =>
        backend
          .guest()
          .storage.from('avatars')
          .uploadToSignedUrl(path, signed!.token, await redSquare(), { contentType: 'image/png' })
      expect((await send()).error).toBeNull()
      const { data: seen } = await avatars.createSignedUrl(path, 3600)
      expect(await accountDeletion(emil)).toEqual({ success: true })
      expect((await send()).error).toMatchObject({
        status: 403,
        message: 'This account does not exist any more',
      })
      expect(await objectsOf(emil.id)).toEqual([])
      expect(await filesLeft()).toEqual([])
      expect((await fetch(seen!.signedUrl)).status).toBe(404)
      expect((await fetch(avatars.getPublicUrl(path).data.publicUrl)).status).toBe(404)
    })

    test('thirty uploads that run at the same time as the deletion leave no file, though half of them replace one file', async () => {
      const faye = await backend.member('Faye Leaving')
      const picture = await redSquare()
      const uploads = Array.from({ length: 30 }, (_, count) =>
        faye.client.storage
          .from(count % 3 === 0 ? 'stories' : 'avatars')
          .upload(`${faye.id}/${count % 2 === 0 ? 'same' : count}.png`, picture, {
            contentType: 'image/png',
            upsert: true,
          }),
      )
      // Now some uploads have finished and others have not.
      await Promise.race(uploads)
      expect(await accountDeletion(faye)).toEqual({ success: true })
      for (const { error } of await Promise.all(uploads)) {
        if (error) expect([401, 403, 429]).toContain(error.status)
      }
      expect(await objectsOf(faye.id)).toEqual([])
      expect(await filesLeft()).toEqual([])
    })

    test('the deletion also removes files in nested folders, even files that somebody else stored there', async () => {
      const gina = await backend.member('Gina Leaving')
      const avatars = backend.service().storage.from('avatars')
      for (const name of ['1.png', 'sub/2.png', 'sub/deep/3.png', 'other/4.png']) {
        const { error } = await avatars.upload(`${gina.id}/${name}`, await redSquare(), {
          contentType: 'image/png',
        })
        expect(error).toBeNull()
      }
      expect(await accountDeletion(gina)).toEqual({ success: true })
      expect(await objectsOf(gina.id)).toEqual([])
      expect(await filesLeft()).toEqual([])
    })
  })

  test('FN02 only a signed-in member can ask to delete an account, and only their own', async () => {
    const { error } = await backend.guest().functions.invoke('secure-account-deletion')
    expect(error.context.status).toBe(401)
  })
})

const redSquare = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

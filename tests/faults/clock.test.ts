import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../storage/pictures.ts'
import { engines } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'
import { type Served, serveOn } from './on-both.ts'
import type { Member } from './server-process.ts'

inLongForm(describe.each(engines))(
  'CK22 the clock of the server on $engine moves by an hour',
  ({ engine }) => {
    const folder = temporaryFolder()
    let served: Served
    let ada: Member

    beforeAll(async () => {
      served = await serveOn(engine, folder)
      await served.server.start()
      ada = await served.server.member('Ada')
    })
    afterAll(() => served.remove())

    /** Tries everything that a member does and that depends on the clock. */
    async function tryEverything({ id, client }: Member, name: string): Promise<void> {
      await client.from('posts').insert({ content: name }).throwOnError()
      const avatars = client.storage.from('avatars')
      const path = `${id}/${name}.png`
      expect((await avatars.upload(path, await picture(), { contentType: 'image/png' })).error).toBeNull()
      const signed = await avatars.createSignedUrl(path, 60)
      expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200)
      const joined = Promise.withResolvers<void>()
      client.channel(name).subscribe(status => status === 'SUBSCRIBED' && joined.resolve())
      await joined.promise
      await client.removeAllChannels()
    }

    test('if the clock moves forwards, an old token is refused once, a refresh helps, and new members notice nothing', async () => {
      await served.server.end('SIGTERM')
      await served.server.start({ clockHours: 1 })
      const { error } = await ada.client.from('posts').select('id')
      expect(error).toMatchObject({ code: 'PGRST303' })
      expect((await ada.client.auth.refreshSession()).error).toBeNull()
      await tryEverything(ada, 'forwards')
      await tryEverything(await served.server.member('Fay'), 'new')
    })

    test('if the clock moves backwards, a session with a future date continues, and new members notice nothing', async () => {
      await served.server.end('SIGTERM')
      await served.server.start({ clockHours: -1 })
      expect((await ada.client.auth.getUser()).data.user?.id).toBe(ada.id)
      await tryEverything(ada, 'backwards')
      expect((await ada.client.auth.refreshSession()).error).toBeNull()
      await tryEverything(await served.server.member('Bea'), 'newer')
      expect((await ada.client.auth.signOut()).error).toBeNull()
      expect((await ada.client.from('posts').select('id')).data ?? []).toEqual([])
    })
  },
)

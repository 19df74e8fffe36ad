import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickEngines } from '../support/databases.ts'
import { photographed, picture } from './pictures.ts'
import { type Member, type ServedStorage, serveStorage } from './serve-storage.ts'

describe.each(quickEngines)('storage on $engine', ({ open }) => {
  let served: ServedStorage
  let ada: Member
  let eve: Member

  beforeAll(async () => {
    served = await serveStorage(await open())
    ada = await served.member()
    eve = await served.member()
    await served.service.createBucket('files', { public: false })
    await served.database.run({
      text: `create policy "Members keep files in their own folder" on storage.objects for all to authenticated
        using (bucket_id = 'files' and name like (select auth.uid())::text || '/%')`,
    })
  })
  afterAll(async () => {
    expect(served.errors).toEqual([])
    await served.close()
  })

  const files = (member = ada) => member.storage.from('files')
  const put = async (name: string, body: string, member = ada) => {
    const { data, error } = await files(member).upload(`${member.id}/${name}`, body, {
      contentType: 'text/plain',
    })
    expect(error).toBeNull()
    return data!
  }

  test('ST01 a member who changes the avatar removes the old picture, uploads a new one, and can read it at its public address', async () => {
    const avatars = ada.storage.from('avatars')
    const old = `${ada.id}/1.png`
    expect(
      (await avatars.upload(old, new Blob([new Uint8Array(await picture())], { type: 'image/png' }))).error,
    ).toBeNull()
    const removed = await avatars.remove([old])
    expect(removed.data).toMatchObject([{ name: old, bucket_id: 'avatars' }])
    const path = `${ada.id}/${Date.now()}.png`
    const uploaded = await avatars.upload(
      path,
      new Blob([new Uint8Array(await picture())], { type: 'image/png' }),
    )
    expect(uploaded.data).toMatchObject({ path, fullPath: `avatars/${path}` })
    const { publicUrl } = avatars.getPublicUrl(path).data
    const response = await fetch(publicUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('max-age=3600')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(60)
    expect((await fetch(avatars.getPublicUrl(old).data.publicUrl)).status).toBe(404)
  })

  describe('ST02 objects', () => {
    test.each<[string, () => BodyInit | Readable, string]>([
      ['text', () => 'hello', 'text/plain;charset=UTF-8'],
      ['bytes', () => new TextEncoder().encode('hello'), 'text/plain;charset=UTF-8'],
      ['a blob', () => new Blob(['hello'], { type: 'text/x-blob' }), 'text/x-blob'],
      [
        'a form',
        () => {
          const form = new FormData()
          form.append('', new Blob(['hello'], { type: 'text/x-form' }))
          return form
        },
        'text/x-form',
      ],
      ['a web stream', () => new Blob(['hello']).stream(), 'text/plain;charset=UTF-8'],
      ['a node stream', () => Readable.from([Buffer.from('hello')]), 'text/plain;charset=UTF-8'],
    ])('an object uploaded as %s comes back unchanged', async (kind, body, type) => {
      const path = `${ada.id}/kinds/${kind}.txt`
      const { error } = await files().upload(path, body() as string, { metadata: { made: 'by hand' } })
      expect(error).toBeNull()
      const { data } = await files().download(path)
      expect(await data!.text()).toBe('hello')
      const info = await files().info(path)
      expect(info.data).toMatchObject({
        name: path,
        bucketId: 'files',
        size: 5,
        contentType: type,
        cacheControl: 'max-age=3600',
        metadata: { made: 'by hand' },
      })
    })

    test('an upload overwrites an object only if the caller requests it', async () => {
      await put('once.txt', 'first')
      const path = `${ada.id}/once.txt`
      const again = await files().upload(path, 'second')
      expect(again.error).toMatchObject({
        status: 409,
        message: 'The resource already exists',
        statusCode: '409',
      })
      expect((await files().upload(path, 'third', { upsert: true, cacheControl: '60' })).error).toBeNull()
      expect(await (await files().download(path)).data!.text()).toBe('third')
      expect((await files().info(path)).data!.cacheControl).toBe('max-age=60')
      expect((await files().update(path, 'fourth')).error).toBeNull()
      expect(await (await files().download(path)).data!.text()).toBe('fourth')
    })

    test('a replaced or removed object leaves the disk', async () => {
      const before = (await served.files()).length
      const path = `${ada.id}/short-lived.txt`
      await files().upload(path, 'one')
      await files().upload(path, 'two', { upsert: true })
      expect(await served.files()).toHaveLength(before + 1)
      await files().remove([path])
      expect(await served.files()).toHaveLength(before)
      expect((await files().download(path)).error).toMatchObject({ status: 404, message: 'Object not found' })
    })

    test('the client learns whether an object exists', async () => {
      await put('here.txt', 'x')
      expect((await files().exists(`${ada.id}/here.txt`)).data).toBe(true)
      expect((await files().exists(`${ada.id}/gone.txt`)).data).toBe(false)
      const head = await fetch(`${served.url}/object/files/${ada.id}/here.txt`, {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${ada.token}` },
      })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '1'])
    })

    test('an object can be moved and copied within a bucket and between two buckets', async () => {
      await served.service.createBucket('archive', { public: true })
      await served.database.run({
        text: `create policy "Members archive" on storage.objects for all to authenticated using (bucket_id = 'archive')`,
      })
      await put('a.txt', 'content')
      const at = (name: string) => `${ada.id}/${name}`
      expect((await files().move(at('a.txt'), at('b.txt'))).data).toEqual({ message: 'Successfully moved' })
      expect((await files().copy(at('b.txt'), at('c.txt'))).data).toEqual({ path: `files/${at('c.txt')}` })
      expect((await files().copy(at('b.txt'), at('c.txt'))).error).toMatchObject({ status: 409 })
      expect((await files().move(at('b.txt'), at('c.txt'))).error).toMatchObject({ status: 409 })
      await files().copy(at('c.txt'), 'd.txt', { destinationBucket: 'archive' })
      await files().move(at('b.txt'), 'e.txt', { destinationBucket: 'archive' })
      for (const name of ['d.txt', 'e.txt']) {
        const { publicUrl } = ada.storage.from('archive').getPublicUrl(name).data
        expect(await (await fetch(publicUrl)).text()).toBe('content')
      }
      expect((await files().exists(at('b.txt'))).data).toBe(false)
      expect((await files().exists(at('c.txt'))).data).toBe(true)
      expect((await files().move(at('nothing'), at('x'))).error).toMatchObject({ status: 404 })
    })

    test('an object can be downloaded in part, or only if it has changed', async () => {
      const { fullPath } = await put('parts.txt', '0123456789')
      const get = (headers: Record<string, string>) =>
        fetch(`${served.url}/object/authenticated/${fullPath}`, {
          headers: { Authorization: `Bearer ${ada.token}`, ...headers },
        })
      const part = await get({ Range: 'bytes=2-4' })
      expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
        206,
        '234',
        'bytes 2-4/10',
      ])
      expect(await (await get({ Range: 'bytes=-3' })).text()).toBe('789')
      const beyond = await get({ Range: 'bytes=10-' })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
      const whole = await get({})
      const etag = whole.headers.get('etag')!
      expect(whole.headers.get('cache-control')).toBe('private, max-age=3600')
      expect((await get({ 'If-None-Match': etag })).status).toBe(304)
      expect((await get({ 'If-Modified-Since': whole.headers.get('last-modified')! })).status).toBe(304)
      expect((await get({ 'If-Match': '"other"' })).status).toBe(412)
      expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
    })

    test('an object can be downloaded under a requested name', async () => {
      const { publicUrl } = ada.storage
        .from('archive')
        .getPublicUrl('d.txt', { download: 'Änderung "1".txt' }).data
      expect((await fetch(publicUrl)).headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''%C3%84nderung%20%221%22.txt",
      )
    })

    test('the server shows an uploaded web page as plain text, so that no script runs', async () => {
      const path = `${ada.id}/page.html`
      await files().upload(path, '<script>alert(1)</script>', { contentType: 'text/html' })
      const { data } = await files().createSignedUrl(path, 60)
      const response = await fetch(data!.signedUrl)
      expect(response.headers.get('content-type')).toBe('text/plain')
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    })
  })

  describe('ST02 lists', () => {
    let member: Member
    beforeAll(async () => {
      member = await served.member()
      for (const name of [
        'b.txt',
        'a.txt',
        'Z.txt',
        '100_x.txt',
        'sub/one.txt',
        'sub/deep/two.txt',
        'other/x.txt',
      ]) {
        await put(name, name, member)
      }
    })
    const list = async (path: string, options?: Parameters<ReturnType<typeof files>['list']>[1]) =>
      (await files(member).list(path, options)).data!.map(entry => entry.name)

    test('a list shows folders first, then names in order, at most a hundred at a time', async () => {
      expect(await list(member.id)).toEqual(['other', 'sub', '100_x.txt', 'Z.txt', 'a.txt', 'b.txt'])
      const { data } = await files(member).list(member.id)
      expect(data![0]).toMatchObject({ name: 'other', id: null, metadata: null, updated_at: null })
      expect(data![5]).toMatchObject({ name: 'b.txt', metadata: { size: 5, mimetype: 'text/plain' } })
      expect(Date.parse(data![5]!.created_at!)).toBeGreaterThan(Date.now() - 60_000)
      const defaults = await fetch(`${served.url}/object/list/files`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${member.token}` },
        body: JSON.stringify({ prefix: member.id }),
      })
      expect(await defaults.json()).toHaveLength(6)
    })

    test('a list can be paged, sorted and searched', async () => {
      expect(await list(member.id, { limit: 2, offset: 1 })).toEqual(['sub', '100_x.txt'])
      expect(await list(member.id, { sortBy: { column: 'name', order: 'desc' } })).toEqual([
        'sub',
        'other',
        'b.txt',
        'a.txt',
        'Z.txt',
        '100_x.txt',
      ])
      expect(await list(member.id, { sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
        'other',
        'sub',
        'b.txt',
        'a.txt',
        'Z.txt',
        '100_x.txt',
      ])
      expect(await list(member.id, { search: 'z' })).toEqual(['Z.txt'])
      expect(await list(member.id, { search: '100_' })).toEqual(['100_x.txt'])
      expect(await list(member.id, { search: '___' })).toEqual([])
      expect(await list(`${member.id}/sub`)).toEqual(['deep', 'one.txt'])
      expect(await list(`${member.id}/su`)).toEqual([])
      expect(await list('')).toEqual([member.id])
    })

    test('a list continues from a cursor', async () => {
      const names: string[] = []
      let cursor: string | undefined
      do {
        const { data } = await files(member).listV2({
          prefix: `${member.id}/`,
          limit: 2,
          cursor,
          with_delimiter: true,
        })
        names.push(...data!.folders.map(folder => folder.name), ...data!.objects.map(object => object.name))
        expect(data!.hasNext).toBe(data!.nextCursor !== undefined)
        cursor = data!.nextCursor
      } while (cursor)
      const expected = ['100_x.txt', 'Z.txt', 'a.txt', 'b.txt', 'other/', 'sub/']
      expect(names.sort()).toEqual(expected.map(name => `${member.id}/${name}`))
      const flat = await files(member).listV2({
        prefix: `${member.id}/`,
        sortBy: { column: 'created_at', order: 'desc' },
      })
      expect(flat.data!.objects.map(object => object.name.slice(37))).toEqual([
        'other/x.txt',
        'sub/deep/two.txt',
        'sub/one.txt',
        '100_x.txt',
        'Z.txt',
        'a.txt',
        'b.txt',
      ])
    })
  })

  describe('ST02 signed addresses', () => {
    test('a signed address gives access to one object until it expires', async () => {
      const { path } = await put('signed file.txt', 'for you')
      const { data } = await files().createSignedUrl(path, 60, { download: true })
      const response = await fetch(data!.signedUrl)
      expect(await response.text()).toBe('for you')
      expect(response.headers.get('content-disposition')).toContain('attachment')
      expect((await fetch(data!.signedUrl.replace('signed', 'other'))).status).toBe(400)
      expect((await fetch(`${data!.signedUrl.slice(0, -30)}${'A'.repeat(10)}`)).status).toBe(400)
      expect((await files(eve).createSignedUrl(path, 60)).error).toMatchObject({ status: 404 })
    })

    test('a caller can sign many addresses at once, but not for files of other members', async () => {
      const mine = (await put('mine.txt', 'mine')).path
      const hers = (await put('hers.txt', 'hers', eve)).path
      const { data } = await files().createSignedUrls([mine, hers], 60)
      expect(await (await fetch(data![0]!.signedUrl!)).text()).toBe('mine')
      expect(data![1]).toMatchObject({
        path: hers,
        signedURL: null,
        error: expect.stringContaining('access'),
      })
    })

    test('a signed address for an upload allows one object, with the rights of the caller who requested it', async () => {
      const path = `${ada.id}/upload me.txt`
      const { data } = await files().createSignedUploadUrl(path)
      const guest = served.guest.from('files')
      expect((await guest.uploadToSignedUrl(path, data!.token, 'from a guest')).error).toBeNull()
      expect(await (await files().download(path)).data!.text()).toBe('from a guest')
      expect((await guest.uploadToSignedUrl(path, data!.token, 'again')).error).toMatchObject({ status: 409 })
      expect((await guest.uploadToSignedUrl(`${ada.id}/other`, data!.token, 'x')).error).toMatchObject({
        status: 400,
      })
      expect((await files(eve).createSignedUploadUrl(`${ada.id}/x`)).error).toMatchObject({ status: 403 })
      const [row] = await served.database.run({
        text: 'select owner_id from storage.objects where name = $1',
        values: [path],
      })
      expect(row).toEqual({ owner_id: ada.id })
    })

    test('a signed address for reading allows no upload, and no signed token works as the token of a member', async () => {
      const { path } = await put('kinds of tokens.txt', 'x')
      const token = new URL((await files().createSignedUrl(path, 60)).data!.signedUrl).searchParams.get(
        'token',
      )!
      expect((await served.guest.from('files').uploadToSignedUrl(path, token, 'x')).error).toMatchObject({
        status: 400,
      })
      const upload = (await files().createSignedUploadUrl(`${ada.id}/new`)).data!.token
      expect((await fetch(`${served.url}/object/sign/files/${ada.id}/new?token=${upload}`)).status).toBe(400)
    })
  })

  describe('ST02 buckets', () => {
    test('the secret key creates, changes, empties and deletes buckets', async () => {
      const { service } = served
      expect((await service.createBucket('b1', { public: false, fileSizeLimit: '1KB' })).data).toEqual({
        name: 'b1',
      })
      expect((await service.createBucket('b1', { public: false })).error).toMatchObject({ status: 409 })
      expect((await service.getBucket('b1')).data).toMatchObject({
        id: 'b1',
        public: false,
        file_size_limit: 1000,
      })
      await service.updateBucket('b1', { public: true, allowedMimeTypes: ['text/*'] })
      expect((await service.getBucket('b1')).data).toMatchObject({
        public: true,
        file_size_limit: 1000,
        allowed_mime_types: ['text/*'],
      })
      expect((await service.from('b1').upload('a.txt', 'x', { contentType: 'text/plain' })).error).toBeNull()
      expect((await service.deleteBucket('b1')).error).toMatchObject({ status: 409 })
      expect((await service.emptyBucket('b1')).error).toBeNull()
      expect((await service.deleteBucket('b1')).data).toEqual({ message: 'Successfully deleted' })
      expect((await service.getBucket('b1')).error).toMatchObject({
        status: 404,
        message: 'Bucket not found',
      })
      const listed = await service.listBuckets({ sortColumn: 'id', sortOrder: 'desc', search: 's' })
      expect(listed.data!.map(bucket => bucket.id)).toEqual(['stories', 'files', 'avatars'])
    })

    test('members cannot change buckets', async () => {
      expect((await ada.storage.createBucket('mine', { public: true })).error).toMatchObject({ status: 403 })
      expect((await ada.storage.listBuckets()).data).toEqual([])
      expect((await ada.storage.updateBucket('files', { public: true })).error).toMatchObject({ status: 404 })
      expect((await ada.storage.emptyBucket('avatars')).error).toMatchObject({ status: 404 })
      expect((await ada.storage.deleteBucket('stories')).error).toMatchObject({ status: 404 })
      expect((await served.service.getBucket('files')).data!.public).toBe(false)
    })

    test('a bucket must have a name that fits into an address', async () => {
      for (const name of ['', ' x', 'a/b', '../x', 'a\\b']) {
        expect((await served.service.createBucket(name, { public: false })).error, name).toMatchObject({
          status: 400,
        })
      }
    })
  })

  describe('pictures', () => {
    test('an uploaded picture loses its location and is turned upright', async () => {
      const path = `${ada.id}/phone.jpg`
      const original = await photographed(60, 40)
      expect((await sharp(original).metadata()).exif).toBeDefined()
      await ada.storage.from('avatars').upload(path, original, { contentType: 'image/jpeg' })
      const { data } = await ada.storage.from('avatars').download(path)
      const stored = await sharp(Buffer.from(await data!.arrayBuffer())).metadata()
      expect(stored.exif).toBeUndefined()
      expect([stored.width, stored.height, stored.orientation]).toEqual([40, 60, undefined])
    })

    test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a picture is accepted as %s', async format => {
      const path = `${ada.id}/kind.${format}`
      const { error } = await ada.storage
        .from('avatars')
        .upload(path, await picture(format), { contentType: `image/${format}` })
      expect(error).toBeNull()
      expect((await ada.storage.from('avatars').info(path)).data!.contentType).toBe(`image/${format}`)
    })

    test.each(['avif', 'tiff'] as const)(
      'CK13 a file in the format %s is refused as a picture, even under another name',
      async format => {
        const bytes = await picture(format)
        for (const bucket of ['avatars', 'stories']) {
          for (const type of [format, 'png']) {
            const { error } = await ada.storage
              .from(bucket)
              .upload(`${ada.id}/refused.${type}`, bytes, { contentType: `image/${type}` })
            expect(error, `${bucket} ${type}`).toMatchObject({ status: 415 })
          }
        }
      },
    )

    test('a picture is available in other sizes and formats', async () => {
      const avatars = ada.storage.from('avatars')
      const path = `${ada.id}/wide.png`
      await avatars.upload(path, await picture('png', 400, 200), { contentType: 'image/png' })
      const look = async (url: string, headers = {}) => {
        const response = await fetch(url, { headers })
        const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        return { width, height, format, type: response.headers.get('content-type') }
      }
      const render = (transform: object) => avatars.getPublicUrl(path, { transform }).data.publicUrl
      expect(await look(render({ width: 100, height: 100 }))).toMatchObject({
        width: 100,
        height: 100,
        format: 'png',
      })
      expect(await look(render({ width: 100, resize: 'contain' }))).toMatchObject({ width: 100, height: 50 })
      expect(await look(render({ width: 30, height: 90, resize: 'fill' }))).toMatchObject({
        width: 30,
        height: 90,
      })
      expect(await look(render({ width: 100 }), { Accept: 'image/webp,*/*' })).toMatchObject({
        format: 'webp',
        type: 'image/webp',
      })
      expect(await look(render({ width: 100, format: 'origin' }), { Accept: 'image/webp' })).toMatchObject({
        format: 'png',
      })
      const signed = await avatars.createSignedUrl(path, 60, { transform: { width: 50 } })
      expect(await look(signed.data!.signedUrl)).toMatchObject({ width: 50, height: 25 })
      const unsized = signed.data!.signedUrl.replace('/render/image/', '/object/')
      expect((await fetch(unsized)).status).toBe(400)
      const downloaded = await avatars.download(path, { transform: { width: 20, quality: 50 } })
      expect((await sharp(Buffer.from(await downloaded.data!.arrayBuffer())).metadata()).width).toBe(20)
      expect((await fetch(render({ width: 99_999 }))).status).toBe(400)
    })
  })

  test('ST02 only the secret key clears the cache of resized pictures', async () => {
    const path = `${ada.id}/forget.png`
    await ada.storage.from('avatars').upload(path, await picture(), { contentType: 'image/png' })
    expect((await ada.storage.from('avatars').purgeCache(path)).error).toMatchObject({ status: 403 })
    expect((await served.service.from('avatars').purgeCache(path)).data).toEqual({ message: 'success' })
    expect((await served.service.purgeBucketCache('avatars')).data).toEqual({ message: 'success' })
  })

  test('one call removes all files of a member', async () => {
    const leaving = await served.member()
    await put('a.txt', 'a', leaving)
    await leaving.storage
      .from('avatars')
      .upload(`${leaving.id}/1.png`, await picture(), { contentType: 'image/png' })
    const before = (await served.files()).length
    const removeBytes = await served.database.transaction({}, transaction =>
      served.storage.forgetOwned(transaction, leaving.id),
    )
    // No row is left now. The sweep later removes the bytes that have no row.
    expect((await files(leaving).list(leaving.id)).data).toEqual([])
    await removeBytes()
    expect(await served.files()).toHaveLength(before - 2)
  })

  test('storage answers 401 to an invalid token', async () => {
    const response = await fetch(`${served.url}/bucket`, { headers: { Authorization: 'Bearer nonsense' } })
    expect([response.status, await response.json()]).toEqual([
      401,
      { statusCode: '401', code: 'InvalidJWT', error: 'Unauthorized', message: 'Invalid Compact JWS' },
    ])
  })
})

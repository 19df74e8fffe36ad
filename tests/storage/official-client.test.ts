/** Tests calls that the official clients and their test suites make. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../support/databases.ts'
import { picture } from './pictures.ts'
import { type ServedStorage, serveStorage } from './serve-storage.ts'

let served: ServedStorage

beforeAll(async () => {
  served = await serveStorage(await testDatabase())
  await served.service.createBucket('files', { public: true })
})
afterAll(async () => {
  expect(served.errors).toEqual([])
  await served.close()
})

const files = () => served.service.from('files')
const post = (path: string, body: object) =>
  fetch(`${served.url}${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer service', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

test('OS01 expiresIn may be a string of digits, for one address and for many addresses', async () => {
  await files().upload('signed.txt', 'hello')
  const one = await files().createSignedUrl('signed.txt', '60' as unknown as number)
  expect(one.error).toBeNull()
  expect(await (await fetch(one.data!.signedUrl)).text()).toBe('hello')
  const many = await files().createSignedUrls(['signed.txt'], '60' as unknown as number)
  expect(await (await fetch(many.data![0]!.signedUrl!)).text()).toBe('hello')
  for (const expiresIn of ['', 'soon', '0', '-1', '1.5', 1.5, null]) {
    const { status } = await post('/object/sign/files/signed.txt', { expiresIn })
    expect(status, String(expiresIn)).toBe(400)
  }
})

test('OS02 a picture that the client uploads as a buffer and calls plain text is available in other sizes', async () => {
  expect((await files().upload('cat.png', await picture('png', 300, 200))).error).toBeNull()
  expect((await files().info('cat.png')).data!.contentType).toBe('text/plain;charset=UTF-8')
  const { data, error } = await files().download('cat.png', { transform: { width: 100, height: 100 } })
  expect(error).toBeNull()
  expect(await sharp(Buffer.from(await data!.arrayBuffer())).metadata()).toMatchObject({
    width: 100,
    height: 100,
  })
  await files().upload('words.png', 'words', { contentType: 'image/png' })
  const { publicUrl } = files().getPublicUrl('words.png', { transform: { width: 10 } }).data
  expect((await fetch(publicUrl)).status).toBe(400)
})

test('OS02 a bucket for pictures decides by the bytes of a file and ignores the declared type', async () => {
  const eve = await served.member()
  const avatars = eve.storage.from('avatars')
  for (const contentType of [undefined, 'application/octet-stream', 'image/jpeg', 'application/json']) {
    const path = `${eve.id}/${contentType ?? 'none'}.png`.replace('application/', '')
    const options = contentType ? { contentType } : {}
    const { error } = await avatars.upload(path.replace('image/', ''), await picture(), options)
    expect(error, contentType).toBeNull()
    const { data } = await avatars.info(path.replace('image/', ''))
    expect(data!.contentType).toBe('image/png')
  }
})

test('OS02 a bucket for PNG converts a JPEG that is declared as PNG, and refuses a JPEG that is declared as JPEG', async () => {
  await served.service.createBucket('icons', { public: true, allowedMimeTypes: ['image/png'] })
  const icons = served.service.from('icons')
  const jpeg = await picture('jpeg')
  expect((await icons.upload('a.jpg', jpeg, { contentType: 'image/png' })).error).toBeNull()
  const stored = Buffer.from(await (await icons.download('a.jpg')).data!.arrayBuffer())
  expect((await sharp(stored).metadata()).format).toBe('png')
  expect((await icons.upload('b.jpg', jpeg, { contentType: 'image/jpeg' })).error).toMatchObject({
    statusCode: '415',
    message: 'mime type image/jpeg is not supported',
  })
})

test('OS03 for each file, listV2 returns the whole path as its name, and the part of the path at this level as its key', async () => {
  await served.service.createBucket('listed', { public: false })
  const listed = served.service.from('listed')
  for (const name of ['top.txt', 'a/one.txt', 'a/b/two.txt']) await listed.upload(name, name)
  const top = (await listed.listV2({ with_delimiter: true })).data!
  expect(top.folders).toEqual([{ name: 'a/', key: 'a' }])
  expect(top.objects).toMatchObject([{ name: 'top.txt', key: 'top.txt', metadata: { size: 7 } }])
  const below = (await listed.listV2({ prefix: 'a/', with_delimiter: true })).data!
  expect(below.folders).toEqual([{ name: 'a/b/', key: 'b' }])
  expect(below.objects).toMatchObject([{ name: 'a/one.txt', key: 'one.txt' }])
  const flat = (await listed.listV2({ prefix: 'a' })).data!
  expect(flat).toMatchObject({ hasNext: false, folders: [] })
  expect(flat.nextCursor).toBeUndefined()
  expect(flat.objects.map(object => [object.name, 'key' in object])).toEqual([
    ['a/b/two.txt', false],
    ['a/one.txt', false],
  ])
})

test('OS04 an address that was signed for another object is refused because of its signature', async () => {
  await files().upload('other.txt', 'other')
  const { data } = await files().createSignedUrl('signed.txt', 60)
  const response = await fetch(data!.signedUrl.replace('signed.txt', 'other.txt'))
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'InvalidSignature', message: 'Invalid signature' },
  ])
})

test('a cacheControl or type that is no valid header is already refused at the upload', async () => {
  for (const cacheControl of ['max-age=1\r\nX-Evil: 1', 'a\u0000b', 'é', '\n']) {
    const form = new FormData()
    form.append('cacheControl', cacheControl)
    form.append('', new Blob(['x'], { type: 'text/plain' }))
    const response = await fetch(`${served.url}/object/files/control.txt`, {
      method: 'POST',
      headers: { Authorization: 'Bearer service' },
      body: form,
    })
    expect(response.status, JSON.stringify(cacheControl)).toBe(400)
    const copied = await post('/object/copy', {
      bucketId: 'files',
      sourceKey: 'other.txt',
      destinationKey: 'copied.txt',
      copyMetadata: false,
      metadata: { cacheControl },
    })
    expect(copied.status, JSON.stringify(cacheControl)).toBe(400)
  }
  const form =
    '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\nContent-Type: te\u0100xt/plain\r\n\r\nx\r\n--b--\r\n'
  const response = await fetch(`${served.url}/object/files/type.txt`, {
    method: 'POST',
    headers: { Authorization: 'Bearer service', 'Content-Type': 'multipart/form-data; boundary=b' },
    body: form,
  })
  expect(response.status).toBeLessThan(500)
  expect((await fetch(`${served.url}/object/public/files/type.txt`)).status).toBeLessThan(500)
  expect((await files().exists('control.txt')).data).toBe(false)
  expect((await files().exists('copied.txt')).data).toBe(false)
})

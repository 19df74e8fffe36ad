import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../support/databases.ts'
import { hungUp } from '../support/hung-up.ts'
import { picture } from './pictures.ts'
import { type Member, type ServedStorage, serveStorage } from './serve-storage.ts'

const limit = 5 * 1024 * 1024
let served: ServedStorage
let ada: Member
let eve: Member

beforeAll(async () => {
  served = await serveStorage(await testDatabase(), { fileSizeLimit: limit })
  ada = await served.member()
  eve = await served.member()
  await ada.storage
    .from('avatars')
    .upload(`${ada.id}/face.png`, await picture(), { contentType: 'image/png' })
  await ada.storage
    .from('stories')
    .upload(`${ada.id}/story.png`, await picture(), { contentType: 'image/png' })
})
afterAll(async () => {
  expect(served.errors).toEqual([])
  await served.close()
})

const asEve = (extra: Record<string, string> = {}) => ({ Authorization: `Bearer ${eve.token}`, ...extra })
const rows = async () =>
  (
    await served.database.run<{ key: string }>({
      text: `select bucket_id || '/' || name as key from storage.objects order by 1`,
    })
  ).map(row => row.key)
const whatIsAdas = () => [`avatars/${ada.id}/face.png`, `stories/${ada.id}/story.png`]

/** Sends a request as raw bytes, because a client would correct the path. */
async function raw(head: string, ...body: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(served.port, '127.0.0.1')
  let received = ''
  socket.on('data', chunk => {
    received += chunk
  })
  socket.write(head.replaceAll('\n', '\r\n'))
  for (const part of body) socket.write(part)
  await hungUp(socket)
  return received
}

describe('names that try to leave the folder', () => {
  test.each([
    '../../etc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%252e%252e%252fetc',
    '..%5c..%5cwindows',
    'a%00.png',
    'a%0d%0aSet-Cookie:x',
    'a//b',
    '%ff',
    '%E2%80%AEgnp.exe',
  ])('an upload with the name %s is refused', async path => {
    const address = `/storage/v1/object/avatars/${eve.id}/${path}`
    const bytes = await picture()
    const answer = await raw(
      `POST ${address} HTTP/1.1\nHost: x\nAuthorization: Bearer ${eve.token}\nContent-Type: image/png\nConnection: close\nContent-Length: ${bytes.length}\n\n`,
      bytes,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /)
    expect(await rows()).toEqual(whatIsAdas())
  })

  test('a name in a body that tries to leave the folder is refused too', async () => {
    const avatars = eve.storage.from('avatars')
    const own = `${eve.id}/own.png`
    await avatars.upload(own, await picture(), { contentType: 'image/png' })
    for (const name of [`${eve.id}/../x`, `${eve.id}\\x`, '', '/', `${eve.id}/\0`]) {
      expect((await avatars.move(own, name)).error, name).toMatchObject({ status: 400 })
      expect((await avatars.copy(own, name)).error, name).toMatchObject({ status: 400 })
    }
    await avatars.remove([own])
    expect(await rows()).toEqual(whatIsAdas())
  })

  test('CK13 files on disk have only random names', async () => {
    for (const name of await served.files()) expect(name).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the folder of another member', () => {
  test('CK13 an attacker cannot write to the folder of another member, replace, move, copy or sign its files, or empty it', async () => {
    const avatars = eve.storage.from('avatars')
    const bytes = await picture('png', 10, 10)
    const type = { contentType: 'image/png' }
    const hers = `${ada.id}/face.png`
    const own = `${eve.id}/own.png`
    await avatars.upload(own, bytes, type)
    expect((await avatars.upload(`${ada.id}/new.png`, bytes, type)).error).toMatchObject({ status: 403 })
    expect((await avatars.upload(hers, bytes, { ...type, upsert: true })).error).toMatchObject({
      status: 403,
    })
    expect((await avatars.update(hers, bytes, type)).error).toMatchObject({ status: 403 })
    expect((await avatars.move(own, `${ada.id}/moved.png`)).error).toMatchObject({ status: 403 })
    expect((await avatars.copy(own, `${ada.id}/copied.png`)).error).toMatchObject({ status: 403 })
    expect(
      (await avatars.move(own, `${ada.id}/s.png`, { destinationBucket: 'stories' })).error,
    ).toMatchObject({ status: 403 })
    expect((await avatars.move(hers, `${eve.id}/stolen.png`)).error).toMatchObject({ status: 404 })
    expect(
      (await eve.storage.from('stories').move(`${ada.id}/story.png`, `${eve.id}/s.png`)).error,
    ).toMatchObject({ status: 403 })
    expect((await avatars.createSignedUploadUrl(hers, { upsert: true })).error).toMatchObject({ status: 403 })
    expect((await avatars.createSignedUrl(hers, 60)).error).toMatchObject({ status: 404 })
    expect((await avatars.remove([hers])).data).toEqual([])
    expect((await avatars.list(ada.id)).data).toEqual([])
    await avatars.remove([own])
    expect(await rows()).toEqual(whatIsAdas())
    expect(await served.files()).toHaveLength(2)
    const face = await fetch(ada.storage.from('avatars').getPublicUrl(hers).data.publicUrl)
    expect((await sharp(Buffer.from(await face.arrayBuffer())).metadata()).width).toBe(60)
  })

  test('a guest cannot write to the folder of a member', async () => {
    const { error } = await served.guest
      .from('avatars')
      .upload('x/1.png', await picture(), { contentType: 'image/png' })
    expect(error).toMatchObject({ status: 403 })
    expect((await served.guest.from('stories').download(`${ada.id}/story.png`)).error).toMatchObject({
      status: 404,
    })
  })
})

describe('files that are not pictures', () => {
  const html = '<!doctype html><script>alert(document.domain)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const refused: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['an SVG', () => Buffer.from(svg), 'image/svg+xml'],
    ['an SVG named PNG', () => Buffer.from(svg), 'image/png'],
    ['an XML with an SVG named PNG', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'image/png'],
    ['a page named PNG', () => Buffer.from(html), 'image/png'],
    ['a page behind a PNG', async () => Buffer.concat([await picture(), Buffer.from(html)]), 'image/png'],
    [
      'a page behind a JPEG',
      async () => Buffer.concat([await picture('jpeg'), Buffer.from(html)]),
      'image/jpeg',
    ],
    [
      'a script that begins as a GIF',
      () => Buffer.from(`GIF89a/*${' '.repeat(200)}*/=1;alert(1)`),
      'image/gif',
    ],
    ['half a PNG', async () => (await picture('png', 500, 500)).subarray(0, 120), 'image/png'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'image/png'],
    ['a program', () => Buffer.from(`MZ${'\0'.repeat(300)}`), 'image/png'],
    ['nothing', () => Buffer.alloc(0), 'image/png'],
  ]
  test.each(refused)('CK13 %s is refused', async (_, make, contentType) => {
    const path = `${eve.id}/evil.png`
    const bytes = await make()
    const asBody = await eve.storage.from('avatars').upload(path, Buffer.from(bytes), { contentType })
    expect(asBody.error).toMatchObject({ status: 415, statusCode: '415' })
    const form = new Blob([new Uint8Array(bytes)], { type: contentType })
    expect((await eve.storage.from('avatars').upload(path, form)).error).toMatchObject({ status: 415 })
    expect(await rows()).toEqual(whatIsAdas())
    expect(await served.files()).toHaveLength(2)
  })

  test('a small file that would expand to a huge picture is refused', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 3 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(limit)
    const { error } = await eve.storage
      .from('avatars')
      .upload(`${eve.id}/bomb.png`, bomb, { contentType: 'image/png' })
    expect(error).toMatchObject({ status: 413 })
  })

  test('a bucket for pictures refuses a copy of another kind of file from a bucket for all files', async () => {
    await served.service.createBucket('anything', { public: false })
    const anything = served.service.from('anything')
    await anything.upload('page.png', html, { contentType: 'image/png' })
    expect(
      (await anything.copy('page.png', 'x/page.png', { destinationBucket: 'avatars' })).error,
    ).toMatchObject({ status: 415 })
    expect(
      (await anything.move('page.png', 'x/page.png', { destinationBucket: 'avatars' })).error,
    ).toMatchObject({ status: 415 })
    await anything.remove(['page.png'])
    expect(await rows()).toEqual(whatIsAdas())
  })

  test('the server removes hidden data from a picture', async () => {
    const path = `${eve.id}/hidden.png`
    const bytes = Buffer.concat([await picture(), Buffer.from('PK\x03\x04 an archive')])
    await eve.storage.from('avatars').upload(path, bytes, { contentType: 'image/png' })
    const { data } = await eve.storage.from('avatars').download(path)
    expect(Buffer.from(await data!.arrayBuffer()).includes('an archive')).toBe(false)
    await eve.storage.from('avatars').remove([path])
  })
})

describe('limits', () => {
  const head = (extra: string) =>
    `POST /storage/v1/object/open/big HTTP/1.1\nHost: x\nAuthorization: Bearer service\nContent-Type: text/plain\nConnection: close\n${extra}\n\n`
  beforeAll(() => served.service.createBucket('open', { public: false, fileSizeLimit: limit }))
  const nothingKept = async () => {
    expect(await rows()).toEqual(whatIsAdas())
    expect(await served.files()).toHaveLength(2)
  }

  test('CK13 a file of 5 MB is accepted, and a file with one byte more is refused', async () => {
    const open = served.service.from('open')
    expect((await open.upload('fits', Buffer.alloc(limit, 'x'))).error).toBeNull()
    await open.remove(['fits'])
    const more = Buffer.alloc(limit + 1, 'x')
    expect((await open.upload('big', more)).error).toMatchObject({ status: 413, statusCode: '413' })
    expect((await open.upload('big', new Blob([more]))).error).toMatchObject({ status: 413 })
    expect((await open.upload('big', new Blob([more]).stream())).error).toMatchObject({ status: 413 })
    await nothingKept()
  })

  test('a stated length above the limit is refused before the body is read', async () => {
    expect(await raw(head('Content-Length: 1000000000'))).toMatch(/^HTTP\/1\.1 413 /)
    await nothingKept()
  })

  test('CK13 a body in chunks without a length is counted while it arrives', async () => {
    const chunk = `${(1024 * 1024).toString(16)}\r\n${'x'.repeat(1024 * 1024)}\r\n`
    expect(await raw(head('Transfer-Encoding: chunked'), ...Array(6).fill(chunk))).toMatch(/^HTTP\/1\.1 413 /)
    await nothingKept()
  })

  test('CK13 an upload whose body is shorter than its stated length leaves no file', async () => {
    const socket = connect(served.port, '127.0.0.1')
    socket.write(head('Content-Length: 100000').replaceAll('\n', '\r\n'))
    socket.write('only this'.repeat(1000))
    await expect.poll(served.files).toHaveLength(3)
    socket.destroy()
    await expect.poll(served.files).toHaveLength(2)
    await nothingKept()
  })

  test('an incomplete form leaves no file', async () => {
    const form = 'Content-Type: multipart/form-data; boundary=b'
    const begun =
      '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\nContent-Type: text/plain\r\n\r\nsome'
    const answer = await raw(
      head(`${form}\nContent-Length: ${begun.length}`).replace('Content-Type: text/plain\n', ''),
      begun,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    await nothingKept()
  })

  test('JSON that is huge, deeply nested or full of unusual characters is refused with a message', async () => {
    const list = (body: string) =>
      fetch(`${served.url}/object/list/avatars`, { method: 'POST', headers: asEve(), body })
    expect((await list(`{"prefix":"${'x'.repeat(3 * 1024 * 1024)}"}`)).status).toBe(413)
    expect((await list(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).status).toBe(400)
    expect((await list('{"prefix":"a\\u0000b"}')).status).toBe(400)
    expect((await list('not json')).status).toBe(400)
    const upload = (metadata: string) =>
      fetch(`${served.url}/object/avatars/${eve.id}/1.png`, {
        method: 'POST',
        headers: asEve({
          'Content-Type': 'image/png',
          'X-Metadata': Buffer.from(metadata).toString('base64'),
        }),
        body: new Uint8Array(png),
      })
    const png = await picture()
    for (const metadata of [
      '{"a":"\\u0000"}',
      '{"a":"\\ud800"}',
      `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      '[]',
      'x',
    ]) {
      expect((await upload(metadata)).status, metadata.slice(0, 20)).toBe(400)
    }
    await nothingKept()
  })

  test('the number of items in a list or a removal is limited', async () => {
    const list = (body: object) =>
      fetch(`${served.url}/object/list/avatars`, {
        method: 'POST',
        headers: asEve(),
        body: JSON.stringify(body),
      })
    expect((await list({ limit: 1e9 })).status).toBe(200)
    for (const body of [
      { limit: -1 },
      { offset: -1 },
      { prefix: 5 },
      { sortBy: { column: 'version; drop table x' } },
    ]) {
      expect((await list(body)).status, JSON.stringify(body)).toBe(400)
    }
    const many = await eve.storage
      .from('avatars')
      .remove(Array.from({ length: 1001 }, (_, n) => `${eve.id}/${n}`))
    expect(many.error).toMatchObject({ status: 400 })
  })
})

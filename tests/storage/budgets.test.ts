/** Uploads and pictures of one caller must not delay other callers. */
import { connect } from 'node:net'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../support/databases.ts'
import { hungUp } from '../support/hung-up.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { picture } from './pictures.ts'
import { type Member, type ServedStorage, serveStorage } from './serve-storage.ts'

const megabyte = 1024 * 1024
const uploads = isLongForm ? 300 : 60
let served: ServedStorage
let ada: Member
let eve: Member

beforeAll(async () => {
  served = await serveStorage(await testDatabase(), { uploadIdleMs: isLongForm ? 3000 : 1000 })
  ada = await served.member()
  eve = await served.member()
})
afterAll(async () => {
  expect(served.errors).toEqual([])
  await served.close()
})

/** Begins an upload by Eve with a declared size of 5 MB. `answer` is the beginning of the answer. */
function beginUpload(name: string, sent: Buffer): { answer: Promise<string>; leave(): void } {
  const socket = connect(served.port, '127.0.0.1')
  socket.write(
    `POST /storage/v1/object/avatars/${eve.id}/${name} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${eve.token}\r\n` +
      `Content-Type: image/png\r\nContent-Length: ${5 * megabyte}\r\n\r\n`,
  )
  socket.write(sent)
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', chunk => {
      resolve(String(chunk))
      socket.destroy()
    })
  })
  return { answer, leave: () => void socket.destroy() }
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

/** Returns the first answer with this status, even if other answers come before it. */
const firstOf = (uploads: readonly { answer: Promise<string> }[], status: number) =>
  new Promise<string>((resolve, reject) => {
    for (const { answer } of uploads)
      answer.then(text => statusOf(text) === status && resolve(text)).catch(reject)
  })

describe('uploads', () => {
  test('CK65 the metadata of a file may have at most 4 kB, and its size counts as part of the file', async () => {
    const mia = await served.member()
    const upload = async (name: string, said: string) =>
      mia.storage.from('avatars').upload(`${mia.id}/${name}.png`, await picture(), {
        contentType: 'image/png',
        metadata: { said },
      })
    const counted = async () => {
      const [used] = await served.database.run<{ bytes: number; stored: number }>({
        text: `select bytes::int as bytes, (select sum((metadata ->> 'size')::int)::int from storage.objects
          where owner_id = user_id::text) as stored
          from public.quota_usage where user_id = $1 and kind = 'files' and per_seconds = 0`,
        values: [mia.id],
      })
      return used!.bytes - used!.stored
    }
    expect((await upload('first', 'x'.repeat(4000))).error).toBeNull()
    expect(await counted()).toBe(4000 + '{"said": ""}'.length)
    expect((await upload('second', 'x'.repeat(5000))).error).toMatchObject({
      status: 400,
      message: 'metadata has more than 4096 bytes',
    })
    await mia.storage.from('avatars').remove([`${mia.id}/first.png`])
    expect(
      await served.database.run({
        text: `select bytes::int as bytes from public.quota_usage where user_id = $1 and kind = 'files' and per_seconds = 0`,
        values: [mia.id],
      }),
    ).toEqual([{ bytes: 0 }])
  })

  test(`CK26 ${uploads} stalled uploads of one member use little memory, end by themselves and delay no other member`, async () => {
    const part = Buffer.alloc(4 * megabyte, 1)
    const before = process.memoryUsage().arrayBuffers
    const stalled = Array.from({ length: uploads }, (_, count) => beginUpload(`${count}.png`, part))
    // Most uploads are refused at once. Ada uploads while the accepted uploads use their places.
    await firstOf(stalled, 429)
    const { error } = await ada.storage
      .from('avatars')
      .upload(`${ada.id}/1.png`, await picture(), { contentType: 'image/png' })
    expect(error).toBeNull()
    const held = process.memoryUsage().arrayBuffers - before
    expect(held).toBeLessThan(120 * megabyte)
    const statuses = await Promise.all(stalled.map(({ answer }) => answer.then(statusOf)))
    const count = (status: number) => statuses.filter(one => one === status).length
    expect(count(429)).toBeGreaterThan(uploads / 3)
    expect(count(408)).toBeGreaterThanOrEqual(6)
    expect(count(429) + count(408)).toBe(uploads)
    expect(await served.files()).toHaveLength(1)
  }, 120_000)

  test('CK26 the refusal of an upload says what to do', async () => {
    const stalled = Array.from({ length: 60 }, (_, count) => beginUpload(`${count}.png`, Buffer.alloc(10)))
    const [full, slow] = await Promise.all([firstOf(stalled, 429), firstOf(stalled, 408)])
    // Ends the uploads. Otherwise the waiting uploads would stall too, six at a time.
    for (const { leave } of stalled) leave()
    expect(full).toMatch(/^Retry-After: 5\r$/im)
    expect(full).toContain('Too many uploads or pictures at a time. Please try again in a moment')
    expect(slow).toContain('The upload stalled: nothing arrived for too long')
  }, 60_000)

  test('if one page sends twenty uploads at once, all uploads arrive, because they wait for each other on the server', async () => {
    const bytes = await picture()
    const uploads = Array.from({ length: 20 }, (_, count) =>
      ada.storage.from('stories').upload(`${ada.id}/${count}.png`, bytes, { contentType: 'image/png' }),
    )
    for (const { error } of await Promise.all(uploads)) expect(error).toBeNull()
  }, 30_000)

  test('a form that stalls before its file gets 408', async () => {
    const socket = connect(served.port, '127.0.0.1')
    let received = ''
    socket.on('data', chunk => {
      received += chunk
    })
    socket.write(
      `POST /storage/v1/object/avatars/${eve.id}/f.png HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${eve.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nConnection: close\r\nContent-Length: 1000\r\n\r\n--b\r\n',
    )
    await hungUp(socket)
    expect(statusOf(received)).toBe(408)
  })
})

describe('pictures', () => {
  const address = (member: Member, name: string, query: string) =>
    `${served.url}/render/image/authenticated/avatars/${member.id}/${name}?${query}`

  test('CK26 sixty abandoned requests of one member for large pictures do not stop another member from getting a small picture', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const large = await sharp({
      create: { width: 2000, height: 2000, channels: 3, background: 'red', noise },
    })
      .jpeg({ quality: 50 })
      .toBuffer()
    const avatars = eve.storage.from('avatars')
    expect(
      (await avatars.upload(`${eve.id}/large.jpg`, large, { contentType: 'image/jpeg' })).error,
    ).toBeNull()
    const leaving = new AbortController()
    const abandoned = Array.from({ length: 60 }, (_, count) =>
      fetch(address(eve, 'large.jpg', `width=${2000 - count}&format=avif`), {
        headers: { Authorization: `Bearer ${eve.token}` },
        signal: leaving.signal,
      }).catch(() => null),
    )
    // All callers leave at the moment when one picture is being resized.
    await expect.poll(() => served.storage.pictureWork.size).toMatchObject({ running: 1 })
    await expect.poll(() => served.storage.pictureWork.size.waiting).toBeGreaterThan(30)
    leaving.abort()
    await Promise.all(abandoned)
    await expect.poll(() => served.storage.pictureWork.size.waiting).toBe(0)
    const small = await fetch(address(ada, '1.png', 'width=32'), {
      headers: { Authorization: `Bearer ${ada.token}` },
    })
    expect(small.status).toBe(200)
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(32)
  }, 60_000)

  test('CK26 a picture of 49 megapixels is refused because of its header, before any pixel is read', async () => {
    // Makes a picture of one pixel whose header declares this size.
    const bomb = await picture()
    bomb.writeUInt32BE(7000, 16)
    bomb.writeUInt32BE(7000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const { error } = await eve.storage
      .from('avatars')
      .upload(`${eve.id}/bomb.png`, bomb, { contentType: 'image/png' })
    expect(error).toMatchObject({ status: 413, message: 'The picture has more than 25 million pixels' })
  })

  inLongForm(test)(
    'CK26 a picture of 49 megapixels is not resized, even in a bucket for all files',
    async () => {
      await served.service.createBucket('anything', { public: true })
      const anything = served.service.from('anything')
      const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'black' } })
        .png()
        .toBuffer()
      await anything.upload('bomb.png', bomb, { contentType: 'image/png' })
      const { publicUrl } = anything.getPublicUrl('bomb.png', { transform: { width: 64 } }).data
      expect((await fetch(publicUrl)).status).toBe(413)
    },
  )
})

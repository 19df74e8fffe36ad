import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { quickEngines } from '../support/databases.ts'

describe.each(quickEngines)('CK27 a full quota on $engine', ({ open }) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend(await open())
  })
  afterAll(() => backend.close())

  const limit = (kind: string, rows: number | null, bytes: number | null, perSeconds = 0) =>
    backend
      .service()
      .from('quotas')
      .upsert({ kind, plan: 'free', per_seconds: perSeconds, max_rows: rows, max_bytes: bytes })
      .throwOnError()

  test('a post over the quota gets 413 with advice; a post over the limit per minute gets 429 with a time to try again', async () => {
    const { client } = await backend.member()
    await limit('posts', 1, null)
    await client.from('posts').insert({ content: 'first' }).throwOnError()
    expect(await client.from('posts').insert({ content: 'second' })).toMatchObject({
      status: 413,
      error: {
        code: 'PT413',
        message: 'There is no room for more posts: delete old posts or choose a larger plan.',
        details: 'The plan free keeps at most 1 posts.',
        hint: 'quotas says what each plan keeps, quota_usage what is used of it.',
      },
    })
    const { data: used } = await client.from('quota_usage').select('rows, bytes').eq('per_seconds', 0)
    expect(used).toEqual([{ rows: 1, bytes: 5 }])

    await limit('posts', null, null)
    await limit('posts', 1, null, 60)
    expect(await client.from('posts').insert({ content: 'third' })).toMatchObject({
      status: 429,
      error: { code: 'PT429', hint: expect.stringMatching(/^Try again in \d+ seconds\.$/) },
    })
  })

  test('the server refuses a file over the quota with 413, from the client or at a signed address, and stores no bytes of the file', async () => {
    const { id, client } = await backend.member()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const bucket = client.storage.from('avatars')
    const upload = (name: string) => bucket.upload(`${id}/${name}.png`, picture, { contentType: 'image/png' })
    expect((await upload('1')).error).toBeNull()
    const { data: signed } = await bucket.createSignedUploadUrl(`${id}/3.png`)
    const { data } = await client.from('quota_usage').select('rows, bytes').eq('kind', 'files').single()
    await limit('files', 2, (data?.bytes ?? 0) + 1)
    const refusal = { message: 'There is no room for more files: delete old files or choose a larger plan.' }
    expect((await upload('2')).error).toMatchObject({ ...refusal, status: 413 })
    const bySignature = await bucket.uploadToSignedUrl(`${id}/3.png`, signed!.token, picture, {
      contentType: 'image/png',
    })
    expect(bySignature.error).toMatchObject(refusal)
    const files = await readdir(join(backend.dataDir, 'storage'), { recursive: true, withFileTypes: true })
    expect(files.filter(file => file.isFile()).length).toBe(1)

    expect((await bucket.remove([`${id}/1.png`])).error).toBeNull()
    expect((await upload('2')).error).toBeNull()
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseS3Url } from '../../backend/storage/bytes/s3.ts'
import { testDatabase } from '../support/databases.ts'
import { startS3 } from './s3-server.ts'
import { type ServedStorage, serveStorage } from './serve-storage.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let served: ServedStorage
const logged: unknown[] = []

beforeAll(async () => {
  s3 = await startS3()
  served = await serveStorage(await testDatabase(), {
    storageUrl: s3.url,
    logError: error => logged.push(error),
  })
  await served.service.createBucket('files', { public: true })
})
afterAll(async () => {
  await served.close()
  await s3.close()
})

test('S3 stores an object under its version, returns it completely or in part, and deletes it', async () => {
  const files = served.service.from('files')
  expect((await files.upload('folder/a.txt', '0123456789', { contentType: 'text/plain' })).error).toBeNull()
  const { data: info } = await files.info('folder/a.txt')
  expect([...s3.objects.keys()]).toEqual([`files/${info!.version}`])
  expect(await (await files.download('folder/a.txt')).data!.text()).toBe('0123456789')
  const { publicUrl } = files.getPublicUrl('folder/a.txt').data
  expect(await (await fetch(publicUrl, { headers: { Range: 'bytes=3-5' } })).text()).toBe('345')
  await files.copy('folder/a.txt', 'b.txt')
  expect(s3.objects.size).toBe(2)
  await files.remove(['folder/a.txt', 'b.txt'])
  expect(s3.objects.size).toBe(0)
})

test('S3 gets a large object in parts', async () => {
  const large = randomBytes(12 * 1024 * 1024)
  const files = served.service.from('files')
  expect((await files.upload('large.bin', large, { contentType: 'application/x-test' })).error).toBeNull()
  expect(s3.requests.filter(request => request.includes('partNumber')).length).toBeGreaterThan(2)
  const { data } = await files.download('large.bin')
  expect(Buffer.from(await data!.arrayBuffer()).equals(large)).toBe(true)
  await files.remove(['large.bin'])
})

test('an object that is too large, or that S3 refuses, leaves nothing in the store', async () => {
  await served.service.createBucket('small', { public: false, fileSizeLimit: '6MiB' })
  const files = served.service.from('small')
  const body = new Blob([randomBytes(7 * 1024 * 1024)])
  expect((await files.upload('x', body)).error).toMatchObject({ status: 413 })
  s3.failParts(true)
  expect((await files.upload('x', new Blob([randomBytes(6 * 1024 * 1024 - 1)]))).error).toMatchObject({
    status: 500,
  })
  s3.failParts(false)
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
  expect((await files.list()).data).toEqual([])
})

test('the sweep deletes files without a row from S3 page by page, but only old files', async () => {
  const files = served.service.from('files')
  await files.upload('kept.txt', 'kept')
  for (let count = 0; count < 5; count++) {
    s3.objects.set(`files/${randomUUID()}`, { body: Buffer.from('orphan'), modifiedAt: new Date(0) })
  }
  s3.objects.set(`files/${randomUUID()}`, { body: Buffer.from('still uploading'), modifiedAt: new Date() })
  s3.objects.set('files/not-ours', { body: Buffer.from('x'), modifiedAt: new Date(0) })
  expect(await served.storage.sweep()).toBe(5)
  expect(s3.objects.size).toBe(3)
  expect(await (await files.download('kept.txt')).data!.text()).toBe('kept')
})

test('a deletion that S3 refuses does not count, and the next sweep tries again', async () => {
  const before = logged.length
  s3.keepAll(true)
  const files = served.service.from('files')
  await files.upload('resisting.txt', 'x')
  expect((await files.remove(['resisting.txt'])).error).toBeNull()
  for (const [key, kept] of s3.objects) s3.objects.set(key, { ...kept, modifiedAt: new Date(0) })
  const orphans = s3.objects.size - 2
  expect(orphans).toBeGreaterThan(0)
  expect(await served.storage.sweep()).toBe(0)
  expect(logged.slice(before).map(String)).toEqual([
    'BytesResist: 1 stored files could not be removed; the next sweep tries again',
    `BytesResist: ${orphans} stored files could not be removed; the next sweep tries again`,
  ])
  s3.keepAll(false)
  expect(await served.storage.sweep()).toBe(orphans)
})

test('the address of an S3 store contains all settings of the store', () => {
  expect(parseS3Url('s3://bucket?region=eu-west-1')).toEqual({
    bucket: 'bucket',
    prefix: '',
    client: { region: 'eu-west-1' },
  })
  expect(parseS3Url('s3://key:s%2Fcret@bucket/a/b/?endpoint=http://minio:9000')).toMatchObject({
    bucket: 'bucket',
    prefix: 'a/b/',
    client: {
      endpoint: 'http://minio:9000',
      forcePathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 's/cret' },
    },
  })
})

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../backend/database/database.ts'
import type { PgliteDatabase, PgliteOptions } from '../../backend/database/pglite.ts'
import { picture } from '../storage/pictures.ts'
import { engines, openTestPglite } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'
import { versionsOnDisk } from './audit.ts'
import { type Served, serveOn } from './on-both.ts'
import type { Member, ServerProcess } from './server-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const root = temporaryFolder()
const probe = mountSmallDisk(join(root, 'probe'), 1)
const canMount = 'path' in probe
if ('path' in probe) probe.remove()
else console.warn(`Tests of a full disk are skipped: ${probe.reason}`)

function smallDisk(name: string, megabytes: number): SmallDisk {
  const disk = mountSmallDisk(join(root, name), megabytes)
  if ('reason' in disk) throw new Error(disk.reason)
  return disk
}

const countOf = async (database: PgliteDatabase, table: string) =>
  (await database.run<{ n: number }>({ text: `select count(*) as n from ${table}` }))[0]?.n

describe.runIf(canMount)('CK21 a full disk under the embedded database', { timeout: 60_000 }, () => {
  let disk: SmallDisk
  beforeAll(() => {
    disk = smallDisk('database', 150)
  })
  afterAll(() => disk.remove())

  const insert = {
    text: "insert into public.blobs select string_agg(md5(random()::text), '') from generate_series(1, 3000)",
  }

  async function openOnDisk(name: string, options: PgliteOptions): Promise<PgliteDatabase> {
    const database = await openTestPglite({ dataDir: join(disk.path, name), ...options })
    await database.run({ text: 'create table public.blobs (data text)' })
    return database
  }

  test('with a full disk writes get 507 and reads continue, the database reports the full disk, and works again when there is space', async () => {
    const database = await openOnDisk('guarded', { minFreeBytes: 16 * 2 ** 20 })
    await database.run(insert)
    disk.fill(8 * 2 ** 20)
    await expect.poll(() => database.health(), { timeout: 20_000 }).toMatchObject({ ok: false, status: 507 })
    await expect(database.run(insert)).rejects.toMatchObject({ status: 507 })
    await expect(database.transaction({}, ({ query }) => query(insert.text))).rejects.toMatchObject({
      status: 507,
    })
    await expect(database.run(insert, { readOnly: true })).rejects.toMatchObject({ code: '25006' })
    expect(await countOf(database, 'public.blobs')).toBe(1)
    disk.makeRoom()
    await expect.poll(() => database.health(), { timeout: 20_000 }).toEqual({ ok: true })
    await database.run(insert)
    expect(await countOf(database, 'public.blobs')).toBe(2)
    await database.close()
    rmSync(join(disk.path, 'guarded'), { recursive: true })
  })

  inLongForm(test)(
    'a disk that fills up during a write loses no acknowledged row, and the database works again when there is space',
    async () => {
      const database = await openOnDisk('unguarded', { minFreeBytes: 0, statementLimitMs: 5_000 })
      disk.fill(3 * 2 ** 20)
      let acknowledged = 0
      const refusals: unknown[] = []
      for (let attempt = 0; attempt < 400 && refusals.length < 3; attempt += 1) {
        await database.run(insert).then(
          () => {
            acknowledged += 1
          },
          error => void refusals.push(error),
        )
      }
      expect(refusals).toHaveLength(3)
      for (const refusal of refusals) {
        expect(refusal).toBeInstanceOf(DatabaseUnavailable)
        expect([503, 507]).toContain((refusal as DatabaseUnavailable).status)
      }
      disk.makeRoom()
      await expect
        .poll(
          () =>
            database.run(insert).then(
              () => true,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true)
      expect(await countOf(database, 'public.blobs')).toBe(acknowledged + 1)
      await database.close()
    },
    60_000,
  )
})

inLongForm(describe.runIf(canMount).each(engines))(
  'CK21 the disk of the whole server is full, on $engine',
  ({ engine }) => {
    let disk: SmallDisk
    let served: Served
    let server: ServerProcess
    let ada: Member

    beforeAll(async () => {
      disk = smallDisk(engine, 220)
      served = await serveOn(engine, disk.path)
      server = served.server
      await server.start()
      ada = await server.member('Ada')
    })
    afterAll(async () => {
      await served.remove()
      disk.remove()
    })

    const health = async () => (await fetch(`${server.url}/health`)).status
    const post = async (content: string) => (await ada.client.from('posts').insert({ content })).status
    const upload = async (name: string) => {
      const avatars = ada.client.storage.from('avatars')
      const { error } = await avatars.upload(`${ada.id}/${name}.png`, await picture(), {
        contentType: 'image/png',
      })
      return error ? Number(error.status) : 200
    }

    test('with a full disk writes get 507, reads continue, no partial file is left, and the server works again when there is space', async () => {
      expect([await post('before'), await upload('before')]).toEqual([201, 200])
      disk.fill(0)
      // On PostgreSQL the database is on another disk, which still has space.
      const isEmbedded = engine === 'pglite'
      if (isEmbedded) await expect.poll(health, { timeout: 20_000 }).toBe(507)
      expect(await upload('meanwhile')).toBe(507)
      expect(await post('meanwhile')).toBe(isEmbedded ? 507 : 201)
      const { data } = await ada.client.from('posts').select('content').throwOnError()
      expect(data).toHaveLength(isEmbedded ? 1 : 2)
      expect((await ada.client.storage.from('avatars').download(`${ada.id}/before.png`)).error).toBeNull()
      disk.makeRoom()
      await expect.poll(health, { timeout: 20_000 }).toBe(200)
      expect([await post('after'), await upload('meanwhile')]).toEqual([201, 200])
      expect(await versionsOnDisk(served.dataDir)).toHaveLength(2)
    })
  },
)

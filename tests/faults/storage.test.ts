import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../backend/database/database.ts'
import { serveStorage } from '../storage/serve-storage.ts'
import { testDatabase } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'

const folder = temporaryFolder()

test('CK21 a write to a full disk gets 507 and leaves no partial file, and the next small file is stored', async () => {
  const script = `ulimit -f 8; exec "${process.execPath}" tests/faults/programs/limited-file-size.ts "${folder}"`
  const { stdout } = await promisify(execFile)('sh', ['-c', script])
  expect(JSON.parse(stdout)).toEqual({ status: 507, leftovers: [], small: { size: 1024 } })
})

describe('CK21 the database stops answering', () => {
  test('if the database fails before the file row is written, the upload gets 503, and its bytes stay until the sweep', async () => {
    const database = await testDatabase()
    let isSilent = false
    const served = await serveStorage({
      ...database,
      transaction: (...parameters) =>
        isSilent
          ? database.transaction(...parameters).then(() => Promise.reject(new DatabaseUnavailable('cut')))
          : database.transaction(...parameters),
    })
    await served.service.createBucket('files', { public: false })
    const files = served.service.from('files')
    isSilent = true
    const { error } = await files.upload('a.txt', 'did arrive')
    expect(error).toMatchObject({ status: 503 })
    isSilent = false
    // The sweep must remove nothing, because the database committed the row. Only the answer of the database was
    // lost.
    expect(await served.storage.sweep(0)).toBe(0)
    expect(await (await files.download('a.txt')).data!.text()).toBe('did arrive')
    await served.close()
  })

  test('a sweep removes exactly the files without a row', async () => {
    const served = await serveStorage(await testDatabase())
    await served.service.createBucket('files', { public: false })
    await served.service.from('files').upload('kept.txt', 'kept')
    await served.storage.bytes.write(randomUUID(), new Blob(['orphan']).stream())
    expect(await served.storage.sweep()).toBe(0)
    expect(await served.storage.sweep(0)).toBe(1)
    expect(await served.files()).toHaveLength(1)
    await served.close()
  })
})

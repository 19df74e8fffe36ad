// Writes to a disk that accepts no file over a few KB (see `ulimit -f` in the test), and prints the result.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDiskBytes } from '../../../backend/storage/bytes/disk.ts'
import { toStorageError } from '../../../backend/storage/storage-error.ts'

const directory = process.argv[2] ?? ''
const bytes = await openDiskBytes(directory)
async function* filled(size: number) {
  for (let written = 0; written < size; written += 1024) yield Buffer.alloc(1024, 'x')
}
const failure = await bytes
  .write('00000000-0000-0000-0000-000000000001', filled(1024 * 1024))
  .catch(error => error)
const leftovers = await readdir(join(directory, 'incoming'))
const small = await bytes.write('00000000-0000-0000-0000-000000000002', filled(1024))
console.log(JSON.stringify({ status: toStorageError(failure)?.status, leftovers, small }))

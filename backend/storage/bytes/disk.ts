/**
 * Stores bytes on disk: writes under a temporary name, syncs, and renames. After a crash there is either the complete
 * file, or a file in `incoming/`, which the sweeper removes.
 */
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { settled } from '../../background.ts'
import { ifThere } from '../../file-errors.ts'
import { type Bytes, isVersion } from './bytes.ts'
import { sendFile } from './send-file.ts'

export async function openDiskBytes(directory: string): Promise<Bytes> {
  const incoming = join(directory, 'incoming')
  const objects = join(directory, 'objects')
  await mkdir(incoming, { recursive: true })
  // Creates all folders at the start. A folder that an upload creates would have to be synced during the upload.
  const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))
  await Promise.all(shards.map(shard => mkdir(join(objects, shard), { recursive: true })))
  await syncDirectory(objects)

  const shardOf = (version: string) => join(objects, version.slice(0, 2))
  const pathOf = (version: string) => {
    if (!isVersion(version)) throw new Error(`Not a version: ${version}`)
    return join(shardOf(version), version)
  }

  return {
    async write(version, source) {
      const target = pathOf(version)
      const temporary = join(incoming, version)
      const file = await open(temporary, 'wx')
      try {
        const size = await writeAll(file, source)
        await file.datasync()
        await file.close()
        await rename(temporary, target)
        await syncDirectory(shardOf(version))
        return { size }
      } catch (error) {
        // The file may already be closed. An error here is ignored, so that the first error is thrown.
        await settled(file.close())
        await rm(temporary, { force: true })
        throw error
      }
    },

    async read(version, range) {
      const file = await ifThere(open(pathOf(version), 'r'))
      return file ? createReadStream('', { fd: file, ...range, highWaterMark: 256 * 1024 }) : null
    },

    async sender(version, range) {
      const file = await ifThere(open(pathOf(version), 'r'))
      return file ? target => sendFile(file, target, range) : null
    },

    async remove(versions) {
      const resisting: string[] = []
      for (const version of versions) {
        const paths = [pathOf(version), join(incoming, version)]
        const removed = await Promise.allSettled(paths.map(path => rm(path, { force: true })))
        if (removed.some(({ status }) => status === 'rejected')) resisting.push(version)
      }
      return resisting
    },

    async *list() {
      for (const folder of [incoming, ...shards.map(shard => join(objects, shard))]) {
        for (const version of await readdir(folder)) {
          const info = await ifThere(stat(join(folder, version)))
          if (info && isVersion(version)) yield { version, modifiedAt: info.mtime }
        }
      }
    },
  }
}

const batchBytes = 512 * 1024

/**
 * Writes the bytes to the file. Collects small chunks in a batch, and writes the batch while the next chunks arrive.
 * At most two batches are in memory.
 */
async function writeAll(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  let batch: Uint8Array[] = []
  let collected = 0
  let writing: Promise<void> = Promise.resolve()
  const flush = async () => {
    const full = batch
    batch = []
    collected = 0
    await writing
    writing = writeBatch(file, full)
    // This write is awaited before the next one. If the source fails before that, no code awaits the write. Then
    // this line handles its error.
    void settled(writing)
  }
  try {
    for await (const chunk of source) {
      batch.push(chunk)
      collected += chunk.byteLength
      size += chunk.byteLength
      if (collected >= batchBytes) await flush()
    }
    await flush()
  } finally {
    await writing
  }
  return size
}

/** A disk that is almost full may accept part of a batch and then refuse the rest. */
async function writeBatch(file: FileHandle, batch: Uint8Array[]): Promise<void> {
  if (batch.length === 0) return
  let { bytesWritten: written } = await file.writev(batch)
  if (written === total(batch)) return
  const whole = Buffer.concat(batch)
  while (written < whole.byteLength) written += (await file.write(whole, written)).bytesWritten
}

const total = (batch: readonly Uint8Array[]) => batch.reduce((sum, chunk) => sum + chunk.byteLength, 0)

async function syncDirectory(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

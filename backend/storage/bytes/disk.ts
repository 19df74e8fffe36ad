/**
 * Bytes on disk: written under a temporary name, synced, renamed. A crash leaves either the whole file or one
 * in `incoming/` that the sweeper removes.
 */
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../storage-error.ts'
import { type Bytes, isVersion } from './bytes.ts'

export async function openDiskBytes(directory: string): Promise<Bytes> {
  const incoming = join(directory, 'incoming')
  const objects = join(directory, 'objects')
  await mkdir(incoming, { recursive: true })
  await mkdir(objects, { recursive: true })
  const made = new Set<string>()

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
        const shard = shardOf(version)
        if (!made.has(shard)) {
          await mkdir(shard, { recursive: true })
          await syncDirectory(objects)
          made.add(shard)
        }
        await rename(temporary, target)
        await syncDirectory(shard)
        return { size }
      } catch (error) {
        await file.close().catch(() => {})
        await rm(temporary, { force: true })
        throw error
      }
    },

    async read(version, range) {
      const file = await open(pathOf(version), 'r').catch(error => {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      })
      return file && createReadStream('', { fd: file, ...range, highWaterMark: 256 * 1024 })
    },

    async remove(versions) {
      for (const version of versions) {
        await rm(pathOf(version), { force: true })
        await rm(join(incoming, version), { force: true })
      }
    },

    async *list() {
      const shards = (await readdir(objects)).map(shard => join(objects, shard))
      for (const folder of [incoming, ...shards]) {
        for (const version of await readdir(folder)) {
          const info = await stat(join(folder, version)).catch(() => null)
          if (info && isVersion(version)) yield { version, modifiedAt: info.mtime }
        }
      }
    },
  }
}

async function writeAll(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of source) {
    let written = 0
    while (written < chunk.byteLength) written += (await file.write(chunk, written)).bytesWritten
    size += chunk.byteLength
  }
  return size
}

async function syncDirectory(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Stores many files in one SQLite file, in compressed parts, so that no file must fit into memory. */
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

const compress = promisify(deflate)
const decompress = promisify(inflate)
const partBytes = 16 * 2 ** 20

type Archive = {
  /**
   * Adds those files of the folder that the archive does not contain yet. Their paths in the archive start with the
   * prefix.
   */
  addFolder(folder: string, prefix: string, isWanted?: (path: string) => boolean): Promise<void>
  close(): void
}

export function createArchive(path: string): Archive {
  const file = new DatabaseSync(path)
  file.exec(
    'create table parts (path text, part integer, bytes blob, primary key (path, part)) without rowid',
  )
  file.exec('begin')
  const insert = file.prepare('insert into parts values (?, ?, ?)')
  const seen = new Set<string>()
  return {
    async addFolder(folder, prefix, isWanted = () => true) {
      for (const name of await filesIn(folder)) {
        const stored = `${prefix}${name}`
        if (seen.has(stored) || !isWanted(name)) continue
        const parts = await readParts(join(folder, name))
        if (parts === null) continue
        seen.add(stored)
        let part = 0
        for await (const bytes of parts) {
          insert.run(stored, part, await compress(bytes, { level: 1 }))
          part += 1
        }
      }
    },
    close() {
      file.exec('commit')
      file.close()
    },
  }
}

export async function extractArchive(path: string, folder: string): Promise<void> {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const rows = file.prepare('select path, part, bytes from parts order by path, part').iterate()
    for (const { path: name, part, bytes } of rows) {
      const target = resolve(folder, String(name))
      if (!target.startsWith(resolve(folder) + sep))
        throw new Error(`The backup names a file outside: ${name}`)
      await mkdir(dirname(target), { recursive: true })
      const handle = await open(target, part === 0 ? 'w' : 'a', 0o600)
      try {
        await handle.appendFile(await decompress(bytes as Uint8Array))
      } finally {
        await handle.close()
      }
    }
  } finally {
    file.close()
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Returns null if the file has been deleted. An empty file has one empty part. */
async function readParts(path: string): Promise<AsyncIterable<Uint8Array> | null> {
  const handle = await open(path).catch(error => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (handle === null) return null
  return (async function* () {
    try {
      const { size } = await handle.stat()
      for (let position = 0; position === 0 || position < size; position += partBytes) {
        const length = Math.min(partBytes, size - position)
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position)
        yield buffer.subarray(0, bytesRead)
      }
    } finally {
      await handle.close()
    }
  })()
}

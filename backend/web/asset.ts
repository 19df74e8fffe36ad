/**
 * The files of the built app. Each file is read once, and compressed once if the build has not compressed it. After a
 * new build the files are read again.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { ifThere } from '../file-errors.ts'
import { compressBytes, type Encoding } from '../http/compression.ts'

export type Asset = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly type: string
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

export function createAssets(directory: string): (path: string) => Promise<Asset | null> {
  const known = new Map<string, { stamp: string; asset: Promise<Asset> }>()
  return async path => {
    if (!isPlainPath(path)) return null
    const file = join(directory, path)
    const info = await ifThere(stat(file))
    if (!info?.isFile()) return null
    const stamp = `${info.mtimeMs} ${info.size}`
    const kept = known.get(file)
    if (kept?.stamp === stamp) return kept.asset
    const asset = loadAsset(file)
    known.set(file, { stamp, asset })
    asset.catch(() => known.delete(file))
    return asset
  }
}

/** Allows only names that stay inside the directory on every system. */
function isPlainPath(path: string): boolean {
  return path.split('/').every(part => part !== '..' && part !== '.') && !/[\\\0:]/.test(path)
}

async function loadAsset(file: string): Promise<Asset> {
  const bytes = new Uint8Array(await readFile(file))
  const type = getMimeType(file) ?? 'application/octet-stream'
  const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    bytes,
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const kept = encodings.get(encoding)
      if (kept) return kept
      const made = encode(file, bytes, encoding)
      encodings.set(encoding, made)
      return made
    },
  }
}

async function encode(file: string, bytes: Uint8Array, encoding: Encoding) {
  const built = encoding === 'br' ? await ifThere(readFile(`${file}.br`)) : undefined
  return new Uint8Array(built ?? (await compressBytes(bytes, encoding, 'small')))
}

export function isText(type: string): boolean {
  return /^text\/|json|svg/.test(type)
}

/** Packs a folder as a tar file in the form that PGlite reads: names start with a slash and are short. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const block = 512

export async function tarOf(folder: string, isWanted: (name: string) => boolean): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length)
    if (!isWanted(name)) continue
    const data = entry.isDirectory() ? Buffer.alloc(0) : await readFile(path)
    parts.push(headerOf(name, data.length, entry.isDirectory()), data)
    parts.push(Buffer.alloc((block - (data.length % block)) % block))
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

function headerOf(name: string, size: number, isFolder: boolean): Buffer {
  if (name.length > 99) throw new Error(`${name} is too long for a tar.`)
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  header.write(name, 0)
  octal(isFolder ? 0o700 : 0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(Date.now() / 1000), 136, 12)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  // While the checksum is computed, its own field contains spaces.
  header.fill(' ', 148, 156)
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return header
}

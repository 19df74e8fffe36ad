/** The SQL files of a database: the files of the platform, and the migrations of the project. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type SqlFile = { readonly name: string; readonly text: string }
export type Migration = SqlFile & { readonly version: string; readonly title: string }

export async function readPlatform(others: readonly string[]): Promise<SqlFile[]> {
  const own = join(import.meta.dirname, '../platform')
  const names = (await readdir(own)).filter(name => name.endsWith('.sql')).sort()
  const paths = [...names.map(name => join(own, name)), ...others]
  return Promise.all(paths.map(async path => ({ name: nameOf(path), text: await readFile(path, 'utf8') })))
}

/**
 * Returns a name with the last two folders, such as rest/platform/file.sql. So two folders may contain files of the
 * same name.
 */
const nameOf = (path: string): string => path.split(/[\\/]/).slice(-3).join('/')

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch(() => [])
  const matches = names.sort().flatMap(name => {
    const [, version, title] = /^(\d+)_(.*)\.sql$/.exec(name) ?? []
    return version === undefined || title === undefined ? [] : [{ name, version, title }]
  })
  return Promise.all(
    matches.map(async match => ({ ...match, text: await readFile(join(folder, match.name), 'utf8') })),
  )
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the hash of a file's text. It does not depend on the line endings. */
export const hashOfLines = (text: string): string => hashOf(text.replaceAll('\r\n', '\n'))

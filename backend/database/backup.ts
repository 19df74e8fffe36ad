/**
 * Backups of embedded mode. One file in `backups` contains the database, the stored files and the keys of the data
 * folder, as they were at one moment. A PostgreSQL server has its own backup tools.
 */
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import { ifThere } from '../file-errors.ts'
import { createArchive, extractArchive } from './backup/archive.ts'
import { DatabaseUnavailable } from './database.ts'
import type { DamagedDatabase } from './pglite/damage.ts'
import { openPglite, type PgliteDatabase } from './pglite.ts'
import { syncFolder, syncPath } from './sync-folder.ts'

const keep = 7
const dayMs = 24 * 60 * 60_000
const suffix = '.backup'

const backupsIn = (dataDir: string) => join(dataDir, 'backups')
export const databaseIn = (dataDir: string) => join(dataDir, 'database')
const requestIn = (dataDir: string) => join(backupsIn(dataDir), 'requested')

/** Returns the paths of the backups, newest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const names = (await ifThere(readdir(backupsIn(dataDir)))) ?? []
  return names
    .filter(name => name.endsWith(suffix))
    .sort()
    .reverse()
    .map(name => join(backupsIn(dataDir), name))
}

/** Returns one line that says what is damaged and which command restores the newest backup. */
export async function adviseRestore({ message }: DamagedDatabase, dataDir: string): Promise<string> {
  const [newest] = await listBackups(dataDir)
  if (newest === undefined) return `${message} There is no backup in ${backupsIn(dataDir)}.`
  return `${message} Restore the newest backup: npm run restore -- ${newest} NEWDIR`
}

/** Makes a backup while the database is open and in use. Returns the path of the file. */
export async function backUp(database: PgliteDatabase, dataDir: string): Promise<string> {
  const folder = backupsIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = join(folder, `${name}${suffix}`)
  const unfinished = `${path}.unfinished`
  const snapshot = join(folder, `${name}.snapshot`)
  try {
    const archive = createArchive(unfinished)
    // Makes the backup private, because it contains keys and password hashes.
    await chmod(unfinished, 0o600)
    try {
      // Copies the stored files before the database. Files that are added in the meantime are copied after it. So
      // every row in the backup has its file.
      await archive.addFolder(dataDir, '', isOwnFile)
      await database.snapshot(snapshot)
      await archive.addFolder(snapshot, 'database/')
      await archive.addFolder(dataDir, '', isOwnFile)
    } finally {
      archive.close()
    }
    await syncPath(unfinished)
    await rename(unfinished, path)
  } finally {
    await rm(snapshot, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
  for (const old of (await listBackups(dataDir)).slice(keep)) await rm(old)
  return path
}

/** Leaves out the database, which is copied separately, and earlier backups. */
const isOwnFile = (path: string) => !/^(backups\/|database(\/|\.lock|\.unfinished))/.test(path)

/**
 * For a process that has not opened the database itself. If no server uses the folder, makes the backup. Otherwise
 * asks the server to make it.
 */
export async function requestBackup(dataDir: string, waitMs = 10 * 60_000): Promise<string> {
  if (!existsSync(databaseIn(dataDir))) throw new Error(`There is no database in ${dataDir}.`)
  let database: PgliteDatabase
  try {
    database = await openPglite({ dataDir: databaseIn(dataDir) })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return askForBackup(dataDir, waitMs)
    throw error
  }
  try {
    return await backUp(database, dataDir)
  } finally {
    await database.close()
  }
}

async function askForBackup(dataDir: string, waitMs: number): Promise<string> {
  const [before] = await listBackups(dataDir)
  await mkdir(backupsIn(dataDir), { recursive: true })
  await writeFile(requestIn(dataDir), '')
  for (const until = Date.now() + waitMs; Date.now() < until; ) {
    const [newest] = await listBackups(dataDir)
    if (newest !== undefined && newest !== before) return newest
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  await rm(requestIn(dataDir), { force: true })
  throw new Error('The running server did not make a backup in time.')
}

/** Makes a backup once a day, and when another process asks for one. */
export function scheduleBackups(
  database: PgliteDatabase,
  dataDir: string,
  { log, everyMs = 1_000 }: { readonly log?: BackgroundLog | undefined; readonly everyMs?: number },
): Background {
  let nextLook = 0

  async function isDue(): Promise<boolean> {
    if (existsSync(requestIn(dataDir))) return true
    if (Date.now() < nextLook) return false
    const [newest = join(databaseIn(dataDir), 'PG_VERSION')] = await listBackups(dataDir)
    const isOld = Date.now() - (await stat(newest)).mtimeMs > dayMs
    if (!isOld) nextLook = Date.now() + dayMs / 24
    return isOld
  }

  async function look(): Promise<void> {
    if (!(await isDue())) return
    await backUp(database, dataDir)
    await rm(requestIn(dataDir), { force: true })
  }

  return runInBackground(look, {
    failure: 'No backup was made',
    log,
    everyMs,
    pauseMs: everyMs,
    longestPauseMs: 60 * everyMs,
  })
}

/** Restores a backup into a new or empty folder. The folder gets its name only when it is complete. */
export async function restoreBackup(file: string, newDataDir: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`)
  const taken = (await ifThere(readdir(newDataDir))) ?? []
  if (taken.length > 0) throw new Error(`${newDataDir} is not empty; a backup is restored into a new folder.`)
  const unfinished = `${newDataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await extractArchive(file, unfinished)
  // PostgreSQL needs its empty folders too.
  for (const folder of emptyFolders) await mkdir(join(databaseIn(unfinished), folder), { recursive: true })
  await syncFolder(unfinished)
  await rm(newDataDir, { recursive: true, force: true })
  await rename(unfinished, newDataDir)
}

const emptyFolders = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat'],
  ...['pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_wal/archive_status', 'pg_wal/summaries'],
  ...[
    'pg_logical/mappings',
    'pg_logical/snapshots',
    'pg_multixact/members',
    'pg_multixact/offsets',
    'pg_xact',
  ],
]

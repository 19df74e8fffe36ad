// All data of one member as a zip file with every row and every file. It is read with the member's own rights.
import type { User } from '@supabase/supabase-js'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { unwrap } from '../../lib/errors.ts'
import { readAll } from '../../lib/read-all.ts'
import { supabase } from '../../lib/supabase.ts'
import { listOwn, ownTables } from './own-tables.ts'

/** The maximum number of rows per response. */
const pageSize = 1000
const buckets = ['avatars', 'stories'] as const

export async function makeOwnDataZip(user: User): Promise<Blob> {
  const tables: Record<string, object[]> = {}
  for (const [name, own] of Object.entries(ownTables))
    tables[name] = await readAll(listOwn(supabase, own, user.id))
  const { id, email, created_at, last_sign_in_at, user_metadata } = user
  const data = {
    exported_at: new Date().toISOString(),
    account: { id, email, created_at, last_sign_in_at, user_metadata },
    sessions: unwrap(await supabase.rpc('own_sessions', undefined, { get: true })),
    ...tables,
  }
  const files: Zippable = { 'data.json': strToU8(JSON.stringify(data, null, 2)) }
  for (const bucket of buckets) {
    for (const path of await listFiles(bucket, user.id)) {
      const file = unwrap(await supabase.storage.from(bucket).download(path))
      // Pictures are stored without compression, because they are already compressed.
      files[`${bucket}/${path}`] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
    }
  }
  return new Blob([zipSync(files)], { type: 'application/zip' })
}

/** The paths of all files in a folder and in its subfolders. */
async function listFiles(bucket: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  for (let offset = 0; ; offset += pageSize) {
    const entries = unwrap(await supabase.storage.from(bucket).list(folder, { limit: pageSize, offset }))
    for (const { id, name } of entries) {
      const path = `${folder}/${name}`
      if (id === null) paths.push(...(await listFiles(bucket, path)))
      else paths.push(path)
    }
    if (entries.length < pageSize) return paths
  }
}

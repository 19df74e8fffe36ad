// Keeps this browser's drafts on the server too. Signing out empties the browser, and the next sign-in, here
// or elsewhere, brings the drafts back. Nobody waits for this, so a failure is only logged and tried again.
// Two devices may write the same draft, and the last one written stays: the server's version is replaced only
// by one that is based on it or was written after it; an older local draft is replaced by the server's.
import type { Json } from '../../contracts/database.generated.ts'
import { toAppError, unwrap, unwrapMaybe } from './errors.ts'
import { keep, readKept, type Shape, watchKept } from './kept.ts'
import { supabase } from './supabase.ts'

const pause = 1_000
/** Signing out does not wait longer than this for a slow server. */
const patience = 3_000
/** A longer draft is kept only in the browser. */
const longest = 15_000
/** Kept values came from JSON, so they are JSON. */
const anything: Shape<Json> = { safeParse: value => ({ success: true, data: value as Json }) }

/**
 * `writtenAt` is set while the draft is not on the server yet. `savedAt` is the server's time of the version
 * it is based on.
 */
type DraftState = { writtenAt: string | null; savedAt: string | null }
const states: Shape<Record<string, DraftState>> = {
  safeParse: value =>
    isRecord(value) && Object.values(value).every(isDraftState)
      ? { success: true, data: value as Record<string, DraftState> }
      : { success: false },
}

let timer: number | undefined
let lastSave = Promise.resolve()
const restorations = new Map<string, Promise<void>>()
const restored = new Set<string>()

const statesOf = (userId: string) => [userId, '~drafts']
const restoredOf = (userId: string) => [userId, '~restored']
const readStates = (userId: string) => readKept(statesOf(userId), states) ?? {}

function setState(userId: string, name: string, state: DraftState | null): void {
  const { [name]: _before, ...others } = readStates(userId)
  keep(statesOf(userId), state ? { ...others, [name]: state } : others)
}

watchKept(([userId = '', ...rest]) => {
  const name = rest.join(':')
  if (name.startsWith('~')) return
  const savedAt = readStates(userId)[name]?.savedAt ?? null
  setState(userId, name, { writtenAt: new Date().toISOString(), savedAt })
  saveSoon(userId)
})

function saveSoon(userId: string): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => {
    timer = undefined
    void saveDrafts(userId)
  }, pause)
}

/** Saves the drafts before the session ends. */
export const saveDraftsInTime = (userId: string): Promise<void> => inTime(saveDrafts(userId), patience)

function inTime(work: Promise<void>, most: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  AbortSignal.timeout(most).addEventListener('abort', () => resolve(), { once: true })
  return Promise.race([work, promise])
}

/**
 * Saves one after the other, because a later one is based on what an earlier one saved. A save without an
 * answer does not block the next.
 */
function saveDrafts(userId: string): Promise<void> {
  lastSave = inTime(lastSave, patience).then(() => saveUnsaved(userId))
  return lastSave
}

async function saveUnsaved(userId: string): Promise<void> {
  if (!navigator.onLine) return
  const unsaved = Object.entries(readStates(userId)).flatMap(([name, { writtenAt, savedAt }]) =>
    writtenAt === null ? [] : [{ name, writtenAt, savedAt }],
  )
  try {
    await Promise.all(unsaved.map(draft => saveDraft(userId, draft)))
  } catch (thrown) {
    logUnlessAway(thrown)
  }
}

type Unsaved = { name: string; writtenAt: string; savedAt: string | null }

async function saveDraft(userId: string, { name, writtenAt, savedAt }: Unsaved): Promise<void> {
  const content = readKept([userId, name], anything)
  const isOurs = `updated_at.lt."${writtenAt}"${savedAt === null ? '' : `,updated_at.eq."${savedAt}"`}`
  const saved = isSavable(content)
    ? await writeDraft(userId, name, content, isOurs)
    : await removeDraft(name, isOurs)
  const isWrittenOn = readStates(userId)[name]?.writtenAt !== writtenAt
  if (saved === 'newer') {
    // A draft being written right now is newer than any saved one.
    if (!isWrittenOn) await takeNewer(userId, name)
  } else if (isWrittenOn) {
    setState(userId, name, { writtenAt: readStates(userId)[name]?.writtenAt ?? null, savedAt: saved })
  } else setState(userId, name, saved === null ? null : { writtenAt: null, savedAt: saved })
}

/** Returns the server's time of the draft, or `newer` if another device has written since. */
async function writeDraft(userId: string, name: string, content: Json, isOurs: string): Promise<string> {
  const drafts = supabase.from('drafts')
  const own = drafts.update({ content }).eq('name', name).or(isOurs).select('updated_at').maybeSingle()
  const added = async () =>
    unwrapMaybe(
      await drafts
        .upsert({ user_id: userId, name, content }, { onConflict: 'user_id,name', ignoreDuplicates: true })
        .select('updated_at')
        .maybeSingle(),
    )
  return ((unwrapMaybe(await own) ?? (await added()))?.updated_at ?? 'newer') as string
}

async function removeDraft(name: string, isOurs: string): Promise<'newer' | null> {
  const drafts = supabase.from('drafts')
  const gone = unwrap(await drafts.delete().eq('name', name).or(isOurs).select('name'))
  if (gone.length > 0) return null
  return unwrapMaybe(await drafts.select('name').eq('name', name).maybeSingle()) ? 'newer' : null
}

async function takeNewer(userId: string, name: string): Promise<void> {
  const row = unwrapMaybe(
    await supabase.from('drafts').select('content, updated_at').eq('name', name).maybeSingle(),
  )
  if (row) keepFromServer(userId, name, row)
}

function keepFromServer(userId: string, name: string, row: { content: Json; updated_at: string }): void {
  keep([userId, name], row.content)
  setState(userId, name, { writtenAt: null, savedAt: row.updated_at })
}

function isSavable(content: Json | null): content is NonNullable<Json> {
  return content !== null && JSON.stringify(content).length <= longest
}

/** A promise to wait for, if this browser has not asked for the member's drafts yet; otherwise null. */
export function restoration(userId: string): Promise<void> | null {
  finishSaving(userId)
  if (restored.has(userId) || readKept(restoredOf(userId), anything) !== null) return null
  const known = restorations.get(userId)
  if (known) return known
  const started = restore(userId)
  restorations.set(userId, started)
  return started
}

/** Saves what the previous page wrote in its last second and could not send. */
function finishSaving(userId: string): void {
  const isUnsaved = Object.values(readStates(userId)).some(({ writtenAt }) => writtenAt !== null)
  if (isUnsaved && timer === undefined) saveSoon(userId)
}

async function restore(userId: string): Promise<void> {
  try {
    const rows = unwrap(
      await supabase
        .from('drafts')
        .select('name, content, updated_at')
        .abortSignal(AbortSignal.timeout(patience)),
    )
    for (const row of rows) {
      const { writtenAt = null } = readStates(userId)[row.name] ?? {}
      const isNewerHere = writtenAt !== null && Date.parse(writtenAt) > Date.parse(row.updated_at)
      if (!isNewerHere) keepFromServer(userId, row.name, row)
    }
    keep(restoredOf(userId), true)
  } catch (thrown) {
    logUnlessAway(thrown)
  } finally {
    restored.add(userId)
  }
}

export function forgetRestorations(): void {
  restorations.clear()
  restored.clear()
  window.clearTimeout(timer)
  timer = undefined
}

function logUnlessAway(thrown: unknown): void {
  const error = toAppError(thrown)
  if (!['network', 'cancelled', 'unauthorized'].includes(error.code)) console.error(error)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDraftState(value: unknown): boolean {
  const isTime = (time: unknown) => time === null || typeof time === 'string'
  return isRecord(value) && isTime(value.writtenAt) && isTime(value.savedAt)
}

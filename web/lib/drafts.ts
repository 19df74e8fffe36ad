// Copies the drafts of this browser to the server. Signing out empties the browser's storage, and the next sign-in on
// any device restores the drafts. No page waits for this. So a failure is only logged, and saving is tried again. If
// two devices write the same draft, the later text is kept. A local draft replaces the server's version only if it is
// based on that version or was written after it. Otherwise the server's version replaces the local draft.
import type { Json } from '../../contracts/database.generated.ts'
import { toAppError, unwrap, unwrapMaybe } from './errors.ts'
import { keep, readKept, type Shape, watchKept } from './kept.ts'
import { supabase } from './supabase.ts'

const pause = 1_000
/** The maximum number of milliseconds that signing out waits for a slow server. */
const patience = 3_000
/** A draft with more characters is stored only in the browser. */
const longest = 15_000
/** Stored values were parsed from JSON, so they need no check. */
const anything: Shape<Json> = { safeParse: value => ({ success: true, data: value as Json }) }

/**
 * `writtenAt`: when the draft was written; null if the server has it. `savedAt`: the server's time of the version
 * that the draft is based on.
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

/** Saves the drafts before the session ends, and stops waiting after `patience`. */
export const saveDraftsInTime = (userId: string): Promise<void> => inTime(saveDrafts(userId), patience)

function inTime(work: Promise<void>, most: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  AbortSignal.timeout(most).addEventListener('abort', () => resolve(), { once: true })
  return Promise.race([work, promise])
}

/**
 * Saves drafts one after the other, because a save may be based on the previous one. A save without a response
 * does not block the next save for long.
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
    // A draft that the member is writing now is newer than every saved draft.
    if (!isWrittenOn) await takeNewer(userId, name)
  } else if (isWrittenOn) {
    setState(userId, name, { writtenAt: readStates(userId)[name]?.writtenAt ?? null, savedAt: saved })
  } else setState(userId, name, saved === null ? null : { writtenAt: null, savedAt: saved })
}

/**
 * Saves a draft. Returns the server's time of the saved draft, or `newer` if another device has saved a later
 * one.
 */
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

/** Reads the member's drafts from the server. Returns null if this browser has done so already. */
export function restoration(userId: string): Promise<void> | null {
  finishSaving(userId)
  if (restored.has(userId) || readKept(restoredOf(userId), anything) !== null) return null
  const known = restorations.get(userId)
  if (known) return known
  const started = restore(userId)
  restorations.set(userId, started)
  return started
}

/** Saves drafts that the previous page could not send before it was closed. */
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

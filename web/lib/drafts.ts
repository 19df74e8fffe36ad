// What is kept in this browser is kept on the server too: a sign-out empties the browser, and the next sign-in, here or
// elsewhere, brings it back. Nobody waits for it, so what fails is only logged and tried again.
import { z } from 'zod'
import type { Json } from '../../contracts/database.generated.ts'
import { toAppError, unwrap, unwrapMaybe } from './errors.ts'
import { keep, readKept, watchKept } from './kept.ts'
import { supabase } from './supabase.ts'

const pause = 1_000
/** Leaving does not wait longer than this for a slow server. */
const patience = 3_000
/** What is longer stays in the browser alone: a long talk is saved as an output anyway. */
const longest = 15_000
const anything = z.json()
const names = z.array(z.string())

let timer: number | undefined
let isSaving = false
const restorations = new Map<string, Promise<void>>()
const restored = new Set<string>()

const unsavedOf = (userId: string) => [userId, '~unsaved']
const restoredOf = (userId: string) => [userId, '~restored']

watchKept(([userId = '', ...rest]) => {
  const name = rest.join(':')
  if (name.startsWith('~')) return
  const unsaved = readKept(unsavedOf(userId), names) ?? []
  if (!unsaved.includes(name)) keep(unsavedOf(userId), [...unsaved, name])
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void saveDrafts(userId), pause)
})

/** Before the session ends. */
export async function saveDraftsInTime(userId: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  AbortSignal.timeout(patience).addEventListener('abort', () => resolve(), { once: true })
  await Promise.race([saveDrafts(userId), promise])
}

async function saveDrafts(userId: string): Promise<void> {
  const unsaved = readKept(unsavedOf(userId), names) ?? []
  if (unsaved.length === 0 || isSaving || !navigator.onLine) return
  isSaving = true
  const drafts = unsaved.map(name => ({ name, content: readKept([userId, name], anything) }))
  try {
    const rows = drafts.filter(isSavable).map(draft => ({ user_id: userId, ...draft }))
    if (rows.length > 0)
      unwrapMaybe(await supabase.from('drafts').upsert(rows, { onConflict: 'user_id,name' }))
    const gone = drafts.filter(draft => !isSavable(draft)).map(({ name }) => name)
    if (gone.length > 0) unwrapMaybe(await supabase.from('drafts').delete().in('name', gone))
    // What was written meanwhile is still to be saved.
    const isSaved = (name: string) =>
      drafts.some(
        draft =>
          draft.name === name &&
          JSON.stringify(draft.content) === JSON.stringify(readKept([userId, name], anything)),
      )
    const left = (readKept(unsavedOf(userId), names) ?? []).filter(name => !isSaved(name))
    keep(unsavedOf(userId), left.length > 0 ? left : null)
  } catch (thrown) {
    logUnlessAway(thrown)
  } finally {
    isSaving = false
  }
}

type Draft = { name: string; content: Json | null }

function isSavable(draft: Draft): draft is { name: string; content: Json } {
  return draft.content !== null && JSON.stringify(draft.content).length <= longest
}

/** Something to wait for where this browser has not asked for the member's drafts yet; else null. */
export function restoration(userId: string): Promise<void> | null {
  if (restored.has(userId) || readKept(restoredOf(userId), anything) !== null) return null
  const known = restorations.get(userId)
  if (known) return known
  const started = restore(userId)
  restorations.set(userId, started)
  return started
}

async function restore(userId: string): Promise<void> {
  try {
    const rows = unwrap(
      await supabase.from('drafts').select('name, content').abortSignal(AbortSignal.timeout(patience)),
    )
    for (const { name, content } of rows) {
      if (readKept([userId, name], anything) === null) keep([userId, name], content)
    }
    keep(unsavedOf(userId), null)
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
}

function logUnlessAway(thrown: unknown): void {
  const error = toAppError(thrown)
  if (!['network', 'cancelled', 'unauthorized'].includes(error.code)) console.error(error)
}

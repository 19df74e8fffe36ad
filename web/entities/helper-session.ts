// The page's copy of a helper session that the server stores. Each change is shown at once and sent in order. The
// server answers with a revision, and an older revision never replaces a newer one.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../contracts/database.generated.ts'
import {
  mergeMessages,
  type SessionCall,
  type SessionState,
  sessionState,
} from '../../contracts/helper-session.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { AppError, unwrap, unwrapMaybe } from '../lib/errors.ts'
import { useRealtime } from '../lib/realtime.ts'
import { supabase } from '../lib/supabase.ts'
import { useUser } from '../lib/user.ts'
import { takeOldTalk } from './old-talk.ts'

type Session = SessionState & { revision: number }
type Row = { project_id: string; helper: string; state?: unknown; revision: number }
type Change = { p_messages?: Json; p_are_known?: boolean; p_state?: Json }

export const emptyState: SessionState = {
  messages: [],
  made: null,
  partial: null,
  record: null,
  rounds: [],
  notes: {},
  outputId: null,
}
const nothing: Session = { ...emptyState, revision: 0 }

const keyOf = (projectId: string | null, helper: string) => ['helper-session', projectId, helper] as const
const nameOf = (projectId: string | null, helper: string) => `${projectId}:${helper}`

/** Notes that the server has not confirmed yet. They are kept even if an older row arrives. */
const unsent = new Map<string, SessionState['notes']>()
/**
 * A function that changes the session; returns null if nothing changes. Calling the function twice has the same
 * effect as calling it once.
 */
type Retelling = (now: SessionState) => Partial<Pick<SessionState, 'record' | 'messages' | 'rounds'>> | null
const retellings = new Map<string, readonly Retelling[]>()
/** Complete session states that are being sent. */
const replacing = new Map<string, SessionState>()
/** The rows as last received from the server. */
const rows = new Map<string, Row>()
const lastWrite = new Map<string, Promise<unknown>>()

/**
 * Writes to the same session run one after another. Otherwise a late "clear" could empty a session that was started
 * again.
 */
function inTurn<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
  const turn = (lastWrite.get(name) ?? Promise.resolve()).then(work, work)
  lastWrite.set(name, turn)
  return turn
}

function read(row: Row): Session {
  const { state, revision } = row
  const name = nameOf(row.project_id, row.helper)
  if (revision >= (rows.get(name)?.revision ?? 0)) rows.set(name, row)
  const notes = unsent.get(name)
  let told: SessionState = { ...(replacing.get(name) ?? sessionState.parse(state)), ...(notes && { notes }) }
  for (const retell of retellings.get(name) ?? []) told = { ...told, ...retell(told) }
  return { ...told, revision }
}

const columns = 'project_id, helper, state, revision'

async function readRow(projectId: string, helper: HelperName): Promise<Row | null> {
  return unwrapMaybe(
    await supabase
      .from('helper_sessions')
      .select(columns)
      .eq('project_id', projectId)
      .eq('helper', helper)
      .maybeSingle(),
  )
}

async function load(userId: string, projectId: string, helper: HelperName): Promise<Session> {
  const row = await readRow(projectId, helper)
  if (row) return read(row)
  // An old session may still be in the browser's storage. It is moved to the server once.
  const old = await takeOldTalk([userId, projectId], helper, state => put(projectId, helper, state))
  return old ? read(old) : nothing
}

async function put(projectId: string, helper: HelperName, state: SessionState): Promise<Row> {
  return unwrap(
    await supabase
      .from('helper_sessions')
      .upsert({ project_id: projectId, helper, state: state as Json })
      .select(columns)
      .single(),
  )
}

const mostTries = 5

/**
 * Applies a change to the stored state. If another tab wrote first, reads the row again and applies the same
 * change to it.
 */
async function writeTold(projectId: string, helper: HelperName, retell: Retelling): Promise<Row | null> {
  const name = nameOf(projectId, helper)
  let row: Row | null = rows.get(name) ?? null
  for (let tries = 0; tries < mostTries; tries += 1) {
    const isRead = !row?.state
    if (isRead) row = await readRow(projectId, helper)
    const stored = sessionState.parse(row?.state ?? {})
    const told = retell(stored)
    if (!told && isRead) return row
    if (told && !row) return put(projectId, helper, { ...stored, ...told })
    if (!told || !row) {
      // The cached row may be outdated, so it is read again.
      row = null
      continue
    }
    const saved: Row[] = unwrap(
      await supabase
        .from('helper_sessions')
        .update({ state: { ...(row.state as object), ...told } as Json })
        .eq('project_id', projectId)
        .eq('helper', helper)
        .eq('revision', row.revision)
        .select(columns),
    )
    const [kept] = saved
    if (kept) {
      // Stores the row at once, because the next change may start before the page shows this change.
      rows.set(name, kept)
      return kept
    }
    row = null
  }
  throw new AppError('conflict')
}

async function merge(projectId: string, helper: HelperName, change: Change): Promise<Row> {
  return unwrap(
    await supabase
      .rpc('merge_helper_session', { p_project: projectId, p_helper: helper, ...change })
      .single(),
  )
}

/** Live messages may arrive in the wrong order. A finished answer must not become unfinished again. */
function newerOf(known: Session, next: Session): Session {
  if (next.revision < known.revision) return known
  const finished = known.messages.filter(
    ({ id, cut }) => cut !== 'growing' && next.messages.some(other => other.id === id),
  )
  return { ...next, messages: mergeMessages(next.messages, finished) }
}

const sessionQuery = (userId: string, projectId: string | null, helper: HelperName) =>
  queryOptions({
    queryKey: keyOf(projectId, helper),
    queryFn: () => (projectId ? load(userId, projectId, helper) : nothing),
    enabled: projectId !== null,
    structuralSharing: (known, next) => (known ? newerOf(known as Session, next as Session) : next),
    meta: { silent: true },
  })

function take(cache: QueryClient, row: Row): void {
  const key = keyOf(row.project_id, row.helper)
  // If a state is too large for a live message, the message arrives without it, so the state is fetched.
  if (row.state === undefined) void cache.invalidateQueries({ queryKey: key })
  else cache.setQueryData<Session>(key, read(row))
}

const notChanged = 'Your conversation could not be changed. Please try again.'

/** Replaces the whole state. The new state is a saved session that the founder opens, or an empty state. */
export function useReplaceSession(projectId: string | null, helper: HelperName) {
  const cache = useQueryClient()
  const key = keyOf(projectId, helper)
  const name = nameOf(projectId, helper)
  const putting = useMutation({
    mutationFn: (turn: Promise<Row>) => turn,
    onSuccess: row => take(cache, row),
    onError: () => cache.invalidateQueries({ queryKey: key }),
    meta: { error: notChanged },
  })
  return (state: SessionState) => {
    unsent.delete(name)
    retellings.delete(name)
    cache.setQueryData<Session>(key, now => ({ revision: 0, ...now, ...state }))
    // Queues the change immediately, so that the next question is sent after it.
    if (!projectId) return
    replacing.set(name, state)
    const turn = inTurn(name, () => put(projectId, helper, state))
    const isOver = () => replacing.get(name) === state && replacing.delete(name)
    putting.mutate(turn.finally(isOver))
  }
}

export type HelperSession = ReturnType<typeof useHelperSession>

/** The messages and results of a helper. Without a project, they are lost when the page closes. */
export function useHelperSession(projectId: string | null, helper: HelperName) {
  const cache = useQueryClient()
  const userId = useUser().id
  const options = sessionQuery(userId, projectId, helper)
  const { data: state = nothing, isLoading } = useQuery(options)
  const replace = useReplaceSession(projectId, helper)
  const name = nameOf(projectId, helper)
  const patch = (change: Partial<SessionState> | ((now: SessionState) => Partial<SessionState>)) =>
    void cache.setQueryData<Session>(options.queryKey, (now = nothing) => ({
      ...now,
      ...(typeof change === 'function' ? change(now) : change),
    }))
  const changing = useMutation({
    mutationFn: (turn: Promise<Row | null>) => turn,
    onSuccess: row => row && take(cache, row),
    meta: { silent: true },
  })
  const change = (work: (projectId: string) => Promise<Row | null>) => {
    if (projectId) changing.mutate(inTurn(name, () => work(projectId)))
  }
  const retelling = useMutation({
    mutationFn: (turn: Promise<Row | null>) => turn,
    onSuccess: row => row && take(cache, row),
    onError: () => cache.invalidateQueries({ queryKey: options.queryKey }),
    meta: { error: notChanged },
  })
  return {
    projectId,
    helper,
    /** The path of this session in the browser's storage. Drafts are stored under it. */
    path: [userId, projectId ?? 'no-project', helper] as readonly string[],
    state: state as SessionState,
    isLoading,
    /** The current state, which may be newer than the rendered one. */
    current: (): SessionState => cache.getQueryData<Session>(options.queryKey) ?? nothing,
    refresh: () => cache.fetchQuery({ ...options, staleTime: 0 }),
    /** Shows a change before the server confirms it. */
    patch,
    replace,
    /** Resolves when every change made on this page has been stored or has failed. */
    settled: () => Promise.allSettled([lastWrite.get(name)]),
    addMessages: (messages: SessionState['messages']) =>
      change(project => merge(project, helper, { p_messages: messages as Json })),
    /** Updates an existing message. If the message does not exist, nothing happens. */
    keepMessage: (message: SessionState['messages'][number]) =>
      change(project => merge(project, helper, { p_messages: [message] as Json, p_are_known: true })),
    /** Removes an interrupted result. */
    dropPartial: () => {
      patch({ partial: null })
      change(project => merge(project, helper, { p_state: { partial: null } as Json }))
    },
    /** The number of the last stored change. */
    revision: state.revision,
    /**
     * Changes the record together with the messages that the change affects. `isSaid`: a message with the same
     * change follows. In this case a failed write shows no toast.
     */
    tell: (retell: Retelling, { isSaid = false } = {}) => {
      patch(now => retell(now) ?? {})
      if (!projectId) return
      const others = () => (retellings.get(name) ?? []).filter(other => other !== retell)
      retellings.set(name, [...others(), retell])
      const turn = inTurn(name, () =>
        writeTold(projectId, helper, retell).finally(() => retellings.set(name, others())),
      )
      if (isSaid) changing.mutate(turn)
      else retelling.mutate(turn)
    },
    /** After many quick changes, only the latest notes are sent. */
    note: (notes: SessionState['notes']) => {
      patch({ notes })
      unsent.set(name, notes)
      change(async project => {
        const latest = unsent.get(name)
        if (!latest) return null
        try {
          return await merge(project, helper, { p_state: { notes: latest } as Json })
        } finally {
          if (unsent.get(name) === latest) unsent.delete(name)
        }
      })
    },
  }
}

/**
 * Returns the place where the server stores the result of a call that belongs to no message. `instead` is the
 * interrupted result to continue.
 */
export const sessionCallOf = (
  { projectId }: HelperSession,
  instead: string | null = null,
): SessionCall | null => (projectId ? { project: projectId, question: null, instead } : null)

/** Shows changes from other tabs and devices live. Call this once per screen. */
export function useLiveSessions(projectId: string | null): void {
  useRealtime(
    'helper_sessions',
    projectId ? `project_id=eq.${projectId}` : undefined,
    (change, cache) => change.event !== 'DELETE' && take(cache, change.row),
    cache => void cache.invalidateQueries({ queryKey: ['helper-session', projectId] }),
  )
}

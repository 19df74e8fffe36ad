// A document being worked on: changed at once, saved a moment later, undone as often as one likes. The database refuses
// to write over a version this page has not seen; then the founder chooses.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

const pause = 400
const mostSteps = 200

export type Versioned<Content> = { content: Content; version: number }
type History<Content> = { past: Content[]; present: Content; future: Content[] }
type Waiting<Content> = { content: Content; restoredFrom: number | null }
export type SaveState = 'saved' | 'saving' | 'failed' | 'conflict'

type Kept<Content> = {
  saved: Versioned<Content>
  /** The version written; null where the one seen is no longer the last one. */
  save: (seen: number, content: Content, restoredFrom: number | null) => Promise<number | null>
  /** As the server has it now. */
  read: () => Promise<Versioned<Content> | null>
  onSaved: (saved: Versioned<Content>) => void
  error: string
}

export function useVersionedEditor<Content>({ saved, save, read, onSaved, error }: Kept<Content>) {
  const [history, setHistory] = useState<History<Content>>({ past: [], present: saved.content, future: [] })
  const [state, setState] = useState<SaveState>('saved')
  /** What was written elsewhere, while the founder has not chosen. */
  const [theirs, setTheirs] = useState<Content | null>(null)
  const latest = useRef(history)
  const version = useRef(saved.version)
  const waiting = useRef<Waiting<Content> | null>(null)
  const isSaving = useRef(false)
  const isRefused = useRef(false)
  const timer = useRef<number | undefined>(undefined)
  const { mutateAsync } = useMutation({
    mutationFn: ({ content, restoredFrom }: Waiting<Content>) => save(version.current, content, restoredFrom),
    meta: { error },
  })

  /** The version written, or why there is none. What failed is told by the mutation's own toast. */
  const attempt = async (next: Waiting<Content>): Promise<number | 'refused' | 'failed'> => {
    try {
      return (await mutateAsync(next)) ?? 'refused'
    } catch {
      return 'failed'
    }
  }
  const flush = async () => {
    window.clearTimeout(timer.current)
    if (isSaving.current || isRefused.current) return
    isSaving.current = true
    while (waiting.current) {
      const next = waiting.current
      waiting.current = null
      const written = await attempt(next)
      if (typeof written === 'number') {
        version.current = written
        onSaved({ content: next.content, version: written })
        continue
      }
      // What failed waits for the next change or the next try, unless something newer waits already.
      waiting.current ??= next
      isRefused.current = written === 'refused'
      setState(written === 'refused' ? 'conflict' : 'failed')
      // Only to show both: where it cannot be read, the notice alone says what happened.
      if (written === 'refused')
        void Promise.allSettled([read().then(known => setTheirs(known?.content ?? null))])
      break
    }
    isSaving.current = false
    if (!waiting.current) setState('saved')
  }
  const flushLater = useRef(flush)
  flushLater.current = flush

  const put = (next: History<Content>, restoredFrom: number | null = null) => {
    latest.current = next
    setHistory(next)
    waiting.current = { content: next.present, restoredFrom }
    if (isRefused.current) return
    setState('saving')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flushLater.current(), pause)
  }

  const change = (make: (content: Content) => Content, restoredFrom: number | null = null) => {
    const { past, present } = latest.current
    const next = make(present)
    if (next !== present)
      put({ past: [...past, present].slice(-mostSteps), present: next, future: [] }, restoredFrom)
  }
  const undo = () => {
    const { past, present, future } = latest.current
    const before = past.at(-1)
    if (before) put({ past: past.slice(0, -1), present: before, future: [present, ...future] })
  }
  const redo = () => {
    const { past, present, future } = latest.current
    const [after, ...rest] = future
    if (after) put({ past: [...past, present], present: after, future: rest })
  }
  /** Writes over what came from elsewhere, which stays among the revisions. */
  const keepMine = async () => {
    const other = await read()
    if (!other) return
    version.current = other.version
    isRefused.current = false
    setTheirs(null)
    waiting.current = { content: latest.current.present, restoredFrom: other.version }
    setState('saving')
    await flush()
  }

  useEffect(() => {
    const leave = () => void flushLater.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    content: history.present,
    state,
    theirs,
    change,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    retry: flush,
    keepMine,
  }
}

// An editor for a document. A change is shown at once, saved after a short pause, and can be undone. If the
// database has a version that this page has not seen, the change is not saved, and the founder chooses a version.
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
  /** Returns the number of the new version; null if the `seen` version is no longer the latest. */
  save: (seen: number, content: Content, restoredFrom: number | null) => Promise<number | null>
  /** Returns the latest version on the server. */
  read: () => Promise<Versioned<Content> | null>
  onSaved: (saved: Versioned<Content>) => void
  error: string
}

export function useVersionedEditor<Content>({ saved, save, read, onSaved, error }: Kept<Content>) {
  const [history, setHistory] = useState<History<Content>>({ past: [], present: saved.content, future: [] })
  const [state, setState] = useState<SaveState>('saved')
  /** The content that another tab or device saved; null after the founder has chosen. */
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

  /**
   * Returns the number of the new version, or the reason why there is none. If saving fails, the mutation shows a
   * toast.
   */
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
      // After a failure, the content is sent with the next change or retry, unless newer content is already
      // waiting.
      waiting.current ??= next
      isRefused.current = written === 'refused'
      setState(written === 'refused' ? 'conflict' : 'failed')
      // The other version is only needed to show both texts. If reading it fails, the conflict notice is still
      // shown.
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
  /**
   * Overwrites the content from the other tab or device. That content can still be found among the versions.
   */
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

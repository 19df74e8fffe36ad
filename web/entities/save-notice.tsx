import { Button } from '../ui/button.tsx'
import type { SaveState } from './versioned-editor.ts'

const words = { saved: 'Saved', saving: 'Saving…', failed: 'Not saved' } as const

type SaveNoticeProps = {
  editor: { state: SaveState; retry: () => Promise<void>; keepMine: () => Promise<void> }
  /** The name of the document, such as "forecast" in "This forecast was changed". */
  what: string
  onReload: () => void
}

/** Shows whether the changes are saved, and the choices if another tab has changed the same document. */
export function SaveNotice({ editor, what, onReload }: SaveNoticeProps) {
  const { state, retry, keepMine } = editor
  if (state !== 'conflict') {
    return (
      <span className="flex items-center gap-2 text-sm text-ink-faint" role="status">
        {words[state]}
        {state === 'failed' && (
          <Button size="small" onClick={() => void retry()}>
            Try again
          </Button>
        )}
      </span>
    )
  }
  return (
    <div role="alert" className="flex w-full flex-wrap items-center gap-3 rounded-card bg-amber-wash p-4">
      <p className="min-w-0 flex-1 basis-60">
        This {what} was changed in another tab or on another device. Your changes here are not saved.
      </p>
      <Button onClick={onReload}>Show the other one</Button>
      <Button onClick={() => void keepMine()}>Keep mine</Button>
    </div>
  )
}

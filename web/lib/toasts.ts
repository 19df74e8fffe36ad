// Messages for the toaster, which loads when there is something to show for the first time.
export type Toast = { kind: 'success' | 'error'; title: string; text: string | undefined }

let waiting: Toast[] = []
let show: ((toast: Toast) => void) | null = null
let isWanted = false
const listeners = new Set<() => void>()

export function say(toast: Toast): void {
  if (show) {
    show(toast)
    return
  }
  waiting.push(toast)
  isWanted = true
  for (const listener of listeners) listener()
}

export function onWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isToasterWanted = () => isWanted

/** The toaster is loaded: it shows what waited, and from now on everything at once. */
export function deliverTo(toaster: (toast: Toast) => void): () => void {
  show = toaster
  const late = waiting
  waiting = []
  for (const toast of late) toaster(toast)
  return () => {
    show = null
  }
}

// The messages for the toaster, which is loaded when the first message arrives.
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

/** Called when the toaster is loaded. The toaster gets all waiting messages, and then each new one at once. */
export function deliverTo(toaster: (toast: Toast) => void): () => void {
  show = toaster
  const late = waiting
  waiting = []
  for (const toast of late) toaster(toast)
  return () => {
    show = null
  }
}

import type { Notification } from './wire/messages.ts'

export type Listener = {
  readonly onNotify: (payload: string) => void
  readonly onReconnect: (() => void) | undefined
}

type Listeners = {
  add(
    channel: string,
    listener: Listener,
  ): { readonly isFirst: boolean; remove(): { readonly isLast: boolean } }
  channels(): readonly string[]
  notify(notification: Notification): void
  /** Tells the listeners that the connection was lost, so they may have missed notifications. */
  reconnected(): void
}

export function createListeners(): Listeners {
  const byChannel = new Map<string, Set<Listener>>()
  return {
    add(channel, listener) {
      const known = byChannel.get(channel) ?? new Set()
      const isFirst = known.size === 0
      byChannel.set(channel, known.add(listener))
      return {
        isFirst,
        remove() {
          known.delete(listener)
          const isLast = known.size === 0 && byChannel.get(channel) === known
          if (isLast) byChannel.delete(channel)
          return { isLast }
        },
      }
    },
    channels: () => [...byChannel.keys()],
    notify({ channel, payload }) {
      for (const listener of byChannel.get(channel) ?? []) listener.onNotify(payload)
    },
    reconnected() {
      for (const listeners of byChannel.values()) for (const listener of listeners) listener.onReconnect?.()
    },
  }
}

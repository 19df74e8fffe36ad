import { useSyncExternalStore } from 'react'
import { type Outgoing, readOutbox, subscribeToOutbox } from './outbox.ts'

export function useOutbox(userId: string): readonly Outgoing[] {
  return useSyncExternalStore(subscribeToOutbox, () => readOutbox(userId))
}

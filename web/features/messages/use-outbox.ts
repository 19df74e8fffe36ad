import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { deliver, type Outgoing, readOutbox, subscribeToOutbox } from './outbox.ts'

export function useOutbox(userId: string): readonly Outgoing[] {
  return useSyncExternalStore(subscribeToOutbox, () => readOutbox(userId))
}

/** Somewhere on every screen: what waits goes out when the line is back. */
export function useDelivery(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const handleOnline = () => void deliver(client, userId)
    handleOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [client, userId])
}

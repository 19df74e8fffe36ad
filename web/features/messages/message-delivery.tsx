import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../lib/session.ts'

/** On every screen: what waits goes out when the line is back. Loaded beside the screen, not before it. */
export function MessageDelivery() {
  const client = useQueryClient()
  const userId = useUser().id
  useEffect(() => {
    const handleOnline = () =>
      void import('./outbox.ts').then(({ deliver }) => deliver(client, userId), console.warn)
    handleOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [client, userId])
  return null
}

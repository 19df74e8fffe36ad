import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isKept } from '../../lib/kept.ts'
import { useUser } from '../../lib/user.ts'
import { warnOfFile } from '../../ui/late.tsx'
import { outboxPath } from './outbox-path.ts'

/**
 * Sends waiting messages when the connection is back. Every screen contains this component. It loads the code for
 * sending only if messages are waiting.
 */
export function MessageDelivery() {
  const client = useQueryClient()
  const userId = useUser().id
  useEffect(() => {
    const handleOnline = () => {
      if (!isKept(outboxPath(userId))) return
      void import('./outbox.ts').then(({ deliver }) => deliver(client, userId), warnOfFile)
    }
    handleOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [client, userId])
  return null
}

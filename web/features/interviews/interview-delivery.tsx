import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isKept } from '../../lib/kept.ts'
import { useUser } from '../../lib/user.ts'
import { warnOfFile } from '../../ui/late.tsx'
import { interviewOutboxPath } from './outbox-path.ts'

/**
 * Sends waiting interviews when the connection is back. Every screen contains this component. It loads the code for
 * sending only if interviews are waiting.
 */
export function InterviewDelivery() {
  const client = useQueryClient()
  const userId = useUser().id
  useEffect(() => {
    const handleOnline = () => {
      if (!isKept(interviewOutboxPath(userId))) return
      void import('./outbox.ts').then(({ deliver }) => deliver(client, userId), warnOfFile)
    }
    handleOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [client, userId])
  return null
}

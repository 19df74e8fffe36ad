import { useEffect } from 'react'
import { toast as show } from 'sonner'
import { deliverTo } from '../../lib/toasts.ts'
import { Toaster } from '../../ui/toaster.tsx'

export function Delivery() {
  // Runs after the effects of the toaster, because the toaster loses toasts that arrive before it listens.
  useEffect(() => deliverTo(({ kind, title, text }) => show[kind](title, { description: text })), [])
  return <Toaster />
}

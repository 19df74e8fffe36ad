import type { ReactNode } from 'react'

/**
 * A grey placeholder for content that is loading. `LoadingFrame` around it tells screen readers that content is
 * loading.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-control bg-sunken animate-[breathe_1.8s_ease-in-out_infinite] ${className}`}
    />
  )
}

export function LoadingFrame({ label = 'Loading', children, className = '' }: LoadingFrameProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
type LoadingFrameProps = { label?: string; children: ReactNode; className?: string }

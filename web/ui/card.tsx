import type { ComponentProps, ReactNode } from 'react'

/** A box with a border for content that belongs together. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section className={`rounded-card border border-line bg-surface p-5 sm:p-6 ${className}`} {...props} />
  )
}

type CardHeaderProps = { title: ReactNode; aside?: ReactNode; id?: string }

export function CardHeader({ title, aside, id }: CardHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {aside && <div className="text-sm text-ink-faint">{aside}</div>}
    </header>
  )
}

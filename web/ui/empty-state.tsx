import type { ReactNode } from 'react'

type EmptyStateProps = { icon?: ReactNode; title: string; text?: ReactNode; action?: ReactNode }

/** A view instead of an empty list: a sentence, and a button for the next action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      {icon && (
        <span aria-hidden="true" className="mb-1 text-ink-faint [&_svg]:size-7 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <p className="font-display text-lg">{title}</p>
      {text && <p className="max-w-[46ch] text-[0.9375rem] text-ink-soft">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

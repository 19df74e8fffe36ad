import type { ReactNode } from 'react'

const toneClass = {
  plain: 'bg-sunken text-ink-soft',
  ember: 'bg-ember-wash text-ember-deep',
  teal: 'bg-teal-wash text-teal',
  amber: 'bg-amber-wash text-amber',
  danger: 'bg-danger-wash text-danger',
}

type BadgeProps = { tone?: keyof typeof toneClass; children: ReactNode; className?: string }

export function Badge({ tone = 'plain', children, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${toneClass[tone]} ${className}`}
    >
      {children}
    </span>
  )
}

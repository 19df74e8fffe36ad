type CharacterCountProps = { count: number; maximum: number; className?: string }

/** Says nothing until the end is in sight. */
export function CharacterCount({ count, maximum, className = '' }: CharacterCountProps) {
  const left = maximum - count
  if (left > maximum * 0.1) return null
  return (
    <span
      aria-live="polite"
      className={`text-sm tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'text-ink-faint'} ${className}`}
    >
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}

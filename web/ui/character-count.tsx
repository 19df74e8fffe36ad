import { type Limit, limitText } from './limit.ts'

type CharacterCountProps = Limit & { className?: string }

/** The number of characters, for a text box without a `Field`. Place it where it does not move a button. */
export function CharacterCount({ className = '', ...limit }: CharacterCountProps) {
  const text = limitText(limit)
  if (text === null) return null
  const tone = limit.count > limit.maximum ? 'font-semibold text-danger' : 'text-ink-faint'
  return (
    <p aria-live="polite" className={`text-[0.8125rem] tabular-nums ${tone} ${className}`}>
      {text}
    </p>
  )
}

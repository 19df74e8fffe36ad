import { type Limit, limitText } from './limit.ts'

type CharacterCountProps = Limit & { className?: string }

/**
 * Shows the number of characters of a text box that has no `Field`. Place it where its appearance does not move a
 * button.
 */
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

import { fadeTime, useRotatingQuote } from './use-rotating-quote.ts'

/** A rotating quote. Its place is kept for two lines, so that nothing under it jumps when it changes. */
export function QuoteWidget({ category = 'general' }: { category?: string }) {
  const { quote, isVisible } = useRotatingQuote(category)
  return (
    <figure
      data-quote
      style={{ transitionDuration: `${fadeTime}ms`, opacity: isVisible ? 1 : 0 }}
      className="min-h-[3.5rem] border-l-2 border-ember pl-4 transition-opacity ease-calm"
    >
      <blockquote className="font-display text-lg leading-snug text-ink-soft italic">{quote.text}</blockquote>
      <figcaption className="mt-1 text-sm text-ink-faint">{quote.author}</figcaption>
    </figure>
  )
}

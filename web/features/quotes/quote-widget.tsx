import { quotesOf } from '../../../contracts/quotes.ts'
import { fadeTime, useRotatingQuote } from './use-rotating-quote.ts'

const textClass = 'font-display text-lg leading-snug italic'
const authorClass = 'mt-1 text-sm'
const placeClass = 'col-start-1 row-start-1'
const barClass = 'border-l-2 border-ember pl-4'

/**
 * A rotating quote. All quotes of the category lie on top of each other, and only one is visible. So a longer quote
 * does not move the page.
 */
export function QuoteWidget({ category = 'general' }: { category?: string }) {
  const { quote, isVisible } = useRotatingQuote(category)
  return (
    <div
      data-quote
      style={{ transitionDuration: `${fadeTime}ms`, opacity: isVisible ? 1 : 0 }}
      className="grid transition-opacity ease-calm"
    >
      <figure className={`self-start ${barClass} ${placeClass}`}>
        <blockquote className={`${textClass} text-ink-soft`}>{quote.text}</blockquote>
        <figcaption className={`${authorClass} text-ink-faint`}>{quote.author}</figcaption>
      </figure>
      {quotesOf(category).map(({ text, author }) => (
        <div key={text} aria-hidden="true" className={`invisible ${barClass} ${placeClass}`}>
          <p className={textClass}>{text}</p>
          <p className={authorClass}>{author}</p>
        </div>
      ))}
    </div>
  )
}

import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import { Link } from 'react-router'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

// Pictures are not allowed, because the URL of a picture could track the reader.
const schema = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames?.filter(tag => tag !== 'img' && tag !== 'picture' && tag !== 'source'),
}

const proseClass = [
  'reading grid gap-3 leading-relaxed [&>*]:min-w-0',
  '[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1 [&_ul]:pl-5 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1 [&_ol]:pl-5',
  '[&_li]:marker:text-ink-faint [&_a]:text-ember-strong [&_a]:underline [&_a]:underline-offset-4',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-ember [&_blockquote]:pl-4 [&_blockquote]:text-ink-soft',
  '[&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_code]:text-[0.9em] [&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-3',
  '[&_hr]:border-line',
  // The first letter of each paragraph decides its direction.
  '[&_:is(p,li,td)]:[unicode-bidi:plaintext]',
].join(' ')

type MarkdownProps = {
  text: string
  className?: string
  /** Returns the URL inside the app for a link; null for other links. */
  addressOf?: (href: string) => string | null
  /** Plugins that run after the sanitizer, and the components for the elements that the plugins add. */
  after?: NonNullable<Options['rehypePlugins']>
  elements?: Components
}

/**
 * Renders Markdown of a model or a member. Raw HTML is not allowed, and links open in a new tab without a
 * referrer.
 */
export function Markdown({ text, className = '', addressOf, after = [], elements }: MarkdownProps) {
  return (
    <div className={`${proseClass} ${className}`}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema], ...after]}
        components={{
          // The headings of the text are always below the page's own headings, whatever level the text uses.
          h1: ({ children }) => <h3 className="mt-3 text-2xl">{children}</h3>,
          h2: ({ children }) => <h3 className="mt-3 text-xl">{children}</h3>,
          h3: ({ children }) => <h3 className="mt-2 text-lg">{children}</h3>,
          h4: ({ children }) => <h4 className="mt-2 font-semibold">{children}</h4>,
          h5: ({ children }) => <h5 className="font-semibold">{children}</h5>,
          h6: ({ children }) => <h6 className="font-semibold text-ink-soft">{children}</h6>,
          a: ({ href, children }) => {
            const inside = href === undefined ? null : addressOf?.(href)
            return inside ? (
              <Link to={inside}>{children}</Link>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                {children}
              </a>
            )
          },
          ...elements,
          // An empty table cell is not a heading.
          th: ({ children, style }) => (children ? <th style={style}>{children}</th> : <td />),
          table: ({ children }) => (
            // On a phone, a table with many columns scrolls sideways, so that its columns do not shrink to one
            // word per line. Right-aligned figures keep their width anyway.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: if the table is wider than its frame, the arrow keys must scroll it.
            <div tabIndex={0} className="more-beside overflow-x-auto">
              <table className="w-full border-collapse text-[0.9375rem] max-sm:has-[th:nth-child(3)]:min-w-[26rem] max-sm:has-[th:nth-child(4)]:min-w-[36rem] max-sm:has-[td[style*=right]]:min-w-0! [&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-2 [&_td]:align-top [&_td]:tabular-nums [&_th]:border-b [&_th]:border-line-strong [&_th]:px-2 [&_th]:py-2 [&_th]:text-left [&_th]:text-[0.8125rem] [&_th]:text-ink-faint">
                {children}
              </table>
            </div>
          ),
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}

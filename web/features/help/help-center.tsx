import { ArrowLeft, ArrowRight, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type Article, articles } from './articles.ts'

/** A list of the six guides. A chosen guide is shown instead of the list. */
export function HelpCenter({ open, onOpen }: { open: string | null; onOpen: (id: string | null) => void }) {
  const article = articles.find(({ id }) => id === open)
  // The guide that was last opened from the list. When it opens, it takes the focus. When it closes, its entry in
  // the list gets the focus back. A guide that was opened by its URL does not take the focus.
  const [last, setLast] = useState<string | null>(null)
  if (article) return <Guide article={article} isFollowed={article.id === last} onBack={() => onOpen(null)} />
  return (
    <GuideList
      last={last}
      onOpen={id => {
        setLast(id)
        onOpen(id)
      }}
    />
  )
}

function GuideList({ last, onOpen }: { last: string | null; onOpen: (id: string) => void }) {
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Help Center</h1>
        <p className="reading text-lg text-ink-soft">
          Six guides, each short enough to read before you act on it.
        </p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {articles.map(({ id, title, summary, steps }) => (
          <li key={id}>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: when a guide closes, its entry in the list takes the focus.
              autoFocus={id === last}
              onClick={() => onOpen(id)}
              className="group grid h-full w-full content-start gap-2 rounded-card border border-line bg-surface p-6 text-left transition-colors duration-150 hover:border-line-control"
            >
              <span className="font-display text-xl">{title}</span>
              <span className="text-ink-soft">{summary}</span>
              <span className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-ember-strong">
                {steps.length} steps
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type GuideProps = { article: Article; isFollowed: boolean; onBack: () => void }

function Guide({ article, isFollowed, onBack }: GuideProps) {
  return (
    <article className="grid max-w-3xl gap-8">
      <div>
        <Button look="quiet" autoFocus={isFollowed} onClick={onBack} className="-ml-4">
          <ArrowLeft aria-hidden="true" />
          Back to Help Center
        </Button>
      </div>
      <header className="grid gap-3">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">{article.title}</h1>
        <p className="reading text-lg text-ink-soft">{article.overview}</p>
      </header>
      <section className="grid gap-4" aria-labelledby="steps">
        <h2 id="steps" className="text-2xl">
          Step by step
        </h2>
        <ol className="grid gap-5">
          {article.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full border border-line-strong text-sm font-semibold text-ember-strong"
              >
                {index + 1}
              </span>
              <div className="reading pt-0.5">
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-3 rounded-card bg-amber-wash p-6" aria-labelledby="tips">
        <h2 id="tips" className="flex items-center gap-2 text-xl">
          <Lightbulb aria-hidden="true" className="size-5 text-amber" />
          Tips
        </h2>
        <ul className="reading grid list-disc gap-2 pl-5">
          {article.tips.map(tip => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}

import type { Section } from '../../../venture/plan/build.ts'
import { withDraft } from '../../../venture/plan/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import type { useSectionDraft } from './use-section-draft.ts'

type SectionDraftProps = {
  section: Section
  draft: ReturnType<typeof useSectionDraft>
  /** Returns the section with the given text. */
  read: (words: string) => Section
  onTake: (words: string) => void
}

/**
 * A model's draft, shown beside the section. The plan does not contain the draft until the founder accepts it.
 */
export function SectionDraft({ section, draft, read, onTake }: SectionDraftProps) {
  const { words, drafted, isDrafting } = draft
  if (words === null) return null
  const whole = withDraft(section, words)
  const { text, typed } = read(whole)
  return (
    <section
      aria-label={`Draft of ${section.title}`}
      aria-busy={isDrafting}
      className="grid gap-4 rounded-control border border-teal bg-sunken p-4 sm:p-5"
    >
      {drafted?.alarm ? (
        <Markdown text={drafted.alarm} />
      ) : (
        <div dir="auto" className="min-w-0 [&_.reading]:max-w-none">
          {words === '' ? (
            <p role="status" className="text-ink-soft">
              The model writes from the facts of this section…
            </p>
          ) : (
            <Markdown text={text} />
          )}
        </div>
      )}
      {drafted && (
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {[leftOutWords(drafted.leftOut), typedWords(typed.length)].filter(Boolean).join(' ')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {drafted && !drafted.alarm && (
          <Button
            look="ink"
            size="small"
            onClick={() => {
              onTake(whole)
              draft.drop()
            }}
          >
            Take this draft
          </Button>
        )}
        <Button size="small" onClick={isDrafting ? draft.stop : draft.drop}>
          {isDrafting ? 'Stop' : 'Discard'}
        </Button>
      </div>
    </section>
  )
}

const leftOutWords = (count: number) =>
  count > 0 &&
  `${count === 1 ? 'A sentence was' : `${count} sentences were`} left out: without a source, or with a figure that none of your facts has.`

const typedWords = (count: number) =>
  count > 0 && 'Figures that the model typed itself do not follow their source: check them.'

import type { SharedPlan } from '../../../contracts/shared-document.ts'
import { Markdown } from '../../ui/markdown.tsx'

/** The page that readers of a share link see. */
export function SharedPlanPage({ shared: { title, cover, sections } }: { shared: SharedPlan }) {
  return (
    <article className="grid gap-8 [--behind:var(--ground)]">
      <header className="grid gap-2" dir="auto">
        <h1 className="text-[clamp(2rem,5vw,3rem)]">{title}</h1>
        {cover.map(line => (
          <p key={line} className="reading text-ink-soft">
            {line}
          </p>
        ))}
      </header>
      {sections.map(section => (
        <section key={section.title} aria-label={section.title} dir="auto" className="grid min-w-0 gap-4">
          <h2 className="text-2xl">{section.title}</h2>
          <Markdown text={section.text} />
        </section>
      ))}
    </article>
  )
}

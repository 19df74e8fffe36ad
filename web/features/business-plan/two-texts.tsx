import type { Section } from '../../../venture/plan/build.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown.tsx'

type TwoTextsProps = { section: Section; other: Section; onKeep: () => void; onTake: () => void }

/** The two texts of a section that was also changed in another tab. The founder chooses one text. */
export function TwoTexts({ section, other, onKeep, onTake }: TwoTextsProps) {
  const texts = [
    { name: 'Yours, not saved', text: section.text, action: 'Keep mine', onChoose: onKeep },
    {
      name: 'From the other tab or device',
      text: other.text,
      action: 'Take the other one',
      onChoose: onTake,
    },
  ]
  return (
    <fieldset
      aria-label={`Two texts for ${section.title}`}
      className="min-w-0 rounded-control bg-amber-wash p-4"
    >
      <p role="alert" className="mb-3 font-semibold">
        This section was also changed in another tab or on another device.
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {texts.map(({ name, text, action, onChoose }) => (
          <div key={name} className="grid min-w-0 content-start gap-2">
            <p className="text-sm font-semibold text-ink-soft">{name}</p>
            <div
              dir="auto"
              className="max-h-72 min-w-0 overflow-y-auto rounded-control bg-surface p-3 text-sm"
            >
              {text === '' ? <p className="italic">Left out</p> : <Markdown text={text} />}
            </div>
            <Button size="small" className="justify-self-start" onClick={onChoose}>
              {action}
              <span className="sr-only"> for {section.title}</span>
            </Button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

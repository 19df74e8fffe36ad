import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Plan, Section } from '../../../venture/plan/build.ts'
import { sectionMost } from '../../../venture/plan/content.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type Chosen, formatMarkdown, insertName, type Mark } from './format-markdown.ts'

/** The formatting buttons: mark, label, sign and style. */
const marks: readonly [mark: Mark, label: string, sign: string, look: string][] = [
  ['bold', 'Bold', 'B', 'font-bold'],
  ['italic', 'Italic', 'I', 'font-display italic'],
  ['heading', 'Heading', 'H', 'font-display text-lg'],
  ['bullets', 'Bulleted list', '•', 'text-lg'],
  ['numbers', 'Numbered list', '1.', 'tabular-nums'],
  ['quote', 'Quote', '“', 'font-display pt-2 text-2xl'],
]
/** The text is saved when the founder has not typed for this many milliseconds. */
const pause = 700

type SectionEditorProps = {
  section: Section
  plan: Plan
  onEdit: (words: string) => void
  onDone: () => void
}

/** A text box for the Markdown of a section, with formatting buttons and a preview beside it. */
export function SectionEditor({ section, plan, onEdit, onDone }: SectionEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(section.template)
  const kept = useRef(section.template)
  // After an undo or after restoring an earlier version, the text box shows the new text.
  if (section.template !== kept.current && draft.trimEnd() === kept.current.trimEnd()) {
    kept.current = section.template
    setDraft(section.template)
  }
  const keep = (words: string) => {
    if (words.trimEnd() === kept.current.trimEnd()) return
    kept.current = words.trimEnd()
    onEdit(words)
  }
  const latest = useRef({ draft, keep })
  latest.current = { draft, keep }
  useEffect(() => {
    const timer = window.setTimeout(() => latest.current.keep(draft), pause)
    return () => window.clearTimeout(timer)
  }, [draft])
  // Saves the text if the founder leaves the page before the pause is over.
  useEffect(() => () => latest.current.keep(latest.current.draft), [])
  const put = (make: (chosen: Chosen) => Chosen) => {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: 0, selectionEnd: 0 }
    const made = make({ text: draft, from, to })
    if (made.text.length > sectionMost) return
    flushSync(() => setDraft(made.text))
    box.current?.focus()
    box.current?.setSelectionRange(made.from, made.to)
  }
  return (
    <div ref={frame} className="grid content-start gap-2">
      <div
        role="toolbar"
        aria-label={`Format ${section.title}`}
        className="flex flex-wrap items-center gap-1"
      >
        {marks.map(([mark, label, sign, look]) => (
          <Button
            key={mark}
            look="quiet"
            size="icon"
            className="size-9!"
            aria-label={label}
            onClick={() => put(chosen => formatMarkdown(chosen, mark))}
          >
            <span aria-hidden="true" className={look}>
              {sign}
            </span>
          </Button>
        ))}
        <NativeSelect
          aria-label="Insert a figure or a table"
          value=""
          onChange={({ target: { value } }) =>
            put(chosen => insertName(chosen, value, plan.tables.has(value)))
          }
          className="h-9! w-auto! max-w-full text-[0.8125rem]!"
        >
          <option value="">Insert a figure…</option>
          <optgroup label="Tables">
            {[...plan.tables.values()].map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label="Figures and words">
            {[...plan.sources.values()].map(({ name, text }) => (
              <option key={name} value={name}>
                {text.length > 44 ? `${text.slice(0, 43)}…` : text}
              </option>
            ))}
          </optgroup>
        </NativeSelect>
      </div>
      <Textarea
        ref={box}
        rows={8}
        autoFocus
        aria-label={`${section.title}, in your words`}
        value={draft}
        maxLength={sectionMost}
        className="max-h-[34rem]! font-mono text-[0.875rem]!"
        onChange={event => setDraft(event.target.value)}
        onBlur={({ relatedTarget }) => {
          if (!frame.current?.contains(relatedTarget)) keep(draft)
        }}
      />
      <p className="text-xs text-ink-faint">
        What stands in braces comes from its source and changes with it. Empty leaves the section out.
      </p>
      <Button
        look="ink"
        size="small"
        className="justify-self-start"
        onClick={() => {
          keep(draft)
          onDone()
        }}
      >
        Done<span className="sr-only"> with {section.title}</span>
      </Button>
    </div>
  )
}

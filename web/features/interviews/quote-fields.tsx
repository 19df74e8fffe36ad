import { X } from 'lucide-react'
import { type InterviewQuote, type QuoteMark, quoteMarks } from '../../../contracts/contacts.ts'
import type { Assumption } from '../../../contracts/evidence.ts'
import { type FactTopic, factTopics, topicNames } from '../../../contracts/fact-topics.ts'
import { factTextMost } from '../../../contracts/facts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const markLabels: Record<QuoteMark, string> = {
  told: 'They told me',
  observed: 'I saw it',
  committed: 'They committed',
  paid: 'They paid',
  guess: 'I guess',
  compliment: 'A compliment',
}
const order: readonly QuoteMark[] = ['told', 'observed', 'committed', 'paid', 'guess', 'compliment']

/** What an interview is mostly about stands first. */
const usual: readonly FactTopic[] = [
  'problem',
  'frequency',
  'cost',
  'workaround',
  'price',
  'money',
  'refusals',
  'reach',
]
const topics = [...usual, ...topicNames.filter(name => !usual.includes(name))]

type QuoteFieldsProps = {
  quote: InterviewQuote
  number: number
  assumptions: readonly Assumption[]
  onChange: (change: Partial<InterviewQuote>) => void
  onRemove: (() => void) | null
}

export function QuoteFields({ quote, number, assumptions, onChange, onRemove }: QuoteFieldsProps) {
  const isCompliment = quote.mark === 'compliment'
  return (
    <li aria-label={`Quote ${number}`} className="grid gap-3 rounded-card bg-sunken p-3">
      <Field
        label="What they said"
        limit={{ count: quote.text.trim().length, maximum: factTextMost }}
        aside={
          onRemove && (
            <Button look="quiet" size="small" aria-label={`Remove quote ${number}`} onClick={onRemove}>
              <X aria-hidden="true" />
            </Button>
          )
        }
      >
        <Textarea rows={2} value={quote.text} onChange={event => onChange({ text: event.target.value })} />
      </Field>
      <div className="grid gap-3 min-[24rem]:grid-cols-2">
        <Field
          label="How you know"
          hint={isCompliment ? 'Kept as a note. Kind words support nothing.' : undefined}
        >
          <NativeSelect
            value={quote.mark}
            onChange={event =>
              onChange({ mark: quoteMarks.find(mark => mark === event.target.value) ?? 'told' })
            }
          >
            {order.map(mark => (
              <option key={mark} value={mark}>
                {markLabels[mark]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {!isCompliment && (
          <Field label="What it is about">
            <NativeSelect
              value={quote.topic}
              onChange={event =>
                onChange({ topic: topics.find(topic => topic === event.target.value) ?? 'problem' })
              }
            >
              {topics.map(topic => (
                <option key={topic} value={topic}>
                  {factTopics[topic].label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
      {!isCompliment && (
        <div className="grid gap-2">
          {assumptions.length > 0 && (
            <Field label="Which assumption (optional)">
              <NativeSelect
                value={quote.assumption ?? ''}
                onChange={event => onChange({ assumption: event.target.value || null })}
              >
                <option value="">None</option>
                {assumptions.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
          <label className="flex min-h-10 items-center gap-2 text-[0.9375rem]">
            <input
              type="checkbox"
              className="size-4 accent-ember-strong"
              checked={quote.bears === 'against'}
              onChange={event => onChange({ bears: event.target.checked ? 'against' : 'for' })}
            />
            It speaks against us
          </label>
        </div>
      )}
    </li>
  )
}

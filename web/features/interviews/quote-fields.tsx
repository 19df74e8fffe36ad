import { X } from 'lucide-react'
import { type QuoteMark, quoteMarks } from '../../../contracts/contacts.ts'
import type { Assumption } from '../../../contracts/evidence.ts'
import { type FactTopic, factTopics, topicNames } from '../../../contracts/fact-topics.ts'
import { factTextMost } from '../../../contracts/facts.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type DraftQuote, isPayment, paidFor, readAmount } from './draft.ts'

const markLabels: Record<QuoteMark, string> = {
  told: 'They told me',
  observed: 'I saw it',
  committed: 'They committed',
  paid: 'They paid',
  guess: 'I guess',
  compliment: 'A compliment',
}
const declined = 'refused'
const perLabels = { once: 'Once', week: 'A week', month: 'A month', year: 'A year' } as const

/**
 * The mark that the founder chose for a quote, and the topic that follows from it. The founder can choose another
 * topic.
 */
function marked(quote: DraftQuote, chosen: string): Partial<DraftQuote> {
  if (chosen === declined) return { mark: 'observed', topic: 'refusals', bears: 'against' }
  const mark = quoteMarks.find(one => one === chosen) ?? 'told'
  const isMoney = mark === 'paid' || mark === 'committed'
  if (isMoney) return { mark, topic: 'money', bears: 'for' }
  return { mark, ...(quote.topic === 'refusals' && { topic: 'problem', bears: 'for' }) }
}
const order: readonly QuoteMark[] = ['told', 'observed', 'committed', 'paid', 'guess', 'compliment']

/** The topics that most interviews are about. They come first in the list. */
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
  quote: DraftQuote
  number: number
  assumptions: readonly Assumption[]
  onChange: (change: Partial<DraftQuote>) => void
  onRemove: (() => void) | null
}

export function QuoteFields({ quote, number, assumptions, onChange, onRemove }: QuoteFieldsProps) {
  const isCompliment = quote.mark === 'compliment'
  const isRefusal = quote.topic === 'refusals'
  const isPaid = isPayment(quote)
  const amount = isPaid ? readAmount(quote, founderLocale()) : null
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
      <div className="grid gap-3 min-[30rem]:grid-cols-2">
        <Field
          label="How you know"
          hint={isCompliment ? 'Kept as a note. Kind words support nothing.' : undefined}
        >
          <NativeSelect
            value={isRefusal ? declined : quote.mark}
            onChange={event => onChange(marked(quote, event.target.value))}
          >
            {order.map(mark => (
              <option key={mark} value={mark}>
                {markLabels[mark]}
              </option>
            ))}
            <option value={declined}>They said no to an offer</option>
          </NativeSelect>
        </Field>
        {!isCompliment && !isRefusal && (
          <Field label="What it is about">
            <NativeSelect
              value={quote.topic}
              onChange={event => {
                const topic = topics.find(one => one === event.target.value) ?? 'problem'
                onChange(topic === 'refusals' ? marked(quote, declined) : { topic })
              }}
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
      {isPaid && (
        <div className="grid items-start gap-3 min-[30rem]:grid-cols-2">
          <Field
            label="How much (optional)"
            hint={amount ? `= ${printValue(amount, founderLocale())}` : 'Such as €20. One person a talk.'}
            error={quote.amount.trim() !== '' && !amount ? 'One amount, please.' : undefined}
          >
            <Input value={quote.amount} onChange={event => onChange({ amount: event.target.value })} />
          </Field>
          <Field label="For">
            <NativeSelect
              value={quote.per}
              onChange={event => onChange({ per: paidFor.find(per => per === event.target.value) ?? 'once' })}
            >
              {paidFor.map(per => (
                <option key={per} value={per}>
                  {perLabels[per]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
      )}
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
          {!isRefusal && (
            <label className="flex min-h-10 items-center gap-2 text-[0.9375rem]">
              <input
                type="checkbox"
                className="size-4 accent-ember-strong"
                checked={quote.bears === 'against'}
                onChange={event => onChange({ bears: event.target.checked ? 'against' : 'for' })}
              />
              It speaks against us
            </label>
          )}
        </div>
      )}
    </li>
  )
}

import { expect, test } from 'vitest'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { idea } from '../../../venture/records/idea/kind.ts'
import { emptyRecord, type RecordKind } from '../../../venture/records/kind.ts'
import { voiceIn } from '../../../venture/records/voice.fixture.ts'
import { askedFreely, retold } from './record-talk.ts'

const price = (low: number) => ({ low, high: low, currency: 'EUR', per: 'month' as const })
const answers = { earn: { type: 'subscription' as const, price: price(150) } }
const turn = { kind: 'turn', version: 1, sentence: 'x', reaction: '', question: 'And then?' }
const line = (role: 'user' | 'assistant', more: Partial<TalkMessage>): TalkMessage => ({
  ...{ id: crypto.randomUUID(), role, content: '', timestamp: '2026-11-18T00:00:00Z' },
  ...more,
})

test('RC32 the reply to a changed answer again points out the differences from the problem validation', () => {
  const messages = [
    line('user', { answers: { question: 'earn', round: 1 } }),
    line('assistant', { result: { ...turn, answered: 'earn', asks: 'channel' } }),
    line('assistant', { result: { ...turn, answered: null, asks: 'channel' } }),
  ]
  const validation = { ...emptyRecord, answers: { earn: { ...answers.earn, price: price(180) } } }
  const kind = idea as unknown as RecordKind
  const said = (held: typeof validation | null) =>
    retold(kind, messages, { ...emptyRecord, answers }, 'earn', voiceIn('en'), '2026-11-18', held)
      .map(({ content }) => content.replaceAll('\u00a0', ' '))
      .join(' ')
  expect(said(validation)).toContain('EUR 150 a month here, EUR 180 a month in the problem validation')
  expect(said(null)).not.toContain('What you told differs')
})

test.each(['growing', 'broken', 'stopped'] as const)(
  'RC15 with a model, the text box and its text stay while the next answer is %s',
  cut => {
    const kind = idea as unknown as RecordKind
    const read = line('assistant', { result: { ...turn, asks: 'channel', patch: [] } })
    const messages = [read, line('user', {}), line('assistant', { cut, content: 'And' })]
    expect(askedFreely(kind, messages, emptyRecord)).toBe('channel')
    // Guided mode took over.
    const guided = line('assistant', { result: { ...turn, asks: 'channel' } })
    expect(askedFreely(kind, [...messages, guided], emptyRecord)).toBeNull()
  },
)

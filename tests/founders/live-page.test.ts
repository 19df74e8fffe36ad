import { expect, test } from 'vitest'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import { type LiveRow, pageWith } from '../../scripts/eval/live-page.ts'
import { playRecords, type Told, toldFounders } from '../../scripts/eval/live-records.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { startModelServer, textReply } from '../support/model-server.ts'

/** Returns the fields that a model without mistakes would read in an answer. */
function fieldsOf({ record }: Told, question: string, quote: string): object[] {
  const answer = (record.answers as Record<string, Record<string, unknown> | undefined>)[question] ?? {}
  return Object.entries(answer).flatMap(([field, value]) => {
    if (['words', 'known', 'quotes', 'prefilled', 'skipped'].includes(field)) return []
    const parts =
      typeof value === 'number'
        ? { low: value }
        : typeof value === 'string'
          ? { text: value }
          : {
              ...(value as object),
              ...(field === 'place' && { text: (value as { country: string }).country }),
            }
    const {
      low = null,
      high = null,
      currency = null,
      per = null,
      text = null,
    } = parts as Record<string, unknown>
    return [{ question, field, low, high, currency, per, text, quote }]
  })
}

test('MM38 the configured model reads the story of a founder into the record, and a founder who insists changes no score', async () => {
  const [rosa] = toldFounders
  if (!rosa) throw new Error('nobody')
  const server = await startModelServer()
  const questions = Object.keys(rosa.record.answers)
  let turn = 0
  server.reply(({ body }) => {
    const call = callOf(String(body.messages[0]?.content))
    if (call !== 'read') return textReply(call === 'talk' ? '¿Y después?' : '{}')
    const answer =
      /label="(?:d\d+ )?answer">\n([\s\S]*?)\n<\/founder_data>/.exec(
        String(body.messages[1]?.content),
      )?.[1] ?? ''
    const question = questions[turn++] ?? ''
    return textReply(
      JSON.stringify({
        asked_next: null,
        facts: [],
        contradictions: [],
        harm: 'none',
        done: false,
        fields: fieldsOf(rosa, question, answer),
        refuted_by: null,
      }),
    )
  })
  const settings = {
    provider: 'openai-compatible' as const,
    model: 'perfect',
    baseUrl: server.url,
    apiKey: null,
    patience: { ...defaultPatience, retries: 0 },
  }
  const play = await playRecords(settings, [rosa], 2)
  await server.close()
  expect(play).toMatchObject({ founders: 1, guided: 0, pushes: 2, moved: 0, sameVerdict: 1 })
  expect([play.right, play.wrong]).toEqual([play.told, 0])

  const row: LiveRow = {
    model: 'perfect',
    day: '2026-11-18',
    tried: { outcome: 'reads', seconds: 1.2 },
    questions: 223,
    clean: 220,
    seconds: 3.14,
    records: play,
  }
  const page = pageWith(pageWith('', { ...row, clean: 1 }), { ...row, model: 'other' })
  const lines = pageWith(page, row)
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
  expect(lines.map(line => line.split(' | ').slice(0, 4))).toEqual([
    ['| other', '2026-11-18', 'reads, 1.2 s', '220 of 223'],
    ['| perfect', '2026-11-18', 'reads, 1.2 s', '220 of 223'],
  ])
})

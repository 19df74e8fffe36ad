/**
 * Measures how long it takes from a model's first word until the caller has the first section of a market research.
 */
import { readRecorded, replyTo } from '../../scripts/eval/recorded.ts'
import { type ModelServer, wordsOf } from '../../tests/support/model-server.ts'
import { keys, withBackend } from '../support/backend-process.ts'
import { percentile } from '../support/percentile.ts'
import { formatNumber } from '../support/report.ts'
import type { Figure } from '../support/result.ts'
import { inFullOrShort } from '../support/short.ts'
import { signUp } from './sign-up.ts'

const wordsPerSecond = 50
/** Where the next section starts, the first section is complete. The first section is the short summary. */
const nextSection = /^## /m

/** Returns the Markdown that has arrived so far in the stream of a function. */
const shownIn = (stream: string) =>
  [...stream.matchAll(/^data: (\{"type":"delta".*\})$/gm)]
    .map(([, event = '{}']) => (JSON.parse(event) as { text: string }).text)
    .join('')

export async function measureFirstSection(model: ModelServer): Promise<Figure> {
  const recorded = (await readRecorded('strong')).find(({ helper }) => helper === 'market-research')
  if (!recorded) throw new Error('no market research is recorded')
  const settings = { AI_BASE_URL: model.url, AI_MODEL: 'bench', AI_ADMITTED: 'yes' }
  return withBackend(settings, async ({ url }) => {
    const token = await signUp(url)
    const waits: number[] = []
    const counts: number[] = []
    // The first call takes longer because it loads the function.
    for (let round = 0; round < inFullOrShort(9, 3); round++) {
      let [sent, sentAt] = [0, 0]
      model.reply(({ body }) => ({
        kind: 'words',
        words: wordsOf(replyTo(recorded, String(body.messages[0]?.content))),
        delayMs: 1000 / wordsPerSecond,
        onWord: () => {
          sentAt ||= performance.now()
          sent++
        },
      }))
      const response = await fetch(`${url}/functions/v1/market-research`, {
        method: 'POST',
        headers: {
          apikey: keys.publishable,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify(recorded.body),
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let stream = ''
      while (!nextSection.test(shownIn(stream))) {
        const { done, value = '' } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error('the research came without its first section')
        stream += value
      }
      if (round > 0) {
        waits.push(performance.now() - sentAt)
        counts.push(sent)
      }
      await reader?.cancel()
    }
    return {
      name: `first section of a market research after the model's first word, at ${wordsPerSecond} words a second, p95`,
      value: percentile(waits, 0.95),
      unit: 'ms',
      aim: { of: 'value', atMost: 2000 },
      note: `p50 ${formatNumber(percentile(waits, 0.5))} ms, after ${Math.max(...counts)} words`,
    }
  })
}

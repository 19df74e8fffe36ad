/**
 * Measures 200 founders who read answers of a model at once, while others read through the table API of the same
 * process.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ModelServer } from '../../tests/support/model-server.ts'
import { accepted } from '../support/accepted.ts'
import { keys, withBackend } from '../support/backend-process.ts'
import type { Figure } from '../support/result.ts'
import { inFullOrShort } from '../support/short.ts'
import { processCpu } from '../support/usage.ts'
import { readProfiles } from './reader.ts'
import { signUp } from './sign-up.ts'

const streams = inFullOrShort(200, 10)
const members = 12
const reads = inFullOrShort(500, 50)
const publishable = keys.publishable

async function listen(url: string, token: string): Promise<'result' | 'failed'> {
  const response = await fetch(`${url}/functions/v1/chat-with-deepseek`, {
    method: 'POST',
    headers: {
      apikey: publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What should I charge?' }] }),
  })
  return (await (await accepted(response)).text()).includes('"type":"result"') ? 'result' : 'failed'
}

export async function measureStreams(model: ModelServer): Promise<Figure[]> {
  return withBackend(
    { AI_BASE_URL: model.url, AI_MODEL: 'bench', AI_ADMITTED: 'yes' },
    async ({ url, pid }) => {
      const tokens: string[] = []
      for (let index = 0; index < members; index++) tokens.push(await signUp(url))
      const reading = { url, token: tokens[0] ?? '', count: reads }
      const quiet = await readProfiles(reading)
      const words = inFullOrShort(150, 20)
      model.reply(() => ({
        kind: 'words',
        words: Array.from({ length: words }, () => 'Word. '),
        delayMs: 100,
      }))
      const listening = Array.from({ length: streams }, (_, index) =>
        listen(url, tokens[index % members] ?? ''),
      )
      // All streams start at the same time. The measurement begins when all of them have reached the model.
      while (model.requests.length < streams) await pause(50)
      const [cpu, clock] = [processCpu(pid), performance.now()]
      const busy = await readProfiles(reading)
      const load = (processCpu(pid) - cpu) / ((performance.now() - clock) / 1000)
      const ended = await Promise.all(listening)
      return [
        {
          name: `streams that end whole, of ${streams} at once`,
          value: ended.filter(end => end === 'result').length,
          unit: '',
          aim: { of: 'value', atLeast: streams },
        },
        {
          name: `table API p99 during ${streams} streams`,
          value: busy,
          unit: 'ms',
          peer: { name: 'quiet', value: quiet },
          aim: { of: 'ratio', atMost: 2 },
          note: `${Math.round(load * 100)} % of a core meanwhile`,
        },
      ]
    },
  )
}

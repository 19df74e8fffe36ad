// Compares the text that a model wrote with the text that the founder finally reads. Works with recorded replies
// and with a configured model.

import { answer } from '../../cofounder/provider/answer.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import { startModelServer, textReply } from '../../tests/support/model-server.ts'
import { registry } from '../../tests/support/registry.ts'
import { evalDay } from './play.ts'
import { type Recorded, readRecorded, replyTo, sentencesIn, wordsMissing } from './recorded.ts'

export type RecordedPlay = {
  recorded: Recorded
  text: string
  /**
   * The number of sentences that the model wrote for the founder (`written`), and the number that the page shows
   * (`reached`).
   */
  written: number
  reached: number
  isGuided: boolean
}

export async function playRecorded(name: 'strong' | 'weak'): Promise<RecordedPlay[]> {
  const server = await startModelServer()
  const settings: ModelSettings = {
    provider: 'openai-compatible',
    model: name,
    baseUrl: server.url,
    apiKey: null,
    patience: { ...defaultPatience, retries: 0 },
  }
  const played: RecordedPlay[] = []
  for (const recorded of await readRecorded(name)) {
    server.reply(({ body }) => textReply(replyTo(recorded, String(body.messages[0]?.content))))
    const { text, failure } = await playLive(recorded, settings)
    const sentences = sentencesIn(recorded)
    const reached = sentences.filter(sentence => wordsMissing(sentence, text).length === 0).length
    played.push({ recorded, text, written: sentences.length, reached, isGuided: failure !== null })
  }
  await server.close()
  return played
}

/** Sends the question of a recording to a real model. */
export async function playLive({ helper: name, body }: Recorded, settings: ModelSettings) {
  const { helper, toInput } = registry[name]
  return answer(helper, toInput(body, evalDay), { settings })
}

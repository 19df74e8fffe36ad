// Advice uses everything that the founder told any helper, even if nothing was saved. The first sentence of a
// conversation is in the language of these answers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insights } from '../../cofounder/helpers/insights.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

const settings = (): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'written',
  baseUrl: server.url,
  apiKey: null,
  patience: { ...defaultPatience, retries: 0 },
})
const fact = (topic: Fact['topic'], text: string): Fact => ({
  id: '00000000-0000-4000-8000-000000000001',
  project_id: '00000000-0000-4000-8000-000000000002',
  ...{ topic, text, subject: null, quote: text, value: null, evidence: null, bears: 'for' },
  ...{ state: 'proposed', beside: [], said_at: '2026-11-18', updated_at: '2026-11-18' },
})
const memoryWith = (more: Partial<Memory>): Memory => ({
  ...{ name: null, sentence: null, industry: null, country: null },
  ...{ facts: [], proposed: [], contradictions: [], ...more },
})
const today = '2026-11-19'
const unsaved = {
  ...{ problemValidation: null, competitorAnalysis: null, marketResearch: null },
  ...{ background: '', today, language: 'fr' as const },
}

test('MM61 the advice uses the answers of the founder even before anything is saved', async () => {
  const told = 'Le plus souvent ils ne louent rien et les enfants jouent en noir.'
  const days = ['2026-11-20', '2026-11-24', '2026-11-27'].map(day => ({ day, action: 'Appeler un collège' }))
  server.reply(() =>
    textReply(
      JSON.stringify({
        summary: 'C’est le noir, et non un loueur, qu’il faut battre.',
        recommendations: [{ text: 'Cherchez qui paie.', evidence: told, source: null }],
        nextSteps: days,
        isDefault: false,
        closing: null,
      }),
    ),
  )
  const memory = memoryWith({ proposed: [fact('rival', told)] })
  const { text } = await answer(
    insights,
    { ...unsaved, memory },
    { settings: settings(), memory, language: 'fr' },
  )
  expect(text).toContain('qu’il faut battre (mon propre avis).')
  expect(text).toContain(told)
  expect(text).toContain('**Recommandations**')
  expect(text).not.toContain('Continue customer interviews')
})

test('MM61 if there are no answers, no model is called, and the headings are in the language of the founder', async () => {
  const before = server.requests.length
  const { text } = await answer(insights, unsaved, { settings: settings(), language: 'fr' })
  expect(server.requests).toHaveLength(before)
  expect(text).toContain('**Recommandations**')
})

test('MM62 before the first message of a founder, the note of the helper is in the language of the founder’s earlier answers', async () => {
  server.reply(() =>
    textReply('Olá! Vamos criar o seu pitch. 73% dos barbeiros perdem clientes. O que acha?'),
  )
  const memory = memoryWith({
    sentence: 'App de agenda para barbearias em Belo Horizonte',
    facts: [
      {
        ...fact('problem', 'Dois clientes chegaram na mesma hora, porque ele anota no WhatsApp.'),
        state: 'confirmed',
      },
    ],
  })
  const input = { messages: [], sessionType: 'pitch-questions' as const, given: null, today, memory }
  const { text } = await answer(pitchCoach, input, { settings: settings(), memory })
  expect(text).toContain('Não indico nenhuma fonte para os números aqui')
})

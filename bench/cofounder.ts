/**
 * Measures three things. First, how long guided mode takes for a conversation of 40 messages. Second, how soon a
 * model's first word and the first section of a research arrive. Third, how much 200 streams at once delay the
 * table API of the same process.
 */
import { randomUUID } from 'node:crypto'
import { answer } from '../cofounder/provider/answer.ts'
import { defaultPatience, type ModelSettings } from '../cofounder/provider/settings.ts'
import type { HelperName } from '../contracts/outputs.ts'
import { founders } from '../tests/founders/founders.ts'
import { type ModelServer, startModelServer } from '../tests/support/model-server.ts'
import { registry } from '../tests/support/registry.ts'
import { measureFirstSection } from './cofounder/first-section.ts'
import { measureStreams } from './cofounder/streams.ts'
import { percentile } from './support/percentile.ts'
import { formatNumber } from './support/report.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'

const today = '2026-11-16'

/** Returns forty messages. Each message of the founder contains a unique word, so no cache contains the message. */
function conversation(seed: number): { role: 'user' | 'assistant'; content: string }[] {
  const founder = founders[seed % founders.length]
  const lines = Object.values(founder?.says ?? {})
  return Array.from({ length: 40 }, (_, index) =>
    index % 2
      ? {
          role: 'user' as const,
          content: `${lines[(index + seed) % lines.length]} Note ${randomUUID().slice(0, 8)}.`,
        }
      : { role: 'assistant' as const, content: 'And how often does it happen?' },
  )
}

function requestFor(name: HelperName, seed: number): unknown {
  const messages = conversation(seed)
  const text = messages.map(message => message.content).join('\n')
  if (name === 'market-research') {
    return { market: text.slice(0, 180), industry: 'healthcare', targetCustomer: text.slice(0, 400) }
  }
  if (name === 'customer-segments') {
    return { problemValidationData: messages, ideaRefinementData: messages, marketResearchData: text }
  }
  if (name === 'pitch') return { messages, sessionType: 'pitch-generation' }
  if (name === 'idea-refinement') return { messages, ideaContext: founders[seed % founders.length]?.idea }
  if (name === 'mentor')
    return { messages: [...messages, { role: 'user', content: 'What should I charge?' }], context: {} }
  const simulationType = name === 'insights' ? 'insights-generation' : name
  return { messages, simulationType, context: { problemValidation: messages, competitorAnalysis: messages } }
}

function measurePlaybook(name: HelperName): Figure {
  const { helper, toInput } = registry[name]
  const once = (seed: number) => {
    const input = toInput(requestFor(name, seed), today)
    const [clock, cpu] = [performance.now(), process.cpuUsage()]
    helper.render(helper.playbook(input))
    const used = process.cpuUsage(cpu)
    return { clock: performance.now() - clock, cpu: (used.user + used.system) / 1000 }
  }
  for (let warm = 0; warm < 20; warm++) once(warm)
  const samples = Array.from({ length: inFullOrShort(200, 20) }, (_, seed) => once(seed))
  const clocks = samples.map(sample => sample.clock)
  // On a busy machine the clock also counts the time of other processes. Processor time counts only this work.
  const cpu = percentile(
    samples.map(sample => sample.cpu),
    0.99,
  )
  return {
    name: `${name} playbook, p99`,
    value: percentile(clocks, 0.99),
    unit: 'ms',
    aim: { of: 'value', atMost: 50 },
    note: `p50 ${formatNumber(percentile(clocks, 0.5))} ms, processor time p99 ${formatNumber(cpu)} ms`,
  }
}

async function measureFirstWord(server: ModelServer): Promise<Figure> {
  const settings: ModelSettings = {
    provider: 'openai-compatible',
    model: 'bench',
    baseUrl: server.url,
    apiKey: null,
    patience: defaultPatience,
  }
  const { helper, toInput } = registry.mentor
  const delays: number[] = []
  for (let round = 0; round < inFullOrShort(60, 20); round++) {
    let sent = 0
    server.reply(() => ({
      kind: 'words',
      words: ['One ', 'two.'],
      delayMs: 5,
      onWord: index => {
        if (index === 0) sent = performance.now()
      },
    }))
    let heard = 0
    await answer(helper, toInput(requestFor('mentor', round), today), {
      settings,
      onText: () => {
        heard ||= performance.now()
      },
    })
    if (round >= 10) delays.push(heard - sent)
  }
  return {
    name: 'first word after the provider sent it, p95',
    value: percentile(delays, 0.95),
    unit: 'ms',
    aim: { of: 'value', atMost: 5 },
    note: `p50 ${formatNumber(percentile(delays, 0.5))} ms`,
  }
}

export async function run(): Promise<Result> {
  const playbooks = (Object.keys(registry) as HelperName[]).map(measurePlaybook)
  const server = await startModelServer()
  try {
    const firstWord = await measureFirstWord(server)
    const firstSection = await measureFirstSection(server)
    server.requests.length = 0
    const streams = await measureStreams(server)
    return {
      title: 'The co-founder',
      about:
        'Every playbook on conversations of 40 messages that no cache has seen; a model reached over HTTP on the same machine; founders listening to it at once while one reads through the table API of the same process, on PGlite.',
      figures: [...playbooks, firstWord, firstSection, ...streams],
    }
  } finally {
    await server.close()
  }
}

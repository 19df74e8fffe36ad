/**
 * How long a playbook takes for a conversation of 40 messages (wanted: p99 of at most 50 ms), how soon a
 * model's first word is handed on, and what 200 concurrent streams do to the table API of the same process.
 */
import { randomUUID } from 'node:crypto'
import { registry } from '../cofounder/helpers/registry.ts'
import { answer } from '../cofounder/model/answer.ts'
import { defaultPatience, type ModelSettings } from '../cofounder/model/settings.ts'
import type { HelperName } from '../contracts/outputs.ts'
import { founders } from '../tests/founders/founders.ts'
import { type ModelServer, startModelServer } from '../tests/support/model-server.ts'
import { measureStreams } from './cofounder/streams.ts'

const today = '2026-11-16'

function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Forty messages that no cache has seen: every founder line carries a word of its own. */
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

function measurePlaybooks(): void {
  // On a busy machine the clock also counts the others' turns; the CPU time is the answer's own.
  console.log('| playbook, 40 messages | p50 ms | p99 ms | p99 CPU ms | wanted |')
  console.log('|---|---|---|---|---|')
  for (const [name, { helper, toInput }] of Object.entries(registry) as [
    HelperName,
    (typeof registry)[HelperName],
  ][]) {
    const once = (seed: number) => {
      const input = toInput(requestFor(name, seed), today)
      const [clock, cpu] = [performance.now(), process.cpuUsage()]
      helper.render(helper.playbook(input))
      const used = process.cpuUsage(cpu)
      return { clock: performance.now() - clock, cpu: (used.user + used.system) / 1000 }
    }
    for (let warm = 0; warm < 20; warm++) once(warm)
    const samples = Array.from({ length: 200 }, (_, seed) => once(seed))
    const clocks = samples.map(sample => sample.clock)
    const cpus = samples.map(sample => sample.cpu)
    const figures = [percentile(clocks, 0.5), percentile(clocks, 0.99), percentile(cpus, 0.99)]
    console.log(`| ${name} | ${figures.map(figure => figure.toFixed(1)).join(' | ')} | ≤ 50 |`)
  }
}

async function measureFirstWord(server: ModelServer): Promise<void> {
  const settings: ModelSettings = {
    provider: 'openai-compatible',
    model: 'bench',
    baseUrl: server.url,
    apiKey: null,
    patience: defaultPatience,
  }
  const { helper, toInput } = registry.mentor
  const delays: number[] = []
  for (let round = 0; round < 60; round++) {
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
  console.log(
    `\nfirst word after the provider sent it: p50 ${percentile(delays, 0.5).toFixed(1)} ms, p95 ${percentile(delays, 0.95).toFixed(1)} ms (wanted: ≤ 5)`,
  )
}

export async function run(): Promise<void> {
  measurePlaybooks()
  const server = await startModelServer()
  try {
    await measureFirstWord(server)
    server.requests.length = 0
    await measureStreams(server)
  } finally {
    await server.close()
  }
}

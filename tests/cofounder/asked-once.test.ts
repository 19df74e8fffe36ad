// A founder goes through the helpers of guided mode in several orders. Whatever was told to one of them is not asked by the
// next: it is offered, and counts on a "yes".
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { phrases } from '../../cofounder/guide/phrases.ts'
import type { Helper } from '../../cofounder/helper.ts'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis/helper.ts'
import { filing as competitionFiling } from '../../cofounder/helpers/competitor-analysis/lines.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement/helper.ts'
import { filing as ideaFiling } from '../../cofounder/helpers/idea-refinement/lines.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch/helper.ts'
import { filing as pitchFiling } from '../../cofounder/helpers/pitch/lines.ts'
import en from '../../content/messages/en.json' with { type: 'json' }
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import { type ValidationQuestion, validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import { fieldsOf } from '../../venture/records/form.ts'
import { prefillsOf, wordsKnown } from '../../venture/records/prefill.ts'
import { voiceOf } from '../../venture/records/voice.ts'

const project = { name: 'Chairside', description: 'A call that fills empty dental chairs', industry: null }

/** What this founder says, whoever asks. */
const told: Partial<Record<FactTopic, string>> = {
  problem: 'Patients forget their appointment and the chair stays empty three times a week.',
  customer: 'Practice managers of small dental clinics in Berlin with two to six chairs.',
  solution: 'We call each patient the day before and offer the slot to the next one on the list.',
  difference: 'They use reminder letters today; our call is answered by nine of ten patients.',
  price: 'They pay €49 a month for each chair.',
  risk: 'The software they book with may not let us read the calendar.',
  rival: 'Doctolib, Jameda, Samedi',
  workaround: 'The receptionist rings everybody on the list by herself each morning.',
  buyers: '4,200 clinics in Berlin, counted by the dental chamber.',
  traction: '12 clinics use it every week since March.',
  team: 'Two of us, one built phone software for ten years.',
  ask: 'We ask for €250,000 for 18 months.',
}

let count = 0
const held = (facts: Understood['facts'], at: number): Fact[] =>
  facts.map(fact => ({
    ...fact,
    id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    project_id: '00000000-0000-4000-8000-000000000000',
    state: 'confirmed',
    beside: [],
    said_at: new Date(Date.UTC(2026, 10, 17, 10, at)).toISOString(),
    updated_at: '2026-11-17T10:00:00Z',
  }))

const firstMinutes = (): Fact[] =>
  held(
    [
      ...(['customer'] as const).map(topic => ({ topic, text: told[topic] ?? '' })),
      { topic: 'place' as const, text: 'Germany' },
    ].map(({ topic, text }) => ({
      topic,
      text,
      quote: text,
      subject: null,
      value: readValue(topic, text, 'en').value,
      evidence: null,
      bears: 'context' as const,
    })),
    0,
  )

const talks = {
  idea: {
    helper: ideaRefinement as unknown as Helper<unknown, unknown>,
    reader: 'idea-refinement',
    filing: ideaFiling as Record<string, { topic: FactTopic }>,
    input: { idea: project.description },
    asksElse: [] as string[],
  },
  pitch: {
    helper: pitchCoach as unknown as Helper<unknown, unknown>,
    reader: 'pitch',
    filing: pitchFiling as Record<string, { topic: FactTopic }>,
    input: { sessionType: 'pitch-questions' },
    asksElse: [],
  },
  competition: {
    helper: competitorAnalysis as unknown as Helper<unknown, unknown>,
    reader: 'competitor-analysis',
    filing: competitionFiling as Record<string, { topic: FactTopic }>,
    input: { background: project.description },
    // Kept under the same topic, and another question: what does the same job otherwise, what leaving costs, who copies it.
    asksElse: ['indirect', 'switching', 'moat'],
  },
} as const

type Walked = { facts: Fact[]; asked: string[]; again: string[]; offered: string[] }

function walk(name: keyof typeof talks, before: readonly Fact[]): Walked {
  const { helper, reader, filing, input, asksElse } = talks[name]
  const walked: Walked = { facts: [...before], asked: [], again: [], offered: [] }
  const messages: ConversationMessage[] = [{ role: 'user', content: project.description }]
  for (let turn = 1; turn < 30; turn += 1) {
    const given = () => ({
      ...input,
      messages,
      today: '2026-11-17',
      memory: memoryOf(project, walked.facts, reader),
    })
    const result = helper.playbook(given()) as Record<string, unknown>
    const content = helper.render(result)
    const line = (result.field ?? result.topic ?? result.dimension) as string | null
    if (!line || result.question === '') return walked
    const { topic } = filing[line] ?? {}
    if (!topic) throw new Error(line)
    const isOffered = content.includes(phrases.en.stillTrue)
    const wasKnown = before.some(fact => fact.topic === topic && fact.subject === null)
    const isFollowUp = walked.asked.includes(line) || walked.offered.includes(line)
    if (isOffered) walked.offered.push(line)
    else if (wasKnown && !isFollowUp && !(asksElse as readonly string[]).includes(line))
      walked.again.push(line)
    else walked.asked.push(line)
    messages.push(
      { role: 'assistant', content },
      { role: 'user', content: isOffered ? 'yes' : (told[topic] ?? '') },
    )
    const { facts = [] } = helper.understood?.(given()) ?? {}
    walked.facts.push(...held(facts, walked.facts.length))
  }
  throw new Error(`${name} never ends`)
}

const voice = voiceOf('en', (key, values) =>
  String(new IntlMessageFormat(en[key], 'en', undefined, { ignoreTag: true }).format(values)),
)

/** The record of problem validation, in fields. */
function record(before: readonly Fact[]): Walked {
  const answers = validationRecord.parse({
    version: 1,
    round: 1,
    answers: {
      problem: { words: told.problem, known: 'saw' },
      who: { words: told.customer, place: { country: 'DE', text: 'Berlin' } },
      today: { words: told.workaround },
      earn: { type: 'subscription', price: { low: 49, high: 49, currency: 'EUR', per: 'month' } },
    },
  })
  const walked: Walked = { facts: [...before], asked: [], again: [], offered: [] }
  const words: Partial<Record<ValidationQuestion, FactTopic>> = {
    problem: 'problem',
    who: 'customer',
    today: 'workaround',
  }
  for (const question of ['problem', 'who', 'today', 'earn'] as const) {
    const topic = words[question]
    const fields = fieldsOf(question, answers.answers)
    const prefills = prefillsOf(question, fields, before)
    const known: Record<string, unknown> = { ...prefills, words: wordsKnown(question, before, prefills) }
    for (const [line, about] of [
      ...(topic ? [['words', topic] as const] : []),
      ...(question === 'who' ? [['place', 'place'] as const] : []),
      ...(question === 'earn' ? [['price', 'price'] as const] : []),
    ]) {
      const wasKnown = before.some(fact => fact.topic === about && fact.subject === null)
      const into =
        known[line] || (question === 'earn' && known.words) ? 'offered' : wasKnown ? 'again' : 'asked'
      walked[into].push(`${question}.${line}`)
    }
    walked.facts.push(...held(understoodIn(answers, question, voice)?.facts ?? [], walked.facts.length))
  }
  return walked
}

const orders = [
  ['record', 'idea', 'competition', 'pitch'],
  ['pitch', 'competition', 'idea', 'record'],
  ['competition', 'record', 'pitch', 'idea'],
] as const

test.each(orders)('FM07 nothing is asked twice: %s, then %s, %s and %s', (...order) => {
  let facts = firstMinutes()
  const again: string[] = []
  let offered = 0
  for (const name of order) {
    const walked = name === 'record' ? record(facts) : walk(name, facts)
    again.push(...walked.again.map(line => `${name}: ${line}`))
    offered += walked.offered.length
    facts = walked.facts
  }
  expect(again).toEqual([])
  expect(offered).toBeGreaterThan(7)
  // "Yes" files no second fact.
  for (const topic of ['problem', 'customer'] as const) {
    const texts = facts.filter(fact => fact.topic === topic && fact.value === null).map(({ text }) => text)
    expect(new Set(texts).size).toBe(1)
  }
})

test('FM07 a “yes” stands for the words that were offered, also where the memory has lost them since', () => {
  const [customer] = firstMinutes()
  const input = (messages: ConversationMessage[], facts: readonly Fact[]) => ({
    messages,
    idea: '',
    today: '2026-11-17',
    memory: memoryOf(project, facts, 'idea-refinement'),
  })
  const first = [
    { role: 'user' as const, content: 'A call that fills empty dental chairs in small clinics' },
    {
      role: 'assistant' as const,
      content: 'What goes wrong for them today, without your product in the sentence?',
    },
    { role: 'user' as const, content: told.problem ?? '' },
  ]
  const offer = ideaRefinement.render(ideaRefinement.playbook(input(first, customer ? [customer] : [])))
  expect(offer).toContain(phrases.en.stillTrue)
  const messages = [
    ...first,
    { role: 'assistant' as const, content: offer },
    { role: 'user' as const, content: 'Yes' },
  ]
  for (const facts of [customer ? [customer] : [], []]) {
    const { fields } = ideaRefinement.playbook(input(messages, facts))
    expect(fields.customer).toBe(told.customer)
  }
})

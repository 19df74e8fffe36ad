import type { ConversationMessage } from '../../../contracts/conversation.ts'
import { formatMoney } from '../../../contracts/figures.ts'
import type { FounderContext } from '../../../contracts/functions.ts'
import { journeyStep } from '../../../contracts/journey-steps.ts'
import { outputLabels } from '../../../contracts/outputs.ts'
import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { workdayAfter } from '../../closing.ts'
import type { Dated } from '../../helper.ts'
import { fillWho } from '../../interview/dimension.ts'
import { findWeakness, findWho } from '../../interview/state.ts'
import { toPlainText } from '../../language/clean.ts'
import { painWords } from '../../language/cues.ts'
import { excerpt, quote } from '../../language/phrases.ts'
import { pick } from '../../language/pick.ts'
import { timesPerYear } from '../../language/quantities.ts'
import { isConcrete, isStatement, type Reading, readText } from '../../language/reading.ts'
import { atlasLine } from './atlas-line.ts'
import { findTopic, findTopicById } from './find-topic.ts'
import type { MentorTopic } from './topic.ts'

export type MentorInput = Dated & {
  messages: ConversationMessage[]
  context: FounderContext
  step: string | null
}

const asksForMore =
  /^(?:(?:and|how|why|how so|more|for example|such as|like what|what else)\W*|(?:please )?(?:tell me more|more details?|go on|explain|elaborate|can you (?:expand|explain)|in (?:more )?detail)\b.{0,60})$/i
const asksWhatNext =
  /\b(?:what (?:should|do|can) i (?:do|work on|focus on)(?: next| now| first)?\??$|what'?s next|what now|where (?:do|should) i (?:start|begin)|next step)/i
const thanks = /^(?:thanks?|thank you|thx|great|perfect|ok(?:ay)?|cool|got it|nice|good|awesome)\b.{0,40}$/i
const hello = /^(?:hi|hello|hey|good (?:morning|evening|afternoon))\b.{0,30}$/i
const defaultDescription = 'A brief description of your startup idea'

function isSmallTalk(text: string): boolean {
  const trimmed = text.trim()
  return [asksForMore, thanks, hello].some(pattern => pattern.test(trimmed))
}

/** What the founder has told us, project included; their newest words first. */
function founderReadings(input: MentorInput): { own: Reading[]; project: Reading[] } {
  const own = input.messages
    .filter(message => message.role === 'user' && !isSmallTalk(message.content))
    .toReversed()
    .flatMap(message => readText(message.content))
  const { description, notes } = input.context
  const project = [description === defaultDescription ? null : description, notes].flatMap(text =>
    readText(text ?? ''),
  )
  return { own, project }
}

/** The two facts closest to the question: figures first, then statements. */
function chooseFacts(own: readonly Reading[], project: readonly Reading[], said: string): string[] {
  const usable = [...own, ...project].filter(
    reading =>
      isStatement(reading) &&
      !reading.signals.unknown &&
      !/\b(?:should i|how do|what|advice|help me)\b/i.test(reading.text),
  )
  const concrete = usable.filter(isConcrete)
  const named = usable.filter(reading => reading.people.length > 0)
  const all = [...new Set([...concrete, ...named, ...usable].map(reading => excerpt(reading)))]
  const fresh = all.filter(fact => !said.includes(fact))
  return fresh.length ? fresh.slice(0, 2) : all.slice(0, 1)
}

function openingLine(facts: readonly string[], name: string | null, seed: string): string {
  const [first, second] = facts
  if (first && second) return `You told me ${quote(first)} and ${quote(second)}; I start from there.`
  if (first)
    return pick(
      [
        `I start from your own words: ${quote(first)}.`,
        `You said ${quote(first)}, so that is the ground we stand on.`,
      ],
      seed,
    )
  return name
    ? `I do not know much about ${name} yet, so take this as a rule of thumb.`
    : 'I know little about your startup yet, so take this as a rule of thumb.'
}

/** The rule of a tenth, done with the founder's own figure. */
function priceFromDamage(readings: readonly Reading[]): string | null {
  for (const reading of readings) {
    if (!painWords.test(reading.text)) continue
    const damage = reading.money.find(money => timesPerYear(money.per))
    if (!damage) continue
    const yearly = damage.amount * (timesPerYear(damage.per) ?? 0)
    const monthly = formatMoney(Math.round(yearly / 120), damage.currency)
    return `With your own figure: ${quote(excerpt(reading, damage.text))} is about ${formatMoney(yearly, damage.currency)} in a working year; a tenth of that is about ${monthly} a month.`
  }
  return null
}

function caution(readings: readonly Reading[]): string | null {
  const weakness = findWeakness(readings)
  if (!weakness) return null
  const words = quote(weakness.words)
  if (weakness.name === 'generality')
    return `One caution: ${words} is too wide to act on; pick one group first.`
  if (weakness.name === 'hypothetical')
    return `One caution: ${words} is a hypothetical; count what people did instead.`
  if (weakness.name === 'compliment')
    return `One caution: ${words} is a compliment, and compliments are not evidence.`
  return null
}

function previousTopic(messages: readonly ConversationMessage[]): MentorTopic | null {
  const asked = messages
    .filter(message => message.role === 'user')
    .slice(0, -1)
    .toReversed()
  for (const message of asked) {
    if (asksForMore.test(message.content.trim())) continue
    const topic = findTopic(message.content)
    if (topic) return topic
  }
  return null
}

/** What to do next follows from what is there and what is missing. */
function whatNext(input: MentorInput): { topic: MentorTopic | null; line: string } {
  const have = new Set(input.context.outputs?.map(output => output.type) ?? [])
  const step = journeyStep(input.step ?? '')
  const missing = (
    [
      'problem_validation',
      'competitor_analysis',
      'market_research',
      'idea_refinement',
      'customer_analysis',
      'pitch_generation',
    ] as const
  ).find(type => !have.has(type))
  const where = step
    ? `You are at “${step.title}”: ${step.description}`
    : 'Your journey starts with the problem, not with the product.'
  const next = missing
    ? `Of the things I can look at, ${outputLabels[missing]} is the first that is still missing.`
    : 'You have completed every tool here; the next answers are outside, with customers.'
  return { topic: findTopicById('time'), line: `${where} ${next}` }
}

export function playbook(input: MentorInput): MentorResult {
  const question = toPlainText(input.messages.at(-1)?.content ?? '')
  const seed = input.messages.map(message => message.content).join('\u0000')
  const { own, project } = founderReadings(input)
  const asked = readText(question)
  const said = input.messages
    .filter(message => message.role === 'assistant')
    .map(message => message.content)
    .join('\n')
  const facts = chooseFacts(own, project, said)
  const name =
    input.context.projectName && input.context.projectName !== 'My Startup' ? input.context.projectName : null
  const who = findWho([...own, ...project])
  const fill = (text: string) =>
    fillWho(text, who ?? 'customers').replaceAll('{project}', name ?? 'your startup')
  const plain = (answer: string, back: string | null): MentorResult => ({
    topic: null,
    facts: [],
    answer,
    nextStep: null,
    question: back,
  })

  if (asked.some(reading => reading.signals.instruction)) {
    return plain(
      'I am your co-founder in here and stay that: I can help with customers, pricing, money, team, product and pitch.',
      'What is the decision you are facing this week?',
    )
  }
  if (hello.test(question))
    return plain(
      `Hello${input.context.firstName ? `, ${input.context.firstName}` : ''}. ${name ? `How is ${name} doing?` : 'Good to see you.'}`,
      'What is the decision you are facing this week?',
    )
  if (thanks.test(question))
    return plain(
      'Good. Come back with what happened, not with what was said; that is where it gets interesting.',
      null,
    )

  const wantsMore = asksForMore.test(question)
  const found = wantsMore ? previousTopic(input.messages) : findTopic(question)
  const guided = asksWhatNext.test(question) && (!found || found.id === 'time') ? whatNext(input) : null
  const topic = guided?.topic ?? found
  if (!topic) {
    const known = facts[0] ? `I have ${quote(facts[0])} from you. ` : ''
    return plain(
      `${known}I am not sure which decision this is about, and a guess would waste your time. I can help with first customers, pricing, interviews, a first version, rivals, money, team, law and the pitch.`,
      'Which of these is it, and what have you tried so far?',
    )
  }
  const about = [question, ...project.map(reading => reading.text), ...own.map(reading => reading.text)].join(
    '\n',
  )
  const parts = [
    wantsMore ? null : openingLine(facts, name, seed),
    guided?.line,
    fill(topic.advice[wantsMore ? 1 : 0]),
    topic.id === 'pricing' && !wantsMore ? priceFromDamage([...own, ...project]) : null,
    atlasLine(topic, about, input.context.industry ?? null),
    caution(asked),
  ]
  return {
    topic: topic.id,
    facts: wantsMore ? [] : facts,
    answer: parts.filter(part => part).join('\n\n'),
    nextStep: { day: workdayAfter(input.today, 1), action: fill(topic.nextStep) },
    question: null,
  }
}

import type { ConversationMessage } from '../../../contracts/conversation.ts'
import {
  type Pitch,
  type Pitches,
  type PitchResult,
  type PitchTopic,
  pitchAudiences,
  pitchLabels,
  pitchPartSeconds,
  pitchTopics,
} from '../../../contracts/results/pitch.ts'
import { datedActions } from '../../closing.ts'
import type { Dated } from '../../helper.ts'
import { react } from '../../interview/reaction.ts'
import { type Interview, nextQuestion, readInterview } from '../../interview/state.ts'
import { countWords, splitSentences } from '../../language/clean.ts'
import { excerpt, quote } from '../../language/phrases.ts'
import { composePitch } from './compose.ts'
import { collectFacts, type Facts } from './facts.ts'
import { topics } from './topics.ts'
import { coachVoice } from './voice.ts'

export type PitchInput = Dated & {
  messages: ConversationMessage[]
  sessionType: 'pitch-questions' | 'pitch-generation'
}

export const mostQuestions = 8
const countable: readonly PitchTopic[] = ['problem', 'market', 'traction', 'ask']
/** What the five parts allow an answer, in seconds. */
const room: Partial<Record<PitchTopic, number>> = {
  problem: pitchPartSeconds.Hook,
  solution: pitchPartSeconds.Solution,
  market: pitchPartSeconds.Market,
  traction: pitchPartSeconds.Traction,
  ask: pitchPartSeconds.Ask,
}

export function readState(input: PitchInput): Interview<PitchTopic> {
  return readInterview(topics, input.messages)
}

/** At 150 words a minute. */
function secondsAloud(text: string): number {
  return Math.round(countWords(text) / 2.5)
}

function clock(state: Interview<PitchTopic>): string {
  const last = state.last
  const allowed = last?.about ? room[last.about] : undefined
  if (!last || !allowed) return ''
  const seconds = secondsAloud(last.text)
  if (seconds <= allowed + 5) return ''
  return `Aloud that takes about ${seconds} seconds and ${pitchLabels[last.about ?? 'problem']} has ${allowed}, so I will keep only its strongest sentence.`
}

function ask(input: PitchInput): PitchResult {
  const state = readState(input)
  const answered = state.answers.length
  const next = answered < mostQuestions ? nextQuestion(topics, state, 2) : null
  if (!state.last) {
    return {
      kind: 'question',
      reaction:
        'I am your pitch coach. Eight short questions at most, then I write your pitch for an investor, a customer and a partner, from your words alone. Answer as you would speak.',
      question: topics[0]?.questions[0] ?? '',
      topic: 'problem',
      weakness: null,
      answered: 0,
    }
  }
  const about = topics.find(topic => topic.id === state.last?.about)
  const reaction = react(state, coachVoice, {
    label: about?.label ?? 'that',
    withSum: false,
    wantsNumber: about !== undefined && countable.includes(about.id) && state.standings[about.id].score < 3,
  })
  const done =
    'That is all I need. Press “Generate My Pitches”, or tell me what you would like to say differently.'
  return {
    kind: 'question',
    reaction: [reaction.text, clock(state)].filter(Boolean).join(' '),
    question: next?.question ?? done,
    topic: next?.dimension ?? null,
    weakness: reaction.weakness,
    answered,
  }
}

function listMissing(state: Interview<PitchTopic>, facts: Facts): Pitches['missing'] {
  const questions = new Map(topics.map(topic => [topic.id, topic.questions[0]]))
  return pitchTopics
    .filter(topic => facts[topic].length === 0 && (topic !== 'customer' || !state.who))
    .map(topic => ({ topic, question: questions.get(topic) ?? '' }))
}

function writeTips(pitches: readonly Pitch[], facts: Facts): string[] {
  const [investor] = pitches
  const text = investor?.parts.map(part => part.text).join(' ') ?? ''
  const longest = splitSentences(text).toSorted((a, b) => countWords(b) - countWords(a))[0] ?? ''
  const hook = investor?.parts[0]?.text ?? ''
  const figure = /[$€£₹¥]?\d[\d.,]*%?/.exec(facts.traction[0]?.text ?? facts.problem[0]?.text ?? '')?.[0]
  return [
    `Learn the first sentence by heart: ${quote(splitSentences(hook)[0] ?? hook)} Say it without looking down, then stop for a breath.`,
    figure
      ? `Slow down at ${quote(figure.replace(/[.,]$/, ''))}: a number needs a pause before and after it.`
      : 'You have no number in it yet; the first one you earn belongs in the first ten seconds.',
    `Your longest sentence has ${countWords(longest)} words: ${quote(longest)} If you run out of air, break it in two.`,
    'Record yourself once on your phone with a timer. At 150 words a minute the sixty-second pitch ends on time; if you finish early, you rushed the hook.',
    'End on the ask and stay silent. Whoever speaks first after the ask has lost the moment.',
  ]
}

function generate(input: PitchInput): PitchResult {
  const state = readState(input)
  const facts = collectFacts(state)
  const missing = listMissing(state, facts)
  const pitches = pitchAudiences.flatMap(
    audience => composePitch(audience, facts, state.who, state.seed) ?? [],
  )
  if (pitches.length < pitchAudiences.length) {
    const have = pitchTopics.flatMap(topic => {
      const best = facts[topic].length ? state.standings[topic].best : null
      return best ? [{ topic, quote: excerpt(best) }] : []
    })
    const thin = pitchTopics
      .filter(topic => facts[topic].length <= 1 && !missing.some(it => it.topic === topic))
      .map(topic => ({ topic, question: topics.find(it => it.id === topic)?.followUps[0] ?? '' }))
    return { kind: 'not-yet', have, missing: [...missing, ...thin].slice(0, 5) }
  }
  const weakest =
    missing[0]?.topic ??
    pitchTopics.toSorted((a, b) => state.standings[a].score - state.standings[b].score)[0] ??
    'traction'
  return {
    kind: 'pitches',
    pitches,
    tips: writeTips(pitches, facts),
    missing,
    closing: {
      confidence: {
        level: missing.length === 0 ? 'high' : missing.length <= 2 ? 'medium' : 'low',
        reason: missing.length
          ? `Every fact in them is yours, but you told me nothing usable about ${missing.map(it => pitchLabels[it.topic]).join(', ')}.`
          : 'All five parts stand on facts you gave, and nothing else was added.',
      },
      counterArgument: missing.length
        ? objections[weakest]
        : '“Why now, and why has nobody done it before?” The pitch has no room for that answer, so have one sentence ready.',
      testFirst:
        'Say the customer version to someone who has the problem and ask them to repeat it. What they leave out was not clear; what they add is what they want.',
      nextActions: datedActions(input.today, [
        'Record the investor version three times and keep the take in which you sound least rehearsed.',
        'Say the customer version to two real customers and write down the first question each of them asks.',
        missing[0]
          ? `Come back with one fact about ${pitchLabels[missing[0].topic]} and generate again.`
          : 'Try the partner version on one person who already sells to your customers.',
      ]),
    },
  }
}

const objections: Record<PitchTopic, string> = {
  problem: '“Is this really a problem, or an annoyance?” Your hook has no number to answer with.',
  customer: '“Who is that, exactly?” A listener cannot introduce you to a group without a face.',
  solution: '“What do you actually do?” The middle of the pitch is still thin.',
  difference: '“Why would they not keep doing what they do?” Nothing in the pitch answers that yet.',
  market: '“How many of those are there?” You have no count, so the listener will guess low.',
  traction: '“Has anyone used or paid for it?” Until something has happened, the rest is a plan.',
  team: '“Why you?” Nothing in the pitch says why you will see this through.',
  ask: '“So what do you want from me?” A pitch without an ask ends in politeness.',
}

export function playbook(input: PitchInput): PitchResult {
  return input.sessionType === 'pitch-generation' ? generate(input) : ask(input)
}

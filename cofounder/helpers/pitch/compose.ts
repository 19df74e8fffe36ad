// Puts the founder's lines into the five parts and fits them to the clock. Our own words carry no fact.
import {
  type Pitch,
  type PitchAudience,
  type PitchPart,
  type PitchTopic,
  pitchLengths,
  pitchParts,
} from '../../../contracts/results/pitch.ts'
import { countWords } from '../../language/clean.ts'
import { capitalise } from '../../language/phrases.ts'
import { pick } from '../../language/pick.ts'
import type { Facts } from './facts.ts'

type Piece = { part: PitchPart; slot: number; text: string; words: number }

/** Where each topic is said; the order within a part follows the slot. */
const places: Record<PitchTopic, { part: PitchPart; slot: number }> = {
  problem: { part: 'Hook', slot: 1 },
  solution: { part: 'Solution', slot: 1 },
  difference: { part: 'Solution', slot: 2 },
  customer: { part: 'Market', slot: 1 },
  market: { part: 'Market', slot: 2 },
  traction: { part: 'Traction', slot: 1 },
  team: { part: 'Traction', slot: 2 },
  ask: { part: 'Ask', slot: 1 },
}

/** What an audience must hear first, and then, while the clock allows, more of. */
const wants: Record<PitchAudience, { first: PitchTopic[]; more: PitchTopic[] }> = {
  investor: {
    first: ['problem', 'solution', 'traction', 'ask', 'market'],
    more: ['difference', 'team', 'customer', 'problem', 'traction', 'solution', 'market'],
  },
  customer: {
    first: ['problem', 'solution', 'difference'],
    more: ['traction', 'solution', 'problem', 'customer', 'team', 'difference', 'traction'],
  },
  partner: {
    first: ['problem', 'solution', 'customer', 'traction'],
    more: ['difference', 'market', 'team', 'solution', 'traction', 'problem', 'market'],
  },
}

type Lines = readonly [string, ...string[]]

/** Said when the founder gave nothing for a part: true, and without a claim. */
const honest: Record<PitchPart, Record<PitchAudience, string>> = {
  Hook: {
    investor: 'Let me start with the people this is for.',
    customer: 'Let me start with your day, not with our product.',
    partner: 'Let me start with the people we both care about.',
  },
  Solution: {
    investor: 'How exactly we do it, I would rather show than tell.',
    customer: 'How exactly we do it, I would rather show you than tell you.',
    partner: 'How exactly we do it, I would rather show than tell.',
  },
  Market: {
    investor: 'I would rather begin with a few people I know by name than with a big number.',
    customer: 'Whether it fits your case, you will know better than I do.',
    partner: 'I would rather begin with a few people I know by name than with a big number.',
  },
  Traction: {
    investor: 'I will not dress this up with numbers I do not have.',
    customer: 'I will not quote you numbers I do not have.',
    partner: 'I will not dress this up with numbers I do not have.',
  },
  Ask: {
    investor: 'What I would like from you is a second conversation, and your hardest question.',
    customer: 'May I show it to you on your own case?',
    partner: 'I would like to agree with you on a small joint test, and on what we both want to learn.',
  },
}

/** The closing words of each audience; an investor hears the founder's own ask first. */
const closings: Record<PitchAudience, Lines> = {
  investor: [
    'If that sounds like your kind of problem, let us talk this week.',
    'I would rather hear your doubts now than later.',
  ],
  customer: ['May I show you on your own case this week? If it does not help, just say so.'],
  partner: [
    'If these people are your customers too, let us try it together on a small scale, and look at the result side by side.',
  ],
}

type Bridge = { part: PitchPart; slot: number; audiences: readonly PitchAudience[]; texts: Lines }

const all = ['investor', 'customer', 'partner'] as const
const others = ['investor', 'partner'] as const

/** Spoken air between the facts, without a claim of its own; used only where the clock leaves room. */
const bridges: readonly Bridge[] = [
  {
    part: 'Hook',
    slot: 2,
    audiences: ['customer'],
    texts: ['If you know that feeling, the rest of this is for you.'],
  },
  {
    part: 'Solution',
    slot: 0,
    audiences: all,
    texts: ['Here is what we do about it.', 'That is what we change.'],
  },
  {
    part: 'Traction',
    slot: 0,
    audiences: others,
    texts: ['Where are we today?', 'What has happened so far?'],
  },
  {
    part: 'Traction',
    slot: 3,
    audiences: ['customer'],
    texts: ['I would rather show you than tell you, because you know your work better than I do.'],
  },
  {
    part: 'Hook',
    slot: 2,
    audiences: others,
    texts: ['Stay with that picture for a moment, because everything else I say follows from it.'],
  },
  {
    part: 'Solution',
    slot: 3,
    audiences: all,
    texts: [
      'That is the whole idea, and you could explain it to a friend tonight.',
      'That is all there is to it.',
    ],
  },
  {
    part: 'Market',
    slot: 3,
    audiences: others,
    texts: ['I want to be the obvious choice there first, and only then move on to the next place.'],
  },
  {
    part: 'Traction',
    slot: 3,
    audiences: others,
    texts: ['I would rather show you little that is true than much that is not.'],
  },
  {
    part: 'Ask',
    slot: 3,
    audiences: all,
    texts: ['What would you need to see to say yes?', 'Thank you for listening.'],
  },
]

function piece(part: PitchPart, slot: number, text: string): Piece {
  return { part, slot, text, words: countWords(text) }
}

/** Fits pieces into the audience's time; null when the founder's facts cannot fill it honestly. */
export function composePitch(
  audience: PitchAudience,
  facts: Facts,
  who: string | null,
  seed: string,
): Pitch | null {
  const { seconds, least, most } = pitchLengths[audience]
  const chosen: Piece[] = []
  const used = new Set<string>()
  const total = () => chosen.reduce((sum, it) => sum + it.words, 0)
  const fits = (it: Piece, reserve: number) => total() + it.words + reserve <= most
  const closing = piece('Ask', 2, pick(closings[audience], seed))
  // Room kept for parts that still need a word of their own.
  const reserve = closing.words + 14
  const take = (topic: PitchTopic, kept: number) => {
    const { part, slot } = places[topic]
    for (const line of facts[topic]) {
      const candidate = piece(part, slot + line.order / 1000, line.text)
      if (used.has(line.text) || !fits(candidate, kept)) continue
      used.add(line.text)
      chosen.push(candidate)
      return
    }
  }
  for (const topic of wants[audience].first) take(topic, reserve)
  for (const topic of wants[audience].more) take(topic, reserve)
  const said = total()
  if (who && !chosen.some(it => it.part === 'Market')) {
    chosen.push(
      piece('Market', 1, audience === 'customer' ? `We made it for ${who}.` : `We start with ${who}.`),
    )
  }
  if (audience !== 'investor' || !chosen.some(it => it.part === 'Ask')) chosen.push(closing)
  for (const part of pitchParts) {
    if (!chosen.some(it => it.part === part)) chosen.push(piece(part, 1, honest[part][audience]))
  }
  if (audience === 'investor' && fits(closing, 0) && !chosen.includes(closing)) chosen.push(closing)
  for (const topic of wants[audience].more) if (total() < least + 10) take(topic, 0)
  for (const bridge of bridges) {
    if (total() >= least) break
    if (!bridge.audiences.includes(audience)) continue
    const byLength = bridge.texts.toSorted((a, b) => countWords(b) - countWords(a))
    const text = byLength.find(it => fits(piece(bridge.part, bridge.slot, it), 0))
    if (text) chosen.push(piece(bridge.part, bridge.slot, text))
  }
  // Without enough of the founder's own words a pitch would be air.
  if (total() < least || total() > most || said < least * 0.45) return null
  const parts = pitchParts.map(part => ({
    part,
    text: capitalise(
      chosen
        .filter(it => it.part === part)
        .toSorted((a, b) => a.slot - b.slot)
        .map(it => it.text)
        .join(' '),
    ),
  }))
  return { audience, seconds, words: countWords(parts.map(it => it.text).join(' ')), parts }
}

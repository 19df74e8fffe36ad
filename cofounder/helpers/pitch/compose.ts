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
    more: ['traction', 'solution', 'problem', 'customer', 'difference', 'traction'],
  },
  partner: {
    first: ['problem', 'solution', 'customer', 'traction'],
    more: ['difference', 'market', 'team', 'solution', 'traction', 'problem', 'market'],
  },
}

type Lines = readonly [string, ...string[]]

/** Said when the founder gave nothing for a part: true, and without a claim. */
const honest: Record<PitchPart, Record<PitchAudience, Lines>> = {
  Hook: {
    investor: ['Let me start with the people this is for.'],
    customer: ['Let me start with your day, not with our product.'],
    partner: ['Let me start with the people we both care about.'],
  },
  Solution: {
    investor: ['What we build is still being shaped with them.'],
    customer: ['What we build is still being shaped with people like you.'],
    partner: ['What we build is still being shaped with them.'],
  },
  Market: {
    investor: ['We start small on purpose, with people we can name, and grow from there.'],
    customer: ['We made it for people who do the work themselves, not for a brochure.'],
    partner: ['We start small on purpose, with people we can name.'],
  },
  Traction: {
    investor: ['It is early, so I will not dress it up with numbers I do not have.'],
    customer: ['We are early, and the first customers get our full attention.'],
    partner: ['It is early, which is the cheapest moment to shape this together.'],
  },
  Ask: {
    investor: ['What I would like from you is a second conversation, and your hardest question.'],
    customer: ['Let me show it to you on your own case; if it does not help, you have lost a coffee.'],
    partner: [
      'I would like to agree on a small joint test with a few of your customers, and on what we both want to learn.',
    ],
  },
}

/** The closing words of each audience; an investor hears the founder's own ask. */
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

/** Bridges between parts: spoken air, used only where the clock leaves room. */
const bridges: { part: PitchPart; slot: number; audiences: PitchAudience[]; texts: Lines }[] = [
  {
    part: 'Solution',
    slot: 0,
    audiences: ['investor', 'customer', 'partner'],
    texts: ['Here is what we do about it.', 'That is what we change.'],
  },
  {
    part: 'Market',
    slot: 0,
    audiences: ['investor', 'partner'],
    texts: ['Who needs this?', 'Who is it for?'],
  },
  {
    part: 'Traction',
    slot: 0,
    audiences: ['investor', 'partner'],
    texts: ['Where are we today?', 'What has happened so far?'],
  },
  {
    part: 'Hook',
    slot: 2,
    audiences: ['investor', 'partner'],
    texts: [
      'It sounds small until you live with it.',
      'People put up with it because nobody has offered them a better way.',
    ],
  },
  {
    part: 'Solution',
    slot: 3,
    audiences: ['investor', 'partner', 'customer'],
    texts: [
      'That is all there is to it, and that is the point.',
      'It is simple on purpose, because the people who need it have no time to learn a new tool.',
    ],
  },
  {
    part: 'Market',
    slot: 3,
    audiences: ['investor', 'partner'],
    texts: [
      'We win them first, then the people next to them.',
      'We earn the right to grow by being the obvious choice there first.',
    ],
  },
  {
    part: 'Traction',
    slot: 3,
    audiences: ['investor', 'partner'],
    texts: ['I would rather show you little that is true than much that is not.'],
  },
  {
    part: 'Ask',
    slot: 3,
    audiences: ['investor', 'customer', 'partner'],
    texts: ['Thank you for listening.', 'What would you need to see to say yes?'],
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
    if (!chosen.some(it => it.part === part)) chosen.push(piece(part, 1, pick(honest[part][audience], seed)))
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

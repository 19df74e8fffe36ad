// What a pitch is made of, and how the coach asks for it.
import type { PitchTopic } from '../../../contracts/results/pitch.ts'
import { pitchLabels, pitchTopics } from '../../../contracts/results/pitch.ts'
import type { Dimension } from '../../interview/dimension.ts'
import { differenceWords, painWords, payWords, proofWords } from '../../language/cues.ts'
import { isConcrete, type Reading } from '../../language/reading.ts'

const makes =
  /\b(?:app|platform|tool|software|service|marketplace|device|kit|system|we (?:\w+ )?(?:build|make|offer|sell|give|let|help|take|connect|match|deliver|turn|automate|send|scan|read|rent|teach|bring|collect|install|predict)\w*|our (?:\w+ ){0,2}(?:app|tool|product|service|system|device|software|kit)|lets?|helps?|automat\w+)\b/i
const market =
  /\b(?:market|there are|in (?:germany|france|europe|the us|the uk|india|kenya|nigeria|brazil|spain|italy|poland|canada|australia|the world)|worldwide|industry|sector|tam|spend|grow(?:s|ing)?|per cent of|% of|number of|\d[\d,.]* (?:\w+ ){0,2}(?:practices|clinics|shops|bakeries|restaurants|schools|farms|companies|households|people|hotels|teams|stores|owners|students|drivers|firms|studios|gyms|salons|dentists|farmers|teachers|landlords))\b/i
const team =
  /\b(?:i (?:was|am|worked|spent|ran|led|built|studied|grew)|my co-?founder|co-?founders?|we (?:both|are|were)|years (?:as|of|in)|team|background|phd|nurse|engineer|former|ex-)\b/i
const ask =
  /\b(?:rais(?:e|ing)|looking for|need|want|ask|invest\w*|intro\w*|pilot|meeting|partner\w*|seed|round|help|feedback|to (?:hire|reach|open|finish|launch))\b/i

function add(...points: (number | boolean)[]): number {
  return points.reduce<number>((sum, point) => sum + Number(point), 0)
}

const judges: Record<PitchTopic, (reading: Reading, asked: boolean) => number> = {
  problem(reading, asked) {
    if (!painWords.test(reading.text)) return asked && reading.words >= 6 ? 2 : 0
    if (!asked && (reading.signals.payment || reading.signals.deed)) return 1
    return add(2, isConcrete(reading), reading.people.length > 0, asked)
  },
  customer(reading, asked) {
    const [group] = reading.people
    if (!group) return asked && reading.words >= 3 ? 1 : 0
    return add(asked ? 3 : 2, group.split(' ').length >= 3, asked && isConcrete(reading))
  },
  solution(reading, asked) {
    if (!makes.test(reading.text)) return asked && reading.words >= 6 ? 2 : 0
    return add(asked ? 3 : 2, /\b(?:by|with|that|so|which|from)\b/i.test(reading.text), isConcrete(reading))
  },
  difference(reading, asked) {
    if (!differenceWords.test(reading.text)) return asked && reading.words >= 5 ? 2 : 0
    if (!asked && !/\b(?:unlike|instead of|whereas|faster|cheaper)\b/i.test(reading.text)) return 0
    return add(asked ? 3 : 2, isConcrete(reading), /\b(?:unlike|instead|only|whereas)\b/i.test(reading.text))
  },
  market(reading, asked) {
    if (!market.test(reading.text)) return asked && reading.words >= 4 ? (isConcrete(reading) ? 3 : 1) : 0
    if (!asked && !isConcrete(reading)) return 0
    const isCount = /\bthere are\b/i.test(reading.text) && isConcrete(reading)
    return add(asked || isCount ? 2 : 1, isConcrete(reading), reading.quantities.length > 1)
  },
  traction(reading, asked) {
    const { payment, deed, refuted, unknown, hypothetical } = reading.signals
    if (refuted || unknown || hypothetical) return asked ? 1 : 0
    if (!proofWords.test(reading.text) && !payment && !(deed && isConcrete(reading)))
      return asked && reading.words >= 4 ? (isConcrete(reading) ? 2 : 1) : 0
    if (!asked && !deed && !payment) return 0
    return add(2, isConcrete(reading), Boolean(payment), asked)
  },
  team(reading, asked) {
    if (!team.test(reading.text)) return asked && reading.words >= 4 ? 2 : 0
    if (!asked && !/\b(?:years|worked|was a|co-?founder|phd|former)\b/i.test(reading.text)) return 0
    return add(2, isConcrete(reading), asked)
  },
  ask(reading, asked) {
    if (!ask.test(reading.text) && !reading.money.length) return asked && reading.words >= 4 ? 2 : 0
    if (!asked && !/\b(?:rais(?:e|ing)|looking for|seed|round)\b/i.test(reading.text)) return 0
    const isRound = /\brais(?:e|ing)\b/i.test(reading.text)
    return add(
      asked || isRound ? 2 : 1,
      isConcrete(reading),
      /\b(?:to|so that|for)\b/i.test(reading.text),
      isRound,
    )
  },
}

function temper(value: number, reading: Reading): number {
  const { compliment, generality, hypothetical, unknown, opinion, payment } = reading.signals
  let tempered = value
  if (unknown && !isConcrete(reading)) tempered = Math.min(tempered, 1)
  if ((compliment || generality || hypothetical) && !payment) tempered = Math.min(tempered, 1)
  if (opinion) tempered = Math.min(tempered, 2)
  return tempered
}

const wording: Record<PitchTopic, Pick<Dimension<PitchTopic>, 'topic' | 'questions' | 'followUps'>> = {
  problem: {
    topic: /\b(?:problem|hook|goes wrong|pain|open with)\b/i,
    questions: [
      'The first ten seconds decide. What goes wrong for your customer today, told as one scene with a number in it?',
      'Open with their day, not with you: what happens to them that should not happen, and what does it cost?',
    ],
    followUps: ['Give that scene one number: how often, how many hours, or how much money?'],
  },
  customer: {
    topic: /\b(?:who|customer|for whom|listener)\b/i,
    questions: [
      'Who is it for, in words that make one person in the room say “that is me”?',
      'Who is the first customer, named so exactly that I could find ten of them?',
    ],
    followUps: ['Narrower: which job, which size, which place?'],
  },
  solution: {
    topic: /\b(?:solution|what do you do|how does it work|do about it|product)\b/i,
    questions: [
      'What do you do about it, said as to your grandmother: they do this, then they get that?',
      'What does a customer see and do on day one, in two plain sentences?',
    ],
    followUps: ['Take the technology out: what can they do afterwards that they could not do before?'],
  },
  difference: {
    topic: /\b(?:different|unlike|better|why you|instead|alternative)\b/i,
    questions: [
      'What do they do today instead, and where does yours beat it?',
      'Why this and not the obvious alternative, in one difference they would notice?',
    ],
    followUps: ['How much better is it, as a number or as a thing the other way cannot do at all?'],
  },
  market: {
    topic: /\b(?:market|how many|how big|size)\b/i,
    questions: [
      'How many such customers are there where you start, and where does that count come from?',
      'How big can this get, counted in customers, not billions: how many, where, paying what?',
    ],
    followUps: ['Just the first place you will sell in: how many of them are there?'],
  },
  traction: {
    topic: /\b(?:traction|proof|so far|evidence|customers (?:do you|have)|happened)\b/i,
    questions: [
      'What has already happened: conversations, pilots, sign-ups, money? With numbers.',
      'What can you point to that is not an opinion: how many, since when?',
    ],
    followUps: ['Even a small number is stronger than a big adjective; what is yours?'],
  },
  team: {
    topic: /\b(?:team|why you\b|you of all people|background|who are you)\b/i,
    questions: [
      'What have you seen or done that makes you the one to build this?',
      'Who is on the team, and which year of your lives prepared you for this?',
    ],
    followUps: ['Which one fact about you would make a stranger trust you with this problem?'],
  },
  ask: {
    topic: /\b(?:ask|raise|looking for|want from|need from|next step)\b/i,
    questions: [
      'What exactly do you want from the listener: how much, or which introduction, and what will it make possible?',
      'The last ten seconds: what do you ask for, and what happens when you get it?',
    ],
    followUps: ['Put a figure or a name to it, and the one thing it pays for.'],
  },
}

export const topics: readonly Dimension<PitchTopic>[] = pitchTopics.map(id => ({
  id,
  label: pitchLabels[id],
  strength: (reading, asked) => temper(judges[id](reading, asked), reading),
  ...wording[id],
}))

/** A bare price is worth a line in a pitch too. */
export function isPrice(reading: Reading): boolean {
  return reading.money.length > 0 && payWords.test(reading.text) && !painWords.test(reading.text)
}

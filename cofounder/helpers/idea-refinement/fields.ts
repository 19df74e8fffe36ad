// The six things an idea consists of, how they are heard, and how they are asked for.
import type { IdeaField } from '../../../contracts/results/idea-refinement.ts'
import { ideaLabels } from '../../../contracts/results/idea-refinement.ts'
import type { Dimension } from '../../interview/dimension.ts'
import { channelWords, differenceWords, painWords, payWords } from '../../language/cues.ts'
import { isConcrete, type Reading } from '../../language/reading.ts'

const makes =
  /\b(?:app|platform|tool|software|service|marketplace|device|kit|website|system|subscription box|course|we (?:\w+ )?(?:build|make|offer|sell|give|let|help|take|connect|match|deliver|turn|automate|send|scan|read|rent|teach|cook|bring|use|collect)\w*|i (?:want to |plan to |'d like to )?(?:build|make|offer|sell|create|start|launch|open)|lets?|helps?|automat\w+|it (?:does|takes|reads|sends|finds|matches|lets))\b/i
const builds =
  /\b(?:(?:i|we)(?: want to| plan to|'d like to| would like to|'m|'re| am| are| will)? (?:build|create|mak|develop|launch|start)\w*|(?:app|platform|tool|software|service|marketplace|website) (?:that|which|to|for))\b/i
const risky =
  /\b(?:assum\w*|risk\w*|afraid|worr\w*|depends? on|unless|only works if|need(?:s)? to be true|not sure (?:if|whether|that)|hope|unproven|might not|may not|whether)\b/i

function add(...points: (number | boolean)[]): number {
  return points.reduce<number>((sum, point) => sum + Number(point), 0)
}

const judges: Record<IdeaField, (reading: Reading, asked: boolean) => number> = {
  problem(reading, asked) {
    if (!painWords.test(reading.text)) return asked && reading.words >= 6 ? 1 : 0
    if (builds.test(reading.text)) return 0
    return add(asked ? 3 : 2, isConcrete(reading), reading.people.length > 0)
  },
  customer(reading, asked) {
    if (reading.signals.generality) return asked ? 1 : 0
    const [group] = reading.people
    if (!group) return asked && reading.words >= 3 ? 1 : 0
    return add(2, group.split(' ').length >= 2, group.split(' ').length >= 4, asked)
  },
  solution(reading, asked) {
    if (builds.test(reading.text)) return 2
    // "A scale under the hive that …", "Evening circles for parents …": a thing, named.
    const isThing = /^(?:an?|the) [\w' -]{3,60} (?:for|that|which)\b/i.test(reading.text)
    const isOffer = reading.people.length > 0 && /^[\w' -]{3,40} for /i.test(reading.text)
    if (!asked && (isThing || isOffer) && !reading.money.length) return 2
    if (!makes.test(reading.text)) return asked && reading.words >= 5 ? 1 : 0
    if (!asked && payWords.test(reading.text) && reading.money.length > 0) return 1
    return add(3, asked, /\b(?:by|with|through|that|which|so that|so)\b/i.test(reading.text))
  },
  difference(reading, asked) {
    if (!differenceWords.test(reading.text)) return asked && reading.words >= 5 ? 1 : 0
    if (!asked && !/\b(?:unlike|instead of|whereas|no other|faster than|cheaper than)\b/i.test(reading.text))
      return 0
    return add(asked ? 3 : 2, isConcrete(reading), /\b(?:unlike|instead|only|whereas)\b/i.test(reading.text))
  },
  revenue(reading, asked) {
    if (!reading.money.length)
      return asked && payWords.test(reading.text) ? 2 : asked && reading.words >= 3 ? 1 : 0
    if (
      !asked &&
      !/\b(?:we|charge|price|subscription|fee|commission|our|pay us|pays? me|of them pay|per (?:shop|user|seat|month|practice|order|team|room|student|family|class|unit|customer|test|scale))\b/i.test(
        reading.text,
      )
    )
      return 0
    if (!asked && painWords.test(reading.text)) return 0
    return add(
      3,
      reading.money.some(money => money.per),
      Boolean(reading.signals.payment),
    )
  },
  risk(reading, asked) {
    if (!asked) return 0
    const isOther = channelWords.test(reading.text) || reading.money.some(money => money.per)
    if (isOther && !risky.test(reading.text) && !/^that\b/i.test(reading.text)) return 0
    return add(reading.words >= 4 ? 2 : 1, risky.test(reading.text), isConcrete(reading))
  },
}

function temper(value: number, reading: Reading): number {
  const { opinion, unknown, hypothetical, compliment } = reading.signals
  let tempered = value
  if (unknown && !isConcrete(reading)) tempered = Math.min(tempered, 1)
  if (opinion || compliment) tempered = Math.min(tempered, 2)
  if (hypothetical) tempered = Math.min(tempered, 2)
  return tempered
}

const wording: Record<IdeaField, Pick<Dimension<IdeaField>, 'topic' | 'questions' | 'followUps'>> = {
  problem: {
    topic: /\b(?:problem|goes wrong|pain|without (?:you|it)|struggl\w*)\b/i,
    questions: [
      'What goes wrong for them today, in one sentence without your product in it?',
      'Which moment in their week are you fixing, told to someone who has never done the job?',
      'What do they complain about when you are not in the room?',
    ],
    followUps: [
      'What does that cost them, in hours or money, and how often?',
      'Take one real person: what happened to them last time?',
    ],
  },
  customer: {
    topic: /\b(?:who|customer|for whom|which people)\b/i,
    questions: [
      'Who exactly is it for first: which job, which kind of place, which region?',
      'If only ten people may use it this year, who are they?',
      'Who would be angry if you shut it down after a month?',
    ],
    followUps: [
      'That is wide. Which part of them has the problem so badly that they already pay to be rid of it?',
      'Whom would you turn away, so that the rest know it is made for them?',
    ],
  },
  solution: {
    topic: /\b(?:what do you do|how does it work|solution|build|product|does it do|first version)\b/i,
    questions: [
      'What does it do for them, step by step, in the words of somebody using it?',
      'It is the first day: what do they press, say or hand over, and what do they get back?',
      'What is the smallest version that would already help one of them this month?',
    ],
    followUps: [
      'If you could ship only the one step that does the work, which would it be?',
      'Say it without technology: what is different in their day afterwards?',
    ],
  },
  difference: {
    topic: /\b(?:different|unlike|why you|instead of|better|alternative|compared)\b/i,
    questions: [
      'What would they use if you did not exist, and why is yours better for them?',
      'Finish the sentence: “Unlike what they do today, we …”?',
      'Why has nobody done it this way, and what do you know that they do not?',
    ],
    followUps: [
      'What in that could the obvious rival not say next week?',
      'Better by how much, in one number they would notice?',
    ],
  },
  revenue: {
    topic: /\b(?:charge|price|pay|money|revenue|earn)\b/i,
    questions: [
      'Who pays, how much, and for what: per month, per use, per person?',
      'What is the first invoice you send, to whom, and for which amount?',
      'What do they stop paying for when they pay you, and what do you charge?',
    ],
    followUps: [
      'Name a figure you would say aloud tomorrow. How much, per what?',
      'What is the most they pay for today’s way, and who signs for it?',
    ],
  },
  risk: {
    topic: /\b(?:risk\w*|assum\w*|must be true|go wrong|fail|afraid)\b/i,
    questions: [
      'Which one thing must be true for this to work that you have not seen with your own eyes?',
      'It is a year from now and it failed. What was the reason?',
      'What are you most afraid to ask a customer?',
    ],
    followUps: [
      'How could you find out within two weeks, for less than a week’s wages?',
      'What would you have to see to give the idea up?',
    ],
  },
}

const order = ['problem', 'customer', 'solution', 'difference', 'revenue', 'risk'] as const

export const fields: readonly Dimension<IdeaField>[] = order.map(id => ({
  id,
  label: ideaLabels[id],
  strength: (reading, asked) => temper(judges[id](reading, asked), reading),
  ...wording[id],
}))

// What a rival's product lead wants to know before deciding whether to worry.
import type { CompetitionDimension } from '../../../contracts/results/competitor-analysis.ts'
import { competitionLabels } from '../../../contracts/results/competitor-analysis.ts'
import type { Dimension } from '../../interview/dimension.ts'
import { differenceWords, moatWords } from '../../language/cues.ts'
import { findNames } from '../../language/names.ts'
import { isConcrete, type Reading } from '../../language/reading.ts'

export const everydayTools =
  /\b(?:excel|google sheets?|spreadsheets?|whatsapp|google (?:calendar|docs|forms|maps)|pen and paper|paper|notebooks?|e-?mails?|outlook|gmail|phone|by hand|manual\w*|post-?its?|whiteboards?|word of mouth|facebook groups?|craigslist|youtube|chatgpt|wikipedia)\b/i
const substitutes =
  /\b(?:agenc(?:y|ies)|consultants?|freelancers?|interns?|assistants?|accountants?|hir(?:e|es|ing)|outsourc\w*|in-?house|answering services?|call services?|diy|friends|family|instead|substitute|alternativ\w*|rent\w*|second-?hand|public transport|hospitals?|call cent(?:re|er)s?|books?|courses?)\b/i
const nothing =
  /\b(?:do nothing|nothing|ignore|live with|put up|keep doing|status quo|accept|don'?t bother|used to it|habit|inertia|good enough|just (?:wait|cope|manage))\b/i
const price =
  /\b(?:price[ds]?|pricing|charge[sd]?|cost[s]?|pay|fee|commission|free|subscription|cheaper|expensive|per (?:month|user|seat|order|year))\b/i
const switching =
  /\b(?:switch\w*|migrat\w*|import\w*|export\w*|contract\w*|lock\w*|train\w*|onboard\w*|set-?up|setup|install\w*|data|integrat\w*|habit\w*|cancel\w*|notice period|learn\w*|move (?:over|from)|replace|weekend|first day|staff)\b/i
const none =
  /\b(?:no (?:real |direct |actual )?(?:competitors?|competition|rivals?|alternatives?)|nobody (?:else )?(?:does|is doing|offers)|no one (?:else )?(?:does|is doing|offers)|there (?:is|are) (?:no|none|nothing)(?: \w+)?|first (?:ones?|of its kind|to do)|unique)\b/i

function add(...points: (number | boolean)[]): number {
  return points.reduce<number>((sum, point) => sum + Number(point), 0)
}

function temper(value: number, reading: Reading): number {
  const { opinion, hypothetical, compliment, unknown, hedge } = reading.signals
  let tempered = value
  if (unknown && !isConcrete(reading)) tempered = Math.min(tempered, 1)
  if (none.test(reading.text) || compliment) tempered = Math.min(tempered, 1)
  if (opinion || hypothetical) tempered = Math.min(tempered, 2)
  if (hedge) tempered -= 1
  // A bare word is a start, not yet something to work with.
  if (reading.words < 4 && !reading.money.length) tempered = Math.min(tempered, 2)
  return Math.max(0, tempered)
}

export const openingQuestion = 'What do you sell, to whom, and which products would they put next to yours?'

const judges: Record<CompetitionDimension, (reading: Reading, asked: boolean) => number> = {
  direct(reading, asked) {
    const names = findNames(reading.text).filter(name => !everydayTools.test(name))
    if (none.test(reading.text)) return 1
    if (!names.length) return asked && reading.words >= 4 ? 1 : 0
    if (
      !asked &&
      names.length < 2 &&
      !/\b(?:compet\w*|rival\w*|like|such as|use|uses|using|vs|than|unlike|against|market leader|already|sell|sells|offers?|charges?)\b/i.test(
        reading.text,
      )
    )
      return 0
    return add(asked ? 3 : 2, names.length > 1, isConcrete(reading))
  },
  indirect(reading, asked) {
    const other = substitutes.test(reading.text) || everydayTools.test(reading.text)
    if (!other) return asked && reading.words >= 4 ? (findNames(reading.text).length ? 3 : 1) : 0
    return add(asked ? 3 : 2, isConcrete(reading), asked && reading.words >= 10)
  },
  'status-quo'(reading, asked) {
    if (!nothing.test(reading.text) && !everydayTools.test(reading.text))
      return asked && reading.words >= 6 ? 2 : 0
    return add(asked ? 3 : 2, isConcrete(reading), Boolean(reading.signals.observed))
  },
  positioning(reading, asked) {
    if (!differenceWords.test(reading.text)) return asked && reading.words >= 6 ? 1 : 0
    if (!asked && !/\b(?:we|our|us|i)\b/i.test(reading.text)) return 0
    return add(2, reading.people.length > 0, isConcrete(reading), asked)
  },
  price(reading, asked) {
    if (!reading.money.length)
      return asked && price.test(reading.text) ? 2 : asked && reading.words >= 4 ? 1 : 0
    if (!asked && !/\b(?:we|our|us|i)\b/i.test(reading.text) && !price.test(reading.text)) return 0
    return add(3, reading.money.length > 1, Boolean(reading.signals.payment))
  },
  switching(reading, asked) {
    if (!switching.test(reading.text)) return asked && reading.words >= 6 ? 1 : 0
    if (!asked && !/\b(?:switch|migrat|import|train|onboard|set-?up)/i.test(reading.text)) return 0
    return add(2, isConcrete(reading) || reading.durations.length > 0, asked, Boolean(reading.signals.deed))
  },
  moat(reading, asked) {
    if (!moatWords.test(reading.text)) return asked && reading.words >= 6 ? 1 : 0
    if (
      !asked &&
      !/\b(?:exclusiv|patent|proprietary|licen[cs]|certif|network effect|hard to copy)/i.test(reading.text)
    )
      return 0
    return add(
      2,
      isConcrete(reading),
      Boolean(reading.signals.deed ?? reading.signals.payment),
      asked && reading.words >= 12,
    )
  },
}

const wording: Record<
  CompetitionDimension,
  Pick<Dimension<CompetitionDimension>, 'topic' | 'questions' | 'followUps'>
> = {
  direct: {
    topic: /\b(?:competitors?|rivals?|who else|direct|names?|compete|up against)\b/i,
    questions: [
      'Name the two or three products a customer would put next to yours. Who are they?',
      openingQuestion,
      'When you lose a deal, which name is on the winning offer?',
      'Type your customer’s problem into a search engine: whose names come up first?',
    ],
    followUps: [
      'Somebody takes this customer’s money today, even if for something clumsier. Who?',
      'If my boss asked me for a list of everyone near you, which names would I write down?',
    ],
  },
  indirect: {
    topic: /\b(?:indirect|instead|substitute|other (?:ways?|kinds?)|same job|agency|hire)\b/i,
    questions: [
      'Which quite different thing does the same job: an agency, an assistant, a spreadsheet, a neighbour?',
      'If both your product and mine vanished tonight, what would {who} use tomorrow morning?',
      'From which line of the budget would your money come, and who gets that money now?',
    ],
    followUps: [
      'And what does that way cost them, in money or hours?',
      'Why would anybody leave that way for yours?',
    ],
  },
  'status-quo': {
    topic: /\b(?:do(?:ing)? nothing|status quo|stay|carry on|change anything|bother)\b/i,
    questions: [
      'My toughest rival is “we will leave it as it is”. What happens to {who} who do nothing?',
      'Most of my lost deals end in no decision at all. Why would yours not?',
      'How long has this customer lived with it already, and what would make this the week they stop?',
    ],
    followUps: [
      'What does a year of doing nothing cost them? A figure, please.',
      'Name the event that makes them look for something new: a fine, a new hire, a lost client?',
    ],
  },
  positioning: {
    topic: /\b(?:why you|different|positioning|better|special|choose|pick you|stand for|instead of me)\b/i,
    questions: [
      'For whom are you the obvious choice, and at what exactly are you better than I am?',
      'Finish this for me: “Choose us, not them, if you …”?',
      'What do you refuse to do that I do?',
    ],
    followUps: [
      'I could write that on my own website by tonight. What could I not write?',
      'How much better, measured how? Give me one number a customer would notice.',
    ],
  },
  price: {
    topic: /\b(?:price|charge|cost|cheaper|expensive|discount|pay)\b/i,
    questions: [
      'What do you charge, and what does the customer pay for today’s way?',
      'What is on your price tag, and what is on mine?',
      'If I cut my price in half for the customers you want, what do you charge then?',
    ],
    followUps: [
      'Give me the number: how much, per what, and against which price of theirs?',
      'Who pays for the cheap months until you have enough customers?',
    ],
  },
  switching: {
    topic: /\b(?:switch\w*|migrat\w*|move over|leave (?:me|us|them)|first day|set ?up|import|contract)\b/i,
    questions: [
      'What must a customer of mine do to leave me for you: data, staff, contract, habits?',
      'It is Monday and I am switching to you. What do I lose, and how long until I am as quick as before?',
      'Which of my customers could leave within a day, and which are locked in for a year?',
    ],
    followUps: [
      'How many hours is that, and who does the work, you or they?',
      'Has anyone switched yet? Tell me what they complained about.',
    ],
  },
  moat: {
    topic: /\b(?:moat|copy|stop (?:me|us)|defend|defensib\w*|protect|two years|unfair)\b/i,
    questions: [
      'I have forty engineers and your landing page. What can I not copy by summer?',
      'What gets stronger with each customer you win, and what stays the same?',
      'In two years I have noticed you. What do you own by then that I cannot buy?',
    ],
    followUps: [
      'That is a head start, not a wall. What grows behind it while I catch up?',
      'Which person, contract, licence or data set is yours alone, today?',
    ],
  },
}

const order = ['direct', 'status-quo', 'indirect', 'positioning', 'price', 'switching', 'moat'] as const

export const dimensions: readonly Dimension<CompetitionDimension>[] = order.map(id => ({
  id,
  label: competitionLabels[id],
  strength: (reading, asked) => temper(judges[id](reading, asked), reading),
  ...wording[id],
}))

export function saysNoRivals(text: string): string | null {
  return none.exec(text)?.[0] ?? null
}

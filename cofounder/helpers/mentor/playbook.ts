import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { FounderContext } from '../../../contracts/functions.ts'
import { journeyStep } from '../../../contracts/journey-steps.ts'
import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { formatDay, workdayAfter } from '../../closing.ts'
import { phrases } from '../../guide/phrases.ts'
import { distressAnswers, isAlarm } from '../../harm/answers.ts'
import { sinceFresh } from '../../harm/fresh.ts'
import type { Dated } from '../../helper.ts'
import { toPlainText } from '../../language/clean.ts'
import { type Language, languageOfLatest, languages, recogniseLanguage } from '../../language/recognise.ts'
import { askFor, orderedSum } from './asked-sums.ts'
import { askedIn, isCorrection, rejectedIn, takenIn } from './correction.ts'
import type { Desk, WebSearch } from './desk.ts'
import { findTopic, languagesOfTitle, topics } from './find-topic.ts'
import { nearCalculators } from './near-calculators.ts'
import { isBereaved, isRemark, languageWished, wantsSummary } from './person.ts'
import { sumsIn } from './sums.ts'
import { texts } from './texts.ts'
import type { MentorTopic } from './topic.ts'

export type MentorInput = Dated & {
  messages: ConversationMessage[]
  context: FounderContext
  step: string | null
  /** What it can reach of the project; none where the call names none. */
  desk?: Desk | null
  search?: WebSearch
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const more =
  /^(?:and|how|why|how so|more|for example|go on|tell me more|explain|mehr|weiter|mehr dazu|erklär das|más|sigue|explíquelo|plus|continuez|expliquez|mais|continue|explique)$/
const thanks =
  /^(?:thanks?|thank you|thx|great|perfect|ok|okay|cool|danke|vielen dank|super|gracias|muchas gracias|merci|merci beaucoup|obrigad[oa]|muito obrigad[oa]|valeu)$/
const hello =
  /^(?:hi|hello|hey|good morning|hallo|guten tag|moin|hola|buenos días|bonjour|salut|olá|oi|bom dia)$/

/** Subjects about the founder, not the company: after words of distress they are not for us. */
const ownState = ['burnout', 'motivation', 'family-pressure', 'health', 'solo']
/** What would send somebody to work who has just said that they do not want to live. */
const pushing = [...ownState, 'time', 'sales', 'first-customers', 'marketing', 'quick-money', 'which-idea']
/** Whether to stop is nothing to decide in the moment after. */
const tooEarly = 'shut-down'

const isGrave = (content: string) =>
  languages.some(language => content.includes(distressAnswers[language].grave))

/** The subjects of a talk and the steps that were proposed in it. */
function summaryOf(ours: readonly string[], language: Language): string {
  const say = texts[language]
  const titles = [...new Set(ours.flatMap(takenIn).map(({ title }) => title))]
  const steps = ours.flatMap(text => /^\*\*[^*]+:\*\* (.+)$/m.exec(text)?.[1] ?? [])
  if (!titles.length) return say.noMinutes
  return [`${say.noMinutes} ${say.subjects(titles)}`, ...steps.map(step => `- ${step}`)].join('\n')
}

const isGentle = (content: string) => languages.some(language => content.includes(texts[language].gentle))

/** "2" after three subjects were offered: the second of them. */
function offeredAs(question: string, offer: string): string | null {
  const number = /^\s*\(?([1-3])\)?[.!]?\s*$/.exec(question)?.[1]
  const title = number && new RegExp(`\\(${number}\\) ([^;]+?)(?:;|\\. )`, 'u').exec(offer)?.[1]
  return title ?? null
}

type Search = { language: Language; written: Language; isForeign: boolean; rejected: readonly string[] }

/** Longer than this nobody types a sum. */
const mostSummed = 1500

/** What the founder confirmed, without what disagrees. */
const agreed = (memory: MentorInput['memory']) => {
  const disputed = (memory?.contradictions ?? []).flatMap(({ earlier, later }) => [earlier.id, later.id])
  return (memory?.facts ?? []).filter(({ id }) => !disputed.includes(id))
}

/** In the language of the answer first; then in the one they wrote, told in the first where we have it there. */
function find(question: string, { language, written, isForeign, rejected }: Search) {
  const found = findTopic(question, language, rejected)
  // In a language we do not speak a shared word means nothing.
  if (isForeign) return { topic: null, near: found.near, spoken: language }
  if (found.topic || written === language) return { ...found, spoken: language }
  const other = findTopic(question, written, rejected)
  if (!other.topic) return { ...found, spoken: language }
  const same = (topic: MentorTopic) => topics[language].find(({ id }) => id === topic.id)
  const topic = same(other.topic)
  return topic
    ? { topic, near: other.near.flatMap(near => same(near) ?? []), spoken: language }
    : { ...other, spoken: written }
}

export function playbook(asked: MentorInput): MentorResult {
  const input = { ...asked, messages: [...sinceFresh(asked.messages).messages] }
  const said = input.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const question = toPlainText(said.at(-1) ?? '')
  // A title alone is too short to tell its language.
  const titled = languagesOfTitle(question)
  const recognised = languageOfLatest(said)
  const written = titled.includes(recognised) ? recognised : (titled[0] ?? recognised)
  const language = input.language ?? written
  const say = texts[language]
  const ours = input.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const isForeign = recogniseLanguage(said) === null && titled.length === 0
  const plain = (answer: string, back: string | null = null): MentorResult => ({
    topic: null,
    facts: [],
    answer,
    nextStep: null,
    question: back,
  })
  const before = input.messages.at(-2)
  if (before?.role === 'assistant' && isAlarm(before.content, 'unlawful'))
    return plain(phrases[language].goOn, say.ask)
  // After words of distress nothing about the company comes from us, unless they ask for it.
  const isTender =
    before?.role === 'assistant' && (isAlarm(before.content, 'distress') || isGentle(before.content))
  const wished = languageWished(question)
  if (wished) return plain(texts[wished].speaks)
  if (wantsSummary(question)) return plain(summaryOf(ours, language))
  if (isTender && (hello.test(bare(question)) || thanks.test(bare(question)))) return plain(say.gentle)
  const planned = ours.length ? null : input.desk?.planned
  if (hello.test(bare(question)) && planned)
    return plain(
      `${say.hello} ${say.planned(planned.action, planned.day && formatDay(planned.day, language))}`,
      say.whatCame,
    )
  if (hello.test(bare(question))) return plain(say.hello, say.ask)
  if (thanks.test(bare(question))) return plain(say.thanks)
  const wantsMore = more.test(bare(question))
  const rejected = rejectedIn(input.messages)
  const isRefused = rejected.length > 0 && isCorrection(question)
  const earlier = said.slice(0, -1).findLast(text => !more.test(bare(text)) && !isCorrection(text))
  const chosen = before?.role === 'assistant' ? offeredAs(question, before.content) : null
  const about =
    chosen ??
    (wantsMore ? (earlier ?? question) : isRefused ? askedIn(question) || (earlier ?? '') : question)
  const { topic, near, spoken } = find(about, { language, written, isForeign, rejected })
  const ordered = before?.role === 'assistant' ? orderedSum(before.content, question, written) : null
  if (ordered) return plain(ordered)
  const { said: sum, facts } = sumsIn(question.slice(0, mostSummed), written, agreed(input.memory))
  const titles = near.map(({ title }) => title)
  if (isTender && !sum && (!topic || ownState.includes(topic.id))) return plain(say.gentle)
  if (ours.some(isGrave) && topic && pushing.includes(topic.id)) return plain(say.oneThing)
  if (isGrave(ours.at(-1) ?? '') && topic?.id === tooEarly) return plain(say.oneThing)
  const isGrieving = isBereaved(question)
  if (isGrieving && !sum && (!topic || ownState.includes(topic.id))) return plain(say.sorry)
  if (isForeign && !sum) return plain(say.foreign)
  if (!topic && !sum && isRemark(question)) return plain(say.fair)
  const nearest = nearCalculators(about, written)
  const offers = nearest.length > 0 && !isGrieving && !isTender && { calculators: nearest }
  if (!topic) {
    const step = journeyStep(input.step ?? '')
    const where = step && !ours.length ? `${say.at} “${step.title}”.` : null
    // A sum is the answer; the subjects near it are an offer.
    if (sum) return { ...plain(`${sum}\n\n${say.alsoNear(titles)}`), facts, ...offers }
    return { ...plain([where, say.unclear(titles)].filter(Boolean).join('\n\n')), ...offers }
  }
  const { takeAs, alsoNear, limit } = texts[spoken]
  const answer = [
    isGrieving ? say.sorry : null,
    sum,
    titles.length ? `${takeAs(topic.title)} ${alsoNear(titles)}` : takeAs(topic.title),
    wantsMore ? topic.more : topic.answer,
    wantsMore || sum ? null : askFor(topic.id, question, spoken),
    wantsMore ? null : limit,
  ]
  return {
    topic: topic.id,
    facts,
    answer: answer.filter(Boolean).join('\n\n'),
    nextStep: { day: workdayAfter(input.today, 1), action: topic.nextStep },
    question: null,
    ...offers,
    ...(spoken !== 'en' && { language: spoken }),
  }
}

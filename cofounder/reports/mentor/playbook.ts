// Without a model the mentor is a handbook and calculators, and says so: it finds pages and understands nothing.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { FounderContext } from '../../../contracts/functions.ts'
import { isAhead, type Planned } from '../../../contracts/planned.ts'
import type { MentorResult } from '../../../contracts/results/mentor.ts'
import { type Language, languages } from '../../../venture/numbers/locale.ts'
import { formatDay, workdayAfter } from '../../closing.ts'
import { type Near, pageOf, pageTitled, searchHandbook } from '../../handbook/search.ts'
import type { Dated } from '../../helper.ts'
import { toPlainText } from '../../language/clean.ts'
import { tell } from '../../language/content.ts'
import { languageOfLatest, recogniseLanguage } from '../../language/recognise.ts'
import { distressAnswers, isAlarm } from '../../safety/answers.ts'
import { sinceFresh } from '../../safety/fresh.ts'
import type { Desk, WebSearch } from './desk.ts'

export type MentorInput = Dated & {
  messages: ConversationMessage[]
  context: FounderContext
  step: string | null
  /** What it can reach of the project; none where the call names none. */
  desk?: Desk | null
  search?: WebSearch
}

/** Pages about the founder, not the company: after words of distress they are not for us. */
const ownState = ['burnout', 'motivation', 'family-pressure', 'health', 'solo']
/** What would send somebody to work who has just said that they do not want to live. */
const pushing = [...ownState, 'time', 'sales', 'first-customers', 'marketing', 'quick-money', 'which-idea']
/** Whether to stop is nothing to decide in the moment after. */
const tooEarly = 'shut-down'

const isGrave = (content: string) =>
  languages.some(language => content.includes(distressAnswers[language].grave))
const isGentle = (content: string) =>
  languages.some(language => content.includes(tell(language, 'mentor.gentle')))

/** "2" after titles were listed: the second of them. */
function listedAs(question: string, list: string): string | null {
  const number = /^\s*\(?([1-3])\)?[.!]?\s*$/.exec(question)?.[1]
  return (number && new RegExp(`^${number}\\. (.+)$`, 'mu').exec(list)?.[1]) || null
}

type Found = Near & { isChosen: boolean; spoken: Language }

/** By its title, in whichever language; else by what is near, in the language of the answer and in the one they wrote. */
function find(question: string, tried: readonly Language[]): Found {
  for (const spoken of [...tried, ...languages]) {
    const opened = pageTitled(question, spoken)
    if (opened) return { ...searchHandbook(opened.title, spoken), opened, isChosen: true, spoken }
  }
  const found = tried.map(spoken => ({ ...searchHandbook(question, spoken), isChosen: false, spoken }))
  const [first] = found
  const best = found.find(({ opened }) => opened) ?? found.find(({ pages }) => pages.length > 0) ?? first
  return best ?? { opened: null, pages: [], calculators: [], isChosen: false, spoken: 'en' }
}

const plannedIn = ({ day, action }: Planned, language: Language) => ({
  action: action.replace(/[.!]$/, ''),
  day: day ? formatDay(day, language) : 'none',
})

export function playbook(asked: MentorInput): MentorResult {
  const { messages, today } = { ...asked, messages: sinceFresh(asked.messages).messages }
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const ours = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const before = messages.at(-2)?.role === 'assistant' ? (ours.at(-1) ?? '') : ''
  const written = languageOfLatest(said)
  const wanted = asked.language ?? written
  const typed = toPlainText(said.at(-1) ?? '')
  const found = find(listedAs(typed, before) ?? typed, [...new Set([wanted, written])])
  const { opened, isChosen, calculators } = found
  // Told in the language of the answer where the page is there in it; a title alone says its own.
  const inWanted = opened && !(isChosen && !asked.language) ? pageOf(opened.id, wanted) : null
  const language = inWanted ? wanted : opened ? found.spoken : wanted
  const page = inWanted ?? opened
  const say = (key: Parameters<typeof tell>[1], values = {}) => tell(language, key, values)
  const plain = (answer: string, question: string | null = null): MentorResult => ({
    topic: null,
    facts: [],
    answer,
    nextStep: null,
    question,
    ...(language !== 'en' && { language }),
  })
  if (isAlarm(before, 'unlawful')) return plain(say('mentor.go-on'), say('mentor.ask'))
  // After words of distress nothing about the company comes from us, unless they ask for it.
  const nearest = (page ?? found.pages[0])?.id ?? ''
  const isEarly = isGrave(ours.at(-1) ?? '') && nearest === tooEarly
  const wasGrave = ours.some(isGrave)
  if (isEarly || (wasGrave && pushing.includes(nearest))) return plain(say('mentor.oneThing'))
  const isTender = isAlarm(before, 'distress') || isGentle(before)
  if (isTender && (!page || ownState.includes(page.id))) return plain(say('mentor.gentle'))
  if (!isChosen && recogniseLanguage(said) === null) return plain(say('mentor.foreign'))
  const others = found.pages
    .filter(({ id }) => id !== page?.id && !(wasGrave && pushing.includes(id)))
    .map(other => pageOf(other.id, language) ?? other)
  const offers = {
    ...(others.length > 0 && { pages: others.map(({ id, title }) => ({ id, title })) }),
    ...(calculators.length > 0 && !isTender && { calculators }),
    ...(!isChosen && typed && { forPerson: typed.slice(0, mostKept) }),
  }
  const planned = ours.length > 0 ? null : (asked.desk?.planned ?? null)
  const opening =
    planned && !isAhead(planned, today) ? say('mentor.planned', plannedIn(planned, language)) : null
  const answer = page
    ? [
        isChosen ? `**${page.title}**` : say('mentor.opened', { title: page.title }),
        page.answer,
        page.more,
        isChosen ? null : say('mentor.limit'),
      ]
    : [say(others.length > 0 ? 'mentor.list' : 'mentor.none')]
  return {
    ...plain([opening, ...answer].filter(Boolean).join('\n\n')),
    topic: page?.id ?? null,
    nextStep: page && { day: workdayAfter(today, 1), action: page.nextStep },
    ...offers,
  }
}

/** As long as an action on the board may be. */
const mostKept = 250

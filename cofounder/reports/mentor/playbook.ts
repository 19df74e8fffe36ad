// The mentor without a model: a handbook with calculators. It searches pages and does not understand text.
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
  /** The data of the project. Missing if the request has no project. */
  desk?: Desk | null
  search?: WebSearch
}

/** Pages about the founder's own wellbeing. They are not shown after a message that shows distress. */
const ownState = ['burnout', 'motivation', 'family-pressure', 'health', 'solo']
/** Pages that push a founder to work. They are not shown after a message about not wanting to live. */
const pushing = [...ownState, 'time', 'sales', 'first-customers', 'marketing', 'quick-money', 'which-idea']
/** The page about giving up. It is also not shown after a message about not wanting to live. */
const tooEarly = 'shut-down'

const isGrave = (content: string) =>
  languages.some(language => content.includes(distressAnswers[language].grave))
const isGentle = (content: string) =>
  languages.some(language => content.includes(tell(language, 'mentor.gentle')))

/** The title that belongs to a number. After a list of titles, "2" means the second one. */
function listedAs(question: string, list: string): string | null {
  const number = /^\s*\(?([1-3])\)?[.!]?\s*$/.exec(question)?.[1]
  return (number && new RegExp(`^${number}\\. (.+)$`, 'mu').exec(list)?.[1]) || null
}

type Found = Near & { isChosen: boolean; spoken: Language }

/** Finds an exact title in any language, else searches in the languages of answer and question. */
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
  // The page is shown in the language of the answer, if possible. If the founder typed a title, the language of the
  // title is used.
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
  // After a message that shows distress, the mentor does not speak about the company unless the founder asks.
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

/** The highest number of characters of an action on the board. */
const mostKept = 250

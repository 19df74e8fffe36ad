// The state of an interview, computed from its messages alone: which question each message of ours asked, and what
// was answered to it. Nothing is read between the lines.
import type { Asked, ConversationMessage } from '../../contracts/conversation.ts'
import { isAlarm } from '../harm/answers.ts'
import { sinceFresh } from '../harm/fresh.ts'
import { countWords, splitSentences, toPlainText } from '../language/clean.ts'
import { commandOf, isNo, isNoise, isNone, isOrder, isYes } from '../language/noise.ts'
import { type Language, languageOf, languages, noticeFor, recogniseLanguage } from '../language/recognise.ts'
import { type Labels, labelled, lineNamed, lineNumbered, moved } from './after-result.ts'
import { isRich, isSentence, sentencesFor, type Told } from './earlier.ts'
import { hasFigure } from './figures.ts'
import { countPayers } from './payers.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import { asks, asksPlainly, statementOf } from './statement.ts'
import { answersTo, earlierAnswer, type Talk, unspokenNotice } from './talk.ts'

const inAll = (pick: (say: (typeof phrases)[Language]) => string) =>
  languages.map(language => pick(phrases[language]))
const offers = inAll(say => say.take)
const earlierOffers = [...inAll(say => say.earlier), ...inAll(say => say.stillTrue)]
const whichLines = inAll(say => say.whichLine)
/** More than a count alone. */
const hasVerb = (text: string) => countWords(text) > 2
const includesOne = (content: string, texts: readonly string[]) => texts.some(text => content.includes(text))

function findQuestion<Topic extends string>(
  questions: readonly Question<Topic>[],
  content: string,
): Question<Topic> | null {
  let best: { question: Question<Topic>; at: number } | null = null
  for (const question of questions)
    for (const language of languages) {
      const at = content.lastIndexOf(question.ask[language])
      if (at > (best?.at ?? -1)) best = { question, at }
    }
  return best?.question ?? null
}

/** A model asks in its own words; what about was kept with its message. */
function askedBy<Topic extends string>(
  questions: readonly Question<Topic>[],
  asked: Asked | null | undefined,
): Question<Topic> | null {
  return questions.find(({ topic, isFollowUp }) => topic === asked?.topic && !isFollowUp) ?? null
}

/** What "see above" means: the sentences that fit, or else the message that says most. */
function above<Topic extends string>(talk: Talk<Topic>, question: Question<Topic>): Told | null {
  const found = sentencesFor(question.kinds, talk.told, talk.language)
  if (!found.length) {
    const rich = talk.told.filter(({ text }) => isSentence(text)).toReversed()
    const [most] = rich.toSorted((a, b) => splitSentences(b.text).length - splitSentences(a.text).length)
    return most ?? null
  }
  return {
    text: found.map(({ text }) => text).join(' · '),
    source: [...new Set(found.map(({ source }) => source))].join('\n\n'),
  }
}

/** The words one of our messages offered: a "yes" meant them, also where the memory has lost them since. */
function offeredIn(content: string): Told | null {
  const offer = earlierOffers.find(text => content.includes(text))
  const line = offer && content.slice(0, content.indexOf(offer)).split('\n').at(-1)
  const text = line?.trim().replace(/^\p{Pi}\s*|^\p{Ps}\s*|\s*[\p{Pf}\p{Pi}]$/gu, '')
  return text ? { text, source: text } : null
}

type Reading<Topic extends string> = {
  around?: readonly string[]
  /** Words of which only our result has one. */
  marks: readonly string[]
  /** What the lines of the result are called; without them nothing moves after it. */
  labels?: Labels<Topic>
  /** The line that a message plainly belongs to, whatever was asked; null where it may be the answer. */
  elsewhere?: (text: string, talk: Talk<Topic>) => Topic | null
  /** The one the founder chose; else the one they write. */
  language?: Language | null | undefined
  /** What the memory knows of a line. */
  known?: Talk<Topic>['known']
}

export function readTalk<Topic extends string>(
  questions: readonly Question<Topic>[],
  all: readonly ConversationMessage[],
  { around = [], marks, labels, elsewhere, language = null, known = {} }: Reading<Topic>,
): Talk<Topic> {
  const { messages } = sinceFresh(all)
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const ours = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const texts = [...around, ...said]
  const talk: Talk<Topic> = {
    language: language ?? languageOf(texts),
    isUnspoken:
      !language && recogniseLanguage(texts) === null && !ours.some(text => text.includes(unspokenNotice)),
    ownNotice: noticeFor(texts),
    pairs: [],
    open: [],
    current: null,
    step: 'start',
    isExplained: false,
    held: null,
    known,
    told: [],
    before: [],
    added: [],
    revisions: [],
    named: null,
    hasResult: false,
  }
  let retried: Question<Topic> | null = null
  let askedBack: Question<Topic> | null = null
  let isAlarmed = false
  let isLineAsked = false

  const revise = (topic: Topic, { text, source }: Told) => {
    const question = questions.find(one => one.topic === topic && !one.isFollowUp)
    if (!question) return
    const from = answersTo(talk, topic).map(({ answer }) => answer)
    talk.pairs.push({ question, answer: text, source })
    talk.revisions.push({ topic, from: from.join(' · ') || null, to: text, isReplaced: false })
    talk.step = 'revised'
  }

  /** After a result: a line that is named, the name of one that was asked for, or something new. */
  const hearAfter = (text: string, source: string) => {
    const named = labels && (lineNamed(text, labels) ?? lineNumbered(text, labels))
    const given = labels && labelled(text, labels)
    const waiting = isLineAsked ? talk.added.at(-1) : undefined
    const last = talk.revisions.at(-1)
    if (commandOf(text) === 'replace' && last) {
      talk.pairs = talk.pairs.filter(
        ({ question, answer }) => question.topic !== last.topic || answer === last.to,
      )
      last.isReplaced = true
      talk.step = 'replaced'
    } else if (waiting !== undefined && named) {
      talk.added.pop()
      revise(named, { text: waiting, source: waiting })
    } else if (given) revise(given.topic, { text: given.text, source })
    // "Eight pay now" can only be about money.
    else if (labels && 'money' in labels.en && countPayers(text, talk.language) && hasVerb(text))
      revise('money' as Topic, { text, source })
    else if (named && waiting === undefined) {
      talk.step = 'what-is-new'
      talk.named = named
    } else if (waiting !== undefined && isNo(text)) talk.step = 'revised'
    else if (isNoise(text, true) || isOrder(text) || isNo(text.split(/[,.]/)[0] ?? '')) talk.step = 'closed'
    else if (asks(text) && !statementOf(text)) talk.step = 'after-result'
    else {
      talk.added.push(text)
      // Asked once: what names no line then stands beside them.
      talk.step = labels && waiting === undefined ? 'which-line' : 'revised'
    }
  }

  const hear = (text: string, source: string, question: Question<Topic>) => {
    const command = commandOf(text)
    const { held } = talk
    const file = ({ text: answer, source: from }: Told) => {
      talk.pairs.push({ question, answer, source: from })
      talk.told.push({ text: answer, source: from })
      talk.held = null
      talk.step = 'filed'
    }
    const reference = command === 'above' ? above(talk, question) : null
    const isLeft = isOrder(text) || (question.none === 'leaves open' && held === null && isNone(text))
    const other = isLeft || asks(text) ? null : (elsewhere?.(text, talk) ?? null)
    const named = labels && !isLeft ? moved(text, labels) : null
    const given = named ?? (other && other !== question.topic ? { topic: other, text } : null)
    const own = given && questions.find(({ topic, isFollowUp }) => topic === given.topic && !isFollowUp)
    if (given && own) {
      // Words that name another line, or plainly belong to it, go there, and what they stood under is open again.
      talk.pairs = talk.pairs.filter(({ answer }) => answer !== given.text)
      talk.pairs.push({ question: own.topic === question.topic ? question : own, answer: given.text, source })
      talk.told.push({ text: given.text, source })
      talk.held = null
      talk.step = 'filed'
    } else if (command === 'skip' || isLeft) {
      talk.open.push(question)
      talk.step = isOrder(text) ? 'left-open' : 'skipped'
    } else if (held !== null && (command === 'mine' || isYes(text))) file(held)
    else if (held !== null && isNo(text)) {
      talk.held = null
      talk.step = 'declined'
    } else if (reference) file(reference)
    else if (question.none === 'answers' && isNone(text)) file({ text, source })
    else if (asks(text)) {
      const told = statementOf(text)
      const isTold = told !== '' && !isNoise(told, question.wantsFigure)
      const isFigure = question.wantsFigure && hasFigure(text, talk.language)
      talk.held = { text: isTold ? told : text, source }
      talk.isExplained = askedBack === question
      askedBack = question
      talk.step = isTold || isFigure || !asksPlainly(text) ? 'offered' : 'asked-back'
    } else if (command === 'above' || isNoise(text, question.wantsFigure)) {
      const isSecond = retried === question
      retried = question
      talk.step = isSecond ? 'left-open' : 'short'
      if (isSecond) talk.open.push(question)
    } else if (held && talk.step === 'offered' && isRich(held.text))
      file({ text: `${held.text} · ${text}`, source: `${held.source}\n\n${source}` })
    else file({ text, source })
  }

  for (const message of messages) {
    const { role, content } = message
    if (role === 'assistant') {
      const isDistress = isAlarm(content, 'distress')
      isAlarmed = isDistress || isAlarm(content, 'unlawful')
      // Words of distress are no answer; a trade that was named is one.
      if (isDistress && talk.step === 'filed') {
        talk.pairs.pop()
        talk.told.pop()
      }
      if (isAlarmed) continue
      const isResult = marks.some(mark => content.includes(mark))
      isLineAsked = includesOne(content, whichLines)
      if (isResult) talk.hasResult = true
      const isOffer = includesOne(content, offers)
      const found = isResult
        ? null
        : isOffer
          ? talk.current
          : (findQuestion(questions, content) ?? askedBy(questions, message.asked))
      if (found !== talk.current || !found) talk.held = null
      if (found && includesOne(content, earlierOffers))
        talk.held = earlierAnswer(talk, found) ?? offeredIn(content)
      talk.current = found
      continue
    }
    const text = toPlainText(content)
    if (isAlarmed) {
      talk.step = 'resumed'
      isAlarmed = false
    } else if (commandOf(text) === 'close') talk.step = 'wants-result'
    else if (talk.current) hear(text, content, talk.current)
    else if (talk.hasResult) hearAfter(text, content)
    else {
      talk.step = 'start'
      if (isNoise(text, true) || isOrder(text)) continue
      talk.before.push(text)
      talk.told.push({ text, source: content })
    }
  }
  return talk
}

// One turn of an interview: what is said before the next question.
import { colon } from '../language/colon.ts'
import type { Language } from '../language/recognise.ts'
import { isMuch, isSentence } from './earlier.ts'
import { exampleFor } from './examples.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import { type Remark, remarkOn } from './remarks.ts'
import { asksPlainly } from './statement.ts'
import { earlierAnswer, type Step, type Talk, unspokenNotice } from './talk.ts'

export type Turn = { reaction: string; question: string; weakness: Pick<Remark, 'name' | 'words'> | null }

/** Something new is asked, or asked for the first time. */
const offering: readonly Step[] = ['start', 'filed', 'skipped', 'left-open', 'resumed']

/** What they said before may answer what is asked next: it is shown, or they can point to it. */
function pointBack<Topic extends string>(talk: Talk<Topic>, next: Question<Topic> | null): string | null {
  if (!next) return null
  const say = phrases[talk.language]
  const known = next.isFollowUp ? undefined : talk.known[next.topic]
  if (known && offering.includes(talk.step)) return `${quoted(known.text, talk.language)} ${say.stillTrue}`
  if (talk.step !== 'filed' && talk.step !== 'start') return null
  const earlier = next.isFollowUp ? null : earlierAnswer(talk, next)
  if (earlier) return `${quoted(earlier.text, talk.language)} ${say.earlier}`
  if (next.isFollowUp) return null
  const [filed, first] = [talk.pairs.at(-1)?.answer, talk.before.at(-1)]
  const isLong = talk.step === 'filed' ? filed && isMuch(filed) : first && isSentence(first)
  return isLong ? say.above : null
}

/** Why it is asked, and an answer that counts. */
function explain<Topic extends string>({ why, topic }: Question<Topic>, language: Language): string {
  const say = phrases[language]
  const example = exampleFor(topic)
  return [
    `${say.whyLead} ${why[language]}`,
    example && `${say.exampleLead} ${quoted(example[language], language)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The question as it is put; after what was just said there is no other question mark. */
export function writeTurn<Topic extends string>(
  talk: Talk<Topic>,
  next: Question<Topic> | null,
  {
    opening,
    sum = null,
    note = null,
    where = null,
  }: { opening: string; sum?: string | null; note?: string | null; where?: string | null },
): Turn {
  const { language, step } = talk
  const say = phrases[language]
  const filed = talk.pairs.at(-1)
  const remark =
    step === 'filed' && language === 'en' && filed ? remarkOn(filed.answer, filed.question.topic) : null
  const why = next?.why[language] ?? null
  const isStillAsked = next !== null && next === talk.current && filed?.question !== next
  const isFirst = step === 'start' && !talk.pairs.length
  const said: Record<Talk<Topic>['step'], (string | null)[]> = {
    start: isFirst ? [`${opening}\n\n${say.mode}`] : [],
    filed: [where, remark?.text ?? null, ...(isStillAsked ? [sum, say.stillAsked] : [sum ?? why])],
    short: [say.short],
    'left-open': [say.notTaken, why],
    skipped: [say.leftOpen, why],
    'asked-back': [next && !talk.isExplained ? explain(next, language) : null, say.howToFile],
    // A figure with a question mark asks for nothing; what was explained once is not explained again.
    offered: [
      next && talk.held && asksPlainly(talk.held.source) && !talk.isExplained
        ? explain(next, language)
        : null,
    ],
    declined: [say.inYourWords],
    resumed: [say.goOn],
    'wants-result': [],
    'which-line': [],
    revised: [],
    replaced: [],
    'what-is-new': [],
    'after-result': [say.afterResult],
    closed: [say.closed],
  }
  const reaction = [...said[step], note].filter(Boolean).join(' ')
  const isOffer = step === 'offered' && talk.held !== null
  const offer = isOffer ? quoted(talk.held?.text ?? '', language) : pointBack(talk, next)
  return {
    reaction: [
      talk.isUnspoken ? [talk.ownNotice, unspokenNotice].filter(Boolean).join(' ') : null,
      reaction,
      offer,
    ]
      .filter(Boolean)
      .join('\n\n'),
    question: isOffer ? say.take : (next?.ask[language] ?? ''),
    weakness: remark && { name: remark.name, words: remark.words },
  }
}

/** Under which line the last answer was put, and how it moves where it may not fit; open where it has to be a figure. */
export function filedUnder<Topic extends string>(
  { language, pairs }: Talk<Topic>,
  labels: Readonly<Record<Topic, string>>,
  { isFit, isOpen }: { isFit: boolean; isOpen: boolean },
): string | null {
  const last = pairs.at(-1)
  if (!last) return null
  const say = phrases[language]
  const line = quoted(labels[last.question.topic], language)
  const where = isOpen ? say.noFigure(line) : say.filedUnder(line)
  return pairs.length === 1 || !isFit ? `${where} ${say.toMove}` : where
}

/** After a result: which line something new changes, or a short answer; null where the result itself is due. */
export function writeAfter<Topic extends string>(
  talk: Talk<Topic>,
  labels: Readonly<Record<Topic, string>>,
): Turn | null {
  const { language, step } = talk
  const say = phrases[language]
  if (step === 'after-result') return { reaction: say.afterResult, question: '', weakness: null }
  if (step === 'closed') return { reaction: say.closed, question: '', weakness: null }
  if (step === 'what-is-new' && talk.named)
    return { reaction: say.whatIsNew(labels[talk.named]), question: '', weakness: null }
  if (step !== 'which-line') return null
  const names = Object.values<string>(labels).map((label, at) => `${at + 1}. ${label}`)
  return { reaction: `${say.lines}\n\n${names.join('\n')}`, question: say.whichLine, weakness: null }
}

/** What moved since the first result, newest first, each with what stood there before. */
export function changesIn<Topic extends string>(
  { revisions, language }: Talk<Topic>,
  labels: Readonly<Record<Topic, string>>,
): string[] {
  const say = phrases[language]
  const last = revisions.at(-1)
  return revisions.toReversed().map(revision => {
    const { topic, from, to, isReplaced } = revision
    const hint = revision === last && !isReplaced ? ` ${say.replaceHint}` : ''
    const before = from ? ` (${isReplaced ? say.instead : say.before} ${quoted(from, language)})${hint}` : ''
    return `**${labels[topic]}${colon(language)}** ${quoted(to, language)}${before}`
  })
}

/** At the top of a result that moved. */
export function renderChanges(
  { changes = [], added = [] }: { changes?: readonly string[]; added?: readonly string[] },
  language: Language,
): string {
  const say = phrases[language]
  const lines = [...changes, ...added.map(text => quoted(text, language))].map(
    line => `- ${line.replace(/\s+/g, ' ')}`,
  )
  if (!lines.length) return ''
  return `**${say.changed}**\n\n${lines.join('\n')}`
}

export function joinTurn({ reaction, question }: Pick<Turn, 'reaction' | 'question'>): string {
  return [reaction, question].filter(Boolean).join('\n\n')
}

/** “…” in the marks of the language. */
export function quoted(text: string, language: Language): string {
  const bare = text.replace(/[“”„"«»]/g, "'").trim()
  if (language === 'de') return `„${bare}“`
  return language === 'fr' ? `« ${bare} »` : `“${bare}”`
}

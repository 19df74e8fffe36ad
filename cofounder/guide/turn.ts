// One turn of an interview: what is said before the next question.
import type { Language } from '../language/recognise.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import { type Remark, remarkOn } from './remarks.ts'
import { type Talk, unspokenNotice } from './talk.ts'

export type Turn = { reaction: string; question: string; weakness: Pick<Remark, 'name' | 'words'> | null }

/** The question as it is put; after what was just said there is no other question mark. */
export function writeTurn<Topic extends string>(
  talk: Talk<Topic>,
  next: Question<Topic> | null,
  { opening, sum = null, note = null }: { opening: string; sum?: string | null; note?: string | null },
): Turn {
  const { language, step } = talk
  const say = phrases[language]
  const remark = step === 'filed' && language === 'en' ? remarkOn(talk.pairs.at(-1)?.answer ?? '') : null
  const why = next?.why[language] ?? null
  const asked = talk.askedToo ? talk.pairs.at(-1)?.question.why[language] : null
  const isFirst = step === 'start' && !talk.pairs.length
  const said: Record<Talk<Topic>['step'], (string | null)[]> = {
    start: isFirst ? [`${opening}\n\n${say.mode}`] : [],
    filed: [asked ? `${say.askedToo} ${asked}` : null, remark?.text ?? null, sum ?? why],
    short: [say.short],
    'left-open': [say.leftOpen, why],
    skipped: [say.leftOpen, why],
    'asked-back': [why && `${say.whyLead} ${why}`, say.howToFile],
    resumed: [say.goOn],
    'wants-result': [],
    added: [],
  }
  const reaction = [...said[step], note].filter(Boolean).join(' ')
  return {
    reaction: [talk.isUnspoken ? unspokenNotice : null, reaction].filter(Boolean).join('\n\n'),
    question: next?.ask[language] ?? '',
    weakness: remark && { name: remark.name, words: remark.words },
  }
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

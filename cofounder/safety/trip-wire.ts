// Checks every request for the founder's own distress and unlawful trade, before anything is answered.

import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { splitSentences, toPlainText } from '../language/clean.ts'
import { languageOf } from '../language/recognise.ts'
import { distressAnswers, isAlarm, unlawfulAnswers } from './answers.ts'
import { findDistress, type Strength } from './distress.ts'
import { freshQuestions, sinceFresh } from './fresh.ts'
import { type Category, findUnlawful, namesPermission, speaksOfPermission } from './unlawful.ts'

/** The texts to check: the conversation, and other texts such as the description of a project or saved work. */
export type Heard = {
  messages: readonly ConversationMessage[]
  around: readonly string[]
  /** Lines that name a product for sale. */
  offers?: readonly string[]
}

export type Alarm =
  | { kind: 'distress'; strength: Strength; language: Language; text: string }
  /** `replies`: how many messages the founder wrote since we asked for a permission. None of them names one. */
  | { kind: 'unlawful'; category: Category; language: Language; text: string; replies: number }

/** Drops quoted speech. A straight quotation mark after a space is not an apostrophe. */
function ownWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“„«][^”“»]*[”“»]/gu, ' … ')
    .replace(/(?<=^|[\s(:])"[^"]*"/gu, ' … ')
}

const sentencesOf = (text: string) => splitSentences(toPlainText(ownWords(text)))

export function trip({ messages, around, offers = [] }: Heard): Alarm | null {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const language = languageOf(said.length ? said : around)
  const last = messages.at(-1)
  const strength = last?.role === 'user' ? findDistress(ownWords(last.content)) : null
  if (strength) return { kind: 'distress', strength, language, text: distressAnswers[language][strength] }
  const { messages: talk, isFresh } = sinceFresh(messages)
  const offered = offers.map(text => findUnlawful(sentencesOf(text), true)).find(Boolean) ?? null
  return openTrade(talk, isFresh ? [] : around, language, offered)
}

/** Finds an unlawful trade. It stops the conversation until the founder names a permission. */
function openTrade(
  messages: readonly ConversationMessage[],
  around: readonly string[],
  language: Language,
  offered: Category | null,
): Alarm | null {
  let category = offered ?? around.map(text => findUnlawful(sentencesOf(text))).find(Boolean) ?? null
  let asked = false
  let replies = 0
  let isElse = false
  let allowed = around.some(namesPermission)
  for (const { role, content } of messages) {
    if (role === 'assistant') {
      if (isAlarm(content, 'unlawful')) asked = true
      continue
    }
    const named = findUnlawful(sentencesOf(content))
    isElse = !named && !speaksOfPermission(content)
    if (asked) replies += 1
    if (asked && namesPermission(content)) allowed = true
    else category ??= named
  }
  if (!category || allowed) return null
  const text = replies > 0 && isElse ? freshQuestions[language] : unlawfulAnswers[language](category)
  return { kind: 'unlawful', category, language, text, replies }
}

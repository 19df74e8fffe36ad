// Runs before both minds, in every helper. It names what it heard and never scores; what it misses, the
// permission question asks. Founders can talk about harm to others: only their own distress and their own trade count.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { splitSentences, toPlainText } from '../language/clean.ts'
import { type Language, languageOf } from '../language/recognise.ts'
import { distressAnswers, isAlarm, unlawfulAnswers } from './answers.ts'
import { findDistress, type Strength } from './distress.ts'
import { type Category, findUnlawful, namesPermission } from './unlawful.ts'

/** What a helper heard: the talk, and what stood around it (a project's description, saved work). */
export type Heard = { messages: readonly ConversationMessage[]; around: readonly string[] }

export type Alarm =
  | { kind: 'distress'; strength: Strength; language: Language; text: string }
  /** `again`: we asked for the permission before and have no answer. */
  | { kind: 'unlawful'; category: Category; language: Language; text: string; again: boolean }

/** In lower case, without quoted speech: that is somebody else's. Straight quotation marks are told from apostrophes by the space before them. */
function ownWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“„«][^”“»]*[”“»]/gu, ' … ')
    .replace(/(?<=^|[\s(:])"[^"]*"/gu, ' … ')
}

const sentencesOf = (text: string) => splitSentences(toPlainText(ownWords(text)))

export function findHarm(
  text: string,
): { kind: 'distress'; strength: Strength } | { kind: 'unlawful'; category: Category } | null {
  const strength = findDistress(ownWords(text))
  if (strength) return { kind: 'distress', strength }
  const category = findUnlawful(sentencesOf(text))
  return category && { kind: 'unlawful', category }
}

export function trip({ messages, around }: Heard): Alarm | null {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const language = languageOf(said.length ? said : around)
  const last = messages.at(-1)
  const strength = last?.role === 'user' ? findDistress(ownWords(last.content)) : null
  if (strength) return { kind: 'distress', strength, language, text: distressAnswers[language][strength] }
  return openTrade(messages, around, language)
}

/** A trade that was named stays closed until a permission is. */
function openTrade(
  messages: readonly ConversationMessage[],
  around: readonly string[],
  language: Language,
): Alarm | null {
  let category: Category | null = around.map(text => findUnlawful(sentencesOf(text))).find(Boolean) ?? null
  let asked = false
  let allowed = around.some(namesPermission)
  for (const { role, content } of messages) {
    if (role === 'assistant') {
      if (isAlarm(content, 'unlawful')) asked = true
      continue
    }
    if (asked && namesPermission(content)) allowed = true
    else category ??= findUnlawful(sentencesOf(content))
  }
  if (!category || allowed) return null
  return { kind: 'unlawful', category, language, text: unlawfulAnswers[language](category), again: asked }
}

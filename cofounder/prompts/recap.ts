// Summarises each older turn of a long conversation once, before the next prompt would be too long.
import { z } from 'zod'
import { type ConversationMessage, conversationLimits } from '../../contracts/conversation.ts'
import type { Recap } from '../../contracts/helper-session.ts'
import { asData } from '../data.ts'
import { type Ground, unsaidNumbers } from '../guards/ground.ts'
import { faultOf } from '../guards/guards.ts'
import { bySentence } from '../guards/sentences.ts'
import type { Mind } from '../mind.ts'
import { callText, fenceRule, mostOfTalk, openingTurns, tellTurn, userText } from './parts.ts'

/** The number of characters that are kept free for the next answer and question, with their tags. */
const roomForNext = 2 * conversationLimits.characters + 500
/** A page sends at most sixty messages, so a conversation is summarised before that. */
const mostMessages = conversationLimits.messages - 20
/** This many characters of the latest turns are not summarised. The last turn is never summarised. */
const keptWhole = 4000
/**
 * The highest number of characters of a summary. It fits into the prompt even if the beginning, the last turn, the
 * answer and the question are as long as possible.
 */
export const mostOfRecap = 3500

const summary = z.object({
  lines: z
    .array(z.object({ about: z.string().min(1).max(60), sentences: z.string().min(1).max(800) }))
    .min(1)
    .max(16),
})

const system = callText('recap', [fenceRule])

const lengthOf = (messages: readonly ConversationMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0)

/** The turns to summarise next. Null if the conversation still fits. */
export function turnsToSum(
  messages: readonly ConversationMessage[],
  recap: Recap | null,
): { due: ConversationMessage[]; latest: number } | null {
  const open = messages.slice(Math.max(openingTurns, recap ? messages.length - recap.latest : 0))
  const told = lengthOf(messages.slice(0, openingTurns)) + (recap?.text.length ?? 0) + lengthOf(open)
  if (told <= mostOfTalk - roomForNext && open.length <= mostMessages) return null
  let kept = 1
  while (kept < mostMessages / 2 && lengthOf(open.slice(-kept - 1)) <= keptWhole) kept++
  const older = open.slice(0, -kept)
  const due = older.filter((_, at) => at === 0 || lengthOf(older.slice(0, at + 1)) <= mostOfTalk)
  return due.length ? { due, latest: open.length - due.length } : null
}

/** Null if there is no turn to summarise, or if all new sentences fail the checks. */
export async function grownRecap(
  mind: Mind,
  messages: readonly ConversationMessage[],
  { said }: Pick<Ground, 'said'>,
): Promise<Recap | null> {
  const { recap } = mind
  const turns = turnsToSum(messages, recap)
  if (!turns) return null
  mind.step('noting')
  const { lines } = await mind.read({
    system,
    user: userText([
      recap && `Your summary so far:\n${asData('summary', recap.text)}`,
      ...turns.due.map(tellTurn),
      'Write the summary of all of this.',
    ]),
    maxOutputTokens: 1500,
    schema: summary,
  })
  const text = heldOf(lines, {
    said: [...said, ...(recap ? [recap.text] : [])],
    language: mind.language,
  })
  return text ? { text, latest: turns.latest } : null
}

/** Drops sentences that contain a number nobody said, or a wrong calculation, link or quotation. */
function heldOf(lines: z.infer<typeof summary>['lines'], ground: Ground): string {
  const holds = (sentence: string) =>
    !faultOf(sentence, ground) && unsaidNumbers(sentence, ground).length === 0
  const kept: string[] = []
  let room = mostOfRecap
  for (const { about, sentences } of lines) {
    const split = bySentence()
    const whole = [...split.take(sentences), split.end()].filter(holds).join('').replace(/\s+/g, ' ').trim()
    const line = `${about}: ${whole}`
    if (!whole || !holds(about) || line.length > room) continue
    room -= line.length + 1
    kept.push(line)
  }
  return kept.join('\n')
}

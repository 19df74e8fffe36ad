// A turn of an interview with a model. The code accepts only values that are in the founder's words.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import { compareValues } from '../../venture/facts/compare.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import type { ReadField } from '../../venture/records/change.ts'
import { asData } from '../data.ts'
import { type Ending, isResultDue } from '../guards/ending.ts'
import { figured } from '../guards/figure.ts'
import { type Ground, isSaid } from '../guards/ground.ts'
import { hearsIn, isFigureHeard, isHeardFigure } from '../guards/heard.ts'
import { answersIn } from '../guards/said.ts'
import { plain } from '../guards/words.ts'
import { joined } from '../language/markdown.ts'
import type { Mind } from '../mind.ts'
import { distressAnswers, permissionQuestion } from '../safety/answers.ts'
import { inTheirLanguage, tellTalk, userText } from './parts.ts'
import { permissionLine, type ReadFact, type Reading, readTurn } from './reading.ts'
import { toldBefore } from './told-before.ts'

type Interview<Topic extends string> = Pick<Parameters<typeof readTurn>[1], 'fields' | 'today'> & {
  system: string
  topics: readonly [Topic, ...Topic[]]
  around: string
  messages: readonly ConversationMessage[]
  ground: Ground
  task: string
  mostWords: number
  known?: Memory | null | undefined
  /** How the interview ends with a result. If it is missing, the result is made in another call. */
  ending?: Ending
  answered?: readonly string[]
  /** The present count in a field. It is needed for answers such as "two more". */
  countOf?: (field: { question: string; field: string }) => number | null
  /** The question that the first message asks. There is no answer to read then, so the second call is left out. */
  opensWith: Topic | null
  /** The highest length of the conversation in the prompt. Small if a record has the earlier answers. */
  mostOfTalk?: number
}

export type Turn<Topic extends string> = {
  text: string
  reaction: string
  question: string
  asked: Topic | null
  understood: Understood | null
  /** The fields that the last answer fills. Each has a quote from this answer. */
  fields: readonly ReadField[]
  /** The part of the last answer that says that the problem does not exist. */
  refuted: string | null
  disagreements: string
  isDue: boolean
  /** Whether the model said that the result follows. */
  isDone: boolean
}

const closing = (task: string, words: number, isOpening: boolean) =>
  joined([
    `${inTheirLanguage}, at most ${words} words, no headings.`,
    !isOpening && 'React to the last answer using one fact. Name a contradiction if there is one.',
    task,
  ])

export async function interviewTurn<Topic extends string>(
  mind: Mind,
  interview: Interview<Topic>,
): Promise<Turn<Topic>> {
  const { system, topics, around, messages, ground, task, mostWords, ending } = interview
  const isOpening = !answersIn(messages)
  const text = await mind.talk(
    {
      system,
      user: userText([
        mind.memory,
        around,
        tellTalk(messages, {
          ...{ recap: mind.recap, most: interview.mostOfTalk },
          isInRecord: interview.mostOfTalk !== undefined,
        }),
        closing(task, mostWords, isOpening),
      ]),
      maxOutputTokens: mostWords * 6,
    },
    ground,
  )
  const before = toldBefore(mind.proposed, messages)
  const read = isOpening ? null : await readTurn(mind, interview, { said: text, before })
  const known = new Map([...mind.known, ...before])
  const understood = read && understoodOf(read.facts, messages, { language: mind.language, known })
  const last = messages.at(-1)
  const isHeld = ({ quote }: { quote: string }) =>
    last?.role === 'user' && isSaid(quote, { said: [last.content], language: mind.language })
  const hears = hearsIn(last?.content ?? '')
  const fields = (read?.fields ?? []).filter(field => isHeld(field) && isFigureHeard(field, hears, interview))
  const { reaction, question } = splitQuestion(text)
  const isDue =
    !!read &&
    !!ending &&
    isResultDue({ read, question, isNew: !!understood || fields.length > 0, messages, ending })
  const turn = {
    text,
    reaction,
    question,
    asked: isOpening ? interview.opensWith : (topics.find(topic => topic === read?.asked_next) ?? null),
    understood,
    fields,
    refuted: read?.refuted_by && isHeld({ quote: read.refuted_by }) ? read.refuted_by : null,
    disagreements: tellDisagreements(read?.contradictions ?? []),
    isDue,
    isDone: !!read?.done,
  }
  if (read?.harm === 'distress') mind.show(`\n\n${distressAnswers[mind.language].heavy}`)
  if (read?.harm !== 'unlawful' || isDue || isPermissionKnown(read, interview)) return turn
  // The question about the permission replaces the question of the message, and the next answer belongs to it.
  const permission = permissionQuestion[mind.language]
  mind.show(`\n\n${permission}`)
  return { ...turn, reaction: text.trim(), question: permission, asked: null }
}

/**
 * Puts the contradictions into the prompt that makes the result in this turn. Later prompts find them in the
 * conversation.
 */
function tellDisagreements(found: Reading['contradictions']): string {
  const lines = found.map(({ one, other }) => `${one} / ${other}`)
  return lines.length ? asData('disagreements seen in the last answer', lines.join('\n')) : ''
}

/** Whether the founder was already asked for the permission or has answered. Then the question is not asked again. */
function isPermissionKnown<Topic extends string>(
  read: Reading,
  { messages, known }: Pick<Interview<Topic>, 'messages' | 'known'>,
): boolean {
  const questions = Object.values(permissionQuestion)
  return (
    read.asked_next === permissionLine ||
    [...read.facts, ...(known?.facts ?? [])].some(({ topic }) => topic === permissionLine) ||
    messages.some(({ content }) => questions.some(question => content.includes(question)))
  )
}

export function splitQuestion(text: string): { reaction: string; question: string } {
  const found = /(?:^|[.!?…。]["”“»)*]*\s+|\n+)([^\n]*?[?？؟][\s"”»*]*)$/u.exec(text.trim())
  const question = found?.[1]?.replace(/^.*[.!…]["”“»)*]*\s+(?=\S)/u, '') ?? ''
  const reaction = question ? text.trim().slice(0, -question.length).trim() : text.trim()
  return { reaction, question: question.trim() }
}

export function understoodOf(
  facts: readonly ReadFact[],
  messages: readonly ConversationMessage[],
  { language, known }: Pick<Mind, 'language' | 'known'>,
): Understood | null {
  const last = messages.at(-1)
  if (last?.role !== 'user') return null
  const kept = facts.filter(({ quote }) => isSaid(quote, { said: [last.content], language }))
  if (!kept.length) return null
  const hears = hearsIn(last.content)
  return {
    source: last.content,
    facts: kept.map(({ figure, quote, disagrees_with, changed_since, ...fact }) => {
      const heard = figure && isHeardFigure(figure, hears) ? figure : null
      const { text, value } = figured(
        fact.topic,
        { text: fact.text, figure: heard, said: last.content },
        language,
      )
      return {
        ...fact,
        text,
        // A changed quote is not in the message. The beginning of the message is then quoted.
        quote: last.content.includes(quote) ? quote : last.content.slice(0, 2000),
        value,
        disagrees_with: changed_since
          ? null
          : against({ text: fact.text, value }, known.get(disagrees_with?.trim() ?? '')),
      }
    }),
  }
}

/** The id of the known fact that the new one contradicts. A repeated fact is no contradiction. */
function against({ text, value }: Pick<Fact, 'text' | 'value'>, held: Fact | undefined): string | null {
  if (!held || plain(text) === plain(held.text)) return null
  const isSame = value && held.value && compareValues(value, held.value) === 'agree'
  return isSame ? null : held.id
}

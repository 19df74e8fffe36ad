// One turn of an interview led by a model: it talks, then its own words and the founder's answer are read. Code keeps
// what was read only where the founder's words hold it.
import { z } from 'zod'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { topicNames } from '../../contracts/fact-topics.ts'
import {
  bearings,
  evidence,
  type Fact,
  factTextMost,
  subjectMost,
  type Understood,
} from '../../contracts/facts.ts'
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
import type { Mind } from '../mind.ts'
import { unlessModelFails } from '../model-error.ts'
import { distressAnswers, permissionQuestion } from '../safety/answers.ts'
import { fenceRule, inTheirLanguage, tellTalk, userText } from './parts.ts'
import { tellBefore, toldBefore } from './told-before.ts'

type Interview<Topic extends string> = {
  /** Static: role, rules, example. */
  system: string
  topics: readonly [Topic, ...Topic[]]
  /** What else stands around the talk, fenced. */
  around: string
  messages: readonly ConversationMessage[]
  ground: Ground
  /** What to do in this turn, in its own words; at most so many words. */
  task: string
  mostWords: number
  /** What the founder has confirmed. */
  known?: Memory | null | undefined
  /** What the talk leads to; none: another call makes it. */
  ending?: Ending
  /** What the fields are of the record that is filled from what they say; static. */
  fields?: string
  /** The lines of the record that have an answer. */
  answered?: readonly string[]
  /** The count that stands in a field of it, where more may have come since. */
  countOf?: (field: { question: string; field: string }) => number | null
  /** What a month without a year is counted from (YYYY-MM-DD). */
  today?: string
  /** What the first message asks about: there is no answer yet, and nothing to pay a reading for. */
  opensWith: Topic | null
  /** So much of the talk is told; a record holds what the turns before told. */
  mostOfTalk?: number
}

export type Turn<Topic extends string> = {
  text: string
  reaction: string
  question: string
  asked: Topic | null
  understood: Understood | null
  /** What the last answer fills in, each with words that are in it. */
  fields: readonly ReadField[]
  /** Words of the last answer that show the problem is not there. */
  refuted: string | null
  /** What the last answer says against what is known, in the model's words. */
  disagreements: string
  /** The result follows in this same turn. */
  isDue: boolean
  /** The model says itself that it does. */
  isDone: boolean
}

/** How the task of a turn is put; before the first answer there is nothing to react to. */
const closing = (task: string, words: number, isOpening: boolean) =>
  [
    `${inTheirLanguage}, at most ${words} words, no headings.`,
    !isOpening && 'React to the last answer using one fact. Name a contradiction if there is one.',
    task,
  ]
    .filter(Boolean)
    .join(' ')

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
  // The one question of the message is then this one, and its answer is filed under it.
  const permission = permissionQuestion[mind.language]
  mind.show(`\n\n${permission}`)
  return { ...turn, reaction: text.trim(), question: permission, asked: null }
}

/** For the call that makes the result of this turn; later ones read them in the talk. */
function tellDisagreements(found: Reading['contradictions']): string {
  const lines = found.map(({ one, other }) => `${one} / ${other}`)
  return lines.length ? asData('disagreements seen in the last answer', lines.join('\n')) : ''
}

/** Asked for, told or confirmed before: a permission is not asked for twice. */
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

/** The last sentence that asks, and all before it. */
export function splitQuestion(text: string): { reaction: string; question: string } {
  const found = /(?:^|[.!?…。]["”“»)*]*\s+|\n+)([^\n]*?[?？؟][\s"”»*]*)$/u.exec(text.trim())
  const question = found?.[1]?.replace(/^.*[.!…]["”“»)*]*\s+(?=\S)/u, '') ?? ''
  const reaction = question ? text.trim().slice(0, -question.length).trim() : text.trim()
  return { reaction, question: question.trim() }
}

const readFact = z.object({
  topic: z.enum(topicNames),
  /** Whom it is about, where that is not the venture itself. */
  subject: z.string().max(subjectMost).nullable(),
  text: z.string().min(1).max(factTextMost),
  /** The founder's exact words. */
  quote: z.string().min(1).max(2000),
  /** The one figure of it, written plainly: "49 EUR per month", "3 of 7", "120"; or null. */
  figure: z.string().max(80).nullable(),
  evidence: evidence.nullable(),
  bears: z.enum(bearings),
  /** The name of the known fact that cannot hold beside it. */
  disagrees_with: z.string().nullish(),
  /** The known fact was true then; this came after it. */
  changed_since: z.boolean().nullish(),
})
type ReadFact = z.infer<typeof readFact>

/** Beside the lines of a talk: whether the trade needs one. */
const permissionLine = 'permission'

/** A founder may tell a whole story in one message. */
const mostFacts = 12

/** Figures apart from words, so that every server can be held to the shape. */
export const readField = (topics: readonly string[]): z.ZodType<ReadField> =>
  z.object({
    question: z.enum(topics),
    field: z.string().max(20),
    row: z.string().max(60).nullish(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    // Their lengths are the fields' own.
    currency: z.string().nullable(),
    per: z.string().nullable(),
    text: z.string().max(2000).nullable(),
    quote: z.string().max(2000),
  })

/** A founder who tells a whole story fills half of a record. */
const mostFields = 40

const reading = (topics: readonly string[]) =>
  z.object({
    asked_next: z.enum([permissionLine, 'aim', ...topics]).nullable(),
    facts: z.array(readFact).max(mostFacts),
    contradictions: z.array(z.object({ one: z.string(), other: z.string() })).max(3),
    harm: z.enum(['none', 'distress', 'unlawful']),
    done: z.boolean(),
  })

/** Of a talk that fills a record. */
const intoRecord = (topics: readonly string[]) =>
  z.object({
    fields: z.array(readField(topics)).max(mostFields),
    refuted_by: z.string().max(2000).nullable(),
  })
type Reading = z.infer<ReturnType<typeof reading>> & Partial<z.infer<ReturnType<typeof intoRecord>>>

const readingRules = `You read one answer of a founder and note what it tells, judging and completing nothing.
- facts: only what this answer states, each with the founder's exact words as quote. Refusals, zeros and "nobody" are facts that bear against. A compliment is no fact.
- evidence: guess (they think so), told (somebody said it), observed (they saw it), committed or paid (only with a count or an amount; a yes with a condition is told). null where it is not said.
- figure: the one figure of the fact in digits with its unit, what is counted in the founder's own word, such as "390 EUR once plus 8 EUR per month", "4 GHS per bag", "3 of 7"; null where there is none.
- disagrees_with: the name (F1, P2 …) of the one thing known or told before that cannot be true beside this one: another price, the opposite, a word taken back; else null.
- changed_since: true where that fact held when it was said and this happened after it: "one paid yesterday" after "nobody has paid yet". That is news and no contradiction; "three pay since March" after it is one.
- contradictions: what this answer says against a known fact or an earlier word of this talk, in short words; not what has changed since, and not what they correct themselves: for that disagrees_with is enough.
- asked_next: the line your last message asks about ("permission" for a licence or an approval, "aim" for what they are after), or null. done: true when your last message says that you sum up now, or asks nothing when every line has an answer or the founder asked for the result.
- harm: distress where the founder speaks of not wanting to live or of despair; unlawful where the trade itself is forbidden or needs a permission nobody has named; else none.`

const mostOfQuestion = 1500

/** The end of a long message, from the beginning of a line. */
const endOf = (content: string) =>
  content.length > mostOfQuestion ? content.slice(-mostOfQuestion).replace(/^.*?\n/, '') : content

async function readTurn<Topic extends string>(
  mind: Mind,
  { topics, messages, fields, today }: Interview<Topic>,
  { said, before }: { said: string; before: ReadonlyMap<string, Fact> },
): Promise<Reading | null> {
  const answer = messages.at(-1)
  const asked = messages.findLast(({ role }) => role === 'assistant')
  const isAnswer = answer?.role === 'user'
  const schema: z.ZodType<Reading> = fields
    ? reading(topics).extend(intoRecord(topics).shape)
    : reading(topics)
  mind.step('noting')
  // Where it fails the talk stands; what was told is filed another time.
  return unlessModelFails(
    mind.read({
      system: [readingRules, fields, fenceRule, `Lines: ${topics.join(', ')}.`].filter(Boolean).join('\n\n'),
      user: userText([
        mind.remembered ?? mind.memory,
        tellBefore(before),
        asked && `Your question:\n${endOf(asked.content)}`,
        asData('answer', isAnswer ? answer.content : ''),
        `Your last message:\n${said}`,
        today && `Today is ${today}.`,
      ]),
      maxOutputTokens: fields ? 3000 : 1800,
      schema,
    }),
    null,
  )
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
        // A quotation that leaves something out stands nowhere: then all of the message.
        quote: last.content.includes(quote) ? quote : last.content.slice(0, 2000),
        value,
        disagrees_with: changed_since
          ? null
          : against({ text: fact.text, value }, known.get(disagrees_with?.trim() ?? '')),
      }
    }),
  }
}

/** The same once more is no disagreement, whatever a careless reading says. */
function against({ text, value }: Pick<Fact, 'text' | 'value'>, held: Fact | undefined): string | null {
  if (!held || plain(text) === plain(held.text)) return null
  const isSame = value && held.value && compareValues(value, held.value) === 'agree'
  return isSame ? null : held.id
}

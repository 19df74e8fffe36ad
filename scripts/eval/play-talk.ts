// Plays a conversation in fields, card by card, as the page does.
import type { Dated } from '../../cofounder/helper.ts'
import type { GivenRecord } from '../../cofounder/records/given.ts'
import { afterTurn } from '../../cofounder/records/in-fields.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Understood } from '../../contracts/facts.ts'
import type { OutputType } from '../../contracts/outputs.ts'
import { nextQuestion } from '../../venture/records/asking.ts'
import { withAnswer } from '../../venture/records/change.ts'
import { withUnknown } from '../../venture/records/draft.ts'
import {
  type AnyRecord,
  answeredIn,
  emptyRecord,
  keyOf,
  type RecordKind,
} from '../../venture/records/kind.ts'
import { allKnown } from '../../venture/records/prefill.ts'
import { answerText, figuresOf } from '../../venture/records/print-answer.ts'
import { rivalsOf } from '../../venture/records/rivals/table.ts'
import { readCard, refuse } from './founder-file.ts'
import type { Play } from './play-state.ts'

/** The input that every conversation in fields has. */
type Given<Told extends AnyRecord> = Dated & {
  messages: ConversationMessage[]
  background: string
  given: GivenRecord<Told>
}

/** Plays a conversation in fields from the opening to its result. */
export async function playTalk<Told extends AnyRecord, Result>(
  play: Play,
  kind: RecordKind<Told>,
  type: OutputType,
  ask: (
    input: Given<Told>,
  ) => Promise<{ text: string; result: Result | null; understood: Understood | null }>,
  {
    first,
    generate,
  }: { first?: string; generate?: (input: Given<Told>) => Promise<{ text: string; result: unknown }> } = {},
): Promise<void> {
  const { founder, voice, locale, typing, facts, records, validated, withdraw, learn, dated, keep } = play
  const { venture } = founder
  const own = founder[kind.helper as 'pitch']?.answers
  if (!own) return
  const stray = Object.keys(own).find(id => !kind.questions.some(question => question === id))
  if (stray)
    refuse(`${founder.name}: ${kind.helper}.${stray}`, `no such card; there are ${kind.questions.join(', ')}`)
  let record = kind.schema.parse(emptyRecord)
  let last: { text: string; result: unknown } = { text: '', result: null }
  let shown: unknown = null
  const messages: ConversationMessage[] = []
  const lines: string[] = []
  const inputOf = (asked: Given<Told>['given']['asked']): Given<Told> => ({
    ...dated(kind.helper),
    ...{ messages: [...messages], background: venture.description, before: last.result, shown },
    given: { record, asked, isFree: false, locale },
  })
  async function turn(said: string | null, asked: Given<Told>['given']['asked']) {
    if (said !== null) {
      messages.push({ role: 'user', content: said })
      lines.push(`**Founder:** ${said}`)
    }
    if (kind.helper === 'problem-validation') records.validation = record
    const input = inputOf(asked)
    const answered = await ask(input)
    const { told: after, understood } = afterTurn(kind, input.given, {
      ...input,
      ...answered,
    } as unknown as Parameters<typeof afterTurn<Told>>[2])
    if (asked) record = after.record
    learn(understood)
    last = answered
    if (kind.isResult(answered.result)) shown = answered.result
    messages.push({ role: 'assistant', content: answered.text })
    lines.push(answered.text)
  }
  await turn(first ?? null, null)
  for (let at = nextQuestion(kind, record); at; at = nextQuestion(kind, record)) {
    const question = at
    const answers = record.answers
    const rows =
      kind.helper === 'competitor-analysis' ? rivalsOf(answers as Parameters<typeof rivalsOf>[0]) : []
    const known = {
      facts,
      validation: kind.helper === 'problem-validation' ? null : validated(),
    }
    const prefills = (fields: Parameters<typeof allKnown>[2]['shown']) =>
      allKnown(kind, question, { shown: fields, answers, ...known })
    const context = { ...typing, kind: kind as unknown as RecordKind, question, answers, prefills }
    lines.push(`### ${voice.say(keyOf(kind, 'ask', question))}`)
    const card = readCard(own[question], context, rows, `${founder.name}: ${kind.helper}.${question}`)
    const isSkipped = 'skipped' in card
    if (isSkipped || card.isUnknown) {
      record = withAnswer(kind, record, question, isSkipped ? card : withUnknown(card.reading))
      lines.push(
        `*(${isSkipped ? 'skipped' : `"I do not know": ${answerText(kind, question, record.answers, voice)}`})*`,
      )
      continue
    }
    const { reading } = card
    withdraw(reading.replaces)
    record = withAnswer(kind, record, question, reading.answer)
    const stood = figuresOf(kind, question, record.answers, voice).filter(({ id }) => id in reading.prefilled)
    if (stood.length > 0)
      lines.push(`*(stood there already: ${stood.map(({ label, text }) => `${label} ${text}`).join(' · ')})*`)
    await turn(answerText(kind, question, record.answers, voice), question)
  }
  if (generate) {
    if (answeredIn(kind, record.answers).length < 3)
      lines.push('*(fewer than three answers: the page offers no pitches)*')
    else last = await generate(inputOf(null))
    lines.push('---\n\n# Result', last.text)
  } else if (!kind.isResult(last.result)) {
    if (kind.isEnough(record)) await turn(voice.say(kind.texts.result), null)
    else lines.push('*(too few answers for a result)*')
  }
  keep(kind.helper, type, { record, messages }, last, lines)
}

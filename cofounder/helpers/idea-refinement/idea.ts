// The idea as it stands: six fields in the founder's words, one sentence, and what the last answer changed.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { IdeaChange, IdeaField, IdeaState } from '../../../contracts/results/idea-refinement.ts'
import { ideaFields } from '../../../contracts/results/idea-refinement.ts'
import { type Interview, readInterview } from '../../interview/state.ts'
import { fragment } from '../../language/fragments.ts'
import { capitalise } from '../../language/phrases.ts'
import type { Reading } from '../../language/reading.ts'
import { fields } from './fields.ts'

export type Idea = { state: Interview<IdeaField>; fields: IdeaState; sentence: string }

function describeCustomer(state: Interview<IdeaField>): string | null {
  const { best, score } = state.standings.customer
  if (state.who) return state.who
  return best && score >= 2 ? fragment(best, 12).replace(/^(?:for|to) /i, '') : null
}

function describeRevenue(best: Reading): string {
  const [money] = best.money
  if (!money) return fragment(best, 14)
  const rest = best.text.slice(best.text.indexOf(money.text) + money.text.length)
  const unit =
    /^\s?(?:(?:(?:per|an?|each|every) |\/\s?)[\w-]+(?: (?:per|an?|each) [\w-]+)?|commission|one-?off|once|up front)/i.exec(
      rest,
    )?.[0]
  const share = /\b\d+(?:[.,]\d+)?\s?% (?:commission|fee|of [\w ]{3,30})/i.exec(best.text)?.[0]
  return share ?? `${money.text}${unit ?? ''}`.trim()
}

/** What was said about each field; a sentence serves one field only, the one it says most about. */
function describeFields(state: Interview<IdeaField>): IdeaState {
  const used = new Set<Reading>()
  const choose = (id: IdeaField): Reading | null => {
    const heard = state.standings[id].heard.toSorted((a, b) => b.score - a.score)
    const fresh = heard.find(({ reading, score }) => score >= 1 && !used.has(reading) && isUsable(reading))
    if (fresh) used.add(fresh.reading)
    return fresh?.reading ?? null
  }
  const revenue = choose('revenue')
  const risk = choose('risk')
  const difference = choose('difference')
  const problem = choose('problem')
  const solution = choose('solution')
  return {
    problem: problem ? fragment(problem) : null,
    customer: describeCustomer(state),
    solution: solution ? fragment(solution) : null,
    difference: difference ? fragment(difference) : null,
    revenue: revenue ? describeRevenue(revenue) : null,
    risk: risk ? fragment(risk) : null,
  }
}

function isUsable({ signals, words }: Reading): boolean {
  const { unknown, instruction, generality, opinion, compliment, hypothetical, refuted } = signals
  return (
    !(unknown || instruction || generality || opinion || compliment || hypothetical || refuted) && words >= 2
  )
}

/** "small bakeries" need not be named twice when the problem already begins with them. */
function namesCustomer(problem: string, customer: string): boolean {
  const head =
    customer
      .split(/ (?:in|with|at|who|of|from|across) /)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? ''
  const stem = head.slice(0, Math.max(4, head.length - 3))
  const opening = problem.toLowerCase().split(/\s+/).slice(0, 8)
  return head.length > 2 && opening.some(word => word.startsWith(stem))
}

/** One sentence with the gaps showing. */
function writeSentence(idea: IdeaState): string {
  const parts = [
    idea.problem && idea.customer && namesCustomer(idea.problem, idea.customer)
      ? idea.problem
      : `For ${idea.customer ?? '[who exactly?]'}, ${idea.problem ?? '[which problem?]'}`,
    idea.solution ?? '[what do you do about it?]',
    idea.difference ?? '[why you and not today’s way?]',
    idea.revenue ?? '[who pays how much?]',
  ]
  return `${capitalise(parts.join('; '))}.`
}

export function readIdea(messages: readonly ConversationMessage[], start: string): Idea {
  const state = readInterview(fields, messages, start)
  const described = describeFields(state)
  return { state, fields: described, sentence: writeSentence(described) }
}

export function compareIdeas(before: IdeaState, after: IdeaState): IdeaChange[] {
  return ideaFields.flatMap(field => {
    const to = after[field]
    return to && to !== before[field] ? [{ field, from: before[field], to }] : []
  })
}

/** The version shown last, one more if the newest answer changed something. */
export function countVersions(
  messages: readonly ConversationMessage[],
  changes: readonly IdeaChange[],
): number {
  const shown = messages.findLast(it => it.role === 'assistant' && versionShown.test(it.content))
  const last = Number(versionShown.exec(shown?.content ?? '')?.[1] ?? 0)
  return Math.max(1, last + (changes.length ? 1 : 0))
}

const versionShown = /\*\*Your idea, version (\d+)\*\*/

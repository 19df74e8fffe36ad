// Writes the evidence for and against the venture on the day of a decision, as Markdown. It contains no names
// unless the founder wants them.

import { escapeCell } from '../../contracts/escape-cell.ts'
import {
  type Assumption,
  type DecisionKind,
  type Experiment,
  importanceLabels,
  importances,
  kindLabels,
  methods,
  reasonMost,
} from '../../contracts/evidence.ts'
import { factTopics } from '../../contracts/fact-topics.ts'
import { evidenceLabels, type Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import { historyOf } from './history.ts'
import { type Pivot, testInWords } from './next-up.ts'
import { outcomeOf } from './outcome.ts'
import { type Remembered, standingOn, today } from './standing.ts'
import { placeAssumptions } from './support.ts'
import { nameRemover } from './without-names.ts'

export type DossierInput = Remembered & {
  venture: string
  now: Date
  assumptions: readonly Assumption[]
  /** The names to remove from the text. */
  names: readonly string[]
  /** The person who said each fact. Set only if the founder wants names in the dossier. Then no name is removed. */
  speakers?: ReadonlyMap<string, string> | undefined
  /** The founder's decision. Null until there is one. */
  decision: { kind: DecisionKind; reason: string; holding: readonly string[]; pivot?: Pivot | null } | null
}

export const decisionWords: Record<DecisionKind, { title: string; line: string }> = {
  persevere: { title: 'Persevere', line: 'The evidence carries the next step.' },
  pivot: { title: 'Pivot', line: 'What still holds is carried over; the rest is put away.' },
  stop: {
    title: 'Stop',
    line: 'A good stop is a success: you found out what is true before it cost more.',
  },
}

export const namesNotice =
  '**With names of people.** This copy names those who were talked to. Give it to nobody they would not expect.'

const longest = 300
const mostLines = 60
type Say = (text: string) => string

/** Makes the founder's words safe for the document: removes names and Markdown, and shortens the text. */
function sayer(names: readonly string[], most = longest): Say {
  const remove = nameRemover(names)
  return text => {
    const plain = remove(text).replace(/\s+/g, ' ').trim()
    return escapeCell(plain.length > most ? `${plain.slice(0, most - 1)}…` : plain)
  }
}
const dayOf = (moment: string | Date) => new Date(moment).toISOString().slice(0, 10)

/** Makes a list of at most sixty lines, so that a person can read the dossier. */
function list(lines: readonly (() => string)[], none: string): string {
  if (lines.length === 0) return none
  const more = lines.length > mostLines ? [`and ${lines.length - mostLines} more`] : []
  return [...lines.slice(0, mostLines).map(line => line()), ...more].map(line => `- ${line}`).join('\n')
}

/**
 * Describes a test in one line: its threshold, its result and the decision. Earlier thresholds are printed beside
 * the result.
 */
function testLine(test: Experiment, input: DossierInput, say: Say): string {
  const needed = `${(test.measured ?? 0).toLocaleString('en-US')}, at least ${(test.target ?? 0).toLocaleString('en-US')} was needed`
  const seal = test.sealed_at ? `sealed ${dayOf(test.sealed_at)}` : ''
  const history = historyOf(test, input.changes).map(
    ({ at, text, isAfterResult }) =>
      `changed ${dayOf(at)}${isAfterResult ? ', after the result' : ''}: ${say(text)}`,
  )
  const words = [test.observed, test.learned].filter(Boolean).map(text => say(String(text)))
  return [
    `**${methods[test.method].label}**: ${say(test.believe)} Result ${needed} (${[seal, ...history].filter(Boolean).join('; ')}).`,
    ...words,
  ].join(' ')
}

function factLine(fact: Fact, say: Say, speaker: string | undefined): string {
  const mark = weigh(fact)
  const known = [mark ? evidenceLabels[mark] : 'not said how it is known', dayOf(fact.said_at)]
  if (speaker) known.push(say(speaker))
  return `${factTopics[fact.topic].label}: ${say(fact.text)} (${known.join(', ')})`
}

/**
 * The facts for or against: facts that are linked to an open assumption, and facts about the whole venture. Each
 * fact is listed once.
 */
function factsBearing(input: DossierInput, bears: 'for' | 'against', say: Say): (() => string)[] {
  const open = new Set(input.assumptions.filter(({ state }) => state === 'open').map(({ id }) => id))
  const linked = new Map<string, string[]>()
  for (const { assumption_id, fact_id, bears } of input.links)
    if (open.has(assumption_id)) linked.set(fact_id, [...(linked.get(fact_id) ?? []), bears])
  return input.facts
    .filter(isHeld)
    .filter(fact => {
      const judged = linked.get(fact.id)
      if (judged) return judged.includes(bears)
      return bearsOf(fact) === bears
    })
    .toSorted((one, other) => rung(weigh(other)) - rung(weigh(one)))
    .map(fact => () => factLine(fact, say, input.speakers?.get(fact.id)))
}

function pivotLines({ away, stays, next }: Pivot, say: Say): (() => string)[] {
  const open = (test: Experiment) => say(`${test.believe} Test: ${test.verify}`)
  return [
    ...away.map(test => () => `Put away without a result: ${open(test)}`),
    ...stays.map(test => () => `Goes on: ${open(test)}`),
    ...(next
      ? [() => `Next to find out: ${say(next.assumption.text)} Test: ${say(testInWords(next.test))}`]
      : []),
  ]
}

const reasonIn = (reason: string, say: Say) => reason.split('\n').map(say).filter(Boolean).join('\n\n')

export function dossierOf(input: DossierInput): string {
  const { decision, now } = input
  const left = input.speakers ? [] : input.names
  const say = sayer(left)
  const placed = placeAssumptions(input.assumptions, input)
  const standing = standingOn(today(now, input), input)
  const done = input.tests
    .filter(({ state }) => state === 'open')
    .map(test => ({
      test,
      outcome: outcomeOf(
        test,
        input.changes.filter(one => one.experiment_id === test.id),
      ),
    }))
  const testsThat = (outcome: 'right' | 'wrong' | 'unclear') =>
    done
      .filter(one => one.outcome === outcome)
      .map(
        ({ test }) =>
          () =>
            testLine(test, input, say),
      )
  const rows = placed.slice(0, mostLines).map(({ assumption, support }) => {
    const importance = importances.find(level => level === assumption.importance) ?? 3
    const cells = [assumption.text, kindLabels[assumption.kind], importanceLabels[importance], support.level]
    return `| ${cells.map(say).join(' | ')} |`
  })
  const open = [
    ...placed.filter(({ support }) => support.pieces.length === 0).map(({ assumption }) => assumption.text),
    ...done
      .filter(({ test, outcome }) => test.sealed_at && outcome === null)
      .map(({ test }) => `Running test: ${test.verify}`),
  ].map(text => () => say(text))
  const holding = placed
    .filter(({ assumption }) => decision?.holding.includes(assumption.id))
    .map(
      ({ assumption }) =>
        () =>
          say(assumption.text),
    )
  const unclear = testsThat('unclear')
  const parts = [
    `# ${say(input.venture)}: the evidence on ${dayOf(now)}`,
    input.speakers && namesNotice,
    decision &&
      `**${decisionWords[decision.kind].title}.** ${decisionWords[decision.kind].line}\n\n${reasonIn(decision.reason, sayer(left, reasonMost))}`,
    `**${standing.verdict} ${standing.score}/40.** Confidence: ${standing.confidence}.`,
    '## What must be true',
    rows.length > 0
      ? ['| Assumption | Kind | Importance | Evidence |', '|---|---|---|---|', ...rows].join('\n')
      : 'No assumption was written down.',
    '## Evidence for',
    list([...testsThat('right'), ...factsBearing(input, 'for', say)], 'Nothing yet.'),
    '## Evidence against',
    list([...testsThat('wrong'), ...factsBearing(input, 'against', say)], 'Nothing yet.'),
    ...(unclear.length > 0 ? ['## Unclear, because the threshold was moved', list(unclear, '')] : []),
    '## Still open',
    list(open, 'Nothing.'),
    ...(decision?.kind === 'pivot'
      ? [
          '## What still holds',
          list(holding, 'Nothing was carried over.'),
          ...(decision.pivot
            ? ['## What becomes of the tests', list(pivotLines(decision.pivot, say), '')]
            : []),
        ]
      : []),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

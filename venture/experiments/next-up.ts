// Chooses the riskiest assumption and one test for it. Also says which open tests end in a pivot.
import type {
  Assumption,
  AssumptionKind,
  Decision,
  Experiment,
  ExperimentMethod,
} from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { type FirstTest, firstTest, testedStages } from './first-test.ts'
import { idFrom } from './id-from.ts'
import tests from './next-tests.json' with { type: 'json' }
import { ownShare } from './own-share.ts'
import { type Known, type Placed, placeAssumptions } from './support.ts'

type Planned = FirstTest['test']
type Believed = Pick<Assumption, 'text' | 'kind' | 'importance'>

export type NextUp = {
  /** The id is null if the assumption is not on the board yet. */
  assumption: Believed & { id: string | null }
  test: Planned | Experiment
  /** Whether the test is already on the board. */
  isThere: boolean
  /**
   * The number of earlier tests of this assumption. If the assumption is new, the number of earlier tests with the
   * same text.
   */
  round: number
}

export type Board = Known & {
  assumptions: readonly Assumption[]
  /** The founder's decisions. Left out if a function does not need them. */
  decisions?: readonly Pick<Decision, 'decided_at'>[]
}

const isRunning = ({ state, measured }: Experiment) => state === 'open' && measured === null

const inOwnNumbers = 10

/**
 * How many people to ask, and how many of them must say yes. Tests of the kind "feasible" always use the numbers in
 * the table, because the founder does the work by hand.
 */
function thresholdOf(kind: AssumptionKind, facts: readonly Fact[]) {
  const { asked, target } = tests[kind]
  const own = kind === 'feasible' ? null : ownShare(facts)
  if (!own) return { asked, target, because: '' }
  const among = Math.min(inOwnNumbers, own.there ?? inOwnNumbers)
  const least = Math.min(among, Math.max(1, Math.ceil(among * own.share)))
  return { asked: among, target: least, because: `: ${own.because}` }
}

const small: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 10: 'ten' }

function planTest({ text, kind }: Believed, facts: readonly Fact[], today: string): Planned {
  const { measure, method, days } = tests[kind]
  const { asked, target, because } = thresholdOf(kind, facts)
  const verify = tests[kind].verify.replace('{asked}', small[asked] ?? String(asked))
  const rightIf = tests[kind].rightIf.replace('{target}', String(target)).replace('{asked}', String(asked))
  const due = new Date(`${today}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + days)
  return {
    ...{ believe: text, verify, measure, right_if: `${rightIf}${because}`, target },
    method: method as ExperimentMethod,
    due_on: due.toISOString().slice(0, 10),
  }
}

/** Whether the assumption has strong evidence, or a passed test with no evidence against it. */
const isAnswered = ({ support: { level, pieces } }: Placed): boolean =>
  level === 'strong' ||
  (pieces.some(({ from }) => 'test' in from) && pieces.every(({ bears }) => bears === 'for'))

/**
 * Whether all tests of the assumption failed, and there is at least one. Another test would add nothing, so the
 * founder must decide.
 */
const isRefuted = ({ support: { pieces } }: Placed): boolean => {
  const tested = pieces.filter(({ from }) => 'test' in from)
  return tested.length > 0 && tested.every(({ bears }) => bears === 'against')
}

/** Whether the founder must decide: all tests failed, and the founder has not decided since the last result. */
export function isToDecide(one: Placed, { tests, decisions = [] }: Board): boolean {
  if (!isRefuted(one)) return false
  const results = tests
    .filter(({ assumption_id }) => assumption_id === one.assumption.id)
    .map(({ resulted_at }) => Date.parse(resulted_at ?? ''))
  return decisions.every(({ decided_at }) => results.some(at => Date.parse(decided_at) < at))
}

/** The assumptions without a clear answer, riskiest first. */
export const openQuestions = (board: Board): Placed[] =>
  placeAssumptions(board.assumptions, board).filter(one => !isAnswered(one))

/** The riskiest open assumption with its running or planned test. Null if the board is empty. */
export function nextUp(board: Board, today: string): NextUp | null {
  const [riskiest] = openQuestions(board)
  if (!riskiest) return board.assumptions.some(({ state }) => state === 'open') ? further(board, today) : null
  const { assumption } = riskiest
  const tested = board.tests.filter(({ assumption_id }) => assumption_id === assumption.id)
  const own = tested
    .filter(isRunning)
    .toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999'))
  return {
    assumption,
    test: own[0] ?? planTest(assumption, board.facts, today),
    isThere: own.length > 0,
    round: tested.length,
  }
}

export type Pivot = {
  /** Open tests that end, because their assumption is dropped in the pivot. */
  away: readonly Experiment[]
  /** Open tests that continue after the pivot. */
  stays: readonly Experiment[]
  next: NextUp | null
}

/** `holding`: ids of assumptions that still hold. `untrue`: ids of facts that are no longer true. */
export function afterPivot(
  board: Board,
  { holding, untrue, today }: { holding: readonly string[]; untrue: readonly string[]; today: string },
): Pivot {
  const goesOn = ({ assumption_id }: Experiment) => assumption_id !== null && holding.includes(assumption_id)
  const running = board.tests.filter(isRunning)
  const facts = board.facts.filter(({ id }) => !untrue.includes(id))
  const left = {
    ...board,
    facts,
    assumptions: board.assumptions.filter(({ id }) => holding.includes(id)),
    tests: board.tests.filter(goesOn),
  }
  return {
    away: running.filter(test => !goesOn(test)),
    stays: running.filter(goesOn),
    next: nextUp(left, today) ?? fromNothing(left, today),
  }
}

const newestOf = (facts: readonly Fact[], topic: Fact['topic']): string =>
  facts
    .filter(fact => fact.topic === topic && fact.subject === null && isHeld(fact))
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))[0]?.text ?? ''

function atStage(
  { facts, assumptions }: Board,
  stage: (typeof testedStages)[number],
  today: string,
): NextUp | null {
  const first = firstTest({ customer: newestOf(facts, 'customer'), stage }, today)
  if (!first) return null
  const round = assumptions.filter(({ text }) => text === first.assumption.text).length
  return { assumption: { id: null, ...first.assumption }, test: first.test, isThere: false, round }
}

/** If no assumption holds after a pivot, the next test asks whether the new customer has the problem. */
const fromNothing = (board: Board, today: string) => atStage(board, 'idea', today)

/**
 * If every assumption has a clear answer, proposes the assumption that matters most in the next stage. Null after
 * the last stage.
 */
function further(board: Board, today: string): NextUp | null {
  const asked = new Set(board.assumptions.map(({ text }) => text))
  const stages = testedStages.map(stage => atStage(board, stage, today))
  const last = stages.findLastIndex(one => one !== null && asked.has(one.assumption.text))
  const told = (testedStages as readonly string[]).indexOf(newestOf(board.facts, 'stage').toLowerCase())
  return stages[Math.max(last + 1, told)] ?? null
}

/** The test in words: "ask five of them (right if at least 3 of 5 do), by Nov 25". */
export const testInWords = ({ verify, right_if, due_on }: Planned | Experiment): string =>
  `${verify.trim().replace(/[.。]+$/, '')} (right if ${right_if.trim().replace(/[.。]+$/, '')})${due_on ? `, by ${dayInWords(due_on)}` : ''}`

const inWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayInWords = (day: string) => inWords.format(Date.parse(`${day}T00:00:00Z`))

/** A key that is the same on every device. With it, two open pages add the same test only once. */
export const nextKey = (projectId: string, { assumption: { id, text }, round }: NextUp): string =>
  idFrom(JSON.stringify([projectId, id ?? text, round]))

// The rules that make a verdict from the evidence on the board. Between two interviews, new evidence can change the
// verdict.
import { type ValidationDimension, validationDimensions } from '../../contracts/results/problem-validation.ts'

type Permission = 'none needed' | 'have it' | 'not yet' | 'forbidden' | 'unknown'

export type Verdict = 'GO' | 'PIVOT' | 'STOP' | 'NOT YET'

export type Judged = {
  /** The score of each line. 0 if there is no answer. */
  scores: Readonly<Record<ValidationDimension, number>>
  /** The number of lines that have an answer. */
  answered: number
  permission: Permission | null
  payers: number | null
  refusals: number | null
  /** Contradictions that the founder has not settled. */
  contradictions: number
  /** Whether the founder's aim is reached if all reachable customers pay the planned price. Null if unknown. */
  carriesAim: boolean | null
  /** Whether a safety rule stopped the conversation. */
  isTripped?: boolean
  /** Whether the founder wants a pivot. The founder chose it, or a model read it in a message of the founder. */
  wantsPivot?: boolean
  isMisfit?: boolean
  isRefuted?: boolean
}

/** Why the verdict was given. With NOT YET, it is the condition for a GO that is missing. */
export type Reason =
  | 'unlawful'
  | 'forbidden'
  | 'refuted'
  | 'own pivot'
  | 'refusals'
  | 'misfit'
  | 'few answers'
  | 'few lines'
  | 'money'
  | 'contradiction'
  | 'permission'
  | 'aim'

export const fewestAnswers = 6
const linesForGo = 6
const scoreOfLine = 3
/** From this score on, a line rests on what was observed or paid. */
const scoreOfProof = 4
const fewestRefusals = 5

/** Whether at least five people refused and the refusals are at least three times the payers. */
export function isRefused({ payers, refusals }: Pick<Judged, 'payers' | 'refusals'>): boolean {
  return refusals !== null && refusals >= fewestRefusals && refusals >= 3 * (payers ?? 0)
}

export function decide(judged: Judged): { verdict: Verdict; reasons: Reason[] } {
  const { scores, answered, permission, contradictions, carriesAim } = judged
  const kept = (reasons: Partial<Record<Reason, boolean | undefined>>) =>
    (Object.keys(reasons) as Reason[]).filter(reason => reasons[reason])
  // If the venture is forbidden, the verdict is STOP even with fewer than six answers.
  const unlawful = kept({ unlawful: judged.isTripped, forbidden: permission === 'forbidden' })
  if (unlawful.length) return { verdict: 'STOP', reasons: unlawful }
  if (answered < fewestAnswers) return { verdict: 'NOT YET', reasons: ['few answers'] }
  if (judged.isRefuted) return { verdict: 'STOP', reasons: ['refuted'] }
  const turning = kept({
    'own pivot': judged.wantsPivot,
    refusals: isRefused(judged),
    misfit: judged.isMisfit,
  })
  if (turning.length) return { verdict: 'PIVOT', reasons: turning }
  const strong = validationDimensions.filter(id => scores[id] >= scoreOfLine).length
  const open = kept({
    money: scores.money < scoreOfProof || judged.payers === 0,
    'few lines': strong < linesForGo,
    contradiction: contradictions > 0,
    permission: permission !== 'none needed' && permission !== 'have it',
    aim: carriesAim !== true,
  })
  return open.length ? { verdict: 'NOT YET', reasons: open } : { verdict: 'GO', reasons: [] }
}

export type Confidence = { level: 'low' | 'medium' | 'high'; lines: readonly ValidationDimension[] }

/** The confidence, and the lines whose evidence was observed or paid. The card and the board use the same rule. */
export function confidenceOf(scores: Judged['scores']): Confidence {
  const lines = validationDimensions.filter(id => scores[id] >= scoreOfProof)
  return { level: lines.length >= 6 ? 'high' : lines.length >= 3 ? 'medium' : 'low', lines }
}

// Which plan fits what was said of the money: others pay, several pay, some have signed, or nobody has paid yet.
import { only } from '../../guide/figures.ts'
import { committedIn, payersIn, someLeft, tellsNobodyLeft } from '../../guide/payers.ts'
import type { Language } from '../../language/recognise.ts'
import type { SavedWork } from './saved-work.ts'
import { texts } from './texts/all.ts'
import { type Grown, grown } from './texts/grown.ts'
import { otherwise } from './texts/otherwise.ts'
import { told } from './texts/told.ts'
import { otherPayer } from './who-pays.ts'

export type Plan = Pick<Grown, 'next' | 'plan' | 'testFirst' | 'actions'> & {
  isGrown: boolean
  /** Nobody who pays has left: how long they stay is not asked for. */
  isKept: boolean
  /** Why the plan speaks to others than the first group. */
  why: string[]
}

/** From so many payers on the plan is no longer that for the first ones. */
const manyPayers = 3

/** The group itself gets it free, and others give. */
export const isGiven = ({ paid }: SavedWork, language: Language) =>
  paid !== null && payersIn(paid.text, language) === 'given'

/** How many signed or ordered, where nobody has paid. */
export const signedIn = ({ paid }: SavedWork, language: Language) =>
  (paid && committedIn(paid.text, language)) ?? 0

function grownPlan({ paid }: SavedWork, language: Language, refused: number | null): Plan {
  const { next, plan, testFirst, actions, noneRefused } = grown[language]
  const said = paid?.text ?? ''
  const { kept } = otherwise[language]
  const isKept = tellsNobodyLeft(said)
  // Nobody is sent to people who said no or left where nobody did.
  const isNobody = refused === 0 && !someLeft(said)
  return {
    isGrown: true,
    isKept,
    why: [],
    next: isNobody ? [next[0], noneRefused.next] : next,
    plan: isKept ? [plan[0], plan[1], kept.lastWeeks] : plan,
    testFirst: isKept ? kept.testFirst : testFirst,
    actions: isNobody ? [actions[0], noneRefused.action, actions[2]] : actions,
  }
}

/** Fewer than are asked elsewhere. */
const asked = 10
/** Places to meet people, and no people. */
const channels =
  /(?<!\p{L})(?:groups?|forums?|fairs?|markets?|whatsapp|facebook|telegram|gruppen?|foren|messen?|märkte?|vereine?|grupos?|foros?|ferias?|fóruns?|feiras?|groupes?|salons?|marchés?)(?!\p{L})/iu

/** How many of them there are, where the founder counted fewer than are asked elsewhere. */
function fewIn({ find }: SavedWork, language: Language): number | null {
  const count = find && !channels.test(find.text) ? only(find.text, language, 'count')?.low : null
  return count && count > 1 && count < asked ? count : null
}

type Counted = { payers: number; refused: number | null }

export function planOf(saved: SavedWork, language: Language, { payers, refused }: Counted): Plan {
  if (payers >= manyPayers) return grownPlan(saved, language, refused)
  const say = texts[language]
  const { others, signed, someTest, noPlace } = otherwise[language]
  const [first, second] = say.firstTen
  const base = { isGrown: false, isKept: false, why: [] }
  const payer = otherPayer(saved, language)
  const { inside, offered } = told[language]
  if (payer?.kind === 'inside') {
    const { plan, actions } = inside
    const few = fewIn(saved, language)
    const testFirst = inside.testFirst(payer.words, few)
    return { ...base, why: [inside.why(payer.words)], next: inside.next(few), plan, testFirst, actions }
  }
  if (payer?.kind === 'offered' && !isGiven(saved, language)) {
    const { firstWeeks, testFirst, actions } = offered
    return {
      ...base,
      why: [offered.why(payer.words)],
      next: [offered.next, others.next[1]],
      plan: [firstWeeks, others.plan[1], others.plan[2]],
      testFirst: testFirst(payer.words),
      actions,
    }
  }
  if (payer || isGiven(saved, language)) {
    const { next, plan, actions } = others
    const testFirst = isGiven(saved, language) ? say.testGiven : others.testFirst(payer?.words ?? '')
    return { ...base, why: payer ? [others.why(payer.words)] : [], next, plan, testFirst, actions }
  }
  if (!payers && signedIn(saved, language)) {
    const { firstWeeks, testFirst, actions } = signed
    const plan = [firstWeeks, say.plan[1], say.plan[2]] as const
    return { ...base, next: [signed.next, second], plan, testFirst, actions }
  }
  return {
    ...base,
    next: [saved.find ? first : [noPlace, first[1]], second],
    plan: say.plan,
    testFirst: payers ? someTest : say.testFirst,
    actions: say.actions,
  }
}

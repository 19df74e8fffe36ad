// The scorecard of model mode: the model scores with quotes, code keeps what the founder's words hold, applies the rules
// and hands the verdict back to be explained. Rows are shown as they come.
import { z } from 'zod'
import { founderAims } from '../../../contracts/facts.ts'
import {
  type ProblemValidationResult,
  testCard,
  type ValidationDimension,
  type ValidationScorecard,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import { permissions } from '../../../contracts/results/read-back.ts'
import {
  confidenceOf,
  decide,
  type Judged,
  limitQuotes,
  type Reason,
  type Verdict,
} from '../../../venture/verdict/verdict.ts'
import { renderClosing } from '../../closing.ts'
import { asData } from '../../data.ts'
import { renderChanges } from '../../guide/turn.ts'
import type { Thought } from '../../helper.ts'
import { cleanerOf, closingOf, closingRule, writtenClosing } from '../../mind/closing.ts'
import { type Ground, givenNumbers, isSaid } from '../../mind/ground.ts'
import { faultOf } from '../../mind/guards.ts'
import type { Mind } from '../../mind/mind.ts'
import { ModelError } from '../../mind/model-error.ts'
import { fenceRule, inTheirLanguage, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { answersIn } from '../../mind/said.ts'
import { carries } from '../../verdict/aim.ts'
import { lastCard, movedFrom } from './last-card.ts'
import { texts } from './lines.ts'
import { type ProblemValidationInput, talkOf } from './playbook.ts'
import { renderRow, renderRowHead, renderTests, renderVerdict } from './result.ts'
import { writeScorecard } from './scorecard.ts'

type Row = ValidationScorecard['scores'][number]

const row = z.object({
  dimension: z.enum(validationDimensions),
  score: z.number().int().min(0).max(5),
  quote: z.string().nullable(),
  reason: z.string().min(1),
})

const count = z.number().int().nonnegative().nullable()

export const scoring = z.object({
  scores: z.array(row).min(validationDimensions.length).max(validationDimensions.length),
  /** How many paid or committed, and how many said no; null: not said. */
  payers: count,
  refusals: count,
  permission: z.enum(permissions).nullable(),
  aim: z.enum(founderAims).nullable(),
  /** All who can be reached and what one pays in a year, from the founder's figures; null: not said. */
  market: z
    .object({ buyers: z.number(), yearlyPrice: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) })
    .nullable(),
  contradictions: z.array(z.object({ one: z.string(), other: z.string() })).max(5),
  /** The founder's exact words that refute the venture, or that show that problem and customer do not fit; else null. */
  refutedBy: z.string().nullable(),
  misfit: z.string().nullable(),
})

export const anchors = `Anchors. problem, who, frequency, intensity, workaround: 1 a guess, 2 told, 3 told with a figure or a named case, 4 seen, 5 seen in their records. money: 1 a price, 2 would pay, 3 an unpaid trial, 4 committed or paid, 5 paid and stayed. reach: 1 an idea, 2 a named place, 3 with a count, 4 introduced, 5 customers came from it. evidence: 1 none, 2 spoke with one, 3 with five, 4 watched three, 5 they acted unasked. 0: nothing was said. One quote carries at most two lines.`

const system = [
  'An interview with a founder is over. You score what they said, line by line, strictly by the anchors, from their words alone.',
  anchors,
  `Each score has the founder's exact words as quote, in their language, or null, and a reason of at most 15 words in the founder's language. Refusals and zeros count as said. The verdict is not yours: the product applies its rules to your scores.
permission: "none needed" only where the trade plainly needs none or they said so; "unknown" where it may need one and nobody said. refutedBy only where their own evidence shows that the problem is not there. misfit only where those who have the problem are not those who would pay.`,
  fenceRule,
  `Example of a row for "three pay 49 euros a month since March, four said no": {"dimension":"money","score":5,"quote":"three pay 49 euros a month since March, four said no","reason":"Three paid and stayed; four refused."}`,
].join('\n\n')

/** What the founder's words do not hold counts as a guess, whatever the model made of it. */
function honest({ dimension, score, quote, reason }: Row, ground: Ground): Row {
  const isHeld = quote !== null && isSaid(quote, ground)
  const isSafe = !faultOf(reason, ground)
  return {
    dimension,
    score: isHeld ? score : Math.min(score, 1),
    quote: isHeld ? quote : null,
    reason: isSafe ? reason : '–',
  }
}

const explanation = z.object({
  verdictReason: z.string().min(1).max(800),
  testCards: z.array(testCard).min(2).max(3),
  closing: writtenClosing,
})

const explaining = [
  'An interview with a founder was scored, and the product applied its rules. You explain the verdict that was reached; you do not change it.',
  'verdictReason: two or three sentences that name the evidence and what stands in the way, kindly; NOT YET is the normal verdict of an early founder. testCards: the two or three things to find out first, each with a hypothesis, a test that can be done within two weeks, what is counted and from which number on it holds.',
  closingRule,
  fenceRule,
].join('\n\n')

export async function makeScorecard(
  input: ProblemValidationInput,
  mind: Mind,
  ground: Ground,
): Promise<Thought<ProblemValidationResult>> {
  const { messages, background } = input
  const { language } = mind
  const talk = [background && asData('project', background), tellTalk(messages)]
  mind.step('Scoring your answers')
  const rows = new Map<ValidationDimension, Row>()
  const take = (given: Row) => {
    if (rows.has(given.dimension)) return
    if (!rows.size) mind.show(`${texts[language].steppingOut}\n\n${renderRowHead(language)}`)
    const kept = honest(given, ground)
    rows.set(given.dimension, kept)
    mind.show(`\n${renderRow(kept, language)}`)
  }
  const scored = await mind.read(
    {
      system,
      user: userText([
        mind.memory,
        ...talk,
        `${inTheirLanguage}. Score all eight lines, in this order: ${validationDimensions.join(', ')}.`,
      ]),
      maxOutputTokens: 1800,
      schema: scoring,
    },
    { key: 'scores', schema: row, take },
  )
  scored.scores.forEach(take)
  const missing = validationDimensions.filter(id => !rows.has(id))
  if (missing.length) throw new ModelError('model_failed', `no score for ${missing.join(', ')}`)
  const limited = limitQuotes([...rows.values()])
  const scores = validationDimensions.flatMap(id => rows.get(id) ?? [])
  const { verdict, reasons } = decide(
    judge(scored, limited, scores.filter(({ quote }) => quote).length, input, ground),
  )
  const made = await explain({ verdict, reasons, scores }, input, mind, talk, ground)
  const lowered = scores.filter(({ dimension, score }) => limited[dimension] < score)
  const card: ValidationScorecard = {
    kind: 'scorecard',
    scores: scores.map(it => ({ ...it, score: limited[it.dimension] })),
    verdict,
    ...movedFrom(lastCard(messages), limited, language),
    ...made,
    closing: {
      ...made.closing,
      confidence: { ...made.closing.confidence, level: confidenceOf(limited).level },
    },
  }
  const say = texts[language]
  const parts = [
    renderChanges(card, language),
    lowered.length
      ? oneQuote(
          lowered.map(({ dimension }) => say.labels[dimension]),
          language,
        )
      : '',
    renderVerdict(card),
    renderTests(card),
    renderClosing(card.closing),
    verdict === 'NOT YET' ? say.after : '',
  ]
  mind.show(`\n\n${parts.filter(Boolean).join('\n\n')}`)
  return { result: card, understood: null }
}

const oneQuoteTexts = {
  en: (lines: string) => `One quote carries at most two lines, so these count as told: ${lines}.`,
  de: (lines: string) => `Ein Zitat trägt höchstens zwei Zeilen, deshalb gelten diese als gehört: ${lines}.`,
  es: (lines: string) =>
    `Una cita sostiene dos líneas como máximo, así que estas cuentan como oídas: ${lines}.`,
  fr: (lines: string) =>
    `Une citation porte deux lignes au plus ; celles-ci comptent donc comme entendues : ${lines}.`,
  pt: (lines: string) =>
    `Uma citação sustenta no máximo duas linhas, então estas contam como ouvidas: ${lines}.`,
}
const oneQuote = (lines: string[], language: keyof typeof oneQuoteTexts) =>
  oneQuoteTexts[language](lines.join(', '))

/** Only figures that were given count: a model may not make a market or a payer. */
function judge(
  scored: z.infer<typeof scoring>,
  scores: Judged['scores'],
  told: number,
  { messages, memory, readBack }: ProblemValidationInput,
  ground: Ground,
): Judged {
  const { all: given } = givenNumbers(ground)
  const { market, refutedBy, misfit } = scored
  // What the founder marked goes before what a model read.
  const marked = readBack?.confirmed
  const aim = marked?.aim ?? scored.aim
  const isGiven = market !== null && [market.buyers].every(number => given.includes(number))
  const yearly = isGiven ? market.buyers * market.yearlyPrice : null
  const priceIsGiven =
    market !== null &&
    [1, 4, 12, 52].some(times => given.some(number => Math.abs(number * times - market.yearlyPrice) < 1))
  return {
    scores,
    // One message may answer several lines.
    answered: Math.max(answersIn(messages), told),
    permission: marked?.permission ?? scored.permission,
    payers: marked?.paid ?? scored.payers,
    refusals: marked?.refused ?? scored.refusals,
    ...(marked && { wantsPivot: marked.wantsPivot }),
    contradictions: scored.contradictions.length + (memory?.contradictions.length ?? 0),
    carriesAim: carries(
      aim,
      yearly !== null && priceIsGiven ? { yearly, currency: market?.currency ?? '' } : null,
    ),
    isRefuted: refutedBy !== null && isSaid(refutedBy, ground),
    isMisfit: misfit !== null && isSaid(misfit, ground),
  }
}

type Explained = Pick<ValidationScorecard, 'verdictReason' | 'testCards' | 'closing'>

async function explain(
  decided: { verdict: Verdict; reasons: Reason[]; scores: Row[] },
  input: ProblemValidationInput,
  mind: Mind,
  talk: readonly string[],
  ground: Ground,
): Promise<Explained> {
  const { verdict, reasons, scores } = decided
  mind.step('Writing what to find out next')
  try {
    const made = await mind.read({
      system: explaining,
      user: userText([
        mind.memory,
        ...talk,
        `Scores: ${scores.map(({ dimension, score }) => `${dimension} ${score}`).join(', ')}.\nVerdict by the rules: ${verdict}${reasons.length ? `, because of: ${reasons.join(', ')}` : ''}.`,
        `${inTheirLanguage}.`,
      ]),
      maxOutputTokens: 1200,
      schema: explanation,
    })
    return {
      verdictReason: cleanerOf(ground)(made.verdictReason),
      testCards: made.testCards,
      closing: closingOf(made.closing, { mind, ground, today: input.today }),
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === 'cancelled') throw error
    const { verdictReason, testCards, closing } = writeScorecard(talkOf(input), input.today)
    return { verdictReason, testCards, closing }
  }
}

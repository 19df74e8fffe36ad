// The scorecard of model mode: the model scores with quotes, code keeps what the founder's words hold, applies the rules
// and hands the verdict back to be explained. Rows are shown as they come.
import { z } from 'zod'
import type { Closing } from '../../../contracts/results/closing.ts'
import {
  type ProblemValidationResult,
  testCard,
  type ValidationDimension,
  type ValidationScorecard,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import {
  confidenceOf,
  decide,
  type Judged,
  limitQuotes,
  type Verdict,
} from '../../../venture/verdict/verdict.ts'
import { renderClosing } from '../../closing.ts'
import { asData } from '../../data.ts'
import { renderChanges } from '../../guide/turn.ts'
import type { Language } from '../../language/recognise.ts'
import { cleanerOf, closingOf, closingRule, writtenClosing } from '../../mind/closing.ts'
import type { Ground } from '../../mind/ground.ts'
import { faultOf } from '../../mind/guards.ts'
import type { Mind } from '../../mind/mind.ts'
import { ModelError } from '../../mind/model-error.ts'
import { fenceRule, inTheirLanguage, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { heldQuote } from '../../mind/said.ts'
import type { Opposed } from '../../mind/told-before.ts'
import { mostByMark, tellMarks } from './founder-marks.ts'
import { judge, reasonsInWords } from './judge.ts'
import { lastCard, movedFrom } from './last-card.ts'
import { texts } from './lines.ts'
import { type ProblemValidationInput, talkOf } from './playbook.ts'
import { renderOpen, renderOpposed, renderRow, renderRowHead, renderTests, renderVerdict } from './result.ts'
import { writeScorecard } from './scorecard.ts'
import { row, scoring } from './scored.ts'
import { scoringTexts } from './texts/scoring.ts'

type Row = ValidationScorecard['scores'][number]

export const anchors = `Anchors. problem, who, frequency, intensity, workaround: 1 a guess, 2 told, 3 told with a figure or a named case, 4 seen, 5 seen in their records. money: 1 a price, 2 would pay, 3 an unpaid trial, 4 committed or paid, 5 paid and stayed; a yes with a condition ("if it works", "once we have the budget") is 2, in writing too. reach: 1 an idea, 2 a named place, 3 with a count, 4 introduced, 5 customers came from it. evidence: 1 none, 2 spoke with one, 3 with five, 4 watched three, 5 they acted unasked. 0: nothing was said. One quote carries at most two lines.`

const system = [
  'An interview with a founder is over. You score what they said, line by line, strictly by the anchors, from their words alone.',
  anchors,
  `Each score has the founder's exact words as quote, in their language; or, where a confirmed fact of the memory says it, the fact's name ("F4"): what is known counts, whether this talk asked for it or not; or null. And a reason of at most 15 words in the founder's language. Refusals and zeros count as said. The verdict is not yours: the product applies its rules to your scores.
payers, refusals: how many paid or committed without a condition, and how many said no, in all. aim: what they are after, as they said or confirmed it. market: buyers is how many could buy in all (not those who bought), yearlyPrice what one of them pays in a year (12 times a monthly price; a price for each time by how often it comes, a price for each seat by the seats of one buyer); both from figures in the talk or the memory, null only where one of them was not said.
permission: "none needed" only where the trade plainly needs none or they said so; "unknown" where it may need one and nobody said. refutedBy only where their own evidence shows that the problem is not there. misfit only where those who have the problem are not those who would pay. contradictions: two things they said that cannot both be true, each in their exact words; not what changed between them: one paid yesterday, after nobody had.`,
  fenceRule,
  `Example of a row for "three pay 49 euros a month since March, four said no": {"dimension":"money","score":5,"quote":"three pay 49 euros a month since March, four said no","reason":"Three paid and stayed; four refused."}`,
].join('\n\n')

type Honest = {
  ground: Ground
  most: number
  clean: (text: string) => string
  mind: Mind
}

/** What the founder's words do not hold counts as a guess, whatever the model made of it. */
function honest({ dimension, score, quote: given, reason }: Row, { ground, most, clean, mind }: Honest): Row {
  const quote = heldQuote(given, ground, mind)
  return {
    dimension,
    score: Math.min(score, quote ? most : 1),
    quote,
    reason: clean(reason),
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

type Scoring = {
  /** What the last answer says against what is known. */
  disagreements?: string
  /** Nobody asked for a card: the result where no line moved, and the one before is not shown again. */
  instead?: ProblemValidationResult | null
}

export async function makeScorecard(
  input: ProblemValidationInput,
  mind: Mind,
  ground: Ground,
  { disagreements = '', instead = null }: Scoring = {},
): Promise<{ result: ProblemValidationResult; opposed: Opposed[] }> {
  const { messages, background } = input
  const { language } = mind
  const talk = [
    background && asData('project', background),
    tellTalk(messages, mind),
    disagreements,
    tellMarks(input),
  ]
  mind.step('scoring')
  const clean = cleanerOf(ground)
  const before = lastCard(messages)
  const rows = new Map<ValidationDimension, Row>()
  // Rows are shown as they come, unless it is open whether they are to be shown at all.
  let held = ''
  const isHeldBack = instead !== null && before !== null
  const show = (text: string) => {
    if (isHeldBack) held += text
    else mind.show(text)
  }
  const take = (given: Row) => {
    if (rows.has(given.dimension)) return
    if (!rows.size)
      show(`${mind.shown() && '\n\n'}${texts[language].steppingOut}\n\n${renderRowHead(language)}`)
    const most = mostByMark(given, input, language)
    const kept = honest(given, { ground, clean, most, mind })
    rows.set(given.dimension, kept)
    show(`\n${renderRow(kept, language)}`)
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
  const told = scores.filter(({ quote }) => quote).length
  const judgement = judge(scored, limited, told, input, ground)
  const { verdict, reasons } = decide(judgement.judged)
  const opposed = scored.contradictions.filter(({ one, other }) => !faultOf(`${one}. ${other}.`, ground))
  const moved = movedFrom(before, limited, language)
  const total = Object.values(limited).reduce((sum, score) => sum + score, 0)
  const named = `${verdict} ${total}/40`
  if (isHeldBack && !moved.changes && named === before.named) {
    const asked = renderOpposed(opposed, language)
    const isTold = messages.some(({ content }) => content.includes(asked))
    mind.show(`\n\n${[scoringTexts[language].same(named), isTold ? '' : asked].filter(Boolean).join('\n\n')}`)
    return { result: instead, opposed }
  }
  mind.show(held)
  const decided = { verdict, why: reasonsInWords(reasons, judgement), scores: limited }
  const made = await explain(decided, input, mind, talk, ground)
  const lowered = scores.filter(({ dimension, score }) => limited[dimension] < score)
  const card: ValidationScorecard = {
    kind: 'scorecard',
    scores: scores.map(it => ({ ...it, score: limited[it.dimension] })),
    verdict,
    ...moved,
    ...(opposed.length && { contradictions: opposed }),
    ...made,
    closing: {
      ...made.closing,
      confidence: confidenceFor(made.closing.confidence, limited, language),
    },
  }
  const say = texts[language]
  const parts = [
    renderChanges(card, language),
    lowered.length
      ? scoringTexts[language].oneQuote(lowered.map(({ dimension }) => say.labels[dimension]).join(', '))
      : '',
    renderVerdict(card),
    renderOpposed(opposed, language),
    renderOpen(card),
    renderTests(card),
    renderClosing(card.closing),
    verdict === 'NOT YET' ? say.after : '',
  ]
  mind.show(`\n\n${parts.filter(Boolean).join('\n\n')}`)
  return { result: card, opposed }
}

const ranks = ['low', 'medium', 'high'] as const

/** As sure as the model says, and never surer than the lines carry; the reason is that of the level shown. */
function confidenceFor(
  written: Closing['confidence'],
  scores: Judged['scores'],
  language: Language,
): Closing['confidence'] {
  const { level, above } = confidenceOf(scores)
  return ranks.indexOf(written.level) > ranks.indexOf(level)
    ? { level, reason: scoringTexts[language].capped(above) }
    : written
}

type Explained = Pick<ValidationScorecard, 'verdictReason' | 'testCards' | 'closing'>

async function explain(
  { verdict, why, scores }: { verdict: Verdict; why: string; scores: Judged['scores'] },
  input: ProblemValidationInput,
  mind: Mind,
  talk: readonly string[],
  ground: Ground,
): Promise<Explained> {
  mind.step('findingOut')
  try {
    const made = await mind.read({
      system: explaining,
      user: userText([
        mind.memory,
        ...talk,
        `Scores: ${validationDimensions.map(id => `${id} ${scores[id]}`).join(', ')}.\nVerdict by the rules: ${verdict}. ${why}`,
        `${inTheirLanguage}.`,
      ]),
      maxOutputTokens: 1200,
      schema: explanation,
    })
    const clean = cleanerOf(ground)
    const verdictReason = clean(made.verdictReason)
    // What a card computes the next steps may say: "4 × 150,000 = 600,000".
    for (const card of made.testCards) Object.values(card).forEach(clean)
    const closing = closingOf(made.closing, { mind, clean, today: input.today })
    return { verdictReason, testCards: made.testCards, closing }
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === 'cancelled') throw error
    const { verdictReason, testCards, closing } = writeScorecard(talkOf(input), input.today)
    return { verdictReason, testCards, closing }
  }
}

// The scorecard of model mode: the model scores with quotes, code keeps what the founder's words hold, applies the rules
// and hands the verdict back to be explained. Rows are shown as they come.
import type { Closing } from '../../../contracts/results/closing.ts'
import {
  type ProblemValidationResult,
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
import { cleanerOf, closingOf, tellToday } from '../../mind/closing.ts'
import { type Ground, numbersIn } from '../../mind/ground.ts'
import { faultOf } from '../../mind/guards.ts'
import type { Mind } from '../../mind/mind.ts'
import { ModelError } from '../../mind/model-error.ts'
import { fenceRule, inTheirLanguage, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { heldQuote, withSaid } from '../../mind/said.ts'
import type { Opposed } from '../../mind/told-before.ts'
import { mostCarried, mostMoney, type Weighed } from './carried.ts'
import { explaining, explanation } from './explaining.ts'
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
payers, refusals: how many paid or committed without a condition, and how many said no, in all. aim: what they are after, as they said or confirmed it. market: buyers is how many could buy in all (not those who bought), yearlyPrice what one of them pays in a year (12 times a monthly price; a price for each time by how often it comes, a price for each seat by the seats of one buyer); both from figures in the talk or the memory, null only where one of them was not said. Where one of them is computed, write its sum over those figures into buyersFrom or yearlyPriceFrom, in plain numbers: "25 * 14", "2 * 90 * 4 * 105 * 9". aimTakes: what their aim takes a year where they are, in that currency, by your knowledge of local wages ("a living": one modest income; "ten people": ten wages and what work costs; "large": a company others invest in); null where you cannot judge it.
permission: "none needed" only where the trade plainly needs none or they said so; "unknown" where it may need one and nobody said. refutedBy only where their own evidence shows that the problem is not there. misfit only where those who have the problem are not those who would pay. contradictions: two things they said that cannot both be true, each in their exact words, those that the memory lists included; not what changed between them (one paid yesterday, after nobody had), and not what they corrected themselves: a word taken back is settled.`,
  fenceRule,
  `Example of a row for "three pay 49 euros a month since March, four said no": {"dimension":"money","score":5,"quote":"three pay 49 euros a month since March, four said no","reason":"Three paid and stayed; four refused."}`,
].join('\n\n')

type Honest = {
  ground: Ground
  most: number
  facts: readonly Weighed[]
  clean: (text: string) => string
  mind: Mind
}

/** What the founder's words do not hold counts as a guess, whatever the model made of it. */
function honest(
  { dimension, score: given, quote: written, reason }: Row,
  { ground, most, facts, clean, mind }: Honest,
): Row & { isHeld: boolean } {
  const quote = heldQuote(written, ground, mind)
  const score = Math.min(given, quote ? most : 1)
  const carried = mostCarried({ dimension, quote }, facts)
  return {
    dimension,
    score: Math.min(score, carried),
    quote,
    reason: clean(reason),
    isHeld: carried < score,
  }
}

type Scoring = {
  /** What was said to the last answer in this turn. */
  said?: string
  /** What the last answer says against what is known. */
  disagreements?: string
  /** What was read of the last answer. */
  read?: readonly Weighed[]
  /** Nobody asked for a card: the result where no line moved, and the one before is not shown again. */
  instead?: ProblemValidationResult | null
}

export async function makeScorecard(
  input: ProblemValidationInput,
  mind: Mind,
  before: Ground,
  { said = '', disagreements = '', read = [], instead = null }: Scoring = {},
): Promise<{ result: ProblemValidationResult; opposed: Opposed[] }> {
  const { messages, background } = input
  const { language } = mind
  const { talk: spoken, ground } = withSaid(messages, before, said)
  const talk = [
    background && asData('project', background),
    tellTalk(spoken, mind),
    disagreements,
    tellMarks(input),
  ]
  mind.step('scoring')
  const clean = cleanerOf(ground)
  const shownBefore = lastCard(messages)
  const rows = new Map<ValidationDimension, Row>()
  const facts = [...read, ...mind.known.values(), ...mind.proposed]
  const heldDown: ValidationDimension[] = []
  // Rows are shown as they come, unless it is open whether they are to be shown at all.
  let held = ''
  const isHeldBack = instead !== null && shownBefore !== null
  const show = (text: string) => {
    if (isHeldBack) held += text
    else mind.show(text)
  }
  const take = (given: Row) => {
    if (rows.has(given.dimension)) return
    if (!rows.size)
      show(`${mind.shown() && '\n\n'}${texts[language].steppingOut}\n\n${renderRowHead(language)}`)
    const most = mostByMark(given, input, language)
    const { isHeld, ...kept } = honest(given, { ground, clean, most, facts, mind })
    if (isHeld) heldDown.push(given.dimension)
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
  const byQuotes = limitQuotes([...rows.values()])
  const paid = input.readBack?.confirmed?.paid ?? scored.payers
  const limited = { ...byQuotes, money: Math.min(byQuotes.money, mostMoney(paid)) }
  const scores = validationDimensions.flatMap(id => rows.get(id) ?? [])
  const told = scores.filter(({ quote }) => quote).length
  const judgement = judge(scored, limited, told, input, ground)
  const { verdict, reasons } = decide(judgement.judged)
  const opposed = judgement.opposed.filter(({ one, other }) => !faultOf(`${one}. ${other}.`, ground))
  const moved = movedFrom(shownBefore, limited, language)
  const total = Object.values(limited).reduce((sum, score) => sum + score, 0)
  const named = `${verdict} ${total}/40`
  if (isHeldBack && !moved.changes && named === shownBefore.named) {
    const asked = renderOpposed(opposed, language)
    const isTold = messages.some(({ content }) => content.includes(asked))
    mind.show(`\n\n${[scoringTexts[language].same(named), isTold ? '' : asked].filter(Boolean).join('\n\n')}`)
    return { result: instead, opposed }
  }
  mind.show(held)
  const decided = { verdict, why: reasonsInWords(reasons, judgement), scores: limited }
  const made = await explain(decided, input, mind, talk, ground)
  const lowered = scores.filter(({ dimension, score }) => byQuotes[dimension] < score)
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
  const lines = (tell: (lines: string) => string, ids: readonly ValidationDimension[]) =>
    ids.length ? tell(ids.map(id => say.labels[id]).join(', ')) : ''
  const parts = [
    renderChanges(card, language),
    limited.money < byQuotes.money ? scoringTexts[language].noCommitment : '',
    lines(scoringTexts[language].notSeen, heldDown),
    lines(
      scoringTexts[language].oneQuote,
      lowered.map(({ dimension }) => dimension),
    ),
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
        `${tellToday(input.today)} ${inTheirLanguage}.`,
      ]),
      maxOutputTokens: 1200,
      schema: explanation,
    })
    const clean = cleanerOf(ground)
    const verdictReason = clean(made.verdictReason)
    // What a card computes the next steps may say: "4 × 150,000 = 600,000".
    const cards = made.testCards.flatMap(card => Object.values(card).map(clean))
    const figures = numbersIn(cards.join('\n'), mind.language).map(String)
    const shown = { ...ground, answered: [...(ground.answered ?? []), ...figures] }
    const closing = closingOf(made.closing, { mind, clean: cleanerOf(shown), today: input.today })
    return { verdictReason, testCards: made.testCards, closing }
  } catch (error) {
    if (!(error instanceof ModelError) || error.code === 'cancelled') throw error
    const { verdictReason, testCards, closing } = writeScorecard(talkOf(input), input.today)
    return { verdictReason, testCards, closing }
  }
}

// The talk with a rival's product lead, as a model leads it, and the report: rivals as they come, then where it is lost.
import { z } from 'zod'
import type { Understood } from '../../../contracts/facts.ts'
import {
  type CompetitorAnalysisResult,
  type CompetitorReport,
  competitionDimensions,
  competitionLabels,
  type Rival,
  rivalKinds,
} from '../../../contracts/results/competitor-analysis.ts'
import { asData } from '../../data.ts'
import { renderChanges } from '../../guide/turn.ts'
import { BarError, type Thought } from '../../helper.ts'
import { cleanerOf, closingOf, closingRule, tellToday, writtenClosing } from '../../mind/closing.ts'
import { type Ending, endingRule, endingTask, hasResult, isAskedFor } from '../../mind/ending.ts'
import { type Ground, plain } from '../../mind/ground.ts'
import { interviewTurn } from '../../mind/interview.ts'
import type { Mind } from '../../mind/mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { groundOf, heldQuote, withSaid } from '../../mind/said.ts'
import { isKindOfRival, isToldPrice, isToldRival, rivalsIn } from '../../mind/told-rival.ts'
import { texts } from './lines.ts'
import { type CompetitorAnalysisInput, reportMarks } from './playbook.ts'
import { renderReportRest, renderRival, renderRivalsHead } from './result.ts'

const ending: Ending = { name: 'report', marks: reportMarks, fewestAnswers: 5 }

const role =
  'You play the product lead of the company whose customers a founder wants to win. You are courteous, well informed and hard to worry; you never flatter.'
const rules = `You find out seven lines: ${competitionDimensions.map(id => `${id} (${competitionLabels[id]})`).join(', ')}.
Doing nothing is always a rival. You know only what the founder tells of companies: never state another company, price or customer as a fact. One that you are sure exists and they did not name you may ask about ("Have you looked at …?"), with its name alone. A kind of rival they did not think of (a freelancer, a bigger suite, the office next door) you may name as a kind.
${endingRule('seven lines', ending)}`

export const system = systemText({
  role,
  rules,
  example: `You: Who do they buy from today?
<founder_data label="founder">
Most use a spreadsheet, two have Doctolib for 129 a month
</founder_data>
Your message: Two of yours pay 129 a month for Doctolib, so the money is there; the rest pay a spreadsheet nothing and know every corner of it. You would have to beat free. What would those two lose on the day they leave Doctolib for you?`,
})

const rivalRow = z.object({
  name: z.string().min(1).max(120),
  /** A kind of rival and no company. */
  isKind: z.boolean().default(false),
  kind: z.enum(rivalKinds),
  chosenFor: z.string().min(1).max(300),
  /** As the founder said it, or null. */
  price: z.string().max(120).nullable(),
  youWin: z.string().min(1).max(300),
  youLose: z.string().min(1).max(300),
})

const reporting = z.object({
  rivals: z.array(rivalRow).min(1).max(8),
  positioning: z.string().min(1).max(600),
  losses: z.array(z.string().min(1).max(300)).min(1).max(4),
  scores: z
    .array(
      z.object({
        dimension: z.enum(competitionDimensions),
        score: z.number().int().min(0).max(5),
        quote: z.string().nullable(),
        reason: z.string().min(1).max(300),
      }),
    )
    .max(competitionDimensions.length),
  closing: writtenClosing,
})

const reportRules = `The talk is over. You write the report, from the founder's words alone.
rivals: every rival the founder named, by the name they used, with the price in their words or null; a kind of rival they did not think of may stand with isKind true and no company's name; and always one of kind "status quo" (doing nothing, paper, a spreadsheet). losses: where they would lose today, worst first. scores: 0 not said, 1 a guess, 2 told, 3 with a figure or a case, 4 seen, 5 seen in records, with their exact words as quote, or the name of the confirmed fact that says it ("F4"), or null.
${closingRule}`

const free =
  /^(?:for )?(?:free|nothing|no cost|kostenlos|umsonst|nichts|gratis|nada|sin costo|gratuit|rien|grátis|de graça|niente)(?!\p{L})/iu

/** Doing as before costs nothing, and nobody has to say so. */
const isFree = ({ kind, price }: Pick<z.infer<typeof rivalRow>, 'kind' | 'price'>) =>
  kind === 'status quo' && free.test(price?.trim() ?? '')

/** What no words of the founder carry is no more. */
const ofGuess = 1

/** A company nobody told of is none; a kind of rival is the model's estimate. A price nobody said is null. */
function honest(
  { isKind, ...rival }: z.infer<typeof rivalRow>,
  ground: Ground,
  told: readonly string[],
): Rival | null {
  const isTold = isToldRival(rival.name, ground, told)
  const mayStand = rival.kind === 'status quo' || (isKind && isKindOfRival(rival.name, ground.language))
  if (!isTold && !mayStand) return null
  const clean = cleanerOf(ground)
  return {
    ...rival,
    chosenFor: clean(rival.chosenFor),
    youWin: clean(rival.youWin),
    youLose: clean(rival.youLose),
    price: rival.price && (isFree(rival) || isToldPrice(rival.price, ground)) ? rival.price : null,
    provenance: isTold ? 'founder' : 'estimate',
  }
}

async function makeReport(
  input: CompetitorAnalysisInput,
  mind: Mind,
  before: Ground,
  /** What is new, where a report was shown before; and what was said to it in this turn. */
  { told = null, text = '' }: { told?: Understood | null; text?: string } = {},
): Promise<Thought<CompetitorAnalysisResult>> {
  const { talk, ground } = withSaid(input.messages, before, text)
  mind.step('report')
  const rivals: Rival[] = []
  const unknown: string[] = []
  const take = (row: z.infer<typeof rivalRow>) => {
    const rival = honest(row, ground, rivalsIn(input.memory))
    if (!rival) unknown.push(row.name)
    if (!rival || rivals.some(({ name }) => plain(name) === plain(rival.name))) return
    if (!rivals.length) mind.show(`${texts[mind.language].steppingOut}\n\n${renderRivalsHead(mind.language)}`)
    rivals.push(rival)
    mind.show(`\n${renderRival(rival, mind.language)}`)
  }
  const made = await mind.read(
    {
      system: `${system}\n\n${reportRules}`,
      user: userText([
        mind.memory,
        input.background && asData('project', input.background),
        tellTalk(talk, mind),
        `${tellToday(input.today)} ${inTheirLanguage}. Write the report.`,
      ]),
      maxOutputTokens: 2500,
      schema: reporting,
      check({ rivals: given }) {
        if (!given.some(({ kind }) => kind === 'status quo')) throw new BarError('The status quo is missing.')
      },
    },
    { key: 'rivals', schema: rivalRow, take },
  )
  made.rivals.forEach(take)
  const clean = cleanerOf(ground)
  const scores = made.scores.map(score => ({ ...score, quote: heldQuote(score.quote, ground, mind) }))
  const lowered = scores.flatMap(({ dimension, score, quote }) =>
    quote || score <= ofGuess ? [] : [dimension],
  )
  const report: CompetitorReport = {
    kind: 'report',
    ...(told && hasResult(input.messages, ending) && { added: told.facts.map(({ quote }) => quote) }),
    rivals,
    ...(unknown.length && { leftOut: true }),
    positioning: clean(made.positioning),
    losses: made.losses.map(clean),
    scores: scores.map(({ dimension, score, quote, reason }) => ({
      dimension,
      score: quote ? score : Math.min(score, ofGuess),
      quote,
      reason: clean(reason),
    })),
    ...(lowered.length && { lowered }),
    closing: closingOf(made.closing, { mind, clean, today: input.today }),
  }
  const changed = renderChanges(report, mind.language)
  mind.show(`\n\n${[changed, renderReportRest(report)].filter(Boolean).join('\n\n')}`)
  return { result: report, understood: null }
}

export async function think(
  input: CompetitorAnalysisInput,
  mind: Mind,
): Promise<Thought<CompetitorAnalysisResult>> {
  const { messages, background } = input
  const ground = groundOf(mind, messages, { memory: input.memory, around: [background] })
  if (isAskedFor(messages, ending)) return makeReport(input, mind, ground)
  const { text, reaction, question, asked, understood, isDue } = await interviewTurn(mind, {
    system,
    topics: competitionDimensions,
    around: background && asData('project', background),
    messages,
    ground,
    task: messages.length
      ? endingTask(messages, ending)
      : 'Nothing was said yet: introduce yourself in one sentence without figures as the product lead of the rival, then ask whom they compete with.',
    mostWords: 60,
    known: input.memory,
    ending,
    opensWith: 'direct',
  })
  if (isDue) {
    mind.show('\n\n')
    return { ...(await makeReport(input, mind, ground, { told: understood, text })), understood }
  }
  return {
    result: { kind: 'turn', reaction, question, dimension: asked, weakness: null, standing: {} },
    understood,
  }
}

// Sessions and results that an older version stored in the browser. When the founder first opens the helper, they
// are moved to the server and removed from the browser.
import { z } from 'zod'
import { type SessionState, talkMessage } from '../../contracts/helper-session.ts'
import { answeredBy, type HelperName } from '../../contracts/outputs.ts'
import { keep, readKept } from '../lib/kept.ts'

const oldNames: Record<HelperName, { talk?: string; result?: string; extra?: string }> = {
  mentor: { talk: 'mentor' },
  'problem-validation': { talk: 'problem-validation' },
  'competitor-analysis': { talk: 'competitor-analysis' },
  insights: { result: 'insights' },
  'market-research': { result: 'research' },
  'idea-refinement': { talk: 'idea-refinement' },
  'customer-segments': { result: 'customer-analysis' },
  pitch: { talk: 'pitch-coaching', result: 'pitches', extra: 'pitch-extra' },
}

const oldTalk = z.object({ messages: z.array(talkMessage), savedId: z.string().nullable() })
/** A market research, a customer analysis or pitches, with the fields of the older version. */
const oldResult = z.looseObject({
  text: z.string().optional(),
  analysis: z.string().optional(),
  timestamp: z.string().optional(),
  createdAt: z.string().optional(),
  answeredBy: answeredBy.nullish(),
  result: z.unknown(),
  sizing: z.unknown(),
  questionsCompleted: z.number().optional(),
  outputId: z.string().nullish(),
})
const oldExtra = z.object({ answers: z.number() })

/**
 * Moves the old session. `owner` is the member's id and the project's id. Returns null if there is no old
 * session.
 */
export async function takeOldTalk<Row>(
  owner: readonly string[],
  helper: HelperName,
  carryOver: (state: SessionState) => Promise<Row>,
): Promise<Row | null> {
  const { talk, result, extra } = oldNames[helper]
  const said = talk ? readKept([...owner, talk], oldTalk) : null
  const made = result ? readKept([...owner, result], oldResult) : null
  const text = made?.text ?? made?.analysis
  const answers = extra ? readKept([...owner, extra], oldExtra)?.answers : undefined
  if (!said && text === undefined) return null
  const id = crypto.randomUUID()
  const row = await carryOver({
    partial: null,
    record: null,
    rounds: [],
    messages: said?.messages ?? [],
    made:
      made && text !== undefined
        ? {
            id,
            createdAt: made.createdAt ?? made.timestamp ?? new Date().toISOString(),
            text,
            answeredBy: made.answeredBy ?? null,
            result: made.result ?? null,
            about: aboutOf(made),
          }
        : null,
    notes: {
      ...(made?.sizing !== undefined && { of: id, sizing: made.sizing }),
      ...(answers !== undefined && { extraAnswers: answers }),
    },
    outputId: said?.savedId ?? made?.outputId ?? null,
  })
  for (const name of [talk, result, extra]) if (name) keep([...owner, name], null)
  return row
}

function aboutOf(made: z.infer<typeof oldResult>): Record<string, unknown> {
  const { market, industry, targetCustomer = null, dataQuality, sourceCount, questionsCompleted } = made
  if (market !== undefined) return { market, industry, targetCustomer, dataQuality }
  return questionsCompleted === undefined ? { sourceCount } : { answers: questionsCompleted }
}

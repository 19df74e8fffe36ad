// Lists all eight helpers and reads their request bodies. If a helper is missing, the code does not compile.
import type { z } from 'zod'
import type { Helper } from '../../cofounder/helper.ts'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { customerSegments } from '../../cofounder/helpers/customer-segments.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { insights } from '../../cofounder/helpers/insights.ts'
import { marketResearch } from '../../cofounder/helpers/market-research.ts'
import { mentor } from '../../cofounder/helpers/mentor.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { joined } from '../../cofounder/language/markdown.ts'
import {
  chatRequest,
  customerSegmentsRequest,
  ideaRefinementRequest,
  marketResearchRequest,
  pitchRequest,
  simulationRequest,
} from '../../contracts/functions.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { readSource } from '../../contracts/sources.ts'

export type Askable = {
  helper: Helper<unknown, unknown>
  toInput: (body: unknown, today: string) => unknown
}

function askable<Request, Input, Result>(
  helper: Helper<Input, Result>,
  request: z.ZodType<Request>,
  toInput: (request: Request, today: string) => Input,
): Askable {
  return {
    helper: helper as unknown as Helper<unknown, unknown>,
    toInput: (body, today) => toInput(request.parse(body), today),
  }
}

type Simulation = z.output<typeof simulationRequest>

const interviewOf = ({ messages, context }: Simulation, today: string) => ({
  messages,
  background: joined([context.description, context.notes], '\n'),
  today,
})

export const registry: Record<HelperName, Askable> = {
  mentor: askable(mentor, chatRequest, ({ messages, context, step }, today) => ({
    messages,
    context,
    step: step ?? null,
    today,
  })),
  'problem-validation': askable(problemValidation, simulationRequest, interviewOf),
  'competitor-analysis': askable(competitorAnalysis, simulationRequest, interviewOf),
  insights: askable(insights, simulationRequest, (request, today) => ({
    problemValidation: readSource(request.context.problemValidation),
    competitorAnalysis: readSource(request.context.competitorAnalysis),
    marketResearch: readSource(request.context.marketResearch),
    ...interviewOf(request, today),
  })),
  'market-research': askable(marketResearch, marketResearchRequest, (request, today) => ({
    ...request,
    targetCustomer: request.targetCustomer || null,
    record: request.record ?? null,
    pages: [],
    today,
  })),
  'idea-refinement': askable(ideaRefinement, ideaRefinementRequest, ({ messages, ideaContext }, today) => ({
    messages,
    idea:
      typeof ideaContext === 'string' ? ideaContext : (ideaContext?.description ?? ideaContext?.notes ?? ''),
    today,
  })),
  'customer-segments': askable(customerSegments, customerSegmentsRequest, (request, today) => ({
    ...request,
    record: request.record ?? null,
    today,
  })),
  pitch: askable(
    pitchCoach,
    pitchRequest,
    ({ messages, sessionType, record, asked, isFree, locale }, today) => ({
      messages,
      sessionType,
      given: record
        ? { record, asked: asked ?? null, isFree: isFree ?? false, locale: locale ?? null }
        : null,
      today,
    }),
  ),
}

// Lists all eight helpers and reads their request bodies. If a helper is missing, the code does not compile.
import type { z } from 'zod'
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
import type { Helper } from '../helper.ts'
import { joined } from '../language/markdown.ts'
import { competitorAnalysis } from './competitor-analysis.ts'
import { customerSegments } from './customer-segments.ts'
import { ideaRefinement } from './idea-refinement.ts'
import { insights } from './insights.ts'
import { marketResearch } from './market-research.ts'
import { mentor } from './mentor.ts'
import { pitchCoach } from './pitch.ts'
import { problemValidation } from './problem-validation.ts'

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

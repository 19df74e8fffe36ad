// Request and response of each function: the specification's ten as it has them, and our own.
// Responses may carry more than specified: the typed `result`, who answered, and the data quality.
import { z } from 'zod'
import { competitorQuestions, competitorRecord } from './competitor-record.ts'
import { asked, conversation } from './conversation.ts'
import { draftSectionRequest, draftSectionResponse } from './draft-section.ts'
import { ideaQuestions, ideaRecord } from './idea-record.ts'
import { marketRecord } from './market-record.ts'
import { instanceMind, tried } from './minds.ts'
import { answeredBy, dataQuality, outputType } from './outputs.ts'
import { pitchQuestions, pitchRecord } from './pitch-record.ts'
import { paidPlanId, planId } from './plans.ts'
import { recordRequest, recordResponse } from './record-calls.ts'
import { segmentsRecord } from './segments-record.ts'
import { sourceData } from './sources.ts'
import { validationQuestions, validationRecord } from './validation-record.ts'
import { isNamed, ventureSentence } from './venture-name.ts'

const shortText = z.string().trim().max(200, 'At most 200 characters.')
const longText = z.string().trim().max(4000, 'At most 4,000 characters.')

/** What the page knows of the founder and sends along, so that an answer can name their own facts. */
const founderContext = z.object({
  firstName: shortText.nullish(),
  // The placeholders of a new project say nothing about the founder.
  projectName: shortText
    .nullish()
    .transform(name => (name && isNamed(name) ? name : null))
    .optional(),
  description: longText.nullish().transform(ventureSentence).optional(),
  industry: shortText.nullish(),
  /** Short extracts of saved outputs, newest first. */
  outputs: z
    .array(z.object({ type: outputType, content: z.string().max(8000), createdAt: z.string().nullish() }))
    .max(8)
    .nullish(),
  /** For insights: what is complete, and what it holds. */
  problemValidation: sourceData,
  competitorAnalysis: sourceData,
  marketResearch: sourceData,
  notes: longText.nullish(),
})
export type FounderContext = z.infer<typeof founderContext>

/** Plain text is welcome too, and is kept as notes. */
const context = z
  .union([longText.transform((notes): FounderContext => ({ notes })), founderContext])
  .nullish()
  .transform(value => value ?? {})

const written = { answeredBy, result: z.unknown(), asked: asked.nullish() }

export const chatRequest = z.object({
  messages: conversation.min(1, 'Ask something first.'),
  context,
  step: shortText.nullish(),
})
const chatResponse = z.object({ response: z.string(), ...written })

export const marketResearchRequest = z.object({
  market: shortText.min(1, 'Please provide both market and industry information.'),
  industry: shortText.min(1, 'Please provide both market and industry information.'),
  targetCustomer: z.string().trim().max(500).nullish(),
  /** What the founder told in fields; without it there are words alone, and no figure is taken from them. */
  record: marketRecord.nullish(),
  /** How the page writes figures. */
  locale: shortText.nullish(),
})
const marketResearchResponse = z.object({
  success: z.literal(true),
  analysis: z.string(),
  dataQuality,
  ...written,
})

/** Which of the two it is, its questions say. */
const simulationRecord = z.union([validationRecord, competitorRecord])
const simulationTypes = ['problem-validation', 'competitor-analysis', 'insights-generation'] as const
export const simulationRequest = z.object({
  /** Empty: the opening message is asked for. */
  messages: conversation,
  simulationType: z.enum(simulationTypes),
  context,
  ...recordRequest(simulationRecord, [...validationQuestions, ...competitorQuestions]),
})
export type SimulationInput = z.infer<typeof simulationRequest>
const simulationResponse = z.object({
  message: z.string(),
  ...written,
  ...recordResponse(simulationRecord, [...validationQuestions, ...competitorQuestions]),
})

export const ideaRefinementRequest = z.object({
  messages: conversation,
  ideaContext: z.union([longText, founderContext]).nullish(),
  ...recordRequest(ideaRecord, ideaQuestions),
})
const ideaRefinementResponse = z.object({
  message: z.string(),
  ...written,
  ...recordResponse(ideaRecord, ideaQuestions),
})

export const customerSegmentsRequest = z.object({
  problemValidationData: sourceData,
  ideaRefinementData: sourceData,
  marketResearchData: sourceData,
  /** The groups in fields; without it those that saved work holds in fields, and no figure from any text. */
  record: segmentsRecord.nullish(),
  /** How the page writes figures. */
  locale: shortText.nullish(),
})
const customerSegmentsResponse = z.object({
  success: z.literal(true),
  analysis: z.string(),
  timestamp: z.string(),
  ...written,
})

const pitchSessionTypes = ['pitch-questions', 'pitch-generation'] as const
export const pitchRequest = z.object({
  /** Empty: the coach's first question is asked for. */
  messages: conversation,
  sessionType: z.enum(pitchSessionTypes),
  ...recordRequest(pitchRecord, pitchQuestions),
})
const pitchResponse = z.object({
  message: z.string(),
  timestamp: z.string(),
  ...written,
  ...recordResponse(pitchRecord, pitchQuestions),
})

const noBody = z.unknown()

const accountDeletionResponse = z.object({ success: z.literal(true) })

const subscriptionResponse = z.object({
  subscribed: z.boolean(),
  subscription_plan: planId,
  subscription_tier: z.string().nullable(),
  subscription_end: z.string().nullable(),
  /** Whether plans can be bought here at all. */
  purchasable: z.boolean(),
})

const checkoutRequest = z.object({ plan: paidPlanId })
const urlResponse = z.object({ url: z.url() })

/** A member's own key for a model goes one way: in. */
export const memberKeyRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('look') }),
  z.object({
    action: z.literal('set'),
    provider: z.string().max(40),
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{8,400}$/, 'This does not look like a key.'),
    /** It is tried with one question first, and kept only where that is answered. */
    isTried: z.boolean().optional(),
  }),
  /** Asks the model that answers this member one question. */
  z.object({ action: z.literal('try') }),
  z.object({ action: z.literal('remove') }),
])
const memberKeyResponse = z.object({
  /** Those the operator offers. */
  providers: z.array(z.string()),
  /** Not usable: the instance's secret has changed since, or the provider is no longer offered. */
  key: z.object({ provider: z.string(), since: z.string(), isUsable: z.boolean() }).nullable(),
  /** Where the words go with each of them. */
  hosts: z.record(z.string(), z.string()).default({}),
  /** The instance's own model. */
  mind: instanceMind.nullable().default(null),
  /** The operator lets the server look for one on its machine. */
  looks: z.boolean().default(false),
  tried: tried.nullable().default(null),
})

/** How a failure is shaped: `{ error: { code, message } }`, or with `success: false` where specified. */
export type FailureShape = 'error' | 'success'

export const functions = {
  'chat-with-deepseek': { request: chatRequest, response: chatResponse, failure: 'error' },
  'market-research': { request: marketResearchRequest, response: marketResearchResponse, failure: 'success' },
  'problem-validation-simulation': {
    request: simulationRequest,
    response: simulationResponse,
    failure: 'error',
  },
  'idea-refinement-chat': {
    request: ideaRefinementRequest,
    response: ideaRefinementResponse,
    failure: 'error',
  },
  'customer-segment-analysis': {
    request: customerSegmentsRequest,
    response: customerSegmentsResponse,
    failure: 'success',
  },
  'pitch-generator': { request: pitchRequest, response: pitchResponse, failure: 'error' },
  'draft-section': { request: draftSectionRequest, response: draftSectionResponse, failure: 'error' },
  'secure-account-deletion': { request: noBody, response: accountDeletionResponse, failure: 'success' },
  'check-subscription': { request: noBody, response: subscriptionResponse, failure: 'error' },
  'create-checkout': { request: checkoutRequest, response: urlResponse, failure: 'error' },
  'customer-portal': { request: noBody, response: urlResponse, failure: 'error' },
  'member-key': { request: memberKeyRequest, response: memberKeyResponse, failure: 'error' },
} as const satisfies Record<string, { request: z.ZodType; response: z.ZodType; failure: FailureShape }>

export type FunctionName = keyof typeof functions
export type FunctionRequest<Name extends FunctionName> = z.input<(typeof functions)[Name]['request']>
export type FunctionResponse<Name extends FunctionName> = z.output<(typeof functions)[Name]['response']>

/** The longest body any function reads, in bytes. */
export const requestBytes = 1_000_000

// The request and response of each function: the ten functions of the specification in their specified form, and
// our own functions. A response may have more fields than specified: the typed `result`, who answered, and the
// data quality.
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

/** What the page knows about the founder. The page sends this data with the request, so that an answer can use it. */
const founderContext = z.object({
  firstName: shortText.nullish(),
  // The placeholder name of a new project says nothing about the founder, so it becomes null.
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
  /** Only the function for insights uses this: the completed validation items and their data. */
  problemValidation: sourceData,
  competitorAnalysis: sourceData,
  marketResearch: sourceData,
  notes: longText.nullish(),
})
export type FounderContext = z.infer<typeof founderContext>

/** A plain text is accepted too, and becomes `notes`. */
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
  /** The founder's answers in fields. Figures are taken only from these fields, never from the text. */
  record: marketRecord.nullish(),
  /** The locale in which the page writes numbers. */
  locale: shortText.nullish(),
})
const marketResearchResponse = z.object({
  success: z.literal(true),
  analysis: z.string(),
  dataQuality,
  ...written,
})

/** The two kinds of record have different question ids, so the union needs no type field. */
const simulationRecord = z.union([validationRecord, competitorRecord])
const simulationTypes = ['problem-validation', 'competitor-analysis', 'insights-generation'] as const
export const simulationRequest = z.object({
  /** An empty list requests the opening message. */
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
  /**
   * The customer groups in fields. If missing, the groups in saved work are used. No figure is taken from text.
   */
  record: segmentsRecord.nullish(),
  /** The locale in which the page writes numbers. */
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
  /** An empty list requests the coach's first question. */
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
  purchasable: z.boolean(),
})

const checkoutRequest = z.object({ plan: paidPlanId })
const urlResponse = z.object({ url: z.url() })

/** A member's own API key for a model. A member can set the key but never read it. */
export const memberKeyRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('look') }),
  z.object({
    action: z.literal('set'),
    provider: z.string().max(40),
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{8,400}$/, 'This does not look like a key.'),
    /** If true, the server tests the key with one question and stores the key only if the model answers. */
    isTried: z.boolean().optional(),
  }),
  /** Asks the member's own model one test question. */
  z.object({ action: z.literal('try') }),
  z.object({ action: z.literal('remove') }),
])
const memberKeyResponse = z.object({
  /** The model providers that the operator allows. */
  providers: z.array(z.string()),
  /**
   * The key is not usable if the server's secret has changed, or if the operator no longer allows the provider.
   */
  key: z.object({ provider: z.string(), since: z.string(), isUsable: z.boolean() }).nullable(),
  /** The host that receives the member's texts, by provider. */
  hosts: z.record(z.string(), z.string()).default({}),
  /** The model that the operator configured for everyone. */
  mind: instanceMind.nullable().default(null),
  /** Whether the operator allows the server to search for a model on its own machine. */
  looks: z.boolean().default(false),
  tried: tried.nullable().default(null),
})

/**
 * The shape of a function's error response: `{ error: { code, message } }`, or the shape with `success: false`.
 */
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

/** The maximum body size of all functions, in bytes. */
export const requestBytes = 1_000_000

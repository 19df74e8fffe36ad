/** Builds the record of each helper with every field filled: each text and each list has its greatest length. */
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { competitorRecord } from '../../contracts/competitor-record.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { marketRecord } from '../../contracts/market-record.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { pitchRecord } from '../../contracts/pitch-record.ts'
import { segmentsRecord } from '../../contracts/segments-record.ts'
import { validationRecord } from '../../contracts/validation-record.ts'

type Text = (length: number) => string

const records: readonly { helper: HelperName; name: string; schema: z.ZodType; body: object }[] = [
  {
    helper: 'competitor-analysis',
    name: 'problem-validation-simulation',
    schema: competitorRecord,
    body: { simulationType: 'competitor-analysis', context: {} },
  },
  {
    helper: 'problem-validation',
    name: 'problem-validation-simulation',
    schema: validationRecord,
    body: { simulationType: 'problem-validation', context: {} },
  },
  {
    helper: 'idea-refinement',
    name: 'idea-refinement-chat',
    schema: ideaRecord,
    body: { ideaContext: null },
  },
  {
    helper: 'pitch',
    name: 'pitch-generator',
    schema: pitchRecord,
    body: { sessionType: 'pitch-generation' },
  },
  {
    helper: 'market-research',
    name: 'market-research',
    schema: marketRecord,
    body: { market: 'bread', industry: 'food' },
  },
  { helper: 'customer-segments', name: 'customer-segment-analysis', schema: segmentsRecord, body: {} },
]

/** Requests that ask for a result from the record. */
export const hostileRecords = (text: Text) =>
  records.map(({ helper, name, schema, body }) => {
    const record = schema.parse(fill(schema, text, ''))
    const messages = [{ role: 'user', content: text(4000) }]
    return { helper, name, body: { ...body, messages, record, asked: null } }
  })

/** Valid values for fields with a fixed format. Each key is the name of a field. */
const forms: Readonly<Record<string, string>> = {
  ...{ currency: 'EUR', country: 'DE', when: '2026-09', since: '2026-09', by: '2026-09' },
  ...{ at: '2026-09-01T00:00:00Z', question: 'who' },
}

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  options?: z.ZodType[]
  element?: z.ZodType
  valueType?: z.ZodType
  values?: unknown[]
  entries?: Record<string, string>
  checks?: { _zod: { def: { maximum?: number } } }[]
}

function fill(schema: z.ZodType, text: Text, name: string): unknown {
  const def = schema.def as unknown as Def
  const most = def.checks?.map(check => check._zod.def.maximum).find(Boolean)
  const each = <Value>(
    of: z.ZodType | undefined,
    count: number,
    make: (value: unknown, at: number) => Value,
  ) => Array.from({ length: count }, (_, at) => make(of && fill(of, text, name), at))
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, value]) => [key, fill(value, text, key)]),
      )
    case 'optional':
      return def.innerType && fill(def.innerType, text, name)
    case 'union':
      return name === 'source' ? { kind: 'own' } : def.options?.[0] && fill(def.options[0], text, name)
    case 'literal':
      return def.values?.[0]
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'array':
      return each(def.element, most ?? 3, value => value)
    case 'record':
      return Object.fromEntries(each(def.valueType, 20, (value, at) => [`field${at}`, value]))
    case 'string':
      return name === 'id' ? randomUUID() : (forms[name] ?? text((schema as z.ZodString).maxLength ?? 200))
    case 'number':
      return name === 'high' ? 9 : 7
    case 'unknown':
      return text(2000)
    default:
      return undefined
  }
}

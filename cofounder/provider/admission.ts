// Tests a new model in the background with four answers. If it fails, it may only talk.
import { z } from 'zod'
import written from '../../content/prompts/admission.json' with { type: 'json' }
import { asData } from '../data.ts'
import { callText } from '../prompts/parts.ts'
import { makeMind } from './make-mind.ts'
import { ModelError } from './model-error.ts'
import { type Server, serverOf } from './server.ts'
import type { ModelSettings } from './settings.ts'

const reading = z.object({
  paid: z.number().int(),
  refused: z.number().int(),
  quote: z.string(),
})
const test = z.object({ readings: z.array(reading).length(4) })

type Case = { answer: string; paid: number; refused?: number; isQuoted?: boolean }

const cases: readonly Case[] = written

function isRight({ answer, isQuoted, ...counts }: Case, read: z.infer<typeof reading>): boolean {
  const quote = read.quote.trim()
  const isHeld = !isQuoted || (quote.length > 5 && answer.includes(quote))
  return isHeld && read.paid === counts.paid && read.refused === (counts.refused ?? read.refused)
}

export async function readsWell(settings: ModelSettings, signal?: AbortSignal): Promise<boolean> {
  const mind = makeMind({ settings, language: 'en', memory: '', signal })
  const { readings } = await mind.read({
    system: callText('admission'),
    user: cases.map(({ answer }, at) => asData(`answer ${at + 1}`, answer)).join('\n\n'),
    maxOutputTokens: 600,
    schema: test,
  })
  return cases.every((it, at) => {
    const read = readings[at]
    return read !== undefined && isRight(it, read)
  })
}

/** Whether the model passes the test. Null if it could not be reached. It is then tested again later. */
export async function passes(settings: ModelSettings): Promise<boolean | null> {
  try {
    return await readsWell(settings)
  } catch (error) {
    if (error instanceof ModelError) return error.code === 'model_failed' ? false : null
    throw error
  }
}

/**
 * Whether the model may read. If the model was never tested, this starts the test. Until the test ends, the answer
 * is yes.
 */
export function isAdmitted(settings: ModelSettings): boolean {
  const server = serverOf(settings)
  if (settings.isVouchedFor) return true
  if (server.admission === 'new') {
    server.admission = 'running'
    void takeTest(settings, server)
  }
  return server.admission !== 'talks only'
}

async function takeTest(settings: ModelSettings, server: Server): Promise<void> {
  const { model } = settings
  try {
    const passed = await passes(settings)
    server.admission = passed === null ? 'new' : passed ? 'admitted' : 'talks only'
    if (passed === false) console.error(JSON.stringify({ level: 'warn', event: 'model only talks', model }))
  } catch (error) {
    server.admission = 'new'
    const detail = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ level: 'error', event: 'model not tested', model, detail }))
  }
}

import { randomUUID } from 'node:crypto'
import type { Dated, Helper } from '../../cofounder/helper.ts'
import { voiceIn } from '../../cofounder/language/voice.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { currentDay } from '../../cofounder/provider/ask.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import type { HelperName, OutputType } from '../../contracts/outputs.ts'
import { closing } from '../../contracts/results/closing.ts'
import { competitorAnalysisResult } from '../../contracts/results/competitor-analysis.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { type Memory, memoryOf } from '../../venture/facts/memory.ts'
import { isToldAgain } from '../../venture/facts/told-again.ts'
import { currencyOf } from '../../venture/numbers/countries.ts'
import { figuresLocale } from '../../venture/numbers/locale.ts'
import type { AnyRecord } from '../../venture/records/kind.ts'
import type { Card, Founder } from './founder-file.ts'

type Saved = {
  output_type: OutputType
  input_data: Record<string, unknown>
  output_content: string
  metadata: { result: unknown }
}
export const call = <Input extends Dated, Result>(helper: Helper<Input, Result>, input: Input) =>
  answer(helper, input, { settings: null, memory: input.memory })

export type Written = { helper: HelperName; text: string }

/**
 * The facts, records and results of one founder's project during a play. They have the form in which the functions
 * store them.
 */
export function begin(founder: Founder) {
  const { language, timeZone, venture } = founder
  const voice = voiceIn(language, founder.locale)
  const locale = figuresLocale(language, { locale: founder.locale })
  const today = currentDay(timeZone)
  const currency = currencyOf(founder.country) ?? 'EUR'
  const typing = { locale: founder.locale, currency, today }
  const facts: Fact[] = []
  const saved: Partial<Record<HelperName, Saved>> = {}
  const written: Written[] = []
  const records: { validation: AnyRecord | null } = { validation: null }

  const validated = () => validationRecord.safeParse(records.validation).data ?? null
  const withdraw = (ids: readonly string[]) => {
    for (const fact of facts) if (ids.includes(fact.id)) fact.state = 'withdrawn'
  }
  function learn(understood: Understood | null): void {
    const news = (understood?.facts ?? []).filter(
      one => !facts.some(known => known.state !== 'withdrawn' && isToldAgain(one, known)),
    )
    const said_at = new Date(Date.now() + facts.length).toISOString()
    const kept = {
      project_id: randomUUID(),
      state: 'confirmed',
      beside: [],
      said_at,
      updated_at: said_at,
    } as const
    facts.push(...news.map(one => ({ ...one, ...kept, beside: [], id: randomUUID() })))
  }
  function memoryFor(helper: HelperName): Memory {
    const made = Object.values(saved).toReversed()
    const report = competitorAnalysisResult.safeParse(saved['competitor-analysis']?.metadata.result).data
    return {
      ...memoryOf(venture, facts, helper),
      results: made.map(({ output_content }) => output_content.slice(0, 8000)),
      concluded: made.map(({ output_type, metadata }) => {
        const { verdict, sentence, summary, closing: end } = (metadata.result ?? {}) as Card
        const lines = [verdict, sentence, summary].filter(line => typeof line === 'string')
        return {
          type: output_type,
          day: today,
          head: lines.join('. ') || null,
          closing: closing.safeParse(end).data ?? null,
        }
      }),
      records: validated() ? [validated()].flatMap(one => one ?? []) : [],
      rivals:
        report?.kind === 'report'
          ? report.rivals.map(({ name, kind, chosenFor, price }) => ({ name, kind, chosenFor, price }))
          : [],
    }
  }
  const dated = (helper: HelperName): Dated & { memory: Memory } => ({
    today,
    memory: memoryFor(helper),
    language: null,
  })
  const keep = (
    helper: HelperName,
    type: OutputType,
    input_data: Record<string, unknown>,
    { text, result }: { text: string; result: unknown },
    lines: readonly string[],
  ) => {
    if (result) saved[helper] = { output_type: type, input_data, output_content: text, metadata: { result } }
    written.push({ helper, text: [`# ${founder.name}: ${helper}`, ...lines].join('\n\n') })
  }
  return {
    founder,
    voice,
    locale,
    typing,
    facts,
    saved,
    written,
    records,
    validated,
    withdraw,
    learn,
    dated,
    keep,
  }
}
export type Play = ReturnType<typeof begin>

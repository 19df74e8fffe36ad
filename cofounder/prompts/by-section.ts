// Writes a long result section by section. Shown sections stay, and only missing parts are asked again.
import { z } from 'zod'
import { asData } from '../data.ts'
import { withoutMarks } from '../guards/sources.ts'
import { BarError, type Dated, type Helper } from '../helper.ts'
import type { MindPrompt } from '../mind.ts'
import { userText } from './parts.ts'

type Section<Value, Result> = {
  needs: readonly (keyof Value & string)[]
  text: (result: Result) => string
}

export type SectionPrompt<Value, Result> = MindPrompt & {
  schema: z.ZodType<Value> & { shape: Record<string, z.ZodType> }
  empty: Value
  /** Says what is still missing in the parts. The model is asked once to add it, before the parts are shown. */
  wants?: (parts: Partial<Value>) => string | null
  /** Makes the result. May throw a `BarError`. The model then gets one chance to correct its answer. */
  make: (value: Value) => Result
  complete: (value: unknown) => Result
}

export function sectionPrompt<Value, Result>(
  prompt: Omit<SectionPrompt<Value, Result>, 'complete'>,
): SectionPrompt<Value, Result> {
  return { ...prompt, complete: value => prompt.make(prompt.schema.parse(value)) }
}

type Parts = Record<string, unknown>

const goOn = (kept: Parts) =>
  `${asData('written already', withoutMarks(JSON.stringify(kept)))}\n\nThese parts are written and stand. Write the other parts, to fit them.`

export function thinkBySection<Input extends Dated, Value extends object, Result>(
  promptOf: (input: Input) => SectionPrompt<Value, Result>,
  sections: readonly Section<Value, Result>[],
): Helper<Input, Result>['think'] {
  return async (input, mind) => {
    const { system, user, maxOutputTokens, schema, empty, make, wants } = promptOf(input)
    const parts = new Map<string, unknown>()
    let next = 0
    let isAsked = false
    const kept = (): Parts => {
      const names = sections.slice(0, next).flatMap(({ needs }) => needs)
      return Object.fromEntries([...parts].filter(([name]) => names.includes(name as never)))
    }
    const showFrom = (result: Result, isReady: (section: Section<Value, Result>) => boolean) => {
      for (; ; next++) {
        const section = sections[next]
        if (!section || !isReady(section)) return mind.keep(kept())
        const text = section.text(result).trim()
        if (text) mind.show(`${mind.shown() ? '\n\n' : ''}${text}`)
      }
    }
    const take = (name: string, given: unknown) => {
      const parsed = schema.shape[name]?.safeParse(given)
      if (!parsed?.success || name in kept()) return
      parts.set(name, parsed.data)
      const isReady = ({ needs }: Section<Value, Result>) => needs.every(need => parts.has(need))
      const section = sections[next]
      if (!section || !isReady(section)) return
      const needed = section.needs.map(need => [need, parts.get(need)])
      if (!isAsked && wants?.(Object.fromEntries(needed))) return
      try {
        showFrom(make({ ...empty, ...Object.fromEntries(parts) }), isReady)
      } catch (error) {
        // The complete answer will have the same error. The model can correct it then.
        if (!(error instanceof BarError)) throw error
      }
    }
    mind.step('workingOut')
    for (const [name, given] of Object.entries(input.begun ?? {})) take(name, given)
    const before = kept()
    const missing = Object.entries(schema.shape).filter(([name]) => !(name in before))
    const isBegun = Object.keys(before).length > 0
    const rest = (isBegun ? z.object(Object.fromEntries(missing)) : schema) as z.ZodType<Value>
    const ask = {
      system,
      user: userText([mind.memory, user, isBegun && goOn(before)]),
      maxOutputTokens,
      schema: rest,
      check(whole: Value) {
        const lack = isAsked ? null : wants?.({ ...whole, ...kept() })
        isAsked = true
        if (lack) {
          const shown = kept()
          for (const name of [...parts.keys()]) if (!(name in shown)) parts.delete(name)
          throw new BarError(lack)
        }
        make({ ...whole, ...kept() })
      },
    }
    const value = missing.length ? await mind.read(ask, { take }) : empty
    const result = make({ ...value, ...kept() })
    showFrom(result, () => true)
    return { result, understood: null }
  }
}

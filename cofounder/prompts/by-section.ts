// Writes a long result section by section. Shown sections stay, and only missing parts are asked again.
import { z } from 'zod'
import { asData } from '../data.ts'
import { withoutMarks } from '../guards/sources.ts'
import { BarError, type Dated, type Helper } from '../helper.ts'
import type { MindPrompt } from '../mind.ts'
import { userText } from './parts.ts'

/** A part of the answer, or one item of a list in it: "segments.0". */
type PartName<Value> = (keyof Value & string) | `${keyof Value & string}.${number}`

type Section<Value, Result> = {
  needs: readonly PartName<Value>[]
  text: (result: Result) => string
}

export type SectionPrompt<Value, Result> = MindPrompt & {
  schema: z.ZodType<Value> & { shape: Record<string, z.ZodType> }
  empty: Value
  /** Returns what is still missing in the parts. The model is asked once to add it, before the parts are shown. */
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

/** Puts parts and items of lists into their places. */
function withParts<Value extends object>(value: Value, parts: Parts): Value {
  const whole = { ...value } as Parts
  for (const [name, part] of Object.entries(parts)) {
    const [list = '', at] = name.split('.')
    const items = whole[list]
    whole[list] = !at ? part : Array.isArray(items) ? items.with(Number(at), part) : [part]
  }
  return whole as Value
}

export function thinkBySection<Input extends Dated, Value extends object, Result>(
  promptOf: (input: Input) => SectionPrompt<Value, Result>,
  sections: readonly Section<Value, Result>[],
): Helper<Input, Result>['think'] {
  return async (input, mind) => {
    const { system, user, maxOutputTokens, schema, empty, make, wants } = promptOf(input)
    const needed = sections.flatMap(({ needs }) => needs)
    const parts = new Map<string, unknown>()
    let next = 0
    let isAsked = false
    const kept = (): Parts => {
      const shown = sections.slice(0, next).flatMap(({ needs }) => needs)
      return Object.fromEntries([...parts].filter(([name]) => shown.includes(name as never)))
    }
    /** Shown parts stay, even if the model writes them again. */
    const whole = (value: Partial<Value>) => withParts({ ...empty, ...value }, kept())
    const isReady = ({ needs }: Section<Value, Result>) => needs.every(need => parts.has(need))
    const showFrom = (result: Result, isEnd = false) => {
      for (; ; next++) {
        const section = sections[next]
        if (!section || !(isEnd || isReady(section))) return mind.keep(kept())
        const text = section.text(result).trim()
        if (text) mind.show(`${mind.shown() ? '\n\n' : ''}${text}`)
      }
    }
    const take = (name: string, given: unknown) => {
      if (name in kept() || !needed.includes(name as never)) return
      const [list = '', at] = name.split('.')
      const shape = schema.shape[list]
      const wanted = at && shape instanceof z.ZodArray ? shape.element : shape
      const parsed = wanted && z.safeParse(wanted, given)
      if (parsed?.success) parts.set(name, parsed.data)
      const section = sections[next]
      if (!section || !isReady(section)) return
      const those = Object.fromEntries(section.needs.map(need => [need, parts.get(need)]))
      if (!isAsked && wants?.(withParts<Partial<Value>>({}, those))) return
      try {
        showFrom(make(withParts(empty, Object.fromEntries(parts))))
      } catch (error) {
        // The complete answer will have the same error. The model can correct the error then.
        if (!(error instanceof BarError)) throw error
      }
    }
    mind.step('workingOut')
    for (const [name, given] of Object.entries(input.begun ?? {})) take(name, given)
    const before = kept()
    const open = needed.filter(need => !(need in before)).map(need => need.split('.')[0])
    const missing = Object.entries(schema.shape).filter(([name]) => open.includes(name))
    const isBegun = Object.keys(before).length > 0
    const rest = (isBegun ? z.object(Object.fromEntries(missing)) : schema) as z.ZodType<Value>
    const ask = {
      system,
      user: userText([mind.memory, user, isBegun && goOn(before)]),
      maxOutputTokens,
      schema: rest,
      check(value: Value) {
        const lack = isAsked ? null : wants?.(whole(value))
        isAsked = true
        if (lack) {
          const shown = kept()
          for (const name of [...parts.keys()]) if (!(name in shown)) parts.delete(name)
          throw new BarError(lack)
        }
        make(whole(value))
      },
    }
    const value = missing.length ? await mind.read(ask, { take }) : empty
    const result = make(whole(value))
    showFrom(result, true)
    return { result, understood: null }
  }
}

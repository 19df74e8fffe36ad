// For a long result: the model writes one object, and each section is shown as soon as its parts are there. The founder
// reads the first while the next is made. What was shown is what is kept, also when the answer has to be asked for again.
import type { z } from 'zod'
import { BarError, type Helper } from '../helper.ts'
import type { MindPrompt } from './mind.ts'
import { userText } from './prompt-parts.ts'

export type Section<Value, Result> = {
  /** The parts of the object it is made of. */
  needs: readonly (keyof Value & string)[]
  text: (result: Result) => string
}

export type SectionPrompt<Value, Result> = MindPrompt & {
  schema: z.ZodType<Value> & { shape: Record<string, z.ZodType> }
  /** What stands for parts that are not there yet. */
  empty: Value
  /** May throw a `BarError`: the model then gets one chance to repair its answer. */
  make: (value: Value) => Result
  /** The same of something that is not yet known to fit. */
  complete: (value: unknown) => Result
}

export function sectionPrompt<Value, Result>(
  prompt: Omit<SectionPrompt<Value, Result>, 'complete'>,
): SectionPrompt<Value, Result> {
  return { ...prompt, complete: value => prompt.make(prompt.schema.parse(value)) }
}

export function thinkBySection<Input, Value extends object, Result>(
  promptOf: (input: Input) => SectionPrompt<Value, Result>,
  sections: readonly Section<Value, Result>[],
): Helper<Input, Result>['think'] {
  return async (input, mind) => {
    const { system, user, maxOutputTokens, schema, empty, make } = promptOf(input)
    const parts = new Map<string, unknown>()
    let next = 0
    /** Parts that stand on the page already. */
    const kept = () => {
      const names = sections.slice(0, next).flatMap(({ needs }) => needs)
      return Object.fromEntries([...parts].filter(([name]) => names.includes(name as never)))
    }
    const showFrom = (result: Result, isReady: (section: Section<Value, Result>) => boolean) => {
      for (; ; next++) {
        const section = sections[next]
        if (!section || !isReady(section)) return
        const text = section.text(result).trim()
        if (text) mind.show(`${mind.shown() ? '\n\n' : ''}${text}`)
      }
    }
    mind.step('Working it out')
    const value = await mind.read(
      {
        system,
        user: userText([mind.memory, user]),
        maxOutputTokens,
        schema,
        check: whole => void make({ ...whole, ...kept() }),
      },
      {
        take(name, given) {
          const parsed = schema.shape[name]?.safeParse(given)
          if (!parsed?.success || name in kept()) return
          parts.set(name, parsed.data)
          const isReady = ({ needs }: Section<Value, Result>) => needs.every(need => parts.has(need))
          const section = sections[next]
          if (!section || !isReady(section)) return
          try {
            showFrom(make({ ...empty, ...Object.fromEntries(parts) }), isReady)
          } catch (error) {
            // It will be said when the whole is there, and the model may mend it.
            if (!(error instanceof BarError)) throw error
          }
        },
      },
    )
    const result = make({ ...value, ...kept() })
    showFrom(result, () => true)
    return { result, understood: null }
  }
}

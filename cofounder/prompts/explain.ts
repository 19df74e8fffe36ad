// A result that code made of a record, explained by a model: what it says stands beside the figures, and changes none.
import type { z } from 'zod'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Closing } from '../../contracts/results/closing.ts'
import { asData } from '../data.ts'
import { type Clean, cleanerOf, closingOf, tellToday, type writtenClosing } from '../guards/closing.ts'
import type { Ground } from '../guards/ground.ts'
import { voiceIn } from '../language/voice.ts'
import type { Mind } from '../mind.ts'
import { unlessModelFails } from '../model-error.ts'
import { inTheirLanguage, tellTalk, userText } from './parts.ts'
import type { StepName } from './steps.ts'

type Explaining<Result, Written> = {
  mind: Mind
  talk: readonly ConversationMessage[]
  ground: Ground
  today: string
  step: StepName
  /** What stands before all that a model writes. */
  renderHead: (result: Result) => string
  render: (result: Result) => string
  system: string
  /** The project and the record, as the model is told of them. */
  about: readonly (string | false | null | undefined)[]
  /** What code made of the record. */
  made: string
  schema: z.ZodType<Written>
  maxOutputTokens: number
  /** The result with what the model wrote; its closing is added. */
  withWords: (written: Written, clean: Clean) => Result
  /** The closing of the code stays, for example where a permit was refused: no model sets another action. */
  keepsClosing?: boolean
}

/** Shows what code made at once, and the rest when it is written. */
export async function explain<
  Result extends { closing: Closing },
  Written extends { closing: z.infer<typeof writtenClosing> },
>(result: Result, explaining: Explaining<Result, Written>): Promise<Result> {
  const { mind, renderHead, render } = explaining
  const head = renderHead(result)
  mind.show(`${mind.shown() && '\n\n'}${head}`)
  mind.step(explaining.step)
  const whole = await unlessModelFails(explained(result, explaining), result)
  mind.show(render(whole).slice(head.length))
  // Nobody takes what code wrote for the model's own words.
  if (whole === result) mind.show(`\n\n${voiceIn(mind.language).say('takeover.unexplained')}`)
  return whole
}

async function explained<
  Result extends { closing: Closing },
  Written extends { closing: z.infer<typeof writtenClosing> },
>(result: Result, explaining: Explaining<Result, Written>): Promise<Result> {
  const { mind, talk, ground, today, system, about, made, schema, maxOutputTokens } = explaining
  const written = await mind.read({
    ...{ system, schema, maxOutputTokens },
    user: userText([
      mind.remembered ?? mind.memory,
      ...about,
      // Their last words; the record says the rest.
      tellTalk(talk.slice(-2), { recap: null }),
      asData('what code made of the record', made),
      `${tellToday(today)} ${inTheirLanguage}.`,
    ]),
  })
  const clean = cleanerOf({ ...ground, answered: [...(ground.answered ?? []), explaining.render(result)] })
  const { confidence } = result.closing
  return {
    ...explaining.withWords(written, clean),
    closing: explaining.keepsClosing
      ? result.closing
      : closingOf(written.closing, { mind, clean, today, confidence }),
  }
}

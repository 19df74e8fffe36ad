// Lets a model explain a result that the code made. The explanation does not change the figures.
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
  renderHead: (result: Result) => string
  render: (result: Result) => string
  system: string
  about: readonly (string | false | null | undefined)[]
  made: string
  schema: z.ZodType<Written>
  maxOutputTokens: number
  withWords: (written: Written, clean: Clean) => Result
  /** Keeps the code's closing, for example after a refused permit. The model suggests no other actions. */
  keepsClosing?: boolean
}

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
  // If the model failed, a note says that the whole text comes from the code.
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
      // The prompt contains only the last messages, because the record contains everything before them.
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

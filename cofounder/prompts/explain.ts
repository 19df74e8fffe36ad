// Lets a model explain a result that the code made. The explanation does not change the figures.
import type { z } from 'zod'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Closing } from '../../contracts/results/closing.ts'
import { spread } from '../closing.ts'
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
  const { mind, ground, today, renderHead, render, schema, system, maxOutputTokens } = explaining
  const head = renderHead(result)
  mind.show(`${mind.shown() && '\n\n'}${head}`)
  mind.step(explaining.step)
  const explained = async (): Promise<Result> => {
    const written = await mind.read({
      ...{ system, schema, maxOutputTokens },
      user: userText([
        mind.remembered ?? mind.memory,
        ...explaining.about,
        // The prompt contains only the last messages, because the record contains everything before them.
        tellTalk(explaining.talk.slice(-2), { recap: null }),
        asData('what code made of the record', explaining.made),
        `${tellToday(today)} ${inTheirLanguage}.`,
      ]),
    })
    const clean = cleanerOf({ ...ground, answered: [...(ground.answered ?? []), render(result)] })
    const whole = explaining.withWords(written, clean)
    if (explaining.keepsClosing) return { ...whole, closing: result.closing }
    const closing = closingOf(written.closing, { mind, clean, today, confidence: result.closing.confidence })
    return { ...whole, closing: { ...closing, nextActions: spread(closing.nextActions, mind.planned) } }
  }
  const whole = await unlessModelFails(explained(), result)
  mind.show(render(whole).slice(head.length))
  // If the model failed, a note says that the whole text comes from the code.
  if (whole === result) mind.show(`\n\n${voiceIn(mind.language).say('takeover.unexplained')}`)
  return whole
}

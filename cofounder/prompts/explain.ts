// A result that code made of a record, explained by a model: what it says stands beside the figures, and changes none.
import { voiceIn } from '../language/voice.ts'
import type { Mind } from '../mind.ts'
import { unlessModelFails } from '../model-error.ts'
import type { StepName } from './steps.ts'

type Explaining<Result> = {
  mind: Mind
  step: StepName
  /** What stands before all that a model writes. */
  renderHead: (result: Result) => string
  render: (result: Result) => string
  explained: (result: Result) => Promise<Result>
}

/** Shows what code made at once, and the rest when it is written. */
export async function explain<Result>(
  result: Result,
  { mind, step, renderHead, render, explained }: Explaining<Result>,
): Promise<Result> {
  const head = renderHead(result)
  mind.show(`${mind.shown() && '\n\n'}${head}`)
  mind.step(step)
  const whole = await unlessModelFails(explained(result), result)
  mind.show(render(whole).slice(head.length))
  // Nobody takes what code wrote for the model's own words.
  if (whole === result) mind.show(`\n\n${voiceIn(mind.language).say('takeover.unexplained')}`)
  return whole
}

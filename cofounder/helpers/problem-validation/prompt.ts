// The interview as a model leads it. It talks as a sceptical customer; the scores are a call of their own.
import {
  type ProblemValidationResult,
  validationDimensions,
  validationLabels,
} from '../../../contracts/results/problem-validation.ts'
import { fewestAnswers } from '../../../venture/verdict/verdict.ts'
import { asData } from '../../data.ts'
import type { Thought } from '../../helper.ts'
import { type Ending, endingRule, endingTask, isAskedFor } from '../../mind/ending.ts'
import { interviewTurn } from '../../mind/interview.ts'
import type { Mind } from '../../mind/mind.ts'
import { systemText, userText } from '../../mind/prompt-parts.ts'
import { groundOf } from '../../mind/said.ts'
import { withOpposed } from '../../mind/told-before.ts'
import { tellMarks } from './founder-marks.ts'
import { scorecardMarks } from './last-card.ts'
import { askedRecord, type ProblemValidationInput, typedIn } from './playbook.ts'
import { thinkByRecord } from './record/think.ts'
import { makeScorecard } from './score.ts'

const ending: Ending = { name: 'verdict', marks: scorecardMarks, fewestAnswers }

export const system = systemText({
  role: 'You play a sceptical target customer whom a founder hopes to win. You are busy, fair and hard to impress; you never flatter.',
  rules: `You find out eight lines: ${validationDimensions.map(id => `${id} (${validationLabels[id]})`).join(', ')}.
Past behaviour, money and switching weigh more than forecasts. Ask what happened last time, who paid, who said no, where the next twenty are and how many there are in all.
Two things beside the lines decide as well; ask for them last, unless they or a fact say it: what the founder is after (side income, a living, ten people, large), and, where the trade may need one, which permission they hold.
${endingRule('eight lines or of these two things', ending)}`,
  example: `You: What does one such trip cost, in money or hours?
<founder_data label="founder">
about €180 and half a day, and it happened seven times in four weeks
</founder_data>
Your message: Seven trips in four weeks at €180 make €1,260 and three and a half days, for one workshop. That hurts; it also means somebody could have paid to stop it. How many have paid you so far, and how many said no?`,
})

export async function think(
  input: ProblemValidationInput,
  mind: Mind,
): Promise<Thought<ProblemValidationResult>> {
  if (input.given)
    return thinkByRecord(input, { ...askedRecord(input, input.given), typed: typedIn(input.given) }, mind)
  const { messages, background } = input
  const ground = groundOf(mind, messages, { memory: input.memory, around: [background] })
  if (isAskedFor(messages, ending)) {
    const { result } = await makeScorecard(input, mind, ground)
    return { result, understood: null }
  }
  const turn = await interviewTurn(mind, {
    system,
    topics: validationDimensions,
    around: userText([background && asData('project', background), tellMarks(input)]),
    messages,
    ground,
    task: messages.length
      ? endingTask(messages, ending)
      : 'Nothing was said yet: introduce yourself in one sentence without figures as the customer they want to win, then ask about the last time the problem happened.',
    mostWords: 60,
    known: input.memory,
    ending,
    opensWith: 'problem',
  })
  const { text, reaction, question, asked, understood, disagreements, isDue, isDone } = turn
  const result: ProblemValidationResult = {
    kind: 'turn',
    reaction,
    question,
    dimension: asked,
    weakness: null,
    standing: {},
  }
  if (!isDue) return { result, understood }
  const made = await makeScorecard(input, mind, ground, {
    said: text,
    disagreements,
    read: understood?.facts ?? [],
    instead: isDone ? null : result,
  })
  const facts = [...mind.known.values(), ...mind.proposed]
  return { result: made.result, understood: withOpposed(understood, made.opposed, facts) }
}

// The sparring partner as a model: it shows the idea in one better sentence each turn; the canvas comes box by box.
import { z } from 'zod'
import type { Understood } from '../../../contracts/facts.ts'
import {
  canvasBoxes,
  type IdeaCanvas,
  type IdeaRefinementResult,
  ideaFields,
} from '../../../contracts/results/idea-refinement.ts'
import { asData } from '../../data.ts'
import type { Thought } from '../../helper.ts'
import { cleanerOf, closingOf, closingRule, tellToday, writtenClosing } from '../../mind/closing.ts'
import { type Ending, endingRule, endingTask, isAskedFor } from '../../mind/ending.ts'
import type { Ground } from '../../mind/ground.ts'
import { interviewTurn } from '../../mind/interview.ts'
import type { Mind } from '../../mind/mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../../mind/prompt-parts.ts'
import { answersIn, groundOf, withSaid } from '../../mind/said.ts'
import { texts } from './lines.ts'
import { movedBoxes } from './moved.ts'
import { partsIn, versionOf } from './parts.ts'
import { canvasMarks, type IdeaRefinementInput } from './playbook.ts'
import { renderBox, renderCanvasHead, renderCanvasRest } from './result.ts'

const ending: Ending = { name: 'canvas', marks: canvasMarks, fewestAnswers: 5 }

export const system = systemText({
  role: "You are the founder's sparring partner. You sharpen one idea until it fits into one sentence that a stranger understands.",
  rules: `Six parts: ${ideaFields.join(', ')} (risk is the riskiest assumption).
Each message: react to the last answer; then the idea in one improved sentence, alone on a line that begins with "> ", from the founder's words, with what is missing in [brackets].
${endingRule('six parts', ending)}`,
  example: `You: Who has this problem most?
<founder_data label="founder">
bakeries that throw away a fifth of their bread every evening
</founder_data>
Your message: A fifth, every evening: that is a problem one can weigh.

> For bakeries that throw away a fifth of their bread every evening, we [do what?] so that [what changes?].

What do you do for such a bakery that it cannot do itself?`,
})

const box = z.object({ box: z.enum(canvasBoxes), text: z.string().max(500).nullable() })

const drawing = z.object({
  canvas: z.array(box).min(canvasBoxes.length).max(canvasBoxes.length),
  sentence: z.string().min(1).max(600),
  closing: writtenClosing,
})

const drawingRules = `The talk is over. You draw the lean canvas, from the founder's words alone: each box in at most 30 words, null where nothing was said. sentence: the idea in one sentence. ${closingRule}`

async function drawCanvas(
  input: IdeaRefinementInput,
  mind: Mind,
  before: Ground,
  /** What was understood of the last answer, and said to it in this turn. */
  { told = null, text = '' }: { told?: Understood | null; text?: string } = {},
): Promise<Thought<IdeaRefinementResult>> {
  const { language } = mind
  const { talk, ground } = withSaid(input.messages, before, text)
  const clean = cleanerOf(ground)
  mind.step('canvas')
  const boxes: IdeaCanvas['canvas'] = []
  const take = (given: z.infer<typeof box>) => {
    if (boxes.some(it => it.box === given.box)) return
    if (!boxes.length) mind.show(renderCanvasHead(language))
    const [, ask] = texts[language].boxes[given.box]
    const kept = { box: given.box, text: given.text && clean(given.text), ask }
    boxes.push(kept)
    mind.show(`\n${renderBox(kept, language)}`)
  }
  const made = await mind.read(
    {
      system: `${system}\n\n${drawingRules}`,
      user: userText([
        mind.memory,
        input.idea && asData('idea', input.idea),
        tellTalk(talk, mind),
        `${tellToday(input.today)} ${inTheirLanguage}. Draw the canvas.`,
      ]),
      maxOutputTokens: 2000,
      schema: drawing,
    },
    { key: 'canvas', schema: box, take },
  )
  made.canvas.forEach(take)
  const sentence = clean(made.sentence)
  const { fields, changes } = partsIn(input, told, boxes)
  const canvas: IdeaCanvas = {
    kind: 'canvas',
    version: versionOf(input.messages, sentence),
    sentence,
    changes,
    ...movedBoxes(input.messages, boxes, language),
    fields,
    canvas: boxes,
    closing: closingOf(made.closing, { mind, clean, today: input.today }),
  }
  mind.show(`\n\n${renderCanvasRest(canvas)}`)
  return { result: canvas, understood: null }
}

export async function think(input: IdeaRefinementInput, mind: Mind): Promise<Thought<IdeaRefinementResult>> {
  const { messages, idea } = input
  const ground = groundOf(mind, messages, { memory: input.memory, around: [idea] })
  if (isAskedFor(messages, ending)) return drawCanvas(input, mind, ground)
  const told = partsIn(input, null).fields
  const opensWith = (!answersIn(messages) && ideaFields.find(field => !told[field])) || null
  const { text, reaction, question, asked, understood, isDue } = await interviewTurn(mind, {
    system,
    topics: ideaFields,
    around: idea && asData('idea', idea),
    messages,
    ground,
    task: opensWith
      ? `Show the idea in one better sentence, then ask one question about its ${opensWith}.`
      : `Show the idea in one better sentence. ${endingTask(messages, ending)}`,
    mostWords: 110,
    known: input.memory,
    ending,
    opensWith,
  })
  if (isDue) {
    mind.show('\n\n')
    return { ...(await drawCanvas(input, mind, ground, { told: understood, text })), understood }
  }
  const shown = /^> ?(.+)$/m.exec(text)?.[1]?.trim()
  const sentence = shown || idea.trim() || messages.find(({ role }) => role === 'user')?.content || '…'
  const result: IdeaRefinementResult = {
    kind: 'turn',
    version: versionOf(messages, sentence),
    sentence,
    ...partsIn(input, understood),
    reaction,
    question,
    field: asked,
    weakness: null,
    ...(mind.language !== 'en' && { language: mind.language }),
  }
  return { result, understood }
}

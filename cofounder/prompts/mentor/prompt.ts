// The mentor with a model. Without tools on the server, the prompt contains the saved work.
import { journeyStep } from '../../../contracts/journey-steps.ts'
import { outputLabels } from '../../../contracts/outputs.ts'
import { isAhead, type Planned } from '../../../contracts/planned.ts'
import type { MentorProposal, MentorResult } from '../../../contracts/results/mentor.ts'
import { isEnough, judge } from '../../../venture/records/verdict.ts'
import { formatDay, workdayAfter } from '../../closing.ts'
import { asData } from '../../data.ts'
import type { Ground } from '../../guards/ground.ts'
import { withoutNotes } from '../../guards/notes.ts'
import { shortened } from '../../guards/own-view.ts'
import { groundOf } from '../../guards/said.ts'
import { namesOther } from '../../guards/verdict.ts'
import type { Thought } from '../../helper.ts'
import { tell } from '../../language/content.ts'
import { paragraphs } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import { type Mind, mostCalls, type Tool } from '../../mind.ts'
import { tellOutputs } from '../../reports/mentor/desk.ts'
import type { MentorInput } from '../../reports/mentor/playbook.ts'
import { splitQuestion } from '../interview.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../parts.ts'
import { computeTools } from './tools/compute.ts'
import { mostProposals, proposeTools } from './tools/propose.ts'
import { readTools } from './tools/read.ts'

export const system = systemText('mentor')

export const agentSystem = systemText('mentorWithTools', { mostCalls, mostProposals })

const mostOfOutput = 2000

function aboutOf({ context }: MentorInput, hasDesk: boolean): string {
  return paragraphs([
    context.projectName && `Project: ${context.projectName}`,
    context.industry && `Industry: ${context.industry}`,
    context.description,
    context.notes,
    ...(hasDesk
      ? []
      : (context.outputs ?? []).map(
          output => `${outputLabels[output.type]}:\n${shortened(withoutNotes(output.content), mostOfOutput)}`,
        )),
  ])
}

/** The links for names such as F1 and O1. A fact is opened in the list of facts, saved work on its own page. */
function linksOf({ desk }: MentorInput, { known, language }: Mind): Map<string, string> {
  const links = new Map<string, string>()
  for (const [name, { id, topic }] of known)
    links.set(name, `[${tell(language, `topic.${topic}`)}](#fact-${id})`)
  for (const [index, { id, type }] of (desk?.outputs ?? []).entries())
    links.set(`O${index + 1}`, `[${outputLabels[type]}](#output-${type}-${id})`)
  return links
}

function toolsOf(
  input: MentorInput,
  { ground, facts, proposals }: { ground: Ground; facts: Mind['known']; proposals: MentorProposal[] },
): Tool[] {
  const { desk, today, messages } = input
  const spoken = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const proposing = {
    spoken: { ...ground, said: spoken },
    ground,
    today,
    facts,
    take: (proposal: MentorProposal) => void proposals.push(proposal),
    count: () => proposals.length,
  }
  return [
    ...readTools(input, ground.language),
    ...computeTools(today, ground.language),
    ...(desk ? proposeTools(proposing) : []),
  ]
}

function tellPlanned(planned: Planned, today: string): string {
  const plan = asData('planned last', [planned.day, planned.action].filter(Boolean).join(': '))
  return isAhead(planned, today)
    ? `${plan}\nIts day is still ahead: do not ask what came of it.`
    : `${plan}\nUnless their message tells what came of it, begin with one sentence that asks; then answer their question.`
}

/** A model may agree with a founder who insists. Then a line with the valid verdict is added. */
function standingVerdict({ memory, today }: MentorInput, mind: Mind, said: string): string {
  const record = memory?.records?.at(-1)
  if (!record || !isEnough(record)) return ''
  const { verdict, sum } = judge(record, { today, contradictions: memory?.contradictions.length ?? 0 })
  if (!namesOther(said, verdict)) return ''
  const line = `\n\n${voiceIn(mind.language).say('verdict.same', { named: `${verdict} ${sum}/40` })}`
  mind.show(line)
  return line
}

export async function think(input: MentorInput, mind: Mind): Promise<Thought<MentorResult>> {
  const { messages, desk = null, today } = input
  const step = journeyStep(input.step ?? '')
  const tomorrow = workdayAfter(today, 1)
  const isOpening = messages.filter(({ role }) => role === 'assistant').length === 0
  const planned = isOpening && desk?.planned ? tellPlanned(desk.planned, today) : ''
  const promptOf = (hasDesk: boolean) => {
    const about = aboutOf(input, hasDesk)
    return userText([
      mind.memory,
      about && asData('venture', about),
      hasDesk && desk?.outputs.length ? asData('saved work you can read', tellOutputs(desk)) : '',
      step && `The founder is at the journey step “${step.title}”: ${step.description}`,
      planned,
      tellTalk(messages, mind),
      `Today is ${today}; the next working day is ${tomorrow} (${formatDay(tomorrow, mind.language)}). ${inTheirLanguage}, at most 200 words unless they ask for more. Answer their last message.`,
    ])
  }
  const ground: Ground = {
    ...groundOf(mind, messages, { memory: input.memory, around: [aboutOf(input, false), planned] }),
    links: linksOf(input, mind),
    kind: 'claim',
  }
  const proposals: MentorProposal[] = []
  const tools = toolsOf(input, { ground, facts: mind.known, proposals })
  const room = { maxOutputTokens: 1200 }
  const acted = await mind.act({ system: agentSystem, user: promptOf(desk !== null), ...room, tools }, ground)
  const said = acted?.text ?? (await mind.talk({ system, user: promptOf(false), ...room }, ground))
  const text = `${said}${standingVerdict(input, mind, said)}`
  const { reaction, question } = splitQuestion(text)
  const result: MentorResult = {
    topic: null,
    facts: [],
    answer: reaction || text,
    nextStep: null,
    question: question || null,
    ...(acted?.steps.length && { steps: acted.steps }),
    ...(proposals.length && { proposals }),
    ...(mind.language !== 'en' && { language: mind.language }),
  }
  return { result, understood: null }
}

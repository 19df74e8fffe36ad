// Draws the canvas of a record: the money, the founder's sentence, the boxes, and the risk with its test.
import type { Fact } from '../../../contracts/facts.ts'
import type { IdeaAnswers, IdeaRecord } from '../../../contracts/idea-record.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import {
  type CanvasBox,
  type IdeaCanvas,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import { priceOf } from '../../../venture/records/earn.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { told } from '../../../venture/records/figures.ts'
import { actionsIn } from '../../../venture/records/idea/advice.ts'
import { boxName, canvasOf, elsewhere, sentenceOf } from '../../../venture/records/idea/canvas.ts'
import { idea as kind, nameOf } from '../../../venture/records/idea/kind.ts'
import { quoted } from '../../../venture/records/idea/quoted.ts'
import { saySlower } from '../../../venture/records/idea/react.ts'
import { blankOf, sayInstead, sayLeft, sayShare } from '../../../venture/records/idea/say-money.ts'
import { type Beside, coverOf, isGiving, leftOf, wordCount } from '../../../venture/records/idea/sums.ts'
import { type Refused, refusedBy } from '../../../venture/records/permit.ts'
import { withKnown } from '../../../venture/records/prefill.ts'
import { isOtherGroup, type Turned, turnedBy } from '../../../venture/records/turn.ts'
import { findPermit } from '../../../venture/records/validation/lawful.ts'
import { isRefusedByMany } from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import { toPlainText } from '../../language/clean.ts'
import type { AskedRecord } from '../../records/given.ts'

export type AskedIdea = AskedRecord<IdeaRecord> & { entered: string }

export function writeCanvas(given: AskedIdea, voice: Voice): IdeaCanvas {
  const { today, entered, before } = given
  const answers = given.isWords ? given.record.answers : withKnown(kind, given.record.answers, given)
  const record = { ...given.record, answers }
  const { version, isOwn, ...own } = sentenceOf(record, entered)
  const sentence = toPlainText(own.sentence) || '…'
  const boxes = canvasOf(record, voice, given.validation?.answers)
  const beside = given.validation?.answers ?? null
  // The refusals of one group say nothing of another.
  const turn = isOtherGroup(answers, beside) ? null : turnedBy(beside, voice)
  const [refused, turned] = [refusedBy(beside, voice), turn]
  const group = groupIn(answers, given)
  const test = refused ? null : riskTest(answers, voice)
  // After a refused permit, the venture earns nothing.
  const { lead, lines } = refused
    ? { lead: refused.lead, lines: [] }
    : earnings(answers, boxes, given.validation, voice)
  const first = turned?.lead ?? lead
  return {
    kind: 'canvas',
    ...(first && { lead: first }),
    version,
    sentence,
    words: isOwn ? wordCount(sentence) : null,
    earns: [
      ...lines,
      ...(turned && lead ? [lead] : []),
      ...[differsIn(kind, given.record, given.validation, voice)].flatMap(line => line ?? []),
      ...(given.isWords ? [voice.say('idea.figures')] : []),
    ],
    testCards: test ? [test] : [],
    canvas: boxes,
    ...movedSince(before, boxes, voice),
    closing: closingOf(
      { answers, boxes, test, refused, turned, group, beside, facts: given.facts },
      today,
      voice,
    ),
  }
}

type Earnings = { lead: string | null; lines: string[] }

function earnings(
  answers: IdeaAnswers,
  boxes: IdeaCanvas['canvas'],
  validation: AskedIdea['validation'],
  voice: Voice,
): Earnings {
  const { say } = voice
  const sum = sayLeft(answers, voice, validation?.answers)
  const [asked, left] = [priceOf(answers.earn), leftOf(answers)]
  const isOpen = (name: CanvasBox) => boxes.some(({ box, text }) => box === name && text === null)
  const giving = isGiving(answers)
  const isFinding = giving || left.kind === 'loses' || coverOf(answers) !== null
  const isServeBlank = asked && !giving && left.kind === 'unknown'
  const lines = [
    sayShare(answers, voice),
    sayInstead(answers, voice, validation?.answers),
    isServeBlank && !isOpen('Cost structure')
      ? say('idea.earns.noserve', { name: say(nameOf('costs')) })
      : null,
    isFinding ? null : sum,
  ].filter(line => line !== null)
  const isBlank = lines.length === 0 && !sum && !asked && !isOpen('Revenue streams')
  const list = blankOf(answers, voice).join(', ') || 'none'
  return {
    lead: isFinding ? sum : null,
    lines: isBlank ? [say('idea.earns.noprice', { name: say(nameOf('earn')), list })] : lines,
  }
}

type Card = NonNullable<IdeaCanvas['testCards']>[number]

const riskOf = ({ edge }: IdeaAnswers): string =>
  told(edge?.seen) === 'none' ? '' : toPlainText(edge?.risk ?? '')

function riskTest(answers: IdeaAnswers, { say }: Voice): Card | null {
  const hypothesis = riskOf(answers)
  if (!hypothesis) return null
  return {
    hypothesis,
    test: say('idea.risk.test', { risk: quoted(hypothesis) }),
    metric: say('idea.risk.metric'),
    threshold: say('idea.risk.threshold'),
  }
}

function movedSince(before: unknown, boxes: IdeaCanvas['canvas'], voice: Voice): Pick<IdeaCanvas, 'moved'> {
  const last = ideaRefinementResult.safeParse(before).data
  if (last?.kind !== 'canvas') return {}
  const moved = boxes.flatMap(({ box, text }) => {
    const old = last.canvas.find(one => one.box === box)?.text ?? null
    if (!text || text === old) return []
    const was = old ? voice.say('idea.moved.was', { text: old }) : voice.say('idea.moved.open')
    return [`**${boxName(box, voice)}${voice.colon.trimEnd()}** ${toPlainText(text)} (${toPlainText(was)})`]
  })
  return moved.length > 0 ? { moved } : {}
}

const groupIn = ({ customer }: IdeaAnswers, { validation }: AskedIdea): string =>
  toPlainText(customer?.words?.trim() || validation?.answers.who?.words?.trim() || '')

type Drawn = {
  group: string
  answers: IdeaAnswers
  boxes: IdeaCanvas['canvas']
  test: Card | null
  refused: Refused | null
  turned: Turned | null
  beside: Beside
  facts: readonly Fact[]
}

/** The main counter-argument. It is the first one in the order below that the fields support. */
function counterOf({ answers, refused, turned, beside }: Drawn, today: string, voice: Voice): string {
  const { say } = voice
  const [risk, seen] = [riskOf(answers), told(answers.edge?.seen)]
  if (refused ?? turned) return (refused ?? turned)?.end.counterArgument ?? ''
  const slower = saySlower(answers, beside, today, voice)
  if (slower) return slower
  // The text says that nobody has seen the problem only if the field says so.
  if (risk) return say('idea.counter.risk', { risk: quoted(risk), seen: seen ?? 'blank' })
  if (told(answers.earn?.type) === 'unsure') return say('idea.counter.unearned')
  if (told(beside?.paid?.paid)?.high === 0 && seen === null)
    return say('pitch.confidence.zero', { giving: isGiving(answers) ? 'yes' : 'no' })
  if (!answers.instead?.words?.trim()) return say('idea.counter.instead')
  return say(seen === 'none' ? 'idea.react.risk' : 'idea.counter.none')
}

function closingOf(drawn: Drawn, today: string, voice: Voice): Closing {
  const { answers, boxes, test, refused, turned, group, beside, facts } = drawn
  const { say, language } = voice
  const isNamed = group || boxes.some(({ box, text }) => box === 'Customer segments' && text)
  const aloud = turned
    ? say('idea.action.turn')
    : isNamed
      ? say('idea.action.aloud', { group: group ? quoted(group, 80) : 'none' })
      : say('idea.action.group')
  // A box may be empty although the founder answered its question with a text. The question is not open then.
  const open = boxes.flatMap(({ text, question, ask }) =>
    text === null && question && !answers[question]?.words?.trim() ? [ask] : [],
  )
  // While a permit is open, nothing else can be counted first.
  const isWaiting =
    beside && !isRefusedByMany(beside) && ['applied', 'needed'].includes(told(beside.frame?.permit) ?? '')
  const risk = isWaiting ? findPermit(beside, voice).test : (test?.test ?? null)
  const asked = {
    answers,
    risk,
    aloud,
    beside,
    facts,
    isTurned: turned !== null,
    name: say(nameOf('edge')),
    open,
  }
  const actions = refused?.end.actions ?? actionsIn(asked, voice)
  return {
    language,
    confidence: confidenceOf(drawn, voice),
    counterArgument: counterOf(drawn, today, voice),
    testFirst: actions[0],
    nextActions: datedActions(today, actions),
  }
}

/**
 * The confidence depends on two numbers: how many boxes have an answer, and how many of these answers are more than
 * a guess.
 */
function confidenceOf({ answers, boxes, refused, beside }: Drawn, { say }: Voice): Closing['confidence'] {
  const filled = boxes.filter(({ text }) => text !== null)
  const known = filled.filter(({ question }) => {
    const { known: own, prefilled = {}, words } = (question && answers[question]) ?? {}
    const there = question && !words?.trim() ? elsewhere[question] : undefined
    const marks = [own, ...Object.values(prefilled), there && beside?.[there]?.known]
    return marks.some(mark => mark && mark !== 'guess')
  })
  // The confidence is never high, because only the founder set the evidence marks.
  const level = known.length >= 3 && !refused ? 'medium' : 'low'
  const values = { count: filled.length, all: boxes.length, known: known.length }
  return { level, reason: say('idea.confidence', values) }
}

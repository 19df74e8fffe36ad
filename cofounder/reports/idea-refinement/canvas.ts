// The canvas of a record: their sentence first, then what it earns, the risk as a test, and the boxes.
import type { Fact } from '../../../contracts/facts.ts'
import type { IdeaAnswers, IdeaQuestion, IdeaRecord } from '../../../contracts/idea-record.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import { type IdeaCanvas, ideaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { priceOf } from '../../../venture/records/earn.ts'
import { sayElsewhere } from '../../../venture/records/elsewhere.ts'
import { told } from '../../../venture/records/figures.ts'
import { boxName, canvasOf, sentenceOf } from '../../../venture/records/idea/canvas.ts'
import { sayBest, sayBeyond, strongest } from '../../../venture/records/idea/hold.ts'
import { idea as kind, nameOf } from '../../../venture/records/idea/kind.ts'
import { quoted } from '../../../venture/records/idea/quoted.ts'
import {
  sayHelping,
  sayInstead,
  sayLeft,
  sayShare,
  sayYear,
} from '../../../venture/records/idea/say-money.ts'
import { isGiving, leftOf, wordCount } from '../../../venture/records/idea/sums.ts'
import { type Refused, refusedBy } from '../../../venture/records/permit.ts'
import { withSkipped } from '../../../venture/records/prefill.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions, formatDay, workdayAfter } from '../../closing.ts'
import { toPlainText } from '../../language/clean.ts'
import type { GivenRecord } from '../../records/given.ts'

export type AskedIdea = Pick<GivenRecord<IdeaRecord>, 'record' | 'asked'> & {
  entered: string
  /** Called with messages alone: no figure is taken from them. */
  isWords: boolean
  language: Language
  /** How figures are written where the founder is. */
  locale: string
  today: string
  /** What the project knows: it stands on the card already. */
  facts: readonly Fact[]
  validation: ValidationRecord | null
  /** The result before this one. */
  before: unknown
}

export function writeCanvas(given: AskedIdea, voice: Voice): IdeaCanvas {
  const { today, entered, before } = given
  const answers = given.isWords
    ? given.record.answers
    : withSkipped(kind, given.record.answers, { facts: given.facts, validation: given.validation })
  const record = { ...given.record, answers }
  const { version, isOwn, ...own } = sentenceOf(record, entered)
  const sentence = toPlainText(own.sentence) || '…'
  const boxes = canvasOf(record, voice)
  const refused = refusedBy(given.validation?.answers, voice)
  const test = refused ? null : riskTest(answers, today, voice)
  return {
    kind: 'canvas',
    ...(refused && { lead: refused.lead }),
    version,
    sentence,
    words: isOwn ? wordCount(sentence) : null,
    earns: [
      // What is forbidden earns nothing.
      ...(refused ? [] : earnings(answers, given.validation, voice)),
      ...[differsIn(given, voice)].flatMap(line => line ?? []),
      ...(given.isWords ? [voice.say('idea.figures')] : []),
    ],
    testCards: test ? [test.card] : [],
    canvas: boxes,
    ...(!refused && { aloud: sentence }),
    ...movedSince(before, boxes, voice),
    closing: closingOf(
      { answers, boxes, sentence, test, refused, group: groupIn(answers, given) },
      today,
      voice,
    ),
  }
}

/** What the problem validation has otherwise: of one card, or of all. */
export const differsIn = (
  { record: { answers }, validation }: Pick<AskedIdea, 'record' | 'validation'>,
  voice: Voice,
  only: string | null = null,
): string | null => {
  const fieldsOf = (question: string) => kind.fieldsOf(question as IdeaQuestion, answers)
  return sayElsewhere({ helper: kind.helper, answers, fieldsOf, validation }, voice, only)
}

/** Each line a sum of their own figures, or what is missing for it. */
function earnings(answers: IdeaAnswers, validation: AskedIdea['validation'], voice: Voice): string[] {
  const { say, price, colon } = voice
  const asked = priceOf(answers.earn)
  const lines = isGiving(answers)
    ? [asked && say('idea.earns.gift', { price: price(asked), colon }), sayHelping(answers, voice)]
    : asked
      ? [
          sayShare(answers, voice) ?? say('idea.earns.price', { price: price(asked), colon }),
          sayInstead(answers, voice, validation?.answers),
          sayYear(answers, voice),
          leftOf(answers).kind === 'unknown'
            ? say('idea.earns.noserve', { name: say(nameOf('costs')) })
            : sayLeft(answers, voice),
          sayBest(answers, voice),
          sayBeyond(answers, voice),
        ]
      : []
  const said = lines.filter(line => line !== null)
  if (said.length > 0) return said
  return [say(isGiving(answers) ? 'idea.earns.nogift' : 'idea.earns.noprice', { name: say(nameOf('earn')) })]
}

/** `first`: what the test decides; `action`: how it begins. */
type RiskTest = { card: NonNullable<IdeaCanvas['testCards']>[number]; first: string; action: string }

/** What must be true that nobody has seen; that there is none is no risk. */
const riskOf = ({ edge }: IdeaAnswers): string =>
  told(edge?.seen) === 'none' ? '' : toPlainText(edge?.risk ?? '')

/** What would show that it does not hold is written down first: how often it has to hold only the founder knows. */
function riskTest(answers: IdeaAnswers, today: string, { say, language }: Voice): RiskTest | null {
  const risk = riskOf(answers)
  if (!risk) return null
  const card = {
    hypothesis: risk,
    test: say('idea.risk.test', { day: formatDay(workdayAfter(today, 8), language) }),
    metric: say('idea.risk.metric'),
    threshold: say('idea.risk.threshold'),
  }
  const values = { risk: quoted(risk) }
  return { card, first: say('idea.risk.first', values), action: say('idea.action.test', values) }
}

/** Boxes that say something else than on the canvas before this one. */
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

/** Whom it is for: as this record names them, or the problem validation. */
const groupIn = ({ customer }: IdeaAnswers, { validation }: AskedIdea): string =>
  toPlainText(customer?.words?.trim() || validation?.answers.who?.words?.trim() || '')

type Drawn = {
  group: string
  answers: IdeaAnswers
  boxes: IdeaCanvas['canvas']
  sentence: string
  test: RiskTest | null
  refused: Refused | null
}

/** What speaks most against it, from what the fields hold; the first that applies. */
function counterOf({ answers, sentence, refused }: Drawn, voice: Voice): string {
  const { say } = voice
  if (refused) return refused.end.counterArgument
  const loss = leftOf(answers).kind === 'loses' ? sayLeft(answers, voice) : null
  const figures = loss ?? strongest(answers, voice)
  if (figures) return figures
  if (told(answers.earn?.type) === 'unsure') return say('idea.counter.unearned')
  const risk = riskOf(answers)
  if (risk) return say('idea.counter.risk', { risk: quoted(risk) })
  if (!answers.instead?.words?.trim()) return say('idea.counter.instead')
  return say('idea.counter.aloud', { sentence: quoted(sentence) })
}

function closingOf(drawn: Drawn, today: string, voice: Voice): Closing {
  const { answers, boxes, test, refused, group } = drawn
  const { say, language } = voice
  const isNamed = group || boxes.some(({ box, text }) => box === 'Customer segments' && text)
  const aloud = isNamed
    ? say('idea.action.aloud', { group: group ? quoted(group, 80) : 'none' })
    : say('idea.action.group')
  const open = boxes.filter(({ text }) => text === null)
  const [first] = open
  const fill = first && say('idea.action.fill', { box: boxName(first.box, voice) })
  const noRisk = say('idea.risk.none', { name: say(nameOf('edge')) })
  const loses = priceTest(answers, voice)
  return {
    language,
    confidence: confidenceOf(drawn, voice),
    counterArgument: counterOf(drawn, voice),
    testFirst: refused?.end.actions[0] ?? loses ?? test?.first ?? noRisk,
    nextActions: datedActions(
      today,
      refused?.end.actions ?? [
        loses ?? aloud,
        test?.action ?? say('idea.action.risk', { name: say(nameOf('edge')) }),
        fill ?? say('idea.action.back'),
      ],
    ),
  }
}

/** What they ask a price for themselves. */
const priced: readonly unknown[] = ['sale', 'subscription', 'hours']

/** Where each one surely loses money, a price that does not comes before every other test. */
function priceTest(answers: IdeaAnswers, { say, price }: Voice): string | null {
  const left = leftOf(answers)
  if (left.kind !== 'loses' || left.left.high >= 0 || !priced.includes(answers.earn?.type)) return null
  return say('market.test.loses', { serve: price({ ...left.serve, per: left.per }) })
}

/** Counted, not felt: how many boxes are told, and how many of them are marked as more than a guess. */
function confidenceOf({ answers, boxes, refused }: Drawn, { say }: Voice): Closing['confidence'] {
  const filled = boxes.filter(({ text }) => text !== null)
  const known = filled.filter(({ question }) => {
    const { known: own, prefilled = {} } = (question && answers[question]) ?? {}
    return [own, ...Object.values(prefilled)].some(mark => mark && mark !== 'guess')
  })
  // Their own marks: as long as nobody checked them it is not high.
  const level = known.length >= 3 && !refused ? 'medium' : 'low'
  const values = { count: filled.length, all: boxes.length, known: known.length }
  return { level, reason: say('idea.confidence', values) }
}

import type { IdeaCanvas, IdeaField, IdeaState } from '../../../contracts/results/idea-refinement.ts'
import { ideaFields, ideaLabels } from '../../../contracts/results/idea-refinement.ts'
import { datedActions } from '../../closing.ts'
import { channelWords } from '../../language/cues.ts'
import { fragment } from '../../language/fragments.ts'
import { capitalise, joinList } from '../../language/phrases.ts'
import type { Reading } from '../../language/reading.ts'
import type { Idea } from './idea.ts'

const costs =
  /\b(?:costs? (?:us|me)|our costs?|salar\w*|rent|hosting|we (?:pay|spend)|margin|suppliers?|materials?)\b/i
const metrics =
  /\b(?:measure|metric|kpi|retention|churn|conversion|count|bookings? per|orders? per|active|return(?:ing)? )\b/i
const advantage =
  /\b(?:exclusiv\w*|patent\w*|proprietary|licen[cs]\w*|own data|years as|i (?:was|am|worked)|only we|network)\b/i

function find(readings: readonly Reading[], pattern: RegExp): string | null {
  const found = readings.find(
    reading => pattern.test(reading.text) && !reading.signals.instruction && reading.words >= 4,
  )
  return found ? capitalise(fragment(found, 18)) : null
}

const risks: Record<IdeaField, { objection: string; test: string }> = {
  problem: {
    objection: 'The problem is described from the outside; nobody has been quoted who has it.',
    test: 'Ask five of them to tell you about their last week and see whether the problem comes up unprompted.',
  },
  customer: {
    objection: 'As long as the customer is this wide, every feature will be argued about.',
    test: 'Write the names of ten real people who fit; if you cannot, the group is not real yet.',
  },
  solution: {
    objection: 'It may work and still be more effort than the problem is worth.',
    test: 'Do it by hand for two of them this week and count the minutes on both sides.',
  },
  difference: {
    objection:
      'Whatever they use today is known and paid for; your difference must be felt on the first day.',
    test: 'Show five of them your sentence next to the obvious alternative and ask which they would defend to a colleague.',
  },
  revenue: {
    objection: 'A price nobody has been asked for is a wish.',
    test: 'Say the price aloud to five of them and wait silently for the answer; note what they compare it with.',
  },
  risk: {
    objection: 'The assumption everything hangs on has not been named, so nothing is being tested.',
    test: 'List the three things that must be true, and find the one you could disprove in a week.',
  },
}

export function writeCanvas(
  idea: Idea,
  version: number,
  changes: IdeaCanvas['changes'],
  today: string,
): IdeaCanvas {
  const { fields, state } = idea
  const readings = state.answers.flatMap(answer => answer.readings)
  const score = (id: IdeaField) => state.standings[id].score
  const untested = fields.risk ? ideaFields.filter(id => id !== 'risk') : ideaFields
  const weakest = untested.toSorted((a, b) => score(a) - score(b))[0] ?? 'risk'
  const open = ideaFields.filter(id => fields[id] === null)
  const who = fields.customer ?? 'possible customers'
  const riskTest = fields.risk
    ? `Test the assumption you named yourself: “${fields.risk}”. ${risks[weakest].test}`
    : risks[weakest].test
  return {
    kind: 'canvas',
    version,
    sentence: idea.sentence,
    changes,
    fields,
    canvas: boxes(fields, readings),
    closing: {
      confidence: {
        level: open.length === 0 && score('problem') >= 3 && score('revenue') >= 3 ? 'medium' : 'low',
        reason: open.length
          ? `${joinList(open.map(id => ideaLabels[id]))} ${open.length > 1 ? 'are' : 'is'} still open, and all of it is your word so far.`
          : 'All six parts are there, but so far they are your word; no customer has confirmed them here.',
      },
      counterArgument: risks[weakest].objection,
      testFirst: riskTest,
      nextActions: datedActions(today, [
        `Say the one-sentence version to two ${who} and write down which word they ask about.`,
        risks[weakest].test,
        'Take the result to Problem Validation and let the sceptical customer try to break it.',
      ]),
    },
  }
}

function boxes(fields: IdeaState, readings: readonly Reading[]): IdeaCanvas['canvas'] {
  const value = (text: string | null) => (text ? capitalise(text) : null)
  return [
    { box: 'Problem', text: value(fields.problem), ask: 'What goes wrong, for whom, how often?' },
    { box: 'Customer segments', text: value(fields.customer), ask: 'Who has it worst?' },
    {
      box: 'Unique value proposition',
      text: value(fields.difference),
      ask: 'Why you and not today’s way?',
    },
    { box: 'Solution', text: value(fields.solution), ask: 'The smallest version that helps' },
    { box: 'Channels', text: find(readings, channelWords), ask: 'Where do you meet the first ten?' },
    { box: 'Revenue streams', text: value(fields.revenue), ask: 'Who pays how much, per what?' },
    { box: 'Cost structure', text: find(readings, costs), ask: 'What does one customer cost you to serve?' },
    { box: 'Key metrics', text: find(readings, metrics), ask: 'Which one number says it works?' },
    {
      box: 'Unfair advantage',
      text: find(readings, advantage),
      ask: 'What can nobody buy or copy?',
    },
  ]
}

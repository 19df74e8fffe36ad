import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightsResult,
} from '../../../contracts/results/insights.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { refusedBy } from '../../../venture/records/permit.ts'
import { turnedBy } from '../../../venture/records/turn.ts'
import { answeredIn } from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import { languageOf, unspokenIn } from '../../language/recognise.ts'
import { voiceIn } from '../../language/voice.ts'
import { localeIn } from '../../records/figures-locale.ts'
import {
  apartIn,
  endingsIn,
  type InsightsInput,
  recordIn,
  savedIn,
  sourceKeys,
  weakestIn,
  wordsIn,
} from './found.ts'

export type { InsightsInput } from './found.ts'

const mostAdvice = 6

function fallback(today: string, { say, language }: Voice): InsightsResult {
  return {
    language,
    summary: say('insights.none'),
    recommendations: defaultRecommendations.map(text => ({ text, evidence: null, source: null })),
    nextSteps: datedActions(today, defaultNextSteps),
    isDefault: true,
    closing: null,
  }
}

export const writtenIn = (input: InsightsInput) => [
  input.background,
  ...savedIn(input).flatMap(([, source]) => source?.founder ?? []),
]

export function languageIn(input: InsightsInput): Language {
  return input.language ?? languageOf(writtenIn(input))
}

export function playbook(input: InsightsInput): InsightsResult {
  const { today, memory } = input
  const language = languageIn(input)
  const voice = voiceIn(language, localeIn(language, recordIn(input)?.answers, input))
  const { say } = voice
  const saved = savedIn(input)
  const works = saved.filter(([, source]) => source)
  if (works.length === 0) return fallback(today, voice)
  const record = recordIn(input)
  const weakest = record && weakestIn(record, input, voice)
  const refused = refusedBy(record?.answers, voice)
  const turned = turnedBy(record?.answers, voice)
  const apart = apartIn(memory, voice)
  // After a refused permit, advice about selling is left out.
  const todo = [
    ...(weakest?.advice ?? []),
    ...(refused ? [] : [...endingsIn(input, record !== null), ...wordsIn(input, record !== null, voice)]),
  ].filter(({ text }, at, all) => all.findIndex(other => other.text === text) === at)
  const recommendations = [...apart.slice(0, 3), ...todo].slice(0, mostAdvice)
  const [first = recommendations[0], second, third] = todo
  if (!first) return fallback(today, voice)
  const back = say('insights.back')
  const step = (one: typeof second) => (one ? `${one.text}.` : back)
  const nextSteps = datedActions(today, [step(first), step(second), step(third)])
  const names = (isSaved: boolean) =>
    saved.flatMap(([name, source]) => (Boolean(source) === isSaved ? say(sourceKeys[name]) : [])).join(', ')
  const summary = [
    unspokenIn(input.language, writtenIn(input)),
    refused?.lead ?? turned?.lead,
    apart.length > 0 && say('insights.apart', { count: apart.length }),
    refused || turned ? null : weakest?.line,
    say('insights.from', { works: names(true) }),
    works.length < saved.length && say('insights.left', { works: names(false) }),
  ]
  const answers = record ? answeredIn(record.answers).length : 0
  return {
    summary: summary.filter(Boolean).join(' '),
    recommendations,
    nextSteps,
    isDefault: false,
    closing: {
      language,
      confidence: {
        level: weakest?.level ?? 'low',
        reason: say('insights.confidence', { saved: works.length, answers }),
      },
      counterArgument: weakest?.counter ?? say('insights.counter'),
      testFirst: `${first.text}.`,
      nextActions: nextSteps,
    },
  }
}

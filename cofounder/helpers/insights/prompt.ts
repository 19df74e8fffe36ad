import type { Closing } from '../../../contracts/results/closing.ts'
import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightsResult,
  insightsResult,
} from '../../../contracts/results/insights.ts'
import { asData } from '../../data.ts'
import { quoted } from '../../guide/turn.ts'
import { BarError } from '../../helper.ts'
import type { Language } from '../../language/recognise.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../../mind/by-section.ts'
import { actionsAhead, cleanClosing, cleanerOf } from '../../mind/closing.ts'
import { isSaid } from '../../mind/ground.ts'
import { withoutNotes } from '../../mind/notes.ts'
import { fenceRule, inTheirLanguage } from '../../mind/prompt-parts.ts'
import { rememberedWords } from '../../mind/said.ts'
import { sumRule } from '../../mind/sum-behind.ts'
import { type InsightsInput, languageIn, playbook } from './playbook.ts'
import { renderSections } from './result.ts'

const method = `You read what a founder has completed so far (problem validation, competitor analysis, market research) and write: a summary, recommendations, next steps.
- Every recommendation names the evidence it rests on, in the founder's words or a figure of the saved research, and its source. Nothing else counts as evidence.
- ${inTheirLanguage}. No praise without evidence. Contradictions between sources come first.
- If the material says nothing, set isDefault to true and use these: ${defaultRecommendations.join(', ')}; next steps ${defaultNextSteps.join(', ')}.`

/** The headings are in the language of the closing, which comes last: there is one to begin with. */
function inTheirs(result: InsightsResult, language: Language): InsightsResult {
  const { nextSteps } = result
  const open: Closing = {
    language,
    confidence: { level: 'low', reason: '–' },
    counterArgument: '–',
    testFirst: '–',
    nextActions: nextSteps,
  }
  return { ...result, closing: result.closing ?? open }
}

export function prompt(input: InsightsInput): SectionPrompt<InsightsResult, InsightsResult> {
  const sources = [
    ['Problem Validation', input.problemValidation],
    ['Competitor Analysis', input.competitorAnalysis],
    ['Market Research', input.marketResearch],
  ] as const
  const texts = sources.flatMap(([label, source]) =>
    source ? [asData(label, withoutNotes(source.text).slice(0, 12_000))] : [],
  )
  const language = languageIn(input)
  const said = [
    ...rememberedWords(input.memory, language),
    ...sources.flatMap(([, source]) => [source?.text ?? '', ...(source?.founder ?? [])]),
    input.background,
  ]
  const hasWork = sources.some(([, source]) => source)
  // The founder's own words are seen to be theirs.
  const own = [
    ...sources.flatMap(([, source]) => source?.founder ?? []),
    ...(input.memory?.facts ?? []).flatMap(({ quote }) => quote ?? []),
  ]
  const asSaid = (evidence: string) =>
    !/^\s*["“„«]/.test(evidence) && isSaid(evidence, { said: own, language })
      ? quoted(evidence, language)
      : evidence
  return sectionPrompt({
    system: [method, sumRule, fenceRule].join('\n\n'),
    user: `${texts.join('\n\n')}\n\nToday is ${input.today}; days are YYYY-MM-DD, working days after today, and nextSteps equals closing.nextActions. Write the insights.`,
    maxOutputTokens: 1800,
    schema: insightsResult,
    empty: inTheirs(playbook(input), language),
    make(value) {
      if (!hasWork) return playbook(input)
      const unfounded = value.recommendations.find(it => !it.evidence)
      if (unfounded) throw new BarError(`This recommendation names no evidence: ${unfounded.text}`)
      const clean = cleanerOf({ said, answered: input.memory?.results ?? [], names: [], language })
      // In the order in which it is read: what was left out is said at the first place.
      const summary = clean(value.summary)
      const recommendations = value.recommendations.map(({ text, evidence, source }) => ({
        text: clean(text),
        evidence: evidence && asSaid(clean(evidence)),
        source,
      }))
      const nextSteps = actionsAhead(value.nextSteps, input.today).map(({ day, action }) => ({
        day,
        action: clean(action),
      }))
      return {
        ...value,
        summary,
        recommendations,
        nextSteps,
        closing: value.closing && {
          ...cleanClosing({ ...value.closing, nextActions: [] }, clean),
          language,
          nextActions: nextSteps,
        },
      }
    },
  })
}

export const think = thinkBySection(prompt, [
  { needs: ['summary'], text: result => renderSections(result).summary },
  { needs: ['recommendations'], text: result => renderSections(result).advice },
  { needs: ['nextSteps', 'isDefault', 'closing'], text: result => renderSections(result).end },
])

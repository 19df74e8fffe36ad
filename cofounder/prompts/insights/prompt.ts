import type { z } from 'zod'
import type { Closing } from '../../../contracts/results/closing.ts'
import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightsResult,
  insightsResult,
} from '../../../contracts/results/insights.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { spread } from '../../closing.ts'
import { asData } from '../../data.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { actionsAhead, cleanClosing, cleanerOf, writtenEnd } from '../../guards/closing.ts'
import { isSaid, sentenceReader } from '../../guards/ground.ts'
import { emptied, withoutNotes } from '../../guards/notes.ts'
import { shortened, sourcedSentences } from '../../guards/own-view.ts'
import { rememberedWords } from '../../guards/said.ts'
import { isTraced } from '../../guards/sources.ts'
import { BarError } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import { apartIn, type InsightsInput, recordIn, savedIn, weakestIn } from '../../reports/insights/found.ts'
import { languageIn, playbook } from '../../reports/insights/playbook.ts'
import { render, renderSections } from '../../reports/insights/result.ts'
import { type SectionPrompt, sectionPrompt, thinkBySection } from '../by-section.ts'
import { callText, fenceRule, inTheirLanguage } from '../parts.ts'

// The next steps are also the actions of the closing, so the model writes them only once.
const proposal = insightsResult
  .omit({ language: true })
  .extend({ closing: writtenEnd.omit({ language: true, nextActions: true }).nullable() })
type Proposal = z.infer<typeof proposal>

/**
 * Makes a result whose closing comes last, because the closing contains the language. Until the model has written
 * the closing, a temporary one is used.
 */
function inTheirs(result: InsightsResult, language: Language): InsightsResult & { closing: Closing } {
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

export function prompt(input: InsightsInput): SectionPrompt<Proposal, InsightsResult> {
  const sources = savedIn(input)
  const texts = sources.flatMap(([label, source]) =>
    source ? [asData(label, shortened(withoutNotes(source.text), 12_000))] : [],
  )
  const language = languageIn(input)
  const voice = voiceIn(language)
  const apart = apartIn(input.memory, voice).slice(0, 3)
  const record = recordIn(input)
  const weakest = record && weakestIn(record, input, voice)
  const found = [
    ...apart.map(({ evidence }) => `does not fit: ${evidence}`),
    weakest?.line,
    ...(weakest?.advice ?? []).map(({ text, evidence }) => `${text}. (${evidence})`),
  ]
  const computed = found.filter(line => line !== undefined).join('\n')
  const said = [
    ...rememberedWords(input.memory, language),
    ...sources.flatMap(([, source]) => [source?.text ?? '', ...(source?.founder ?? [])]),
    input.background,
  ]
  const own = [
    ...sources.flatMap(([, source]) => source?.founder ?? []),
    ...(input.memory?.facts ?? []).flatMap(({ quote }) => quote ?? []),
  ]
  const asSaid = (evidence: string) =>
    !/^\s*["“„«]/.test(evidence) && isSaid(evidence, { said: own, language })
      ? quoted(evidence, language)
      : evidence
  const read = sentenceReader(language)
  const told = said.map(sourcedSentences)
  const isFound = (evidence: string) => isTraced(evidence) || isSaid(evidence, { said: told })
  const ours = inTheirs(playbook(input), language)
  const { confidence } = ours.closing
  return sectionPrompt({
    system: callText('insights', [sourceRule, fenceRule], {
      inTheirLanguage,
      recommendations: defaultRecommendations.join(', '),
      nextSteps: defaultNextSteps.join(', '),
    }),
    user: `${[...texts, ...(computed ? [asData('what code found in fields and facts', computed)] : [])].join('\n\n')}\n\nToday is ${input.today}; days are YYYY-MM-DD, after today. Write the insights.`,
    maxOutputTokens: 1800,
    schema: proposal,
    empty: ours,
    make(value) {
      const unfounded = value.recommendations.find(it => !it.evidence)
      if (unfounded) throw new BarError(`This recommendation names no evidence: ${unfounded.text}`)
      const clean = cleanerOf({
        read,
        said,
        answered: [...(input.memory?.results ?? []), computed],
        names: [],
        language,
      })
      // The texts are checked in the order in which they are read. So the note is at the first place where a text
      // was removed.
      const summary = clean(value.summary, 'claim')
      const recommendations = value.recommendations.map(({ text, evidence, source }) => ({
        text: clean(text),
        // If no source contains the evidence, it is dropped.
        evidence: evidence && (isFound(evidence) ? asSaid(clean(evidence)) : emptied(language)),
        // Saved work is shown as the source only if the code finds the evidence in it.
        source: isFound(evidence ?? '') ? source : null,
      }))
      // Contradictions come first. Guided mode uses the same order.
      const all = [...apart, ...recommendations].slice(0, 6)
      const steps = actionsAhead(value.nextSteps, input.today).map(({ day, action }) => ({
        day,
        action: clean(action, 'plan'),
      }))
      const nextSteps = spread(steps, input.memory?.planned)
      return {
        ...value,
        language,
        summary,
        recommendations: all,
        nextSteps,
        closing: value.closing && {
          ...cleanClosing({ ...value.closing, nextActions: [] }, clean),
          confidence,
          language,
          nextActions: nextSteps,
        },
      }
    },
  })
}

const hasGround = (input: InsightsInput): boolean =>
  savedIn(input).some(([, source]) => source) ||
  [...(input.memory?.facts ?? []), ...(input.memory?.proposed ?? []), ...(input.memory?.records ?? [])]
    .length > 0

const thinkWhole = thinkBySection(prompt, [
  { needs: ['summary'], text: result => renderSections(result).summary },
  { needs: ['recommendations'], text: result => renderSections(result).advice },
  { needs: ['nextSteps', 'isDefault', 'closing'], text: result => renderSections(result).end },
])

/** Without any answers, the model is not called. */
export const think: typeof thinkWhole = async (input, mind) => {
  if (hasGround(input)) return thinkWhole(input, mind)
  const result = playbook(input)
  mind.show(render(result))
  return { result, understood: null }
}

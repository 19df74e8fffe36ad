import { Lightbulb } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { answeredByLabel } from '../../../contracts/outputs.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { AnswerText } from '../../entities/answer-text.tsx'
import { LostKey } from '../../entities/lost-key.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import type { ValidationInsights } from './insights.ts'

type InsightsPanelProps = {
  insights: ValidationInsights | null
  voice: Voice | null
  /** New insights while they are being written, shown instead of the old insights. */
  growing: ReactNode
  canGenerate: boolean
  isGenerating: boolean
  onGenerate: () => void
  ref: Ref<HTMLElement>
}

/** The day before a step: "**Friday, Nov 20** – ". */
const dayOf = (day: string | null, { weekday }: Voice) => (day ? `**${weekday(day)}** – ` : '')

export function InsightsPanel({
  insights,
  voice,
  growing,
  canGenerate,
  isGenerating,
  onGenerate,
  ref,
}: InsightsPanelProps) {
  const sourced = insights?.answeredBy?.sourced
  return (
    <Card ref={ref} tabIndex={-1} aria-label="AI Insights" className="outline-none">
      <CardHeader
        title="AI Insights"
        aside={insights?.answeredBy ? answeredByLabel(insights.answeredBy) : undefined}
      />
      {growing ? (
        <div className="mb-5 text-[0.9375rem]">{growing}</div>
      ) : insights && voice ? (
        <div className="mb-5 grid gap-5 text-[0.9375rem]" aria-live="polite">
          {(insights.answeredBy?.because || insights.answeredBy?.ownKey) && (
            <p className="text-sm text-ink-faint">
              {insights.answeredBy.because}
              <LostKey answeredBy={insights.answeredBy} />
            </p>
          )}
          <AnswerText text={insights.summary} sourced={sourced} />
          <section className="grid gap-2">
            <h3 className="text-lg">{voice.say('insights.head.advice')}</h3>
            <ul className="grid gap-3">
              {insights.recommendations.map(({ text, evidence }) => (
                <li key={text} className="border-l-2 border-ember pl-3">
                  <AnswerText text={text} sourced={sourced} />
                  {evidence && <p className="text-sm text-ink-faint">{evidence}</p>}
                </li>
              ))}
            </ul>
          </section>
          <section className="grid gap-2">
            <h3 className="text-lg">{voice.say('insights.head.steps')}</h3>
            <ol className="grid list-decimal gap-1.5 pl-5 marker:text-ink-faint">
              {insights.nextSteps.map(({ action, day }) => (
                <li key={action}>
                  <AnswerText text={`${dayOf(day, voice)}${action}`} sourced={sourced} />
                </li>
              ))}
            </ol>
          </section>
          {insights.closing && (
            <>
              <AnswerText
                text={`**${voice.say('closing.counter')}** ${insights.closing.counterArgument}`}
                sourced={sourced}
              />
              <AnswerText
                text={`**${voice.say('closing.test')}** ${insights.closing.testFirst}`}
                sourced={sourced}
              />
            </>
          )}
        </div>
      ) : (
        <p className="mb-5 text-[0.9375rem] text-ink-soft">
          {canGenerate
            ? 'What your completed work says when it is read together.'
            : 'Complete at least one of the three items to see what it says.'}
        </p>
      )}
      <Button disabled={!canGenerate || isGenerating} onClick={onGenerate}>
        <Lightbulb aria-hidden="true" />
        {isGenerating ? 'Generating Insights...' : insights ? 'Generate Again' : 'Generate Insights'}
      </Button>
    </Card>
  )
}

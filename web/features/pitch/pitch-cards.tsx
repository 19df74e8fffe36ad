import {
  pitchAudiences,
  pitchPartSeconds,
  pitchParts,
  pitchSeconds,
} from '../../../contracts/results/pitch.ts'
import { Card, CardHeader } from '../../ui/card.tsx'

const partTexts: Record<(typeof pitchParts)[number], string> = {
  Hook: 'The problem, so that it hurts',
  Solution: 'What you do about it',
  Market: 'Who has it, and how many',
  Traction: 'What shows that it works',
  Ask: 'What you want from them',
}

export function FrameworkCard() {
  return (
    <Card aria-label="Pitch Framework">
      <CardHeader title="Pitch Framework" />
      <ol className="grid gap-3">
        {pitchParts.map((part, index) => (
          <li key={part} className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3">
            <span className="font-display text-ember-strong tabular-nums">{index + 1}</span>
            <span>
              <span className="font-medium">{part}</span>
              <span className="block text-sm text-ink-soft">{partTexts[part]}</span>
            </span>
            <span className="text-sm text-ink-faint tabular-nums">{pitchPartSeconds[part]} s</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const typeTexts: Record<(typeof pitchAudiences)[number], string> = {
  investor: 'Investor Pitch',
  customer: 'Customer Pitch',
  partner: 'Partner Pitch',
}

export function PitchTypesCard() {
  return (
    <Card aria-label="Pitch Types">
      <CardHeader title="Pitch Types" />
      <ul className="grid gap-2">
        {pitchAudiences.map(audience => (
          <li key={audience} className="flex items-baseline justify-between gap-3">
            <span>{typeTexts[audience]}</span>
            <span className="text-sm text-ink-faint tabular-nums">{pitchSeconds[audience]} s</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

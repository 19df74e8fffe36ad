// The headings and labels around a helper's result are in the founder's language.
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { voiceIn } from '../../cofounder/language/voice.ts'
import type { CustomerSegment } from '../../contracts/results/customer-segments.ts'
import { languages } from '../../venture/numbers/locale.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { english, printProvenance } from '../../venture/sizing/print.ts'
import { EconomicsTable } from '../../web/features/customers/economics-table.tsx'
import { PriorityMatrix } from '../../web/features/customers/priority-matrix.tsx'
import { PitchPractice } from '../../web/features/pitch/pitch-practice.tsx'
import { CanvasBoard } from '../../web/features/refinement/canvas-board.tsx'
import { refinementOutput } from '../../web/features/refinement/refinement-output.ts'
import { MarketPicture } from '../../web/features/research/market-picture.tsx'
import { InsightsPanel } from '../../web/features/validation/insights-panel.tsx'
import { RivalsList } from '../../web/features/validation/rivals-list.tsx'
import { sizing } from '../support/deck-materials.ts'

const none = () => {}
const figure = { id: 'conversion', label: 'K', text: '71 %', sum: '5 ÷ 7' } as const
const segment = (figures: CustomerSegment['figures']): CustomerSegment => ({
  ...{
    priority: 'primary',
    name: 'A',
    row: 'a',
    reach: 3,
    readiness: 2,
    scoreReason: 'B',
    open: [],
    figures,
  },
})
const segments = [
  segment([figure]),
  { ...segment([{ ...figure, id: 'cac' }]), priority: 'secondary' as const },
]
const canvas = [{ box: 'Key metrics' as const, text: null, ask: 'X' }]
const parts = [{ part: 'Hook' as const, text: 'Y.', seconds: 1 }]
const insights = {
  ...{ summary: 'S', recommendations: [], nextSteps: [{ action: 'Z', day: '2026-11-20' }] },
  ...{ closing: null, answeredBy: null },
}

test.each<[string, (voice: Voice) => ReactElement, string[]]>([
  [
    'insights',
    voice =>
      createElement(InsightsPanel, {
        ...{
          insights,
          voice,
          growing: null,
          canGenerate: true,
          isGenerating: false,
          onGenerate: none,
          ref: null,
        },
      }),
    ['Recommendations', 'Next Steps', 'Friday, Nov 20'],
  ],
  [
    'matrix of segments',
    voice => createElement(PriorityMatrix, { segments, written: segments, voice }),
    ['Prioritization matrix', 'Ready and in reach', 'Readiness to buy', 'Reach 3 of 5', 'primary'],
  ],
  [
    'figures of segments',
    voice => createElement(EconomicsTable, { segments, voice }),
    ['Unit economics', 'Figure', 'insufficient data'],
  ],
  [
    'rivals',
    voice =>
      createElement(RivalsList, {
        ...{ voice, edits: {}, onEdit: none },
        rivals: [
          { name: 'A', kind: 'direct', price: null, chosenFor: null, youWin: null, youLose: null },
        ] as never,
      }),
    ['Rivals in your plan', 'Chosen for', 'Where you win', 'Where you lose', 'Not known yet'],
  ],
  [
    'canvas',
    voice => createElement(CanvasBoard, { canvas, voice, edits: {}, onEdit: none }),
    ['Lean canvas', 'Key metrics', 'Open: X'],
  ],
  [
    'market',
    voice => createElement(MarketPicture, { sizing, voice }),
    ['Market size', ' a year', 'won in three years'],
  ],
  [
    'pitch',
    voice =>
      createElement(PitchPractice, {
        ...{ language: voice.language, voice, edits: {}, onEdit: none },
        pitch: { audience: 'investor', seconds: 60, words: 1, parts } as never,
      }),
    ['Hook', 'spoken in', 'room for'],
  ],
])('LG03 the labels of a result are in the language of the founder: %s', (_name, element, labels) => {
  for (const language of languages) {
    const shown = renderToStaticMarkup(element(voiceIn(language)))
    for (const label of labels)
      if (language === 'en') expect(shown).toContain(label)
      // A few words are the same in two languages, such as "Lean Canvas".
      else if (!/^(?:Lean canvas|Hook)$/.test(label)) expect(shown, language).not.toContain(label)
  }
})

test('LG03 the saved idea and a quoted source are in the language of the founder', () => {
  const voice = voiceIn('de')
  const record = { version: 1, round: 1, answers: { problem: { words: 'Das Brot ist kalt.' } } } as never
  const turn = { kind: 'turn', version: 1, sentence: 'S', reaction: '', question: 'Q', answered: null }
  const line = {
    role: 'assistant' as const,
    content: 'C',
    timestamp: '2026-11-15T10:00:00.000Z',
    result: turn,
  }
  const { content } = refinementOutput([line], { restsOn: null, edits: {} }, { record, voice })
  expect(content).toMatch(/Die Idee, Fassung|Was wir wissen/)
  expect(content).not.toMatch(/The idea, version|What we know|Open:|Cost structure/)
  const quote = { kind: 'founder', quote: '14 haben gezahlt' } as const
  expect(printProvenance(quote, { ...english, language: 'de' })).toContain('„14 haben gezahlt“')
})

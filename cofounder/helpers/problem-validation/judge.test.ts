import { expect, test } from 'vitest'
import { validationDimensions } from '../../../contracts/results/problem-validation.ts'
import { decide } from '../../../venture/verdict/verdict.ts'
import type { Ground } from '../../mind/ground.ts'
import { judge, reasonsInWords } from './judge.ts'
import { scoring } from './scored.ts'

const said = '140 academias, 9 me pagan 5.460.000 guaraníes al año, y quiero dar trabajo a diez personas.'
const ground: Ground = { said: [said], language: 'es' }
const scores = Object.fromEntries(validationDimensions.map(id => [id, 4])) as Record<
  (typeof validationDimensions)[number],
  number
>

function judgedWith(aimTakes: number | null) {
  const scored = scoring.parse({
    scores: validationDimensions.map(dimension => ({ dimension, score: 4, quote: said, reason: 'Dicho.' })),
    payers: 9,
    refusals: 0,
    permission: 'none needed',
    aim: 'ten people',
    market: { buyers: 140, yearlyPrice: 5_460_000, currency: 'PYG', aimTakes },
    contradictions: [],
    refutedBy: null,
    misfit: null,
  })
  const messages = [{ role: 'user' as const, content: said }]
  const judgement = judge(scored, scores, 8, { messages, today: '2026-11-16', background: '' }, ground)
  const { verdict, reasons } = decide(judgement.judged)
  return { verdict, words: reasonsInWords(reasons, judgement) }
}

test('a market in a currency without a known bar is held against what the model judges the aim to take there', () => {
  expect(judgedWith(500_000_000).verdict).toBe('GO')
  const small = judgedWith(900_000_000)
  expect(small.verdict).toBe('NOT YET')
  expect(small.words).toContain('by your own judgement 900000000 PYG a year there: say that it is one')
})

test('where nobody knows what the aim takes, that is asked and not held against the founder’s figures', () => {
  const open = judgedWith(null)
  expect(open.verdict).toBe('NOT YET')
  expect(open.words).toContain('nobody knows what that aim takes a year there: ask them')
})

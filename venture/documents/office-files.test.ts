// Microsoft's own validator checks the exported files: one file of each kind here, and fifty random files in
// the long run.
import validate from '@ooxml-tools/validate'
import { Packer } from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arabic, lendable, little, someFact } from '../../tests/support/deck-materials.ts'
import { anyModel } from '../../tests/support/forecast-models.ts'
import { inLongForm } from '../../tests/support/long-form.ts'
import { typefaces } from '../../tests/support/typefaces.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../deck/one-pager.ts'
import type { Material } from '../figures/figures.ts'
import { computeForecast } from '../forecast/forecast.ts'
import { buildPlan } from '../plan/build.ts'
import { checkedPlan, concernsOf } from '../plan/check.ts'
import { type PlanKind, planKinds, untouchedPlan } from '../plan/content.ts'
import { printPlan } from '../plan/print.ts'
import { deckSlides } from './deck-slides.ts'
import { forecastWorkbook } from './forecast-workbook.ts'
import { wordDocument } from './word-document.ts'

type Kind = 'pptx' | 'docx' | 'xlsx'
const faultsIn = async (bytes: Uint8Array, kind: Kind) =>
  (await validate(bytes, kind, 'Microsoft365')).map(({ description }) => description)

async function planFile(material: Material, kind: PlanKind): Promise<Uint8Array> {
  const plan = buildPlan(material, { ...untouchedPlan, kind })
  const concerns = concernsOf('lender', material, plan.sources, checkedPlan(plan))
  const { parts, cover } = printPlan(plan, { reader: 'lender', concerns }, { author: 'Nora', day: 'today' })
  const drawn = parts.map(markdown => ({ markdown, picture: null }))
  const pageNumbers = estimatePageNumbersWith({ guess: true })
  return Packer.toBuffer(wordDocument(plan.title, 'Nora', drawn, typefaces(), { lines: cover, pageNumbers }))
}

async function onePagerFile(material: Material): Promise<Uint8Array> {
  const markdown = onePagerMarkdown(onePagerOf(material, untouched))
  return Packer.toBuffer(wordDocument('One page', 'Nora', [{ markdown, picture: null }], typefaces()))
}

const workbook = ({ forecast }: Material) =>
  forecast ? forecastWorkbook(forecast, { title: 'A & B' }) : new Uint8Array()

test('DS13 DK09 BP06 Microsoft’s own validator finds no fault in a deck, a plan and a workbook', async () => {
  expect(await faultsIn(await deckSlides(buildDeck(lendable(), untouched), 'Nora'), 'pptx')).toEqual([])
  expect(await faultsIn(await planFile(arabic(), 'lean'), 'docx')).toEqual([])
  expect(await faultsIn(workbook(lendable()), 'xlsx')).toEqual([])
})

const anyWords = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 99 })
  .map(words => words.replaceAll(/[{}]/g, ' '))
const anyMaterial: fc.Arbitrary<Material> = fc
  .record({
    name: anyWords,
    description: anyWords,
    facts: fc.array(anyWords, { maxLength: 6 }),
    model: anyModel,
  })
  .chain(({ name, description, facts, model }) =>
    fc.constantFrom(lendable(), little(), arabic()).map(material => ({
      ...material,
      venture: { name, description },
      facts: [...material.facts, ...facts.map(text => someFact('rival', 'told', text))],
      forecast: computeForecast(model),
    })),
  )

inLongForm(test)(
  'DS13 Microsoft’s validator finds no fault in fifty random files',
  async () => {
    const kinds = [
      [(material: Material) => deckSlides(buildDeck(material, untouched), null), 'pptx'],
      [(material: Material) => deckSlides(buildDeck(material, untouched), 'Nora', 'night'), 'pptx'],
      ...planKinds.map(kind => [(material: Material) => planFile(material, kind), 'docx'] as const),
      [onePagerFile, 'docx'],
      [workbook, 'xlsx'],
    ] as const
    for (const [index, material] of fc.sample(anyMaterial, { numRuns: 50, seed: 36 }).entries()) {
      const [write, kind] = kinds[index % kinds.length] ?? kinds[0]
      expect(await faultsIn(await write(material), kind), `file ${index}`).toEqual([])
    }
  },
  600_000,
)

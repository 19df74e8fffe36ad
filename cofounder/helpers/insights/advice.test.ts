import { expect, test } from 'vitest'
import { readSource } from '../../../contracts/sources.ts'
import { questions } from '../problem-validation/lines.ts'
import { playbook } from './playbook.ts'
import { texts } from './texts.ts'

const advised = (paid: string, language: keyof typeof texts) => {
  const { ask } = questions.find(({ topic }) => topic === 'money') ?? {}
  const messages = [
    { role: 'assistant', content: ask?.[language] ?? '' },
    { role: 'user', content: paid },
  ]
  const problemValidation = readSource({ input_data: { messages }, output_content: paid })
  const none = { competitorAnalysis: null, marketResearch: null, background: '' }
  const result = playbook({ problemValidation, ...none, language, today: '2026-11-16' })
  return result.recommendations.map(({ text }) => text)
}

test.each([
  ['Nobody has paid, two supermarkets offered £40 a month.', 'en'],
  ['Nobody has paid but two supermarkets would pay £40 a month', 'en'],
  ['Niemand hat gezahlt, zwei Supermärkte haben 40 € im Monat angeboten', 'de'],
  ['Niemand hat gezahlt, aber zwei Supermärkte bieten 40 € im Monat', 'de'],
  ['Nadie ha pagado, dos supermercados ofrecieron 40 € al mes', 'es'],
  ["Personne n'a payé, deux supermarchés ont proposé 40 € par mois", 'fr'],
  ['Ninguém pagou, dois supermercados ofereceram 40 euros por mês', 'pt'],
] as const)('“%s” (%s): those who offered are asked for the first payment', (paid, language) => {
  expect(advised(paid, language)).toContain(texts[language].money.offered)
  expect(advised(paid, language)).not.toContain(texts[language].money.none)
})

test.each([
  ['Nobody has paid, I asked two.', 'en'],
  ['Nobody has paid, nobody offered £40', 'en'],
  ['Niemand hat gezahlt', 'de'],
  ['Nadie ha pagado', 'es'],
  ["Personne n'a payé", 'fr'],
  ['Ninguém pagou', 'pt'],
] as const)('“%s” (%s): nobody offered, so a price is said to five', (paid, language) => {
  expect(advised(paid, language)).toContain(texts[language].money.none)
})

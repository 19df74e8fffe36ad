import { expect, test } from 'vitest'
import { promptFaults, promptFor, readModelQuestions } from '../../scripts/eval/model-questions.ts'

const questions = await readModelQuestions()

test('AG08 a model is tested with at least sixty founders and questions in at least six languages', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60)
  const languages = new Set(questions.map(({ language }) => language))
  expect(['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl'].filter(one => !languages.has(one))).toEqual([])
})

test('AG08 each test sends the whole question, marked as data and within the limit, and the same instructions every time', async () => {
  const systems = new Map<string, Set<string>>()
  for (const question of questions) {
    const prompt = await promptFor(question)
    expect([question.name, promptFaults(question, prompt)]).toEqual([question.name, []])
    const known = systems.get(question.helper) ?? new Set()
    systems.set(question.helper, known.add(prompt.system))
  }
  for (const [helper, texts] of systems) expect([helper, texts.size]).toEqual([helper, 1])
})

import { expect, test } from 'vitest'
import { founderPlan } from './founder-plan.ts'
import { chatRequest, simulationRequest } from './functions.ts'
import { placeholderDescription, placeholderName } from './venture-name.ts'

const plan = {
  founder: { full_name: null, company_name: null },
  completed_steps: [],
  outputs: [],
  updated_at: '2026-01-01T00:00:00Z',
}

test('FM03 the placeholders of a new project appear in no exported plan and in no shared plan', () => {
  const { project } = founderPlan.parse({
    ...plan,
    project: { name: placeholderName, description: placeholderDescription, industry: null },
  })
  expect(project).toEqual({ name: 'Untitled venture', description: null, industry: null })
  const named = { name: 'Orgelruf', description: 'Calls for organ builders', industry: null }
  expect(founderPlan.parse({ ...plan, project: named }).project).toEqual(named)
})

test.each([
  ['the mentor', chatRequest, { messages: [{ role: 'user', content: 'Hi' }] }],
  ['a simulation', simulationRequest, { messages: [], simulationType: 'problem-validation' }],
] as const)('FM03 the placeholders of a new project do not appear in %s', (_case, request, rest) => {
  const context = { projectName: placeholderName, description: placeholderDescription }
  expect(JSON.stringify(request.parse({ ...rest, context }))).not.toMatch(/My Startup|brief description/)
  expect(request.parse({ ...rest, context: { projectName: 'Orgelruf' } }).context.projectName).toBe(
    'Orgelruf',
  )
  expect(request.parse({ ...rest, context: 'Some notes' }).context).toEqual({ notes: 'Some notes' })
})

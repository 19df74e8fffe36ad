import { expect, test } from 'vitest'
import { readSource } from './sources.ts'

test('RC12 in a saved interview by fields, the id in each answer leads to its question', () => {
  const said = (role: string, content: string, question?: string) => ({
    role,
    content,
    ...(question && { answers: { question, round: 1 } }),
  })
  const source = readSource({
    output_type: 'problem_validation',
    output_content: '# Scorecard',
    input_data: {
      messages: [
        said('assistant', 'Words that may change'),
        said('user', 'The truck was sent home', 'problem'),
        said('assistant', 'Other words'),
        said('user', 'Paid you, ever: 11', 'paid'),
        said('assistant', '# Scorecard'),
      ],
    },
  })
  expect(source?.messages.map(({ asked }) => asked?.topic)).toEqual([
    'problem',
    undefined,
    'money',
    undefined,
    undefined,
  ])
})

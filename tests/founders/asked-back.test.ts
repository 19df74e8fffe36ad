import { expect, test } from 'vitest'
import { exampleFor } from '../../cofounder/guide/examples.ts'
import { questions as rivals } from '../../cofounder/helpers/competitor-analysis/lines.ts'
import { questions as ideas } from '../../cofounder/helpers/idea-refinement/lines.ts'
import { questions as pitches } from '../../cofounder/helpers/pitch/lines.ts'
import { questions as validation } from '../../cofounder/helpers/problem-validation/lines.ts'
import { languages } from '../../cofounder/language/recognise.ts'

const topics = [...validation, ...rivals, ...ideas, ...pitches].map(({ topic }): string => topic)

test('every question has an example of an answer in five languages, which asks nothing itself', () => {
  for (const topic of new Set(topics)) {
    const example = exampleFor(topic)
    for (const language of languages) {
      expect(example?.[language], `${topic} ${language}`).toBeTruthy()
      expect(example?.[language]).not.toContain('?')
    }
  }
})

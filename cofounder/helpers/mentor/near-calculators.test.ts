import { expect, test } from 'vitest'
import { messages } from '../../language/content.ts'
import { languages } from '../../language/recognise.ts'
import { topics } from './find-topic.ts'
import { nearCalculators } from './near-calculators.ts'
import { playbook } from './playbook.ts'

const ask = (content: string, before: readonly string[] = []) =>
  playbook({
    messages: [...before, content].map((text, at) => ({
      role: (before.length - at) % 2 === 0 ? 'user' : 'assistant',
      content: text,
    })),
    context: {},
    step: null,
    today: '2026-11-18',
  })

// In other words than the tags.
test.each([
  ['en', 'Should I raise my price from 20 to 25?', 'raise'],
  ['en', 'how long will my savings last', 'runway'],
  ['en', 'somebody offered 60000 for my business', 'offer'],
  ['en', 'Can I afford to hire a helper?', 'hire'],
  ['en', 'is the machine worth buying', 'payback'],
  ['de', 'Wie lange reicht mein Geld noch?', 'runway'],
  ['de', 'Lohnt sich eine neue Maschine?', 'payback'],
  ['es', '¿Debo subir el precio a mis clientes?', 'raise'],
  ['fr', 'Combien coûte ce crédit par mois ?', 'loan'],
  ['pt', 'Quanto tempo dura o meu dinheiro?', 'runway'],
] as const)('CA07 %s: “%s” is near the calculator %s', (language, question, id) => {
  const near = nearCalculators(question, language)
  expect(near).toContain(id)
  expect(near.length).toBeLessThanOrEqual(2)
})

test.each(['What is the weather tomorrow?', 'Nobody replies to my emails. Should I phone?', 'I feel alone'])(
  'CA07 no calculator is near “%s”',
  question => expect(nearCalculators(question, 'en')).toEqual([]),
)

test('CA07 a reply without a model names them; where none is near it has none', () => {
  expect(ask('Should I raise my price from 20 to 25?').calculators).toContain('raise')
  expect(ask('Nobody replies to my emails. Should I phone?').calculators).toBeUndefined()
})

test.each(languages)(
  'CA06 what can be read up in %s is a page of the handbook, and its title opens it',
  language => {
    const titles = Object.entries(messages[language]).filter(([key]) => key.startsWith('read.'))
    expect(titles).toHaveLength(12)
    for (const [key, title] of titles) {
      const topic = topics[language].find(({ id }) => `read.${id}` === key)
      expect(title).toBe(topic?.title)
      expect(ask(title.charAt(0).toUpperCase() + title.slice(1)).topic).toBe(topic?.id)
    }
  },
)

import { expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'

// Asked in other words than any subject is written with.
test.each([
  ['en', 'should riders give cash or momo', 'payment-methods'],
  ['en', 'what if a passenger dies in the car', 'insurance'],
  ['en', 'what if the co-op builds its own', 'copied'],
  ['en', 'Is GST compulsory under 20 lakh turnover?', 'tax'],
  ['en', 'The council keeps fobbing us off', 'inspection'],
  ['en', 'Nobody replies to my emails. Should I phone?', 'no-replies'],
  ['fr', 'Quel assureur accepte les vélos cargo ?', 'insurance'],
  ['es', '¿Cómo cobro si me pagan hasta la cosecha?', 'deposit'],
  ['de', 'Meine Mitgründerin will halbe-halbe, arbeitet aber nur samstags.', 'cofounder'],
] as const)('%s: “%s” is near %s', (language, question, subject) => {
  const { topic, near } = findTopic(question, language)
  expect([topic, ...near].map(one => one?.id)).toContain(subject)
})

test.each(['The council keeps fobbing me off, whit do I dae?', 'The council keeps fobbing us off'])(
  '“%s” shares one word with inspections: three are offered, none is taken',
  question => {
    const { topic, near } = findTopic(question, 'en')
    expect(topic).toBeNull()
    expect(near).toHaveLength(3)
  },
)

import { expect, test } from 'vitest'
import type { SavedRival } from '../../../venture/facts/memory.ts'
import { memoryOf } from '../../../venture/facts/memory.ts'
import { voiceIn } from '../../language/voice.ts'
import { competitorsOf } from './rivals.ts'

test.each([
  ['Free', 'Free', 'Free'],
  ['Near', 'EUR 3 apiece', 'Near · EUR 3 apiece'],
])('RM38 a free rival is called free only once: chosen for %s, price %s', (chosenFor, price, line) => {
  const rival: SavedRival = { name: 'The notice board', kind: 'indirect', chosenFor, price }
  const memory = {
    ...memoryOf({ name: 'Hay', description: null, industry: null }, [], 'market-research'),
    rivals: [rival],
  }
  expect(competitorsOf(memory, voiceIn('en'))[0]?.line).toBe(line)
})

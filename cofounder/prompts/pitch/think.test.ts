import { expect, test } from 'vitest'
import { literal } from './think.ts'

test('RP11 a sentence that the founder did not write is stored as a note and not as a line of the founder', () => {
  const message = 'I would open with: every week a chair stays empty. 23 paid.'
  const said = 'every week a chair stays empty.'
  const quote = 'every week a chair stays empty'
  const paid = { question: 'traction', field: 'paid', value: { low: 23, high: 23 }, quote: '23 paid' }
  expect(
    literal(
      [
        { question: 'hook', field: 'say', value: said, quote },
        { question: 'solution', field: 'face', value: 'We fill every chair!', quote },
        { question: 'ask', field: 'say', value: 'Invest now.', quote: 'never written' },
        paid,
      ],
      message,
    ),
  ).toEqual([
    { question: 'hook', field: 'say', value: said, quote },
    { question: 'solution', field: 'words', value: quote, quote },
    paid,
  ])
})

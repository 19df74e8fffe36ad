import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import type { SourcedWords } from '../../contracts/outputs.ts'
import { noSourceWords, ownViewWords } from '../../contracts/own-view.ts'
import { expect, test } from '../../tests/support/screens/screen.tsx'
import { AnswerText } from './answer-text.tsx'

function shown(text: string, sourced: SourcedWords[] = []) {
  cleanup()
  const { container } = render(<AnswerText text={text} sourced={sourced} />, { wrapper: MemoryRouter })
  return {
    text: container.textContent,
    own: [...container.querySelectorAll('mark')].map(one => one.textContent),
    sourced: [...container.querySelectorAll('dfn')].map(one => one.textContent),
  }
}

test('MM39 a model’s own view is marked in each language, and the words of the text do not change', () => {
  for (const word of Object.values(ownViewWords)) {
    const text = `Others take 23 (${word} 23). And so on.`
    expect(shown(text)).toEqual({ text, own: [`(${word} 23)`], sourced: [] })
  }
  for (const note of Object.values(noSourceWords))
    expect(shown(`It is 23. ${note}`)).toMatchObject({ own: [note], text: `It is 23. ${note}` })
})

test('MM39 only words with a verified source get a mark, even in a table and in bold text', () => {
  const table = '| Who | Price |\n|---|---|\n| You | 49 a month |\n| They | 49 a month |'
  const seen = shown(`It was 49 last year. You take **49** now; nurses wait.\n\n${table}\n\n\`49\``, [
    { before: 'You take ', text: '49', from: 'your facts: Price' },
    { before: 'They | ', text: '49 a month', from: 'your answers' },
    { before: 'nurses ', text: 'wait', from: 'what you said here' },
    { before: 'nobody ', text: '49', from: 'what was left out' },
    { before: '', text: '4', from: 'half a figure' },
  ])
  expect(seen.sourced).toEqual(['49', 'wait', '49 a month'])
  expect(screen.getByText('wait').tagName).toBe('DFN')
})

test('MM39 the name of a source appears on focus, on a tap and on a click, and Escape hides it', async () => {
  const user = userEvent.setup()
  shown('You take 49 a month.', [{ before: 'You take ', text: '49 a month', from: 'your facts: Price' }])
  const words = screen.getByText('49 a month')
  await user.tab()
  expect(document.activeElement).toBe(words)
  const bubble = await screen.findByRole('tooltip')
  expect(bubble.textContent).toBe('your facts: Price')
  expect(words.getAttribute('aria-describedby')).toBe(bubble.id)
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull()
  await user.pointer({ keys: '[TouchA]', target: words })
  expect((await screen.findByRole('tooltip')).textContent).toBe('your facts: Price')
})

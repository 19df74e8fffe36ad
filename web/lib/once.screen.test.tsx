import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from '../../tests/support/screens/screen.tsx'
import { useOnce } from './once.ts'

test('CK30 ON01 ON02 a double click sends one request, even if the response comes between the clicks; a later click or another text sends another', async ({
  pass,
}) => {
  const sent: { words: string; key: string }[] = []
  let answer: () => Promise<string> = async () => 'done'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () =>
      useOnce({
        mutationFn: (words: string, key) => {
          sent.push({ words, key })
          return answer()
        },
      }),
    { wrapper },
  )
  const click = (words: string) => act(() => result.current.mutateAsync(words))
  const words = () => sent.map(one => one.words)
  await act(() => Promise.all([result.current.mutateAsync('a'), result.current.mutateAsync('a')]))
  expect(words()).toEqual(['a'])
  await pass(600)
  await click('a')
  expect(words()).toEqual(['a'])
  await click('b')
  expect(words()).toEqual(['a', 'b'])
  await pass(800)
  await click('b')
  expect(words()).toEqual(['a', 'b', 'b'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)

  // After a refusal or a lost response, the next click uses the same id.
  answer = async () => Promise.reject(new Error('The answer was lost'))
  await expect(click('c')).rejects.toThrow('The answer was lost')
  answer = async () => 'done'
  await click('c')
  const tries = sent.filter(one => one.words === 'c').map(({ key }) => key)
  expect(tries).toHaveLength(2)
  expect(new Set(tries).size).toBe(1)
})

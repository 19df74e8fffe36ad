import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { callFunction } from './functions.ts'

const server = vi.hoisted(() => ({ answer: {} as unknown }))
vi.mock('./supabase.ts', () => ({
  supabase: createClient('http://localhost', 'key', {
    global: { fetch: async () => Response.json(server.answer) },
  }),
}))

const answered = {
  subscribed: false,
  subscription_plan: 'free',
  subscription_tier: null,
  subscription_end: null,
  purchasable: false,
}

test('a response that fits its schema is returned without unknown fields', async () => {
  server.answer = { ...answered, extra: 1 }
  expect(await callFunction('check-subscription', {})).toEqual(answered)
})

test.each([
  { ...answered, subscription_plan: 'gold' },
  { subscribed: true },
  '<html>A proxy was here</html>',
])('the response %j causes an error whose cause contains the name of the function', async answer => {
  server.answer = answer
  await expect(callFunction('check-subscription', {})).rejects.toMatchObject({
    code: 'internal',
    message: 'This page does not understand the server’s answer. Reload it and try again.',
    cause: { message: 'check-subscription did not answer as agreed' },
  })
})

import { expect, refuse, test } from '../../tests/support/screens/screen.tsx'

test('a released call gets the released answer, and the next call the usual one', async ({ backend }) => {
  const call = async () => (await backend.fetch('/functions/v1/member-key', { method: 'POST' })).status
  backend.holds('functions/member-key').release(refuse(500))
  expect([await call(), await call()]).toEqual([500, 200])
})

import { expect, refuse, test } from '../../tests/support/screens/screen.tsx'

test('a held call gets its response when the test releases it, and the next call gets its usual response', async ({
  backend,
}) => {
  const call = async () => (await backend.fetch('/functions/v1/member-key', { method: 'POST' })).status
  backend.holds('functions/member-key').release(refuse(500))
  expect([await call(), await call()]).toEqual([500, 200])
})

import { expect, test } from 'vitest'
import { emailHint } from './email-change.ts'

test('WB31 while the address is being changed, the text under the field shows the two addresses to which mails were sent', () => {
  const user = { id: '1', email: 'old@x.y' }
  expect(emailHint(user, false)).toBeUndefined()
  expect(emailHint(user, true)).toContain('both addresses')
  expect(emailHint({ ...user, new_email: 'new@x.y' }, false)).toBe(
    'Two mails wait: open the link in the one to old@x.y and in the one to new@x.y. Until then nothing changes.',
  )
})

import { inLongForm } from '../support/long-form.ts'
import { expect } from './journey.ts'
import { follow, must, tell } from './network.ts'
import { lost, test } from './own-server.ts'
import { log, say } from './talking.ts'

inLongForm(test)(
  'CK23 CK28 if the server is killed during a chat, the chat continues without a reload, and no message is lost or doubled',
  async ({ createMember, signInAs, allowConsole, own }) => {
    allowConsole(...lost)
    await own.start()
    const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
    await follow(other, member)
    const page = await signInAs(member)
    await page.goto(`/messaging?userId=${other.id}`)
    await say(page, 'Before')
    await expect(log(page).getByText('Sent')).toBeVisible()
    await own.end()
    await say(page, 'Into the dark')
    await expect(log(page).getByText('Waiting for the connection')).toBeVisible()
    await own.start()
    await tell(other, member, 'From the gap')
    await expect(log(page).getByText('From the gap')).toBeVisible()
    await expect(log(page).getByText('Waiting for the connection')).toHaveCount(0)
    // A second message proves that the live connection is stable again.
    await tell(other, member, 'Live again')
    await expect(log(page).getByText('Live again')).toBeVisible()
    await say(page, 'After')
    await expect(log(page).getByText('Sent')).toBeVisible()
    const stored = async () =>
      (await must(member.client.from('messages').select('content'))).data
        ?.map(({ content }) => content)
        .sort()
    await expect
      .poll(stored)
      .toEqual(['Before', 'Into the dark', 'From the gap', 'Live again', 'After'].sort())
  },
)

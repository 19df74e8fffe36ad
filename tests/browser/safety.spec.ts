import { expect } from './journey.ts'
import { must, refused, service, test, write } from './network.ts'

test('SF01 SF11 SF22 SF32 WB20 WB22 a member accepts a request and blocks a reported author; a moderator hides the post and suspends the author', async ({
  createMember,
  signInAs,
  elsewhere,
  findViolations,
  allowConsole,
}) => {
  // The profile of a blocked member cannot be found, so its request fails.
  allowConsole(...refused)

  const [mia, ola, mod] = await Promise.all([
    createMember('Mia Member'),
    createMember('Ola Other'),
    createMember('Mo Derator'),
  ])
  await must(service().rpc('make_moderator', { p_email: mod.email }))
  await write(ola, 'Buy my course')
  await must(
    ola.client.rpc('create_or_get_direct_conversation', {
      recipient_id: mia.id,
      initial_message: 'Hello Mia',
    }),
  )
  const [mias, olas] = await Promise.all([signInAs(mia), elsewhere(ola)])
  await olas.goto(`/messaging?userId=${mia.id}`)
  await expect(olas.getByText('Your message waits for an answer.')).toBeVisible()
  await mias.goto(`/messaging?userId=${ola.id}`)
  const request = mias.getByRole('region', { name: 'Message request' })
  await expect(request).toContainText('Ola Other would like to write to you.')
  await expect(olas.getByRole('log').getByText('Sent')).toBeVisible()
  await expect(olas.getByText('Read', { exact: true })).toHaveCount(0)
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(request).toHaveCount(0)
  await expect(olas.getByRole('textbox', { name: 'Write to Mia Member' })).toBeVisible()

  await mias.goto(`/profile/${ola.id}`)
  await mias.getByRole('button', { name: 'More about this post' }).click()
  await mias.getByRole('menuitem', { name: 'Report this post' }).click()
  await mias.getByText('Spam or advertising').click()
  const reported = mias.waitForResponse('**/rest/v1/reports*')
  await mias.getByRole('button', { name: 'Send report' }).click()
  expect((await reported).status()).toBe(201)
  await expect(mias.getByRole('dialog')).toHaveCount(0)

  await mias.getByRole('button', { name: 'More about this profile' }).click()
  await mias.getByRole('menuitem', { name: 'Block Ola Other' }).click()
  await mias.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(mias).toHaveURL(/\/feed$/)
  await olas.goto(`/profile/${mia.id}`)
  await expect(olas).toHaveURL(/\/feed$/)

  const mods = await elsewhere(mod)
  await mods.goto('/admin')
  const card = mods.getByRole('region', { name: 'Reported post of Ola Other' })
  await expect(card).toContainText('Buy my course')
  expect(await findViolations(mods)).toEqual([])
  await card.getByRole('button', { name: 'Hide' }).click()
  await expect(mods.getByText('Nothing is reported')).toBeVisible()
  await expect(mods.getByText('Hidden: post')).toBeVisible()
  await olas.goto('/feed')
  await expect(olas.getByText('Only you and the moderators see it.')).toBeVisible()

  await mias.goto('/settings')
  await mias.getByRole('button', { name: 'Unblock Ola Other' }).click()
  await expect(mias.getByText('You block nobody.')).toBeVisible()

  // Nobody touches the author's page. The page learns of the suspension when the server closes its live connection.
  const suspension = { p_action: 'suspend', p_kind: 'profile', p_id: ola.id, p_note: 'Advertises' }
  await must(mod.client.rpc('moderate', { ...suspension, p_until: '2999-02-03T00:00:00Z' }))
  await expect(olas.getByRole('alert')).toHaveText(
    'Your account is suspended until 3 February 2999. Reason: Advertises',
  )
  await expect(olas).toHaveURL(/\/auth$/)
})

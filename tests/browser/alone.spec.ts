import { expect } from './journey.ts'
import { follow } from './network.ts'
import { lost, test } from './own-server.ts'

test('SM08 a lone member reads that nobody else is here; later that all are followed', async ({
  createMember,
  signInAs,
  allowConsole,
  own,
}) => {
  allowConsole(...lost)
  await own.start()
  const first = await createMember('Ada Alone')
  const page = await signInAs(first)
  await page.goto('/feed')
  const people = page.getByRole('complementary', { name: 'People' })
  await expect(
    people.getByText('Nobody else is here yet. Who joins will be shown to you here.'),
  ).toBeVisible()
  const second = await createMember('Sam Second')
  await page.reload()
  await expect(people.getByRole('button', { name: 'Follow Sam Second' })).toBeVisible()
  await follow(first, second)
  await page.reload()
  await expect(people.getByText('You follow everybody here.')).toBeVisible()
  await page.goto('about:blank')
})

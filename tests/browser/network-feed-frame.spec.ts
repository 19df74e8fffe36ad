import { expect } from './journey.ts'
import { must, refused, test } from './network.ts'

test('a long company name keeps its column, and the feed keeps the width of the bar above it', async ({
  createMember,
  signInAs,
}) => {
  const [reader, stranger] = await Promise.all([createMember('Rea Reader'), createMember('Stan Stranger')])
  const company_name = 'The Honourable Company of Extraordinarily Long Names and Associates'
  await must(stranger.client.from('profiles').update({ company_name }).eq('id', stranger.id))
  const page = await signInAs(reader)
  await page.goto('/feed')
  const people = page.getByRole('complementary', { name: 'People' })
  await expect(people.getByRole('button', { name: /^Follow / }).first()).toBeVisible()
  const right = async (locator: typeof people) => {
    const box = await locator.boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
  const bar = page.getByRole('button', { name: 'Sign Out' })
  await expect.poll(async () => (await right(people.locator('section').last())) - (await right(bar))).toBe(0)
})

test('an unreachable server is tried three times, then each panel says so', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...refused)
  const reader = await createMember('Rea Reader')
  const page = await signInAs(reader)
  let asked = 0
  await page.route(/\/rest\/v1\/profiles\?.*bio.*&id=eq\./, route => {
    asked += 1
    return route.abort()
  })
  await page.goto('/feed')
  await expect(page.getByText('Your profile could not be loaded.')).toBeVisible()
  expect(asked).toBe(3)
})

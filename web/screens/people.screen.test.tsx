import { createMember, must, test } from '../../tests/support/screens/real.tsx'
import { expect, expectGone, screen, waitFor } from '../../tests/support/screens/screen.tsx'

test('WB09 the feed links to the directory, which reads its filters from the URL and has Follow buttons', async ({
  open,
  member,
}) => {
  const ines = await createMember('Inês Investor')
  const place = `Porto ${member.id.slice(0, 8)}`
  const told = {
    user_type: 'investor',
    industry: 'healthcare',
    location: place,
    looking_for: 'Seed rounds',
  } as const
  await must(ines.client.from('profiles').update(told).eq('id', ines.id))
  const { user, address, go } = await open('/feed')
  await user.click(await screen.findByRole('link', { name: 'See all people' }))
  await screen.findByRole('heading', { level: 1, name: 'People' })
  await user.type(await screen.findByRole('searchbox', { name: 'Place' }), place)
  await screen.findByText(`Looking for: Seed rounds · healthcare · ${place}`)
  await waitFor(() => expect(address()).toBe(`/people?${new URLSearchParams({ place })}`))
  await go(`/people?type=mentor&place=${place}`)
  await screen.findByText('Nobody fits that')
  await go(`/people?type=investor&industry=healthcare&looking=seed&words=ines&place=${place}`)
  await user.click(await screen.findByRole('button', { name: 'Follow Inês Investor' }))
  await waitFor(async () => {
    const { data } = await must(
      member.client.from('follows').select('following_id').eq('follower_id', member.id),
    )
    expect(data).toEqual([{ following_id: ines.id }])
  })
  await expectGone('Nobody fits that')
})

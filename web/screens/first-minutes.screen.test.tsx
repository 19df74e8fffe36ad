import { userTypes } from '../../contracts/user-types.ts'
import { region } from '../../tests/support/screens/cofounder.ts'
import { fill, must, test } from '../../tests/support/screens/real.tsx'
import { expect, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

/** At most fourteen clicks in total, of which the sign-up needs five. */
const mostClicks = 9

test.for(userTypes.filter(type => type !== 'founder'))(
  'FM14 a new %s says what they look for, sees founders, and is not asked what they build',
  async (type, { open, member, backend }) => {
    let clicks = 0
    const count = () => (clicks += 1)
    addEventListener('pointerdown', count, true)
    const { user } = await open('/dashboard')
    await user.click(await screen.findByText(new RegExp(`^${type}$`, 'i')))
    const card = within(await region('About you'))
    // After this choice the page shows nothing about a venture.
    expect(screen.queryByText(/of 8 steps/)).toBeNull()
    await region('What founders test and ask')
    await fill(user, await card.findByLabelText(/What do you look for/), 'Founders of clinics')
    await user.click(card.getByRole('button', { name: 'Done' }))
    // The saved answers are shown, so nothing is being saved any more.
    await within(await region('What brings you here')).findByRole('button', { name: 'Change' })
    await region('Founders to meet')
    // The page searches for founders again with the new answers.
    await waitFor(() => expect(backend.callsTo('rpc/founders_to_meet').length).toBeGreaterThan(1))
    await screen.findByRole('link', { name: 'See all founders' })
    expect(screen.queryByLabelText('What are you building?')).toBeNull()
    expect(screen.queryByText(/of 8 steps/)).toBeNull()
    expect(clicks).toBeLessThanOrEqual(mostClicks)
    removeEventListener('pointerdown', count, true)
    await waitFor(async () => {
      const { data } = await must(
        member.client.from('profiles').select('user_type, looking_for').eq('id', member.id).single(),
      )
      expect(data).toEqual({ user_type: type, looking_for: 'Founders of clinics' })
    })
  },
)

import { createMember, fill, follow, must, test, write } from '../../tests/support/screens/real.tsx'
import { expect, findToast, refuse, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const panel = () => screen.findByRole('tabpanel')
const form = () => screen.findByRole('form', { name: 'Edit profile' })

const findInMain = (text: string) =>
  waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))

test('W01 W02 W07 the profile has three tabs, a public view, and all posts of the member', async ({
  open,
  member,
}) => {
  const { user } = await open('/profile')
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  const tab = (name: string | RegExp) => screen.findByRole('tab', { name })
  await tab('My Posts (0)')
  expect(tabs()).toEqual(['Edit Profile', 'Public View', 'My Posts (0)'])
  await user.click(await tab('Public View'))
  await screen.findByText('No posts yet')
  await user.click(await tab(/My Posts/))
  await screen.findByText("You haven't posted anything yet.")
  await write(member, 'One')
  await write(member, 'Two')
  const about = { company_name: 'Peak Ltd', location: 'Oslo', bio: 'I climb.', user_type: 'advisor' as const }
  await must(member.client.from('profiles').update(about).eq('id', member.id))
  const again = await open('/profile')
  await again.user.click(await tab('My Posts (2)'))
  await again.user.click(await tab('Public View'))
  for (const text of ['Nora Founder', 'advisor', '2 posts', 'Peak Ltd', 'Oslo', 'I climb.', 'Recent Posts'])
    await waitFor(async () => expect((await panel()).textContent).toContain(text))
  await again.user.click(await tab(/My Posts/))
  const [first] = await within(await panel()).findAllByRole('button', { name: 'Delete Post' })
  await again.user.click(first as Element)
  const asked = await screen.findByRole('alertdialog')
  await again.user.click(within(asked).getByRole('button', { name: 'Delete Post' }))
  await tab('My Posts (1)')
  await waitFor(() => expect(screen.queryByText('Two')).toBeNull())
  await screen.findByText('One')
})

test('W03 W04 W06 W08 a member edits the profile, sees an error under each wrong field, cancels, and saves', async ({
  open,
  member,
}) => {
  const { user } = await open('/profile')
  await waitFor(async () => expect((await panel()).textContent).toContain(member.email))
  const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit' }))
  const field = async (name: string) => within(await form()).getByRole<HTMLInputElement>('textbox', { name })
  const save = async () => user.click(within(await form()).getByRole('button', { name: 'Save Changes' }))
  const errorOf = async (name: string) => {
    const id = (await field(name)).getAttribute('aria-describedby')
    return id ? document.getElementById(id)?.textContent : null
  }
  await edit()
  const wrong = {
    'Full Name': ['x'.repeat(101), 'Name must be less than 100 characters'],
    'Email Address': ['nobody', 'Invalid email address'],
    'Company/Startup Name': ['x'.repeat(101), 'Company name must be less than 100 characters'],
    Location: ['x'.repeat(101), 'Location must be less than 100 characters'],
    Bio: ['x'.repeat(501), 'Bio must be less than 500 characters'],
  } as const
  for (const [name, [text]] of Object.entries(wrong)) await fill(user, await field(name), text)
  await save()
  for (const [name, [, error]] of Object.entries(wrong))
    await waitFor(async () => expect(await errorOf(name)).toBe(error))
  expect((await field('Full Name')).getAttribute('aria-invalid')).toBe('true')
  await fill(user, await field('Full Name'), '  ')
  await fill(user, await field('Email Address'), `${'x'.repeat(250)}@example.com`)
  await waitFor(async () => expect(await errorOf('Full Name')).toBe('Name is required'))
  await waitFor(async () =>
    expect(await errorOf('Email Address')).toBe('Email must be less than 255 characters'),
  )

  await user.click(within(await form()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await edit()
  expect((await field('Full Name')).value).toBe('Nora Founder')
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()

  const types = within(await form()).getByRole('combobox', { name: 'User Type' })
  expect(types.textContent).toBe('Founder')
  await user.click(types)
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(options).toEqual(['Founder', 'Investor', 'Mentor', 'Entrepreneur', 'Advisor'])
  await user.click(screen.getByRole('option', { name: 'Investor' }))
  await fill(user, await field('Full Name'), `  ${'n'.repeat(100)}  `)
  await fill(user, await field('Company/Startup Name'), '   ')
  await fill(user, await field('Location'), 'l'.repeat(100))
  await fill(user, await field('Bio'), 'b'.repeat(500))
  await save()
  await findToast('Profile updated successfully')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  const { data } = await must(member.client.from('profiles').select().eq('id', member.id).single())
  expect(data).toMatchObject({
    full_name: 'n'.repeat(100),
    company_name: null,
    location: 'l'.repeat(100),
    bio: 'b'.repeat(500),
    user_type: 'investor',
  })
})

test('U01 U02 U03 another member’s profile has counts and buttons to follow, unfollow, message and go back', async ({
  open,
  member,
}) => {
  const [other, third] = await Promise.all([createMember('Ola Other'), createMember('Tim Third')])
  const about = { company_name: 'Other Ltd', location: 'Lima', bio: 'See https://example.com/x.' }
  await Promise.all([
    follow(third, other),
    follow(other, third),
    write(other, 'A thought'),
    must(other.client.from('profiles').update(about).eq('id', other.id)),
  ])
  const { user, address, go } = await open(`/profile/${other.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Ola Other' })
  const main = screen.getByRole('main')
  for (const text of ['founder', '1 follower', '1 following', '1 post', 'Other Ltd', 'Lima', 'Posts (1)'])
    await waitFor(() => expect(main.textContent).toContain(text))
  const link = screen.getByRole('link', { name: 'https://example.com/x' })
  expect(link.getAttribute('rel')).toContain('noopener')
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  await findToast('Following successfully')
  await waitFor(() => expect(main.textContent).toContain('2 followers'))
  await user.click(screen.getByRole('button', { name: 'Following' }))
  await findToast('Unfollowed successfully')
  await waitFor(() => expect(main.textContent).toContain('1 follower'))
  const rows = await member.client.from('follows').select('id').eq('follower_id', member.id)
  expect(rows.data).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Message' }))
  await waitFor(() => expect(address()).toBe(`/messaging?userId=${other.id}`))
  await go(-1)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/feed'))
})

test('U02 U04 U05 a refused follow is undone, the member’s own profile has no Follow button, and an unknown profile leads to the feed', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const other = await createMember('Ola Other')
  await open(`/profile/${member.id}`)
  await screen.findByText('This is your profile')
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  const self = await member.client.from('follows').insert({ follower_id: member.id, following_id: member.id })
  expect(self.error?.code).toBe('23514')

  // The response with the counts arrives between the click and its refusal.
  const clicked = Promise.withResolvers<void>()
  backend.answers('tables/follows', async call => {
    if (call.method === 'HEAD') await clicked.promise
    if (call.method !== 'POST') return call.passOn()
    clicked.resolve()
    await findInMain('0 followers')
    return refuse(500)
  })
  const { user } = await open(`/profile/${other.id}`)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Follow' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await findToast('Failed to follow')
  await findInMain('0 followers')
  backend.answersAsUsual('tables/follows')
  await follow(member, other)
  backend.answers('DELETE tables/follows', refuse(500))
  const again = await open(`/profile/${other.id}`)
  await again.user.click(await screen.findByRole('button', { name: 'Following' }))
  await findToast('Failed to unfollow')
  await screen.findByRole('button', { name: 'Following' })

  for (const nobody of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    const { address } = await open(`/profile/${nobody}`)
    await findToast('User not found')
    await waitFor(() => expect(address()).toBe('/feed'))
  }
})

test('WB33 WB34 a muted member’s profile has a button to unmute, a long post unfolds, and after blocking the feed is shown without an error', async ({
  open,
  member,
}) => {
  const other = await createMember('Ola Other')
  await write(other, `Long ${'and longer '.repeat(80)}`)
  await must(member.client.from('mutes').insert({ user_id: member.id, muted_id: other.id }))
  const { user, address } = await open(`/profile/${other.id}`)
  const menu = async () => user.click(await screen.findByRole('button', { name: 'More about this profile' }))
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('button', { name: 'Show less', expanded: true })
  await menu()
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute Ola Other' }))
  await waitFor(async () => expect((await must(member.client.from('mutes').select('id'))).data).toEqual([]))
  await menu()
  await user.click(await screen.findByRole('menuitem', { name: 'Block Ola Other' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(address()).toBe('/feed'))
  await screen.findByRole('textbox', { name: 'Start a post' })
  expect(screen.queryByText('User not found')).toBeNull()
})

test('SF30 after a report the page says thank you; after a second report it says that the moderators have the first', async ({
  open,
  member,
}) => {
  const other = await createMember('Sal Spammer')
  const { user } = await open(`/profile/${other.id}`)
  const report = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about this profile' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report this profile' }))
    await user.click(await screen.findByText('Spam or advertising'))
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await report()
  expect(await findToast('Reported')).toContain('Thank you. A moderator will look at it.')
  await report()
  expect(await findToast('Already reported')).toContain('Your first report is still with the moderators.')
  const { data: kept } = await must(member.client.from('reports').select('id').eq('profile_id', other.id))
  expect(kept).toHaveLength(1)
})

import { vi } from 'vitest'
import {
  expect,
  findToast,
  isDisabled,
  refuse,
  screen,
  test,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'

const free = {
  subscribed: false,
  subscription_plan: 'free',
  subscription_tier: null,
  subscription_end: null,
  purchasable: true,
} as const
const paid = { ...free, subscribed: true, subscription_plan: 'venture' } as const

test('B01 B02 the page shows three plans, none of which is for sale here, and the member can check the plan again', async ({
  open,
  backend,
}) => {
  const { user } = await open('/plans')
  await screen.findByText('Current plan: Free')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(3)
  const card = (name: string) => {
    const found = cards.find(one => within(one).queryByRole('heading', { name }))
    return within(found ?? document.body)
  }
  card('Free').getByText('$0')
  expect(isDisabled(card('Free').getByRole('button', { name: 'Current Plan' }))).toBe(true)
  card('Early Venture').getByText('$149')
  card('Early Venture').getByText('Most Popular')
  card('Venture').getByText('$295')
  card('Venture').getByText('Enterprise')
  for (const name of ['Early Venture', 'Venture'])
    expect(isDisabled(card(name).getByRole('button', { name: 'Coming Soon' }))).toBe(true)
  expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull()
  const before = backend.callsTo('functions/check-subscription').length
  await user.click(screen.getByRole('button', { name: 'Refresh subscription status' }))
  await findToast('Subscription Status Updated')
  expect(backend.callsTo('functions/check-subscription')).toHaveLength(before + 1)
})

test('B05 if the check of the plan fails, the plan comes from the table of subscribers', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  backend.answers('functions/check-subscription', refuse(500, {}))
  backend.hasRows({
    subscribers: [
      {
        user_id: member.id,
        subscribed: true,
        subscription_plan: 'early_venture',
        subscription_tier: 'early_venture',
        subscription_end: '2030-01-02T12:00:00Z',
      },
    ],
  })
  await open('/plans')
  await screen.findByText('Current plan: Early Venture')
  screen.getByText('until Jan 2, 2030')
})

test('B04 after a return from checkout, one toast is shown, and the plan is checked again after two seconds', async ({
  open,
  backend,
}) => {
  backend.answers('functions/check-subscription', free)
  const began = Date.now()
  const { address } = await open('/plans?success=true')
  expect(await findToast('Subscription Successful!')).toContain(
    'Welcome to your new plan. It may take a moment for your subscription to activate.',
  )
  // The URL no longer has the parameter.
  await waitFor(() => expect(address()).toBe('/plans'))
  await screen.findByText('Current plan: Free')
  backend.answers('functions/check-subscription', paid)
  await screen.findByText('Current plan: Venture')
  expect(Date.now() - began).toBeGreaterThanOrEqual(2000)
})

test('B04 a cancelled checkout shows one toast', async ({ open }) => {
  const { address } = await open('/plans?canceled=true')
  expect(await findToast('Subscription Canceled')).toContain(
    'You can subscribe anytime. Your current plan remains active.',
  )
  await waitFor(() => expect(address()).toBe('/plans'))
})

/** A substitute for the tab that a click opens. */
function watchTabs() {
  const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { tab, open }
}

test('B06 checkout and customer portal open in a new tab', async ({ open, backend }) => {
  const { tab, open: opened } = watchTabs()
  backend.answers('functions/create-checkout', { url: 'https://pay.example.com/checkout' })
  backend.answers('functions/customer-portal', { url: 'https://pay.example.com/portal' })
  backend.answers('functions/check-subscription', free)
  const { user, address } = await open('/plans')
  await user.click(await screen.findByRole('button', { name: 'Choose Early Venture' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example.com/checkout'))
  expect(opened).toHaveBeenCalledWith('about:blank', '_blank')
  expect(tab.opener).toBeNull()
  expect(backend.callsTo('functions/create-checkout')[0]?.body).toEqual({ plan: 'early_venture' })
  expect(address()).toBe('/plans')
  backend.answers('functions/check-subscription', paid)
  const again = await open('/plans')
  await again.user.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example.com/portal'))
  opened.mockRestore()
})

test('B06 if checkout or customer portal fail, an error is shown and no empty tab stays open', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const { tab, open: opened } = watchTabs()
  backend.answers('functions/create-checkout', refuse(500, {}))
  backend.answers('functions/customer-portal', refuse(500, {}))
  backend.answers('functions/check-subscription', free)
  const { user } = await open('/plans')
  await user.click(await screen.findByRole('button', { name: 'Choose Venture' }))
  await screen.findByText('Failed to create checkout session. Please try again.')
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
  backend.answers('functions/check-subscription', paid)
  const again = await open('/plans')
  await again.user.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
  await screen.findByText('Failed to open customer portal. Please try again.')
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(2))
  expect(tab.location.replace).not.toHaveBeenCalled()
  opened.mockRestore()
})

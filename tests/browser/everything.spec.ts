import { createClient } from '@supabase/supabase-js'
import { inLongForm } from '../support/long-form.ts'
import { leave, lookAround, shareThePlan } from './everything-account.ts'
import { type House, startHouse } from './everything-house.ts'
import { introduceOneself, meet, share, talk } from './everything-network.ts'
import { type Day, newFounder, uniqueName } from './everything-people.ts'
import { believe, comeBack } from './everything-return.ts'
import { arrive, refineAndPitch, validate, walkTheJourney } from './everything-workshop.ts'
import { expect } from './journey.ts'
import { test } from './network.ts'

// Runs with animations, because most people have animations switched on.
test.use({ reducedMotion: 'no-preference' })

const screens = [
  ...['/', '/auth', '/feed', '/messaging', '/courses', '/mentors', '/profile', '/dashboard', '/journey'],
  ...['/validation', '/refinement', '/customers', '/pitch', '/mvp', '/financial', '/deck', '/business-plan'],
  ...['/settings', '/plans', '/help', '/experts', '/ai-tools', '/evidence', '/notifications', '/saved'],
]

type Prepared = { prepareDay: (confirm: (day: Day) => Promise<void>) => Promise<Day> }

const everything = test.extend<Prepared>({
  prepareDay: async ({ page, browser, server, createMember, elsewhere }, use) => {
    await use(async confirm => {
      const [ada, ben] = await Promise.all([createMember(uniqueName('Ada')), createMember(uniqueName('Ben'))])
      const pages = await Promise.all([elsewhere(ada), elsewhere(ben)])
      await Promise.all(pages.map(friend => friend.goto('/feed')))
      const day: Day = {
        page,
        browser,
        url: server.url,
        founder: newFounder(),
        ada: { ...ada, page: pages[0] },
        ben: { ...ben, page: pages[1] },
        confirm: () => confirm(day),
      }
      return day
    })
  },
})

/** Plays one day of the founder in the product. Every setup plays the same day. */
async function live(day: Day): Promise<void> {
  const seen = new Set<string>()
  day.page.on('framenavigated', frame => seen.add(new URL(frame.url()).pathname))
  await arrive(day)
  await walkTheJourney(day)
  await validate(day)
  await refineAndPitch(day)
  await meet(day)
  await share(day)
  await introduceOneself(day)
  await talk(day)
  await comeBack(day)
  await believe(day)
  await lookAround(day)
  await shareThePlan(day)
  await leave(day)
  expect(screens.filter(path => !seen.has(path))).toEqual([])
  expect([...seen]).toContain(`/profile/${day.ada.id}`)
}

// Other tests cover each part of the day. Only the long form runs the whole day, on both databases.
inLongForm(everything)(
  'on the first day a founder uses every screen, together with two other members',
  async ({ prepareDay }) => {
    const day = await prepareDay(async ({ page, founder }) => {
      await page.getByRole('link', { name: 'Open the local mailbox' }).click()
      const mail = page.getByRole('article').filter({ hasText: founder.email })
      await mail.getByRole('link', { name: 'Open the link' }).click()
    })
    await live(day)
  },
)

const spread = everything.extend<{ house: House }>({
  house: async ({ browserName: _browserName }, use, testInfo) => {
    const house = await startHouse()
    if ('reason' in house) return testInfo.skip(true, house.reason)
    await use(house)
    await house.close()
  },
  server: async ({ house }, use) => use(house),
})

inLongForm(spread)(
  'on PostgreSQL with two processes that answer in turn, a founder uses every screen on the first day',
  async ({ house, prepareDay }) => {
    const day = await prepareDay(async ({ page, founder }) => {
      // The limit of one mail a minute is valid in both processes, even in the process that did not send the first
      // mail.
      const guest = createClient(house.url, house.publishable, { auth: { persistSession: false } })
      for (const _process of house.served()) {
        const { error } = await guest.auth.resend({ type: 'signup', email: founder.email })
        expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
      }
      await page.goto(await house.postbox.waitForLink(founder.email))
    })
    await live(day)
    const served = house.served()
    expect(served).toHaveLength(2)
    for (const { requests, sockets } of served) {
      expect(requests).toBeGreaterThan(100)
      expect(sockets).toBeGreaterThan(0)
    }
  },
)

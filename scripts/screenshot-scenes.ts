/**
 * Every screen, and everything that can be opened on it. Each scene has the person who sees it, the path, and the
 * actions before the picture.
 */
import type { Locator, Page } from '@playwright/test'
import { drawStory } from './demo/pictures.ts'

export type Scene = {
  name: string
  as: 'visitor' | 'founder' | 'newcomer'
  path: string
  /** The actions before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /**
   * If true, the picture shows only the visible window and not the whole page. Use it for elements that are placed
   * in the window, such as dialogs.
   */
  isWindow?: boolean
  /**
   * If true, the scene shows a failure. Then the picture is taken without waiting, and the console may show errors.
   */
  isBroken?: boolean
  /** If true, the scene is visible for only a few seconds, for example a toast. */
  isBrief?: boolean
  /** If true, the scene is a variant of other scenes, and its layout is checked only in the long form. */
  isVariant?: boolean
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const scroll = (part: number) => (page: Page) =>
  page.evaluate(share => scrollTo(0, share * (document.body.scrollHeight - innerHeight)), part)

async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByRole('main').getByRole('textbox').first()
  const replies = page.getByRole('button', { name: 'Copy' })
  await replies.first().waitFor()
  const before = await replies.count()
  await box.fill(text)
  await box.press('Enter')
  await replies.nth(before).waitFor()
}

async function answerCard(page: Page, text: string): Promise<void> {
  const card = page.getByRole('main').getByRole('form')
  await card.getByRole('textbox', { name: 'What happened' }).fill(text)
  await card.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Copy' }).nth(1).waitFor()
}

/** Shows a toast over the current screen by making the sign-out fail. */
async function failToSignOut(page: Page): Promise<void> {
  await page.route('**/auth/v1/logout*', route => route.abort())
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const leave = page.getByRole('button', { name: 'Sign Out', exact: true }).filter({ visible: true })
  await menu.or(leave).first().waitFor()
  if (await menu.isVisible()) await menu.click()
  await leave.click()
  await page.getByText('Error signing out').waitFor()
}

/**
 * Adds a fact. If there is space, the button is beside the helper. Otherwise the button appears after a click on
 * “What I understood”.
 */
async function addFact(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a fact' }).filter({ visible: true })
  const pill = page.getByRole('button', { name: /^What I understood/ }).filter({ visible: true })
  await add.or(pill).first().waitFor()
  if ((await add.count()) === 0) await pill.first().click()
  await add.first().click()
  await page.getByLabel('In your words').fill('Three of seven pay €49 a month')
}

/**
 * Returns the link to share the plan. It uses the link of an earlier scene if there is one, because a plan has at
 * most twenty links.
 */
async function shareLink(page: Page): Promise<Locator> {
  const links = page.getByRole('list', { name: 'Your links' })
  await links.or(page.getByText(/^No links yet/)).waitFor()
  if (!(await links.isVisible())) {
    await page.getByLabel('For whom? (optional)').fill('Ida, who invests before there is a product')
    await page.getByRole('button', { name: 'Create link' }).click()
  }
  const link = links.getByRole('link').first()
  await link.waitFor()
  return link
}

/** Switches on early access and makes the first forecast, unless there is one. */
async function openForecast(page: Page, part = 'Overview'): Promise<void> {
  const open = page.getByRole('button', { name: 'Open early access' })
  const make = page.getByRole('button', { name: 'Make my forecast' })
  const tab = page.getByRole('tab', { name: part })
  await open.or(make).or(tab).first().waitFor()
  if (await open.isVisible()) await open.click()
  await make.or(tab).first().waitFor()
  if (await make.isVisible()) {
    await page.getByLabel(/^Price \(/).fill('49')
    await page.getByLabel('Sold in the first month').fill('5')
    await make.click()
  }
  await tab.click()
}

async function openPlan(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open early access' })
  const section = page.getByRole('region', { name: 'Executive summary' })
  await open.or(section).first().waitFor()
  if (await open.isVisible()) await open.click()
  await section.waitFor()
}

async function openMvp(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open early access' })
  const map = page.getByRole('region', { name: 'Story map' })
  await open.or(map).first().waitFor()
  if (await open.isVisible()) await open.click()
  await map.waitFor()
}

async function openDeck(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Open early access' })
  const next = page.getByRole('region', { name: 'What to answer next' })
  await open.or(next).first().waitFor()
  if (await open.isVisible()) await open.click()
  await next.waitFor()
}

async function bookExpert(page: Page): Promise<void> {
  const join = page.getByRole('button', { name: 'Join Call' })
  await join.or(page.getByRole('button', { name: 'Not now' })).waitFor()
  if (await join.isVisible()) return
  for (const name of ['Not now', 'Access Expert Network', '14:00', 'Book Session']) await press(name)(page)
  await join.waitFor()
}

const visitor: Scene[] = [
  { name: 'landing', as: 'visitor', path: '/', isWindow: true },
  {
    name: 'landing-2-philosophy',
    as: 'visitor',
    path: '/',
    act: scroll(0.35),
    isWindow: true,
    isVariant: true,
  },
  { name: 'landing-3-mission', as: 'visitor', path: '/', act: scroll(0.6), isWindow: true, isVariant: true },
  { name: 'landing-4-value', as: 'visitor', path: '/', act: scroll(1), isWindow: true, isVariant: true },
  { name: 'auth', as: 'visitor', path: '/auth' },
  { name: 'auth-sign-up', as: 'visitor', path: '/auth?view=sign-up' },
  { name: 'auth-forgot', as: 'visitor', path: '/auth?view=forgot', isVariant: true },
  {
    name: 'auth-refused',
    as: 'visitor',
    path: '/auth',
    act: async page => {
      await page.getByLabel('Email').fill('nobody@undaunted.example')
      await page.getByLabel('Password').fill('not-my-password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Sign in failed').waitFor()
    },
    isBroken: true,
    isBrief: true,
    isVariant: true,
  },
  { name: 'mailbox', as: 'visitor', path: '/mailbox' },
  { name: 'not-found', as: 'visitor', path: '/nowhere' },
  { name: 'plan-not-shared', as: 'visitor', path: '/plan/nothing-here', isVariant: true },
  { name: 'document-closed', as: 'visitor', path: '/shared/nothing-here', isVariant: true },
]

const places = [
  ...['dashboard', 'journey', 'validation', 'refinement', 'customers', 'pitch', 'mvp', 'financial', 'deck'],
  ...['business-plan', 'settings', 'plans', 'help', 'experts', 'ai-tools'],
  ...['feed', 'messaging', 'courses', 'mentors', 'profile', 'evidence', 'actions', 'admin'],
]
const founder: Scene[] = [
  ...places.map((name): Scene => ({ name, as: 'founder', path: `/${name}`, isVariant: name === 'mentors' })),
  {
    name: 'deck-edited',
    as: 'founder',
    path: '/deck',
    act: async page => {
      await press('Edit Business model, headline')(page)
      await page.getByLabel('Business model, headline, in your words').scrollIntoViewIfNeeded()
    },
    isWindow: true,
  },
  {
    name: 'mvp-story',
    as: 'founder',
    path: '/mvp',
    act: async page => {
      await page
        .getByRole('region', { name: 'Budget and the line' })
        .getByRole('button', { name: /Take €79 a month/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: /^Story/ }).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'business-plan-edited',
    as: 'founder',
    path: '/business-plan',
    act: async page => {
      await press('Edit Funding request')(page)
      await page.getByLabel('Funding request, in your words').scrollIntoViewIfNeeded()
    },
    isWindow: true,
    isVariant: true,
  },
  {
    name: 'deck-presented',
    as: 'founder',
    path: '/deck',
    act: async page => {
      await press('Present')(page)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('n')
      await page.getByRole('region', { name: 'Notes' }).waitFor()
    },
    isWindow: true,
  },
]

const emptyScene = (name: string): Scene => ({ name: `${name}-empty`, as: 'newcomer', path: `/${name}` })

/** The first day of a member who has made nothing yet. */
const newcomer: Scene[] = [
  ...['dashboard', 'feed', 'evidence'].map(emptyScene),
  ...['journey', 'validation', 'customers', 'messaging', 'profile', 'notifications'].map(
    (name): Scene => ({ ...emptyScene(name), isVariant: true }),
  ),
  {
    name: 'history-empty',
    as: 'newcomer',
    path: '/validation',
    act: press('AI History'),
    isWindow: true,
    isVariant: true,
  },
  ...['Overview', 'Drivers', 'Statements', 'Scenarios'].map(
    (part): Scene => ({
      name: `forecast-${part.toLowerCase()}`,
      as: 'newcomer',
      path: '/financial',
      act: page => openForecast(page, part),
    }),
  ),
  {
    name: 'forecast-figure',
    as: 'newcomer',
    path: '/financial',
    act: async page => {
      await openForecast(page, 'Statements')
      await press(/^Gross profit, Quarter 2/)(page)
      await page.getByRole('dialog').waitFor()
    },
    isWindow: true,
    isVariant: true,
  },
  { name: 'mvp-empty', as: 'newcomer', path: '/mvp', act: openMvp, isVariant: true },
  { name: 'deck-empty', as: 'newcomer', path: '/deck', act: openDeck, isVariant: true },
  { name: 'business-plan-empty', as: 'newcomer', path: '/business-plan', act: openPlan, isVariant: true },
  {
    name: 'refinement-first-answer',
    as: 'newcomer',
    path: '/refinement',
    act: async page => {
      await page.getByLabel('What is your idea?').fill('An app that helps bakeries waste less bread.')
      await page.getByRole('button', { name: 'Refine My Idea' }).click()
      await answer(
        page,
        'Every evening a small bakery in Lyon throws away 15% of what it baked, €900 a month.',
      )
    },
    isVariant: true,
  },
  {
    name: 'validation-talk',
    as: 'newcomer',
    path: '/validation',
    act: async page => {
      await press('Start Validation Simulation')(page)
      await answerCard(page, 'Dentists lose a lot of money because patients do not show up.')
    },
  },
  {
    name: 'pitch-talk',
    as: 'newcomer',
    path: '/pitch',
    act: async page => {
      await press('Start Pitch Coaching')(page)
      await answer(page, 'Beekeepers in Slovenia lose a third of their swarms, about €150 each.')
    },
    isVariant: true,
  },
]

async function openLatest(page: Page, path: string): Promise<void> {
  await press(path === '/customers' ? 'Load Previous Analyses' : 'AI History')(page)
  const wanted =
    path === '/pitch' ? /^Open Pitch Generation/ : path === '/validation' ? /^Open Market/ : /^Open/
  await press(wanted)(page)
  if (path !== '/customers') return
  // Waits until the toast is gone, because the toast is a separate scene.
  const toast = page.getByText('Analysis Loaded')
  await toast.waitFor()
  await toast.waitFor({ state: 'hidden' })
}

const opened: Scene[] = [
  ...['validation', 'refinement', 'customers', 'pitch'].map(
    (name): Scene => ({
      name: `${name}-result`,
      as: 'founder',
      path: `/${name}`,
      act: page => openLatest(page, `/${name}`),
    }),
  ),
  {
    name: 'market',
    as: 'founder',
    path: '/validation',
    act: async page => {
      await openLatest(page, '/validation')
      const result = page.getByRole('region', { name: /^Market for/ })
      await result.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 84))
    },
    isWindow: true,
    isVariant: true,
  },
  {
    name: 'saved-result',
    as: 'founder',
    path: '/dashboard',
    act: async page => {
      await press(/^Market Research/)(page)
      await press(/^Open Market Research/)(page)
      await page.waitForURL('**/result/*')
    },
    isVariant: true,
  },
  { name: 'history', as: 'founder', path: '/validation', act: press('AI History'), isWindow: true },
  { name: 'facts-add', as: 'founder', path: '/customers', act: addFact, isWindow: true },
  {
    name: 'validation-summary',
    as: 'founder',
    path: '/validation',
    act: press(/Summary/),
    isWindow: true,
  },
  { name: 'journey-reset', as: 'founder', path: '/journey?open=reset', isWindow: true, isVariant: true },
  { name: 'journey-export', as: 'founder', path: '/journey?open=export', isWindow: true, isVariant: true },
  {
    name: 'journey-share',
    as: 'founder',
    path: '/journey?open=collaboration',
    act: shareLink,
    isWindow: true,
    isBrief: true,
  },
  {
    name: 'plan-shared',
    as: 'founder',
    path: '/journey?open=collaboration',
    act: async page => {
      const link = await shareLink(page)
      await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
      await page.getByRole('heading', { level: 1, name: 'Chairside' }).waitFor()
    },
  },
  ...(['deck', 'business plan'] as const).flatMap((what): Scene[] => {
    const name = what.replace(' ', '-')
    const share = async (page: Page) => {
      await press('Share')(page)
      return shareLink(page)
    }
    return [
      {
        name: `${name}-share`,
        as: 'founder',
        path: `/${name}`,
        act: share,
        isWindow: true,
        isBrief: true,
        isVariant: true,
      },
      {
        name: `${name}-shared`,
        as: 'founder',
        path: `/${name}`,
        act: async page => {
          const link = await share(page)
          await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
          await page.getByText('Read-only, as of').waitFor()
        },
        isVariant: what !== 'deck',
      },
    ]
  }),
  {
    name: 'mentor',
    as: 'founder',
    path: '/dashboard',
    act: async page => {
      await press('Ask your co-founder')(page)
      const panel = page.getByRole('dialog', { name: 'Chat with your co-founder' })
      await panel.getByRole('textbox').fill('How do I find my first ten customers?')
      await panel.getByRole('textbox').press('Enter')
      await panel.getByRole('button', { name: 'Copy' }).first().waitFor()
    },
    isWindow: true,
  },
  {
    name: 'palette',
    as: 'founder',
    path: '/dashboard',
    act: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('pit')
    },
    isWindow: true,
  },
  {
    name: 'delete-account',
    as: 'founder',
    path: '/settings',
    act: press('Delete Account'),
    isWindow: true,
  },
  { name: 'help-article', as: 'founder', path: '/help', act: press(/Getting Started/i) },
  { name: 'feed-comments', as: 'founder', path: '/feed', act: press(/comments$/) },
  {
    name: 'feed-search',
    as: 'founder',
    path: '/feed',
    act: async page => {
      await page.getByPlaceholder('Search accounts...').fill('Park')
      await page.getByText('Park & Plain').first().waitFor()
    },
    isVariant: true,
  },
  { name: 'story', as: 'founder', path: '/feed', act: press(/^Amara Okafor.*, (new|seen)/), isWindow: true },
  {
    name: 'delete-post',
    as: 'founder',
    path: '/feed',
    act: press('Delete Post'),
    isWindow: true,
    isVariant: true,
  },
  {
    name: 'conversation',
    as: 'founder',
    path: '/messaging',
    act: page => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click(),
    isWindow: true,
  },
  { name: 'messaging-requests', as: 'founder', path: '/messaging?box=requests', isVariant: true },
  {
    name: 'story-new',
    as: 'founder',
    path: '/feed',
    act: async page => {
      const buffer = await drawStory('The view from my chair', 'Nora Lindqvist', 24)
      await page
        .getByLabel('Picture for your story')
        .first()
        .setInputFiles({ name: 'view.png', mimeType: 'image/png', buffer })
      await page.getByRole('img', { name: 'Your story' }).waitFor()
    },
    isWindow: true,
  },
  ...['dashboard', 'feed', 'settings'].map(
    (name): Scene => ({
      name: `${name}-toast`,
      as: 'founder',
      path: `/${name}`,
      act: failToSignOut,
      isWindow: true,
      isVariant: name !== 'dashboard',
      isBroken: true,
      isBrief: true,
    }),
  ),
  {
    name: 'conversation-toast',
    as: 'founder',
    path: '/messaging',
    act: async page => {
      await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click()
      await page.getByRole('textbox').first().waitFor()
      await failToSignOut(page)
    },
    isWindow: true,
    isBroken: true,
    isBrief: true,
  },
  { name: 'notifications', as: 'founder', path: '/notifications' },
  ...['tests', 'people', 'interviews', 'decisions'].map(
    (tab): Scene => ({
      name: `evidence-${tab}`,
      as: 'founder',
      path: `/evidence?tab=${tab}`,
      isVariant: ['interviews', 'decisions'].includes(tab),
    }),
  ),
  {
    name: 'post',
    as: 'founder',
    path: '/feed',
    act: async page => {
      await page.locator('a[href^="/post/"]').first().click()
      await page.waitForURL('**/post/*')
    },
    isVariant: true,
  },
  { name: 'member', as: 'founder', path: '/feed', act: page => openMember(page, 'Amara Okafor') },
  { name: 'people', as: 'founder', path: '/people' },
  { name: 'people-nobody', as: 'founder', path: '/people?place=nowhere', isVariant: true },
  { name: 'saved', as: 'founder', path: '/saved', isVariant: true },
  { name: 'search', as: 'founder', path: '/search?q=customers' },
  { name: 'profile-public', as: 'founder', path: '/profile?view=public', isVariant: true },
  { name: 'profile-posts', as: 'founder', path: '/profile?view=posts', isVariant: true },
  {
    name: 'profile-form',
    as: 'founder',
    path: '/profile',
    act: async page => {
      await press('Edit')(page)
      await page.getByLabel('Full Name').fill('')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText('Name is required').waitFor()
    },
  },
  {
    name: 'avatar-crop',
    as: 'founder',
    path: '/profile',
    act: async page => {
      await press('Edit')(page)
      const buffer = await drawStory('The view from my chair', 'Nora Lindqvist', 24)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'view.png', mimeType: 'image/png', buffer })
      await page.getByAltText('The part that will be shown').waitFor()
    },
    isWindow: true,
  },
  {
    name: 'experts-booked',
    as: 'founder',
    path: '/experts',
    act: bookExpert,
    isVariant: true,
  },
  {
    name: 'experts-join-call',
    as: 'founder',
    path: '/experts',
    act: async page => {
      await bookExpert(page)
      await press('Join Call')(page)
    },
    isWindow: true,
    isVariant: true,
  },
  {
    name: 'feed-unreachable',
    as: 'founder',
    path: '/courses',
    act: async page => {
      await page.route('**/rest/v1/**', route => route.abort())
      await page.getByRole('link', { name: 'Feed', exact: true }).filter({ visible: true }).first().click()
      await page
        .getByRole('button', { name: /again|retry/i })
        .first()
        .waitFor()
    },
    isBroken: true,
    isVariant: true,
  },
]

async function openMember(page: Page, name: string): Promise<void> {
  // The links of recommendations may end with this member's name, so the test searches for a link that begins with
  // the name.
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

export const scenes: readonly Scene[] = [...visitor, ...founder, ...opened, ...newcomer]

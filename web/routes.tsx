// The route table: the screen and layout of each URL, and who may see it.
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { forgetPlace, rememberPlace } from './lib/left-place.ts'
import { hasSessionInUrl, mayHaveSession } from './lib/session-hint.ts'
import { paths } from './paths.ts'
import { Crash } from './screens/crash.tsx'
import { screen } from './screens/late-screen.tsx'
import { Component as AppLayout } from './screens/layouts/app-layout.tsx'
import { Root } from './screens/layouts/root.tsx'
import { Opening } from './screens/opening.tsx'

/** Leads a visitor without a session to /auth, without loading code for members. */
async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  const { hash } = window.location
  const { pathname } = new URL(request.url)
  rememberPlace(pathname)
  if (!mayHaveSession()) throw redirect(paths.auth)
  const { readDrafts, readSession } = await import('./lib/session.ts')
  if (await readSession()) {
    // The drafts are read here and not in a screen, so that the prerendered page stays until the screen is
    // complete.
    await readDrafts()
    forgetPlace(pathname)
    return null
  }
  throw redirect(hasSessionInUrl(hash) ? paths.auth + hash : paths.auth)
}

const members = () => import('./screens/layouts/members.ts')

const topBarScreens: RouteObject[] = [
  { path: paths.feed, handle: { title: 'Feed' }, lazy: screen(() => import('./screens/feed.tsx')) },
  {
    path: paths.messaging,
    handle: { title: 'Messages' },
    lazy: screen(() => import('./screens/messaging.tsx')),
  },
  {
    path: paths.notifications,
    handle: { title: 'Notifications' },
    lazy: screen(() => import('./screens/notifications.tsx')),
  },
  { path: paths.courses, handle: { title: 'Courses' }, lazy: screen(() => import('./screens/courses.tsx')) },
  {
    path: paths.mentors,
    handle: { title: 'My Mentors' },
    lazy: screen(() => import('./screens/mentors.tsx')),
  },
  {
    path: paths.profile,
    handle: { title: 'Your profile' },
    lazy: screen(() => import('./screens/profile.tsx')),
  },
  {
    path: '/post/:postId',
    handle: { title: 'Post' },
    lazy: screen(() => import('./screens/post.tsx')),
  },
  { path: paths.admin, handle: { title: 'Moderation' }, lazy: screen(() => import('./screens/admin.tsx')) },
  {
    path: '/post/:postId/likes',
    handle: { title: 'Liked by' },
    lazy: screen(() => import('./screens/likers.tsx')),
  },
  {
    path: '/profile/:userId/followers',
    handle: { title: 'Followers' },
    lazy: screen(async () => ({ Component: (await import('./screens/follow-lists.tsx')).Followers })),
  },
  {
    path: '/profile/:userId/following',
    handle: { title: 'Following' },
    lazy: screen(async () => ({ Component: (await import('./screens/follow-lists.tsx')).Following })),
  },
  { path: paths.people, handle: { title: 'People' }, lazy: screen(() => import('./screens/people.tsx')) },
  { path: paths.saved, handle: { title: 'Saved posts' }, lazy: screen(() => import('./screens/saved.tsx')) },
  { path: paths.search, handle: { title: 'Search' }, lazy: screen(() => import('./screens/search.tsx')) },
  {
    path: '/profile/:userId',
    handle: { title: 'Profile' },
    lazy: screen(() => import('./screens/member.tsx')),
  },
]

const sidebarScreens: RouteObject[] = [
  {
    path: paths.dashboard,
    handle: { title: 'Dashboard' },
    lazy: async () => {
      const { Dashboard, loadDashboard } = await members()
      return { Component: Dashboard, loader: loadDashboard }
    },
  },
  {
    path: paths.journey,
    handle: { title: 'Building Hub' },
    lazy: screen(() => import('./screens/journey.tsx')),
  },
  {
    path: paths.evidence,
    handle: { title: 'Evidence' },
    lazy: screen(() => import('./screens/evidence.tsx')),
  },
  {
    path: paths.actions,
    handle: { title: 'Actions' },
    lazy: screen(() => import('./screens/actions.tsx')),
  },
  {
    path: '/result/:outputId',
    handle: { title: 'Result' },
    lazy: screen(() => import('./screens/result.tsx')),
  },
  {
    path: paths.validation,
    handle: { title: 'Problem Validation' },
    lazy: screen(() => import('./screens/validation.tsx')),
  },
  {
    path: paths.refinement,
    handle: { title: 'Idea Refinement' },
    lazy: screen(() => import('./screens/refinement.tsx')),
  },
  {
    path: paths.customers,
    handle: { title: 'Customer Analytics' },
    lazy: screen(() => import('./screens/customers.tsx')),
  },
  {
    path: paths.pitch,
    handle: { title: 'Elevator Pitch' },
    lazy: screen(() => import('./screens/pitch.tsx')),
  },
  { path: paths.mvp, handle: { title: 'MVP Creation' }, lazy: screen(() => import('./screens/mvp.tsx')) },
  {
    path: paths.financial,
    handle: { title: 'Financial Forecasting' },
    lazy: screen(() => import('./screens/financial.tsx')),
  },
  {
    path: paths.deck,
    handle: { title: 'Pitch Deck Creation' },
    lazy: screen(() => import('./screens/deck.tsx')),
  },
  {
    path: paths.businessPlan,
    handle: { title: 'Business Plan Generation' },
    lazy: screen(() => import('./screens/business-plan.tsx')),
  },
  {
    path: paths.settings,
    handle: { title: 'Settings' },
    lazy: screen(() => import('./screens/settings.tsx')),
  },
  { path: paths.plans, handle: { title: 'Plans' }, lazy: screen(() => import('./screens/plans.tsx')) },
  { path: paths.help, handle: { title: 'Help Center' }, lazy: screen(() => import('./screens/help.tsx')) },
  {
    path: paths.experts,
    handle: { title: 'Expert Network' },
    lazy: screen(() => import('./screens/experts.tsx')),
  },
  {
    path: paths.aiTools,
    handle: { title: 'AI Tools' },
    lazy: screen(() => import('./screens/ai-tools.tsx')),
  },
]

const publicScreens: RouteObject[] = [
  { path: paths.auth, handle: { title: 'Sign in' }, lazy: screen(() => import('./screens/auth.tsx')) },
  {
    path: paths.resetPassword,
    handle: { title: 'Set a new password' },
    lazy: screen(() => import('./screens/reset-password.tsx')),
  },
  {
    path: paths.mailbox,
    handle: { title: 'Local mailbox' },
    lazy: screen(() => import('./screens/mailbox.tsx')),
  },
  {
    path: paths.unsubscribe,
    handle: { title: 'Unsubscribe' },
    lazy: screen(() => import('./screens/unsubscribe.tsx')),
  },
  {
    path: paths.deleteAccount,
    handle: { title: 'Delete your account' },
    lazy: screen(() => import('./screens/delete-account.tsx')),
  },
  {
    path: '/plan/:token',
    handle: { title: 'A founder’s plan' },
    lazy: screen(() => import('./screens/shared-plan.tsx')),
  },
  {
    path: '/shared/:token',
    handle: { title: 'A founder’s document' },
    lazy: screen(() => import('./screens/shared-document.tsx')),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/ui',
          handle: { title: 'The ui set' },
          lazy: screen(() => import('./screens/ui-gallery.tsx')),
        },
      ]
    : []),
]

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Crash,
    HydrateFallback: Opening,
    children: [
      { path: paths.home, lazy: screen(() => import('./screens/landing.tsx')) },
      {
        Component: AppLayout,
        children: [
          ...publicScreens,
          {
            loader: requireSession,
            lazy: async () => ({ Component: (await members()).MemberLayout }),
            children: [
              { lazy: async () => ({ Component: (await members()).TopBarLayout }), children: topBarScreens },
              {
                lazy: async () => ({ Component: (await members()).SidebarLayout }),
                children: sidebarScreens,
              },
            ],
          },
        ],
      },
      {
        path: '*',
        handle: { title: 'Page not found' },
        lazy: screen(() => import('./screens/not-found.tsx')),
      },
    ],
  },
]

/**
 * The fixtures of a screen test: the answers of a server, a member, and the routes of the app at an address.
 *
 *   test('the profile is saved', async ({ member, backend, open }) => {
 *     backend.hasRows({ profiles: [{ id: member.id, full_name: 'Nora' }] })
 *     const { user } = await open('/settings')
 *     await user.click(await screen.findByRole('button', { name: 'Save Profile' }))
 *     expect(backend.callsTo('tables/profiles', 'PATCH')[0]?.body).toEqual({ full_name: 'Nora' })
 *   })
 */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { Fragment, StrictMode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { test as base, expect, vi } from 'vitest'
import { isLongForm } from '../long-form.ts'
import { cutOff, refuse, ScreenBackend } from './backend.ts'
import { signInAnswer, someMember, type Visitor } from './visitor.ts'

/** Strict mode renders everything twice and is slow, so only the long test run uses it. */
const Mode = isLongForm ? StrictMode : Fragment

type Opened = {
  user: UserEvent
  /** Returns the current path of the page, with its search part. */
  address: () => string
  /** Opens another path without reloading the page, as a link does; -1 goes back. */
  go: (to: string | -1) => Promise<void>
}

type Fixtures = {
  /** Allows these console errors in this test; every other console error fails the test. */
  allowConsole: (...patterns: RegExp[]) => void
  /** The member who opens the pages. */
  member: Visitor
  backend: ScreenBackend
  /** Moves the clock forward at once: `await pass(2000)` for two seconds. */
  pass: (milliseconds: number) => Promise<void>
  /** Opens a path as the member, or as a visitor without a session. A second call acts like a reload. */
  open: (path: string, options?: { isVisitor?: boolean }) => Promise<Opened>
}

/** True between two pages. Nobody is signed in then, so the simulated server refuses requests of the old page. */
let isBetween = true
const refusedBetween = 'AppError: Please sign in and try again.'

export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({ task: _task }, use) => {
      const allowed: RegExp[] = []
      const said: string[] = []
      const note = (...words: unknown[]) => {
        const text = words.map(String).join(' ')
        if (!(isBetween && text === refusedBetween)) said.push(text)
      }
      const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map(spy =>
        spy.mockImplementation(note),
      )
      await use((...patterns) => void allowed.push(...patterns))
      for (const spy of spies) spy.mockRestore()
      expect(said.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  member: async ({ task: _task }, use) => use(someMember()),

  backend: async ({ member }, use) => {
    const backend = new ScreenBackend(member)
    globalThis.fetch = backend.fetch
    await use(backend)
    expect(backend.unanswered).toEqual([])
  },

  // The simulated time also passes at normal speed, so that code that waits does not hang.
  pass: async ({ task: _task }, use) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await use(async milliseconds => void (await vi.advanceTimersByTimeAsync(milliseconds)))
    vi.useRealTimers()
  },

  open: async ({ backend, member, allowConsole: _allowConsole }, use) => {
    const [{ toast }, { supabase }, { queryClient }, { routes }] = await Promise.all([
      import('sonner'),
      import('../../../web/lib/supabase.ts'),
      import('../../../web/lib/query-client.ts'),
      import('../../../web/routes.tsx'),
    ])
    await use(async (path, { isVisitor = false } = {}) => {
      cleanup()
      queryClient.clear()
      const { data } = await supabase.auth.getSession()
      if (!isVisitor && !data.session)
        await supabase.auth.signInWithPassword({ email: member.email, password: 'password' })
      isBetween = false
      backend.calls.length = 0
      const router = createMemoryRouter(routes, { initialEntries: [path] })
      render(
        <Mode>
          <RouterProvider router={router} />
        </Mode>,
      )
      const address = () => router.state.location.pathname + router.state.location.search
      // Types without pauses, because a pause needs a timer, and a test may stop timers.
      const user = userEvent.setup({ delay: null })
      return {
        user: { ...user, click: async element => user.click(await enabled(element)) },
        address,
        // Resolves when the new page is shown. Before that, a query would find elements of the old page.
        go: to =>
          act(async () => {
            const left = router.state.location
            await (to === -1 ? router.navigate(to) : router.navigate(to))
            while (router.state.location === left || router.state.navigation.state !== 'idle')
              await new Promise(resolve => setTimeout(resolve, 10))
          }),
      }
    })
    isBetween = true
    backend.ends()
    cleanup()
    // Removes the open requests and toasts of this test.
    queryClient.clear()
    toast.dismiss()
    backend.answersAsUsual('auth/logout')
    // Signs out with the client of the product, so that the next test finds nothing of this member.
    await supabase.auth.signOut({ scope: 'local' })
    localStorage.clear()
    sessionStorage.clear()
  },
})

/** Returns the whole text of the toast that contains these words. */
export async function findToast(words: string): Promise<string> {
  const found = await screen.findByText(words, { selector: '[data-sonner-toast] *' })
  return found.closest('[data-sonner-toast]')?.textContent ?? ''
}

/** Waits for the first call to a place, because the page shows a change at once and sends it a moment later. */
export const findCall = (backend: ScreenBackend, ...[place, method]: Parameters<ScreenBackend['callsTo']>) =>
  waitFor(() => {
    const [call] = backend.callsTo(place, method)
    if (!call) throw new Error(`Nobody has called ${place}.`)
    return call
  })

export async function findValue(label: string): Promise<string> {
  return (await screen.findByLabelText<HTMLInputElement>(label)).value
}

export const isDisabled = (button: HTMLElement): boolean => (button as HTMLButtonElement).disabled

/** Waits until an element can be clicked, as a person would. */
async function enabled(element: Element): Promise<Element> {
  await waitFor(() => expect(isDisabled(element as HTMLElement) ?? false).toBe(false))
  return element
}

export async function expectGone(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
}

export { cutOff, expect, refuse, screen, signInAnswer, waitFor, within }

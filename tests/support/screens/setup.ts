/** Runs before each file of screen tests, and adds the parts of a browser that happy-dom does not have. */
import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { QuietSocket } from './socket.ts'

/** Replaces the BroadcastChannel of Node, which would reach other threads, whose pages have other members. */
class OwnChannel extends EventTarget {
  onmessage = null
  postMessage(): void {}
  close(): void {}
}

Object.assign(globalThis, {
  WebSocket: QuietSocket,
  BroadcastChannel: OwnChannel,
  undauntedSettings: Promise.resolve(
    Response.json({ url: null, publishableKey: 'publishable', mailbox: true, earlyAccess: 'ask' }),
  ),
})

// Radix calls these methods, and happy-dom does not have them. There is no pointer, and no element scrolls.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})

/**
 * Computes the style of each kind of element only once, because no style sheet of the app is loaded here. Otherwise
 * happy-dom would compare every element with every rule at each search for a role. That takes a seventh of the
 * whole time.
 */
const computedStyle = window.getComputedStyle.bind(window)
const usual = new Map<string, CSSStyleDeclaration>()
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.closest('[style], [hidden]')) return computedStyle(element, pseudo)
  const known = usual.get(element.tagName)
  if (known) return known
  const { display, visibility, pointerEvents } = computedStyle(element)
  const values: Record<string, string> = { display, visibility, pointerEvents }
  const style = { ...values, getPropertyValue: (name: string) => values[name] ?? '' }
  usual.set(element.tagName, style as CSSStyleDeclaration)
  return style as CSSStyleDeclaration
}

// Gives elements a size, because a list that renders only its visible part needs a size.
for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })

configure({
  // Allows a long wait, because the machine may be busy with other tests.
  asyncUtilTimeout: 60_000,
  // Errors show the text of the page instead of its markup, because the text is more useful.
  getElementError: message => new Error(`${message?.split('\n')[0]}\n\n${document.body.textContent}`),
})

// Waits for dynamic imports. If an import is cut off, later files of the thread cannot load that part.
afterAll(() => vi.dynamicImportSettled())

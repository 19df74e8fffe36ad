/** Before each file of screen tests: adds the parts of a browser that happy-dom lacks. */
import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { QuietSocket } from './socket.ts'

/** Node's own BroadcastChannel would reach the other threads, which have other members. */
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

// Methods that Radix calls and happy-dom lacks. There is no pointer and nothing to scroll.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})

/**
 * No style sheet of the app is loaded here, so all elements of a kind look the same unless they have their
 * own style. happy-dom would match every element with every rule whenever a role is searched: a seventh of
 * all its time.
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

// Lists that render only their visible part need a frame with a size.
for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })

configure({
  // The machine may be busy with other tests.
  asyncUtilTimeout: 60_000,
  // The text of the page is more useful than its markup.
  getElementError: message => new Error(`${message?.split('\n')[0]}\n\n${document.body.textContent}`),
})

// A part of a screen that is cut off while it loads could not be loaded by the next files of the thread either.
afterAll(() => vi.dynamicImportSettled())

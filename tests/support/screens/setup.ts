/** Runs before each file of screen tests: adds the parts of a browser that happy-dom does not have. */
import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { QuietSocket } from './socket.ts'

/** Replaces Node's BroadcastChannel, which would reach the other threads, whose pages have other members. */
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

// Methods that Radix calls and happy-dom does not have. There is no pointer, and no element scrolls.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})

/**
 * Computes the style of each kind of element only once, because no style sheet of the app is loaded here.
 * Otherwise happy-dom would match every element with every rule whenever a test searches a role, which takes a
 * seventh of all its time.
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

// Gives elements a size, because lists that render only their visible part need one.
for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })

configure({
  // Waits long, because the machine may be busy with other tests.
  asyncUtilTimeout: 60_000,
  // Errors show the text of the page, because it is more useful than its markup.
  getElementError: message => new Error(`${message?.split('\n')[0]}\n\n${document.body.textContent}`),
})

// Waits for dynamic imports, because later files of the thread could not load a part that was cut off while it
// loads.
afterAll(() => vi.dynamicImportSettled())

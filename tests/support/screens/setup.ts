/** Before each file of screen tests: the parts of a browser that happy-dom lacks. */
import { configure } from '@testing-library/react'
import { QuietSocket } from './socket.ts'

/** Node's own one reaches the other threads, whose members are not the same. */
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

// What Radix asks of an element and happy-dom does not have: there is no pointer, and nothing to scroll.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})

/**
 * No style sheet of the app is loaded here, so all elements of a kind look alike unless they have a style of their own.
 * happy-dom would match every element with every rule again, each time a role is looked for: a seventh of all its time.
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

// Lists that draw only what is in sight need a place with a size.
for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })

configure({
  // The machine may be busy with other tests.
  asyncUtilTimeout: 60_000,
  // The words on the page say more than its markup.
  getElementError: message => new Error(`${message?.split('\n')[0]}\n\n${document.body.textContent}`),
})

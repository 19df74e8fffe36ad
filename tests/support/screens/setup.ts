/** Before each file of screen tests: the parts of a browser that happy-dom lacks. */
import { configure } from '@testing-library/react'
import * as React from 'react'
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

// Lists that draw only what is in sight need a place with a size.
for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })

// React's development build keeps a stack trace of each element it makes, which no test reads: a sixth of all its time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

configure({
  // The machine may be busy with other tests.
  asyncUtilTimeout: 60_000,
  // The words on the page say more than its markup.
  getElementError: message => new Error(`${message?.split('\n')[0]}\n\n${document.body.textContent}`),
})

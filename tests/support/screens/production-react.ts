/**
 * In `npm test`, screens run on the production build of React, as they do for members. This build renders more than
 * twice as fast as the development build and has no `act`. A change in a test is rendered before the next line of
 * the test. The long form uses the development build.
 */
import React from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const beside = new WeakMap<Document, Root>()
let turn = 0

/** Runs the waiting effects. React runs waiting effects before it renders anything else, even in another root. */
function runEffects(): void {
  const root = beside.get(document) ?? createRoot(document.createElement('i'))
  beside.set(document, root)
  turn += 1
  flushSync(() => root.render(turn))
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

function act(change: () => unknown): unknown {
  const results: unknown[] = []
  flushSync(() => void results.push(change()))
  runEffects()
  const [result] = results
  if (!isPromise(result)) return result
  return result.then(value => {
    runEffects()
    return value
  })
}

if (!('act' in React)) Object.assign(React, { act })

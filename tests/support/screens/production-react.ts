/**
 * The screens of `npm test` run on React as founders get it, which draws more than twice as fast as the development build
 * and has no `act`: what a test changes is drawn before the next line. The long form runs on the development build.
 */
import React from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const beside = new WeakMap<Document, Root>()
let turn = 0

/** React runs the effects that wait before it draws anything else, also in another root. */
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

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUser } from './user.ts'

const Screen = () => useUser().id

test('E07 a screen outside of the route guard has no signed-in member and throws an error', () => {
  expect(() => renderToString(createElement(Screen))).toThrow('No authenticated user')
})

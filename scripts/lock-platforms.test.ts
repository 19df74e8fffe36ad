import { expect, test } from 'vitest'
import { houseBuilder } from '../tests/support/planted-house.ts'
import { checkLock } from './lock-platforms.ts'

const houseWith = houseBuilder()
const check = (packages: object) =>
  checkLock(houseWith({ 'package-lock.json': JSON.stringify({ packages }) }))
const painter = { version: '1.0.0', optionalDependencies: { '@painter/mac': '1.0.0' } }

test('DX04 package-lock.json has the binaries of every platform', () => {
  expect(checkLock(process.cwd())).toEqual([])
})

test.each([
  ['beside the others', 'node_modules/@painter/mac'],
  ['in its own folder', 'node_modules/painter/node_modules/@painter/mac'],
])('a lock file passes if a binary is %s', (_, place) => {
  expect(check({ 'node_modules/painter': painter, [place]: { version: '1.0.0' } })).toEqual([])
})

test('a nested package finds its binaries in an outer folder', () => {
  const path = 'node_modules/frame/node_modules/painter'
  const beside = 'node_modules/frame/node_modules/@painter/mac'
  expect(check({ [path]: painter, [beside]: { version: '1.0.0' } })).toEqual([])
  expect(check({ [path]: painter, 'node_modules/@painter/mac': { version: '1.0.0' } })).toEqual([])
})

test.each(['node_modules/painter', 'node_modules/frame/node_modules/painter', ''])(
  'DX04 the error names the missing binary: %s',
  path => {
    const other = { 'node_modules/other/node_modules/@painter/mac': { version: '1.0.0' } }
    expect(check({ [path]: painter, ...other })).toEqual([
      expect.stringMatching(/(painter|package\.json) 1\.0\.0 names @painter\/mac 1\.0\.0, which is missing/),
    ])
  },
)

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstOrAll, inLongForm } from '../tests/support/long-form.ts'
import { houseBuilder } from '../tests/support/planted-house.ts'
import { checkMigrationOrder, problemsOf } from './migration-order.ts'

const houseWith = houseBuilder()
const landed = ['20261117000100_first.sql', '20261209000030_last.sql']
const plus = (...names: string[]) => problemsOf(landed, [...landed, ...names])

test.each([
  ['no new migration', []],
  ['one after the last', ['20261209000040_new.sql']],
  ['two after the last', ['20261209000041_new.sql', '20261209000042_newer.sql']],
  ['one with a later day', ['20261210000010_new.sql']],
])('DX02 these migrations are accepted: %s', (_, names) => {
  expect(plus(...names)).toEqual([])
})

test.each([
  [
    'one with today as its version, which is before the last',
    ['20261117120000_new.sql'],
    ['20261209000040_new.sql'],
  ],
  ['one with the version of the last', ['20261209000030_new.sql'], ['20261209000040_new.sql']],
  ['one without a version', ['new.sql'], ['20261209000040_new.sql']],
  ['two with the same version', ['20261210000010_a.sql', '20261210000010_b.sql'], ['20261210000020_b.sql']],
  [
    'two with versions before the last',
    ['20261201000000_a.sql', '20261202000000_b.sql'],
    ['20261209000040_a.sql', '20261209000050_b.sql'],
  ],
])('DX02 these migrations are refused with the name to use: %s', (_, names, better) => {
  expect(plus(...names).map(line => line.split('name it ')[1])).toEqual(better)
})

function repository(branch: string): string {
  const root = houseWith({ 'supabase/migrations/20261209000030_last.sql': '', 'README.md': '' })
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })
  git('init', '-b', branch)
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'first')
  return root
}
const add = (root: string, name: string) => writeFileSync(join(root, 'supabase/migrations', name), '')

test.each(firstOrAll(['main', 'other']))(
  'DX02 git shows which migrations have landed, on the branch %s',
  branch => {
    const root = repository(branch)
    add(root, '20261210000010_new.sql')
    expect(checkMigrationOrder(root)).toEqual([])
    add(root, '20261201000000_early.sql')
    expect(checkMigrationOrder(root)).toEqual([expect.stringContaining('name it 20261209000040_early.sql')])
  },
)

test('DX02 a migration that is committed only on a branch is still new to main', () => {
  const root = repository('main')
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })
  git('checkout', '-b', 'feature')
  add(root, '20261201000000_early.sql')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'second')
  expect(checkMigrationOrder(root)).toHaveLength(1)
})

inLongForm(test)('DX02 the check also works in a shallow clone', () => {
  const from = repository('main')
  const to = houseWith({})
  execFileSync('git', ['clone', '--depth=1', `file://${from}`, to], { stdio: 'ignore' })
  add(to, '20261201000000_early.sql')
  expect(checkMigrationOrder(to)).toHaveLength(1)
})

test('DX02 without git the check reports no problem', () => {
  expect(checkMigrationOrder(houseWith({ 'supabase/migrations/x.sql': '' }))).toEqual([])
})

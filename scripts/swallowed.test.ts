import { expect, test } from 'vitest'
import { houseBuilder } from '../tests/support/planted-house.ts'
import { checkSwallowed } from './swallowed.ts'

const houseWith = houseBuilder()
const problemsOf = (text: string, path = 'backend/some.ts') => checkSwallowed(houseWith({ [path]: text }))

test.each([
  'void work().catch(() => {})',
  'void work().catch(() => undefined)',
  'void work().catch(() => void 0)',
  'void work().catch(function () {})',
  'void work().catch(async error => {})',
  'void work()\n  .finally(end)\n  .catch(() => {\n    // it does not matter\n  })',
  'void work().then(use, () => {})',
  'try { work() } catch {}',
  'try { work() } catch (error) {}',
  'try { work() } catch { /* it does not matter */ }',
])('%s is reported as a swallowed failure', text => {
  expect(problemsOf(text)).toHaveLength(1)
})

test.each([
  'web/lib/a.tsx',
  'web/public/a.js',
  'supabase/functions/a/index.ts',
  'cofounder/a.ts',
  'scripts/a.mjs',
])('a report of a swallowed failure in %s names its line', path => {
  expect(problemsOf('work()\n\ntry { work() } catch {}', path)).toEqual([
    `${path}:3: a failure vanishes here: handle it, log it, or name why it does not matter`,
  ])
})

test.each([
  'void work().catch(report)',
  'void work().catch(error => log(error))',
  'const found = await stat(path).catch(() => null)',
  'void work().then(use)',
  'function parse() { try { return JSON.parse(text) } catch { return undefined } }',
  'try { work() } finally {}',
  'const nothing = () => {}',
])('%s is not reported as a swallowed failure', text => {
  expect(problemsOf(text)).toEqual([])
})

test('in a test file, an empty catch is allowed', () => {
  expect(problemsOf('try { work() } catch {}', 'backend/some.test.ts')).toEqual([])
})

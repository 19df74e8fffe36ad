import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { houseBuilder } from '../tests/support/planted-house.ts'
import { checkArrows, rooms } from './arrows.ts'

const houseWith = houseBuilder()

const fileIn = (room: string) => {
  const path = room.replace('*', 'some')
  return room.endsWith('/') ? `${path}file.ts` : `${path}.ts`
}
const closed = Object.entries(rooms).filter(([, to]) => !to.includes('*'))

test.each(closed.map(([room, to]) => [room, to]))(
  'the room %s may import only the rooms that are listed for it',
  (room, to) => {
    const others = Object.keys(rooms).filter(other => other !== room && !to.includes(other))
    const from = fileIn(room)
    const imports = others.map(other => {
      const target = relative(dirname(from), fileIn(other))
      return `import type { A } from '${target.startsWith('.') ? target : `./${target}`}'`
    })
    expect(others).not.toEqual([])
    expect(checkArrows(houseWith({ [from]: imports.join('\n') }))).toHaveLength(others.length)
  },
)

const protocols = ['rest', 'auth', 'storage', 'realtime', 'functions', 'mail', 'web', 'cron']

test.each(protocols)('the room %s may not import the room of another protocol', from => {
  const others = protocols.filter(to => to !== from)
  const text = others.map(to => `import '../${to}/${to}.ts'`).join('\n')
  expect(checkArrows(houseWith({ [`backend/${from}/${from}.ts`]: text }))).toHaveLength(others.length)
})

test.each([
  ['web/ui/button.tsx', "import '../features/feed/post.tsx'"],
  ['web/features/feed/post.tsx', "import '../messages/pane.tsx'"],
  ['web/entities/post.ts', "import '../features/feed/post.tsx'"],
  ['web/lib/client.ts', "export * from '../../backend/main.ts'"],
  ['contracts/plans.ts', "import 'react'"],
  ['venture/forecast.ts', "import '../cofounder/helper.ts'"],
  ['cofounder/closing.ts', "import('../web/lib/supabase.ts')"],
  ['cofounder/prompts/pitch/prompt.ts', "import '../mentor/prompt.ts'"],
  ['cofounder/atlas/match.ts', "import '../provider/ask.ts'"],
  ['backend/rest/plan/read.ts', "import type { Plan } from '../../../contracts/plans.ts'"],
  ['backend/rest/parse/url.ts', "import '../plan/read.ts'"],
  ['backend/http/limits.ts', "import '../auth/limits.ts'"],
  ['backend/database/open.ts', "import '../settings.ts'"],
  ['supabase/functions/a/index.ts', "import '../b/index.ts'"],
  ['supabase/functions/_shared/caller.ts', "import '../../../cofounder/provider/ask.ts'"],
])('the file %s may not contain %s', (path, text) => {
  expect(checkArrows(houseWith({ [path]: text }))).toHaveLength(1)
})

test.each(['backend/queues/queue.ts', 'cofounder/misc/odd.ts', 'web/helpers/odd.tsx'])(
  'a file at %s belongs to no room, and the check reports this',
  path => {
    expect(checkArrows(houseWith({ [path]: '' }))).toEqual([`${path}: stands in no room of the house`])
  },
)

test('a circle of imports is found, whatever its length', () => {
  const root = houseWith({
    'backend/a.ts': "import './b.ts'",
    'backend/b.ts': "export { c } from './c.ts'",
    'backend/c.ts': "import type { A } from './a.ts'",
  })
  expect(checkArrows(root)).toEqual([
    'import circle: backend/a.ts → backend/b.ts → backend/c.ts → backend/a.ts',
  ])
})

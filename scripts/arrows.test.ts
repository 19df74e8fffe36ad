import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkArrows } from './arrows.ts'

function houseWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('the house as it stands keeps its arrows', () => {
  expect(checkArrows(process.cwd())).toEqual([])
})

test.each([
  ['web/ui/button.tsx', "import '../features/feed/post.tsx'"],
  ['web/features/feed/post.tsx', "import '../messages/pane.tsx'"],
  ['web/lib/client.ts', "export * from '../../backend/main.ts'"],
  ['contracts/plans.ts', "import 'react'"],
  ['cofounder/pitch.ts', "import('../web/lib/supabase.ts')"],
  ['backend/rest/plan.ts', "import type { Plan } from '../../contracts/plans.ts'"],
  ['supabase/functions/a/index.ts', "import '../b/index.ts'"],
  ['supabase/functions/_shared/caller.ts', "import '../../../cofounder/model.ts'"],
])('%s may not say %s', (path, text) => {
  expect(checkArrows(houseWith({ [path]: text }))).toHaveLength(1)
})

test('a circle is found, however long', () => {
  const root = houseWith({
    'backend/a.ts': "import './b.ts'",
    'backend/b.ts': "export { c } from './c.ts'",
    'backend/c.ts': "import type { A } from './a.ts'",
  })
  expect(checkArrows(root)).toEqual([
    'import circle: backend/a.ts → backend/b.ts → backend/c.ts → backend/a.ts',
  ])
})

import { expect, test } from 'vitest'
import { nodeSpecifier } from './specifiers.ts'

test.each([
  ['npm:zod', 'zod'],
  ['npm:zod@4.1.0', 'zod'],
  ['npm:zod@4/mini', 'zod/mini'],
  ['npm:@supabase/supabase-js@2', '@supabase/supabase-js'],
  ['jsr:@supabase/supabase-js@2', '@supabase/supabase-js'],
  ['npm:/hono@4/cors', 'hono/cors'],
  ['jsr:@supabase/functions-js/edge-runtime.d.ts', 'data:text/javascript,'],
  ['zod', null],
  ['./x.ts', null],
  ['node:fs', null],
])('the import %s becomes %s', (specifier, expected) => {
  expect(nodeSpecifier(specifier)).toBe(expected)
})

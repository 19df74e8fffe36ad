/**
 * Finds swallowed failures, which are empty `catch` blocks in any spelling. They are allowed in tests, but not in
 * the product.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

type Node = { readonly type: string; readonly start: number } & Record<string, unknown>

export function checkSwallowed(root: string): string[] {
  return globSync('{web,contracts,letters,venture,cofounder,supabase,backend,scripts}/**/*.{ts,tsx,js,mjs}', {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(path),
  })
    .map(path => path.replaceAll('\\', '/'))
    .flatMap(file => problemsIn(file, readFileSync(join(root, file), 'utf8')))
}

function problemsIn(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isNode(value)) return
    if (swallows(value)) {
      const line = text.slice(0, value.start).split('\n').length
      found.push(
        `${file}:${line}: a failure vanishes here: handle it, log it, or name why it does not matter`,
      )
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseSync(file, text).program.body)
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * Returns whether the code is `catch {}`, `.catch(() => {})`, `.catch(() => undefined)` or `.then(use, () => {})`.
 * Such code counts even if it contains a comment. Code that returns another value does not count.
 */
function swallows(node: Node): boolean {
  if (node.type === 'CatchClause') return isEmpty(node.body)
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const { property } = node.callee
  const name = isNode(property) ? property.name : undefined
  const given = Array.isArray(node.arguments) ? node.arguments : []
  const handler: unknown = name === 'catch' ? given[0] : name === 'then' ? given[1] : undefined
  if (!isNode(handler) || !/^(Arrow)?FunctionExpression$/.test(handler.type)) return false
  return isEmpty(handler.body) || isUndefined(handler.body)
}

const isEmpty = (body: unknown): boolean =>
  isNode(body) && body.type === 'BlockStatement' && Array.isArray(body.body) && body.body.length === 0

const isUndefined = (value: unknown): boolean =>
  isNode(value) &&
  (value.name === 'undefined' || (value.type === 'UnaryExpression' && value.operator === 'void'))

// Reads a presentation file as a strict program does, and lists its problems.
import { strFromU8, unzipSync } from 'fflate'

type Tag = { name: string; attributes: Record<string, string>; children: Tag[] }
export type Parts = Record<string, Uint8Array>

const numeric = new Set(['x', 'y', 'cx', 'cy', 'lIns', 'tIns', 'rIns', 'bIns', 'marL', 'indent', 'w', 'h'])
/** The preset shapes that a deck may use. */
const presets = new Set(['rect', 'roundRect', 'ellipse', 'line', 'rtTriangle', 'triangle'])

export function lintSlides(given: Uint8Array | Parts): string[] {
  const parts = given instanceof Uint8Array ? unzipSync(given) : given
  const problems: string[] = []
  const trees = new Map<string, Tag>()
  for (const [path, bytes] of Object.entries(parts)) {
    if (!/\.(xml|rels)$/.test(path)) continue
    const tree = parse(strFromU8(bytes))
    if (tree) trees.set(path, tree)
    else problems.push(`${path}: not well formed`)
  }
  problems.push(...lintTypes(parts, trees), ...lintRelations(parts, trees))
  for (const [path, tree] of trees) problems.push(...lintPart(path, tree))
  return problems
}

function lintTypes(parts: Parts, trees: Map<string, Tag>): string[] {
  const types = all(trees.get('[Content_Types].xml'), 'Override', 'Default')
  const named = types
    .map(({ attributes }) => attributes.PartName?.slice(1))
    .filter(name => name !== undefined)
  const endings = types.map(({ attributes }) => attributes.Extension)
  return [
    ...named.filter(name => !(name in parts)).map(name => `an Override without its part: ${name}`),
    ...Object.keys(parts)
      .filter(path => path !== '[Content_Types].xml' && !named.includes(path))
      .filter(path => !endings.includes(path.split('.').at(-1)))
      .map(path => `a part without a type: ${path}`),
  ]
}

function lintRelations(parts: Parts, trees: Map<string, Tag>): string[] {
  return [...trees].flatMap(([path, tree]) => {
    if (!path.endsWith('.rels')) return []
    const owner = path.replace('_rels/', '').replace(/\.rels$/, '')
    const relations = all(tree, 'Relationship').map(({ attributes }) => attributes)
    const ids = relations.map(({ Id }) => Id)
    const broken = relations
      .filter(({ TargetMode }) => TargetMode !== 'External')
      .map(({ Target = '' }) => new URL(Target, `zip:///${owner}`).pathname.slice(1))
      .filter(target => !(target in parts))
    const used = trees.has(owner) ? referencesIn(trees.get(owner) as Tag) : []
    return [
      ...broken.map(target => `${path}: no target ${target}`),
      ...(new Set(ids).size < ids.length ? [`${path}: an id twice`] : []),
      ...used.filter(id => !ids.includes(id)).map(id => `${owner}: no relation ${id}`),
    ]
  })
}

const referencesIn = (tree: Tag): string[] =>
  every(tree).flatMap(({ attributes }) =>
    Object.entries(attributes)
      .filter(([name]) => /^r:(id|embed|link)$/.test(name))
      .map(([, value]) => value),
  )

function lintPart(path: string, tree: Tag): string[] {
  const tags = every(tree)
  const shapes = tags.filter(({ name }) => name === 'p:cNvPr').map(({ attributes }) => attributes.id ?? '')
  const found: string[] = []
  for (const id of shapes) if (!/^[1-9]\d*$/.test(id)) found.push(`shape id "${id}"`)
  if (new Set(shapes).size < shapes.length) found.push('a shape id twice')
  for (const { name, attributes, children } of tags) {
    const has = (child: string) => children.some(each => each.name === child)
    if ((name === 'p:txBody' || name === 'a:txBody') && !has('a:p')) found.push('an empty text body')
    if (name === 'a:tc' && !has('a:txBody')) found.push('an empty table cell')
    if (name === 'a:prstGeom' && !presets.has(attributes.prst ?? ''))
      found.push(`preset "${attributes.prst}"`)
    for (const [key, value] of Object.entries(attributes)) {
      if (numeric.has(key) && /[a-z]/i.test(value)) found.push(`${name} ${key}="${value}"`)
      if ((key === 'cx' || key === 'cy') && Number(value) < 0) found.push(`${name} ${key}="${value}"`)
    }
  }
  if (/notesMaster\d+\.xml$/.test(path) && !tags.some(({ name }) => name === 'p:sp'))
    found.push('a notes master without shapes')
  return found.map(problem => `${path}: ${problem}`)
}

const every = (tree: Tag): Tag[] => [tree, ...tree.children.flatMap(every)]
const all = (tree: Tag | undefined, ...names: string[]): Tag[] =>
  tree ? every(tree).filter(({ name }) => names.includes(name)) : []

/** Parses a tree of tags; returns null if a tag is not closed. */
function parse(xml: string): Tag | null {
  const root: Tag = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, name = '', attributes = '', single] of xml.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop()?.name !== name) return null
      continue
    }
    const given = [...attributes.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)]
    const tag: Tag = {
      name,
      attributes: Object.fromEntries(given.map(([, key, value]) => [key, value])),
      children: [],
    }
    open.at(-1)?.children.push(tag)
    if (!single) open.push(tag)
  }
  const bare = xml.replace(/<[?!][^>]*>|<\/?[A-Za-z][^<>]*>/g, '')
  return open.length === 1 && !/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(bare) ? root : null
}

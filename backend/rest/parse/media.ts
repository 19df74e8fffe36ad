/** The formats of bodies that can be requested or sent. */

type PlanOption = 'analyze' | 'verbose' | 'settings' | 'buffers' | 'wal'
export type ExplainForm = {
  readonly form: 'plan'
  readonly of: MediaType
  readonly format: 'json' | 'text'
  readonly options: readonly PlanOption[]
}
export type MediaType =
  | { readonly form: 'json' | 'csv' | 'openapi' | 'urlencoded' | 'text' | 'xml' | 'bytes' | 'any' }
  | { readonly form: 'object' | 'array'; readonly stripNulls: boolean }
  | ExplainForm
  | { readonly form: 'other'; readonly name: string }

const plain: Record<string, MediaType> = {
  'application/json': { form: 'json' },
  'text/csv': { form: 'csv' },
  'text/plain': { form: 'text' },
  'text/xml': { form: 'xml' },
  'application/openapi+json': { form: 'openapi' },
  'application/x-www-form-urlencoded': { form: 'urlencoded' },
  'application/octet-stream': { form: 'bytes' },
  '*/*': { form: 'any' },
}

export function parseMediaType(text: string): MediaType {
  const [name = '', ...parameters] = text.split(';').map(part => part.trim())
  const simple = plain[name]
  if (simple) return simple
  const vendored = /^application\/vnd\.pgrst\.(plan|object|array)(\+json|\+text)?$/.exec(name)
  if (!vendored) return { form: 'other', name }
  const stripNulls = parameters.length === 1 && parameters[0] === 'nulls=stripped'
  if (vendored[1] === 'object') return { form: 'object', stripNulls }
  if (vendored[1] === 'array') return stripNulls ? { form: 'array', stripNulls } : { form: 'json' }
  return parsePlan(vendored[2] === '+json' ? 'json' : 'text', text)
}

const planOptions: readonly PlanOption[] = ['analyze', 'verbose', 'settings', 'buffers', 'wal']

/**
 * Reads the media type of a plan. It contains another media type, which may be in quotes and may have its own
 * parameters.
 */
function parsePlan(format: 'json' | 'text', text: string): ExplainForm {
  const inner = /;\s*for="([^"]*)"/.exec(text)?.[1] ?? /;\s*for=([^;]*)/.exec(text)?.[1]
  const asked = /;\s*options=([^;]*)/.exec(text)?.[1]?.split('|') ?? []
  const of: MediaType = inner ? parseMediaType(inner) : { form: 'json' }
  return { form: 'plan', of, format, options: planOptions.filter(option => asked.includes(option)) }
}

/** Returns the media types of an Accept header, the most preferred first. */
export function parseAccept(header: string | null | undefined): MediaType[] {
  if (!header) return [{ form: 'any' }]
  const ranked = splitOutsideQuotes(header).map((text, index) => {
    const quality = /;\s*q=([\d.]+)/.exec(text)
    return { text: text.replace(/;\s*q=[\d.]+/, '').trim(), quality: quality ? Number(quality[1]) : 1, index }
  })
  ranked.sort((a, b) => b.quality - a.quality || a.index - b.index)
  return ranked.map(({ text }) => parseMediaType(text))
}

function splitOutsideQuotes(header: string): string[] {
  return header.match(/(?:[^,"]|"[^"]*"?)+/g) ?? []
}

const names = {
  json: 'application/json',
  csv: 'text/csv',
  openapi: 'application/openapi+json',
  urlencoded: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  xml: 'text/xml',
  bytes: 'application/octet-stream',
  any: '*/*',
}

export function mediaTypeName(type: MediaType): string {
  if (type.form === 'other') return type.name
  if (type.form === 'object' || type.form === 'array') {
    return `application/vnd.pgrst.${type.form}+json${type.stripNulls ? ';nulls=stripped' : ''}`
  }
  if (type.form !== 'plan') return names[type.form]
  const options = type.options.length > 0 ? `; options=${type.options.join('|')}` : ''
  return `application/vnd.pgrst.plan+${type.format}; for="${mediaTypeName(type.of)}"${options}`
}

export function contentType(type: MediaType): string {
  return `${mediaTypeName(type)}; charset=utf-8`
}

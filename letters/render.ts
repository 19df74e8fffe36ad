/** Fills a mail template with values. Placeholders are written as in Supabase: `{{ .ConfirmationURL }}`. */
export type TemplateValues = {
  readonly [name: string]: string | number | boolean | null | undefined | TemplateValues
}

export function fillText(template: string, values: TemplateValues): string {
  return fill(template, values, value => value)
}

/** Escapes the values, so that HTML typed by a member appears as text. */
export function fillHtml(template: string, values: TemplateValues): string {
  return fill(template, values, escapeHtml)
}

function fill(template: string, values: TemplateValues, encode: (value: string) => string): string {
  return template.replace(/\{\{\s*\.([\w.]+)\s*\}\}/g, (_, path: string) => encode(lookUp(path, values)))
}

function lookUp(path: string, values: TemplateValues): string {
  let found: TemplateValues[string] = values
  for (const name of path.split('.')) {
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? found[name] : undefined
  }
  return found === null || found === undefined || typeof found === 'object' ? '' : String(found)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** Removes line breaks, because a mail header must be one line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

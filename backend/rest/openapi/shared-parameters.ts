const header = (name: string, choices: readonly string[]) => ({
  name,
  in: 'header',
  required: false,
  type: 'string',
  enum: choices,
})
const query = (name: string) => ({ name, in: 'query', required: false, type: 'string' })

/** The parameters that every table or function accepts, with the names from PostgREST's description. */
export const sharedParameters = {
  select: query('select'),
  order: query('order'),
  offset: query('offset'),
  limit: query('limit'),
  range: { name: 'Range', in: 'header', required: false, type: 'string' },
  rangeUnit: { name: 'Range-Unit', in: 'header', required: false, type: 'string', default: 'items' },
  preferCount: header('Prefer', ['count=exact', 'count=planned', 'count=estimated']),
  preferReturn: header('Prefer', ['return=representation', 'return=minimal']),
  preferParams: header('Prefer', ['handling=strict']),
  preferPost: header('Prefer', [
    'return=representation',
    'return=minimal',
    'return=headers-only',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
  ]),
}

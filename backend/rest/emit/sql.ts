import type { Value } from '../../database/database.ts'
import { quoteIdentifier } from '../../database/identifier.ts'
import { remembering } from '../../remember.ts'
import type { Name } from '../catalogue/catalogue.ts'

/** Returns a quoted name for PostgreSQL. The name may contain any characters. */
export const identifier = remembering(quoteIdentifier)

export const qualified = ({ schema, name }: Name) => `${identifier(schema)}.${identifier(name)}`

export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return quoted.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted
}

/** Collects the values of a statement. In the text of the statement, a value of a caller is only `$1`, `$2` … */
export type Values = { readonly list: Value[]; readonly bind: (value: Value) => string }

export function newValues(): Values {
  const list: Value[] = []
  return { list, bind: value => `$${list.push(value)}` }
}

/** A time at a whole second has no fraction, because PostgreSQL writes none. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the keys with the types of their values, without the values. The keys keep their order, because the
 * order can reveal something too.
 */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'string') {
    if (uuid.test(value)) return 'an id'
    return timestamp.test(value) ? 'a time' : 'text'
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.entries(value).map(([key, child]) => [key, shapeOf(child)])
}

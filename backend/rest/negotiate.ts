import { noMediaType } from './errors.ts'
import { type MediaType, mediaTypeName } from './parse/media.ts'

/** Returns the first requested media type that the API can produce. */
export function negotiate(accept: readonly MediaType[], allowPlan: boolean): MediaType {
  for (const type of accept) {
    const made = madeAs(type, allowPlan)
    if (made) return made
  }
  throw noMediaType(accept.map(mediaTypeName))
}

function madeAs(type: MediaType, allowPlan: boolean): MediaType | null {
  switch (type.form) {
    case 'any':
      return { form: 'json' }
    case 'json':
    case 'csv':
    case 'object':
    case 'array':
      return type
    case 'plan':
      return allowPlan && madeAs(type.of, false) ? type : null
    default:
      return null
  }
}

import { noDescription, noMediaType } from '../errors.ts'
import { describeSchema } from '../openapi/describe-schema.ts'
import { contentType, mediaTypeName } from '../parse/media.ts'
import type { RestResponse } from '../respond/response.ts'
import type { Context } from './context.ts'

/** Answers the root path with an OpenAPI description of the schema. Only one role may read the description. */
export function describeRoot({ request, role, catalogue, config }: Context): RestResponse {
  const isWanted = request.accept.some(({ form }) => form === 'openapi' || form === 'json' || form === 'any')
  if (!isWanted) throw noMediaType(request.accept.map(mediaTypeName))
  if (role !== config.describedTo) throw noDescription()
  const headers: [string, string][] = [['Content-Type', contentType({ form: 'openapi' })]]
  if (request.saysSchema) headers.push(['Content-Profile', request.schema])
  const body = request.method === 'HEAD' ? null : JSON.stringify(describeSchema(catalogue, request.schema))
  return { status: 200, headers, body }
}

import { BodyTooLarge, readBody } from '../http/body.ts'
import { badBody, RestError } from './errors.ts'

export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding !== 'identity') {
    throw new RestError(415, 'PGRST102', `Content-Encoding not acceptable: ${encoding}`)
  }
  return readBody(request, limit).catch(error => {
    throw error instanceof BodyTooLarge ? badBody(error.message, 413) : error
  })
}

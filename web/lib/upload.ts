// Uploads a file and reports the progress. supabase-js uses fetch, which cannot report the progress of an upload.
import { AppError, toAppError } from './errors.ts'
import { passGate } from './leaving.ts'
import { readSession, refreshedToken } from './session.ts'
import { loadSettings } from './settings.ts'

type Upload = {
  bucket: 'avatars' | 'stories'
  path: string
  file: Blob
  /** The progress in whole percent. */
  onProgress: (percent: number) => void
}

export async function upload(wanted: Upload): Promise<void> {
  const session = await readSession()
  if (!session) throw new AppError('unauthorized')
  try {
    await send(wanted, session.access_token)
  } catch (error) {
    if (!isStale(toAppError(error))) throw error
    // The token may have expired during a large upload, so the upload is tried once more with a new token.
    await send(wanted, await refreshedToken())
  }
}

/** Supabase's storage reports an expired token only in its message, with status 400. */
function isStale({ code, message }: AppError): boolean {
  return code === 'unauthorized' || /"exp" claim|jwt expired/i.test(message)
}

async function send({ bucket, path, file, onProgress }: Upload, token: string): Promise<void> {
  const settings = await loadSettings()
  await passGate(token)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${settings.url}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('apikey', settings.publishableKey)
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', file.type)
    request.setRequestHeader('Cache-Control', 'max-age=3600')
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total))
    request.onerror = () => reject(new AppError('network'))
    request.onload = () => {
      if (request.status < 300) resolve()
      else reject(toAppError({ ...refusalIn(request.responseText), status: request.status }))
    }
    request.send(file)
  })
}

function refusalIn(body: string): { message?: unknown; code?: unknown } {
  try {
    const { message, code } = JSON.parse(body)
    return { message, code }
  } catch {
    return {}
  }
}

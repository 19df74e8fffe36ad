import { z } from 'zod'
import { AuthError } from '../errors.ts'
import { type Profile, type ProviderName, type ProviderSettings, providers } from './providers.ts'

const tokenSchema = z.looseObject({ access_token: z.string().min(1) })
const patience = 10_000

/** Turns the provider's code into what it says about the member. */
export async function fetchProfile(
  name: ProviderName,
  settings: ProviderSettings,
  given: { readonly code: string; readonly callbackUrl: string },
): Promise<{ readonly profile: Profile; readonly accessToken: string }> {
  const provider = providers[name]
  try {
    const answer = await ask(settings.tokenUrl ?? provider.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        code: given.code,
        redirect_uri: given.callbackUrl,
      }),
    })
    const { access_token } = tokenSchema.parse(answer)
    const apiUrl = settings.apiUrl ?? provider.apiUrl
    const headers = {
      authorization: `Bearer ${access_token}`,
      accept: 'application/json',
      'user-agent': 'gotrue',
    }
    const profile = await provider.readProfile(path => ask(`${apiUrl}${path}`, { headers }))
    return { profile, accessToken: access_token }
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'its answer was not understood' : String(error)
    throw new AuthError(
      'bad_oauth_callback',
      `Unable to exchange the code with ${name}: ${reason.slice(0, 200)}`,
    )
  }
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}

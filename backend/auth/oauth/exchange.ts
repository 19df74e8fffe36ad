/** Handles the provider's reply: checks it, exchanges its code and reads the member's profile. */
import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { AuthError } from '../errors.ts'
import { type Profile, type ProviderName, type ProviderSettings, providers } from './providers.ts'

const patience = 10_000

export async function fetchProfile(
  name: ProviderName,
  settings: ProviderSettings,
  given: {
    readonly answer: URLSearchParams
    /** The state, whose signature is already checked. */
    readonly state: string
    readonly callbackUrl: string
    readonly codeVerifier: string
  },
): Promise<{ readonly profile: Profile; readonly accessToken: string }> {
  const { issuer, tokenUrl, apiUrl, readProfile } = { ...providers[name], ...settings }
  const server: oauth.AuthorizationServer = { issuer, token_endpoint: tokenUrl }
  const client: oauth.Client = { client_id: settings.clientId }
  const options = (url: string) => ({
    signal: AbortSignal.timeout(patience),
    // Plain http is allowed only for a provider on this machine.
    [oauth.allowInsecureRequests]: url.startsWith('http:'),
  })
  try {
    const { access_token: accessToken } = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(settings.clientSecret),
        oauth.validateAuthResponse(server, client, given.answer, given.state),
        given.callbackUrl,
        given.codeVerifier,
        options(tokenUrl),
      ),
    )
    const headers = new Headers({ accept: 'application/json', 'user-agent': 'gotrue' })
    const profile = await readProfile(async path => {
      const url = new URL(`${apiUrl}${path}`)
      const response = await oauth.protectedResourceRequest(
        accessToken,
        'GET',
        url,
        headers,
        null,
        options(url.href),
      )
      if (!response.ok) throw new Error(`status ${response.status}`)
      return response.json()
    })
    return { profile, accessToken }
  } catch (error) {
    throw refusalOf(error, name)
  }
}

function refusalOf(error: unknown, name: ProviderName): AuthError {
  if (error instanceof oauth.AuthorizationResponseError)
    return new AuthError('bad_oauth_callback', error.error_description || error.error)
  const reason = error instanceof z.ZodError ? 'its answer was not understood' : String(error)
  return new AuthError(
    'bad_oauth_callback',
    `Unable to exchange the code with ${name}: ${reason.slice(0, 200)}`,
  )
}

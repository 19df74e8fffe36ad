/** The sign-in providers and their endpoints. */
import { z } from 'zod'

export type ProviderName = 'github' | 'google'

export type ProviderSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /**
   * The addresses of another server with the same protocol, such as GitHub Enterprise or a provider of the operator.
   */
  readonly authorizeUrl?: string
  readonly tokenUrl?: string
  readonly apiUrl?: string
}

export type OAuthSettings = { readonly [name in ProviderName]?: ProviderSettings | undefined }

/** The data that a provider confirms about a person. */
export type Profile = {
  readonly providerId: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly data: Record<string, unknown>
}

type Provider = {
  readonly issuer: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly apiUrl: string
  readonly scopes: readonly string[]
  readProfile(get: (path: string) => Promise<unknown>): Promise<Profile>
}

const githubUser = z.looseObject({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

const googleUser = z.looseObject({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().nullish(),
  picture: z.string().nullish(),
})

export const providers: Record<ProviderName, Provider> = {
  github: {
    issuer: 'https://github.com',
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    apiUrl: 'https://api.github.com',
    scopes: ['user:email'],
    async readProfile(get) {
      const user = githubUser.parse(await get('/user'))
      const emails = githubEmails.parse(await get('/user/emails'))
      const best = emails.find(email => email.primary) ?? emails[0]
      return {
        providerId: String(user.id),
        email: best?.email ?? '',
        isEmailVerified: best?.verified ?? false,
        data: {
          full_name: user.name ?? user.login,
          name: user.name ?? user.login,
          user_name: user.login,
          preferred_username: user.login,
          avatar_url: user.avatar_url ?? undefined,
        },
      }
    },
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    apiUrl: 'https://openidconnect.googleapis.com/v1',
    scopes: ['openid', 'email', 'profile'],
    async readProfile(get) {
      const user = googleUser.parse(await get('/userinfo'))
      return {
        providerId: user.sub,
        email: user.email,
        isEmailVerified: user.email_verified,
        data: {
          full_name: user.name ?? undefined,
          name: user.name ?? undefined,
          avatar_url: user.picture ?? undefined,
        },
      }
    },
  },
}

export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(providers, name)
}

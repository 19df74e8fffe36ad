import type { OAuthSettings } from './oauth/providers.ts'
import { argon2Cost, type PasswordCost } from './password-hash.ts'
import type { PasswordRequirements } from './password-strength.ts'

/** Read at each request, never copied: the server's own address may be known only once it listens. */
export type AuthConfig = {
  /** The address members return to, and the one address that `redirect_to` may always name. */
  readonly siteUrl: string
  /** Where browsers reach this server; links in mails point to its /auth/v1. */
  readonly externalUrl: string
  /** In Supabase's form: exact addresses, or patterns with `*`, `**` and `?`. */
  readonly additionalRedirectUrls: readonly string[]
  readonly jwtExpirySeconds: number
  readonly enableSignup: boolean
  readonly autoconfirm: boolean
  readonly minPasswordLength: number
  /** The kinds of characters a password must contain, named as in Supabase's config.toml. */
  readonly passwordRequirements: PasswordRequirements
  /** The cost of a password hash. No setting changes it. */
  readonly passwordCost: PasswordCost
  /** Whether the most common passwords are refused. */
  readonly refuseCommonPasswords: boolean
  readonly doubleConfirmEmailChanges: boolean
  readonly otpLength: number
  readonly otpExpirySeconds: number
  readonly totp: { readonly canEnroll: boolean; readonly canVerify: boolean }
  readonly enableManualLinking: boolean
  /** Changing the password in a session older than a day asks for a mailed code first. */
  readonly securePasswordChange: boolean
  readonly refreshReuseGraceSeconds: number
  readonly oauth: OAuthSettings
  /** Keys the digests of mailed codes and refresh tokens, so that a copy of the database opens no session. */
  readonly digestSecret: string
}

export const authDefaults = {
  additionalRedirectUrls: [],
  jwtExpirySeconds: 3600,
  enableSignup: true,
  autoconfirm: false,
  minPasswordLength: 6,
  passwordRequirements: '',
  passwordCost: argon2Cost,
  refuseCommonPasswords: true,
  doubleConfirmEmailChanges: true,
  otpLength: 6,
  otpExpirySeconds: 3600,
  totp: { canEnroll: true, canVerify: true },
  enableManualLinking: false,
  securePasswordChange: false,
  refreshReuseGraceSeconds: 10,
  oauth: {},
} as const satisfies Partial<AuthConfig>

import type { OAuthSettings } from './oauth/providers.ts'
import { argon2Cost, type PasswordCost } from './password-hash.ts'
import type { PasswordRequirements } from './password-strength.ts'

/**
 * Always read from this object at each request, never copied, because the server may learn its own address only
 * once it listens.
 */
export type AuthConfig = {
  /** The address that members return to. A `redirect_to` may always name it. */
  readonly siteUrl: string
  /** Where browsers reach this server. Links in mails point to /auth/v1 under this address. */
  readonly externalUrl: string
  /**
   * Other addresses that a `redirect_to` may name, in Supabase's form: exact addresses, or patterns with `*`,
   * `**` and `?`.
   */
  readonly additionalRedirectUrls: readonly string[]
  readonly jwtExpirySeconds: number
  readonly enableSignup: boolean
  readonly autoconfirm: boolean
  readonly minPasswordLength: number
  /** The kinds of characters a password must contain, named as in Supabase's config.toml. */
  readonly passwordRequirements: PasswordRequirements
  /** The cost of a password hash. Operators cannot change it by a setting; only tests use a cheaper one. */
  readonly passwordCost: PasswordCost
  readonly refuseCommonPasswords: boolean
  readonly doubleConfirmEmailChanges: boolean
  readonly otpLength: number
  readonly otpExpirySeconds: number
  readonly totp: { readonly canEnroll: boolean; readonly canVerify: boolean }
  readonly enableManualLinking: boolean
  /** If true, a member whose session is older than a day must type a mailed code to change the password. */
  readonly securePasswordChange: boolean
  readonly refreshReuseGraceSeconds: number
  readonly oauth: OAuthSettings
  /**
   * The key of the digests of mailed codes and refresh tokens. A copy of the database alone cannot open a
   * session.
   */
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

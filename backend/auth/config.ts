import type { OAuthSettings } from './oauth/providers.ts'
import { argon2Cost, type PasswordCost } from './password-hash.ts'
import type { PasswordRequirements } from './password-strength.ts'

/**
 * Read this object anew for each request, and do not copy it. The server may learn its own address only after it
 * starts to listen.
 */
export type AuthConfig = {
  /** The address to which links return members. It is always allowed as `redirect_to`. */
  readonly siteUrl: string
  /** The address at which browsers reach this server. Links in mails start with this address and /auth/v1. */
  readonly externalUrl: string
  /**
   * Other addresses that are allowed as `redirect_to`, in Supabase's form: exact addresses, or patterns with `*`,
   * `**` and `?`.
   */
  readonly additionalRedirectUrls: readonly string[]
  readonly jwtExpirySeconds: number
  readonly enableSignup: boolean
  readonly autoconfirm: boolean
  readonly minPasswordLength: number
  /** The kinds of characters a password must contain, named as in Supabase's config.toml. */
  readonly passwordRequirements: PasswordRequirements
  /** The cost of a password hash. No setting changes it; only tests use a lower cost. */
  readonly passwordCost: PasswordCost
  readonly refuseCommonPasswords: boolean
  readonly doubleConfirmEmailChanges: boolean
  readonly otpLength: number
  readonly otpExpirySeconds: number
  readonly totp: { readonly canEnroll: boolean; readonly canVerify: boolean }
  readonly enableManualLinking: boolean
  /** If true, a member needs a code from a mail to change the password in a session that is older than a day. */
  readonly securePasswordChange: boolean
  readonly refreshReuseGraceSeconds: number
  readonly oauth: OAuthSettings
  /**
   * The key for the digests of mailed codes and refresh tokens. Without this key, a copy of the database cannot open
   * a session.
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

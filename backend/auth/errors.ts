/** The status and message of GoTrue for each error code, so that clients get the codes they know. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const refusals = {
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'The request cannot be understood'],
  invalid_credentials: [400, 'Invalid login credentials'],
  unsupported_grant_type: [400, 'unsupported_grant_type'],
  email_not_confirmed: [400, 'Email not confirmed'],
  email_address_invalid: [400, 'Email address is invalid'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  user_banned: [400, 'User is banned'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  flow_state_expired: [400, 'invalid flow state, flow state has expired'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  provider_disabled: [400, 'Unsupported provider: provider is not enabled'],
  bad_oauth_state: [400, 'OAuth state parameter is invalid'],
  bad_oauth_callback: [400, 'OAuth callback with invalid request'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_api_key: [401, 'Invalid API key'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  not_admin: [403, 'User not allowed'],
  otp_expired: [403, 'Token has expired or is invalid'],
  insufficient_aal: [403, 'AAL2 required'],
  user_not_found: [404, 'User not found'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  mfa_factor_not_found: [404, 'Factor not found'],
  identity_not_found: [404, 'Identity not found'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled: no single sign-on provider is set up here'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  not_found: [404, 'There is no such call'],
  request_too_large: [413, 'Request body is too large'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  phone_provider_disabled: [422, 'Phone sign-ins are disabled'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  provider_email_needs_verification: [422, 'Provider did not confirm the email address'],
  same_password: [422, 'New password should be different from the old password.'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  weak_password: [422, 'Password is too weak'],
  mfa_factor_name_conflict: [422, 'A factor with the friendly name for this user already exists'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  mfa_challenge_expired: [422, 'MFA challenge has expired, create a new challenge'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_totp_enroll_not_enabled: [422, 'MFA enroll is disabled for TOTP'],
  mfa_totp_verify_not_enabled: [422, 'MFA verification is disabled for TOTP'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  service_unavailable: [503, 'The database cannot be reached right now, please try again'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

type AuthErrorCode = keyof typeof refusals

type Extras = {
  readonly status?: ContentfulStatusCode
  readonly reasons?: readonly string[]
  readonly retryAfterSeconds?: number
}

export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode
  readonly status: ContentfulStatusCode
  readonly reasons: readonly string[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: AuthErrorCode, message: string = refusals[code][1], extras: Extras = {}) {
    super(message)
    this.code = code
    this.status = extras.status ?? refusals[code][0]
    this.reasons = extras.reasons
    this.retryAfterSeconds = extras.retryAfterSeconds
  }
}

/** From this version of the protocol on, `code` is the name of the error and not the HTTP status. */
const wordedCodes = '2024-01-01'
export const apiVersionHeader = 'x-supabase-api-version'

/** Renders the error in the form of the requested API version: the old one or the new one. */
export function renderError(error: AuthError, askedVersion: string | undefined) {
  const isNew =
    askedVersion !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(askedVersion) && askedVersion >= wordedCodes
  const weak = error.reasons ? { weak_password: { reasons: error.reasons } } : {}
  const body = isNew
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak }
  const headers: Record<string, string> = { 'x-sb-error-code': error.code }
  if (isNew) headers[apiVersionHeader] = wordedCodes
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds)
  return { body, headers }
}

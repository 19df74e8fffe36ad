import fc from 'fast-check'
import { people } from '../../access/world.ts'
import { oddBody, oddText, oddValue } from '../../support/odd-values.ts'
import { encodeOdd } from './rest.ts'

const calls: [string, string][] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['POST', '/sso'],
  ['GET', '/verify?token=x&type=signup&redirect_to=https://evil.example'],
  ['GET', '/authorize?provider=github&redirect_to=https://evil.example'],
  ['GET', '/callback?state=x&code=y'],
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', `/factors/${people.owner}/challenge`],
  ['POST', `/factors/${people.owner}/verify`],
  ['DELETE', `/factors/${people.owner}`],
  ['DELETE', '/user/identities/x'],
  ['POST', '/invite'],
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['POST', '/admin/generate_link'],
  ['PUT', `/admin/users/${people.owner}`],
  ['DELETE', `/admin/users/${people.owner}`],
  ['GET', `/admin/users/${people.owner}/factors`],
  ['PATCH', '/user'],
]
/** The fields do not include the password, because hashing thousands of passwords would only measure argon2. */
const field = fc.constantFrom(
  ...['email', 'phone', 'token', 'token_hash', 'type', 'data', 'refresh_token', 'auth_code', 'code_verifier'],
  ...[
    'create_user',
    'nonce',
    'factor_type',
    'friendly_name',
    'challenge_id',
    'code',
    'role',
    'app_metadata',
    'id',
  ],
  ...['ban_duration', 'new_email', 'redirect_to', 'should_soft_delete', '__proto__'],
)

export const authRequest = fc
  .record({
    call: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...calls) },
      { weight: 1, arbitrary: oddText.map((text): [string, string] => ['POST', `/${encodeOdd(text)}`]) },
    ),
    query: fc.oneof(
      fc.constant(''),
      oddText.map(text => `redirect_to=${encodeOdd(text)}`),
    ),
    body: oddBody(field, fc.oneof(oddValue, fc.constantFrom<string>(...Object.values(people)))),
    header: fc.constantFrom<Record<string, string>>(
      {},
      { 'x-supabase-api-version': '2024-01-01' },
      { 'content-type': 'text/plain' },
    ),
  })
  .map(({ call: [method, path], query, body, header }) => ({
    method,
    path: `/auth/v1${path}${query ? `${path.includes('?') ? '&' : '?'}${query}` : ''}`,
    headers: { 'content-type': 'application/json', ...header },
    body: method === 'GET' ? undefined : body,
  }))

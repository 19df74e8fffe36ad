/** Puts a link and a code into a mail. */

import { nameInMail } from '../../letters/name-in-mail.ts'
import type { AuthDeps, LetterName, QueryRunner } from './deps.ts'
import type { IssuedToken } from './one-time-tokens.ts'
import type { UserRow } from './user-record.ts'

export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'invite'

export function verifyLink(
  config: AuthDeps['config'],
  given: { readonly hash: string; readonly type: LinkType; readonly redirectTo: string },
): string {
  const query = new URLSearchParams({ token: given.hash, type: given.type, redirect_to: given.redirectTo })
  // Colons and slashes stay unescaped in the query, because clients search for the exact address that they gave.
  const readable = String(query).replaceAll('%3A', ':').replaceAll('%2F', '/')
  return `${config.externalUrl}/auth/v1/verify?${readable}`
}

export async function sendLink(
  deps: AuthDeps,
  runner: QueryRunner,
  given: {
    readonly template: LetterName
    readonly type: LinkType
    readonly to: string
    readonly user: UserRow
    readonly token: IssuedToken
    readonly redirectTo: string
    readonly newEmail?: string
  },
): Promise<void> {
  const link = verifyLink(deps.config, {
    hash: given.token.hash,
    type: given.type,
    redirectTo: given.redirectTo,
  })
  await deps.mailer.enqueue(runner, {
    template: given.template,
    to: given.to,
    member: given.user.id,
    link,
    values: {
      ...commonValues(deps, given.user, given.to),
      ConfirmationURL: link,
      Token: given.token.code,
      TokenHash: given.token.hash,
      RedirectTo: given.redirectTo,
      NewEmail: given.newEmail ?? given.user.email_change ?? '',
    },
  })
}

export async function sendCode(
  deps: AuthDeps,
  runner: QueryRunner,
  user: UserRow,
  token: IssuedToken,
): Promise<void> {
  const to = user.email ?? ''
  await deps.mailer.enqueue(runner, {
    template: 'reauthentication',
    to,
    member: user.id,
    link: null,
    values: { ...commonValues(deps, user, to), Token: token.code },
  })
}

/**
 * If somebody signs up with an address that already has an account, the reply does not reveal this. Instead a mail
 * tells the owner of the address.
 */
export async function sendAlreadyRegistered(
  deps: AuthDeps,
  runner: QueryRunner,
  user: UserRow,
): Promise<void> {
  const to = user.email ?? ''
  await deps.mailer.enqueue(runner, {
    template: 'already_registered',
    to,
    member: user.id,
    link: `${deps.config.siteUrl.replace(/\/$/, '')}/auth`,
    values: {
      ...commonValues(deps, user, to),
      ConfirmationURL: `${deps.config.siteUrl.replace(/\/$/, '')}/auth`,
      Token: '',
    },
  })
}

function commonValues(deps: AuthDeps, user: UserRow, to: string) {
  const name = user.raw_user_meta_data?.full_name
  return {
    SiteURL: deps.config.siteUrl,
    Email: user.email ?? to,
    Data: { full_name: typeof name === 'string' ? (nameInMail(name) ?? '') : '' },
  }
}

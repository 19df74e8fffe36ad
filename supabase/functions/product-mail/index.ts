// Sends the mails of the product when the server requests it. With a signed link, a member can also stop one kind
// of mail, and a suspended member can delete the account.
import { serviceClient } from '../_shared/clients.ts'
import { deleteAccount } from '../_shared/delete-account.ts'
import { requireEnv } from '../_shared/env.ts'
import { readDeletion } from './deletion-link.ts'
import { deliverDue } from './deliver.ts'
import { failureOf, isAway } from './failure.ts'
import { writeMondayMails } from './monday.ts'
import { readSigned } from './unsubscribe.ts'

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const mondayMs = 3000

export default async function handle(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  try {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/unsubscribe')) return await unsubscribe(request.method, searchParams)
    if (pathname.endsWith('/delete-account')) return await deleteByLink(request, searchParams)
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    if (!(await isTheServer(request))) return refuse(401, 'The server alone sends mails.')
    return Response.json(await work(pathname.endsWith('/monday')))
  } catch (error) {
    const detail = error instanceof Error ? error.message : typeof error
    console.error(JSON.stringify({ level: 'error', function: 'product-mail', detail }))
    return isAway(error)
      ? refuse(503, 'Try again later.', { 'retry-after': '5' })
      : refuse(500, 'Try again later.')
  }
}

/** Does a part of the work. If work is left, requests another call. */
async function work(isMonday: boolean) {
  const service = serviceClient()
  const written = isMonday ? await writeMondayMails(service, new Date(), mondayMs) : null
  const done = written?.isDone === false ? written : { ...written, ...(await deliverDue()) }
  if (done.isDone) return done
  const asked = await service.rpc('go_on_with_mails', { p_are_monday_mails: written?.isDone === false })
  if (asked.error) throw failureOf('asking for another call', asked)
  return done
}

/**
 * Stops one kind of mail for this member. Mail programs send a POST. A person who opens the address gets a page
 * instead, because opening a link must not change anything.
 */
async function unsubscribe(method: string, query: URLSearchParams): Promise<Response> {
  if (method === 'GET' || method === 'HEAD') return toPage('unsubscribe', query)
  if (method !== 'POST') return new Response(null, { status: 405 })
  const signed = await readSigned(query, requireEnv('SUPABASE_SERVICE_ROLE_KEY'))
  if (!signed) return refuse(403, 'This link was not made by us.')
  const stopped = await serviceClient().rpc('stop_mail', {
    p_member: signed.member_id,
    p_kind: signed.kind,
  })
  if (stopped.error) throw failureOf('stopping mails', stopped)
  return Response.json({ stopped: signed.kind }, { headers: cors })
}

/**
 * Deletes an account. The page asks for confirmation and then sends a POST, because mail programs that open links
 * must not delete anything.
 */
async function deleteByLink({ method, signal }: Request, query: URLSearchParams): Promise<Response> {
  if (method === 'GET' || method === 'HEAD') return toPage('delete-account', query)
  if (method !== 'POST') return new Response(null, { status: 405 })
  const member = await readDeletion(query, requireEnv('SUPABASE_SERVICE_ROLE_KEY'))
  if (!member) return refuse(403, 'This link was not made by us, or it is too old.')
  const { data, error } = await serviceClient().auth.admin.getUserById(member)
  if (error && error.status !== 404)
    throw failureOf('reading an account', { error: { message: error.message }, status: error.status ?? 0 })
  const until = data.user?.banned_until
  if (data.user && !(until && Date.parse(until) > Date.now()))
    return refuse(403, 'This account is not suspended: sign in to delete it.')
  if (!(await deleteAccount(member, signal))) return refuse(404, 'This account is deleted already.')
  return Response.json({ deleted: true }, { headers: cors })
}

function toPage(name: string, query: URLSearchParams): Response {
  const location = `${requireEnv('SITE_URL').replace(/\/$/, '')}/${name}?${query}`
  return new Response(null, { status: 303, headers: { location } })
}

/**
 * Returns whether the request has the secret key. Compares digests, so that the duration of the comparison reveals
 * nothing about the key.
 */
async function isTheServer(request: Request): Promise<boolean> {
  const digest = async (text: string) =>
    String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
  const key = await digest(requireEnv('SUPABASE_SERVICE_ROLE_KEY'))
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const given = [request.headers.get('apikey'), bearer]
  return (await Promise.all(given.map(text => digest(text ?? '')))).includes(key)
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...cors, ...headers } })
}

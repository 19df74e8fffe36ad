import type { Context } from 'hono'
import { type AuthDeps, runnerOf } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { requireAdmin } from '../request.ts'
import { toUserJson, type UserRecord, userRecord } from '../user-record.ts'

export async function listUsers(deps: AuthDeps, context: Context): Promise<Response> {
  await requireAdmin(deps, context)
  const page = readNumber(context.req.query('page'), 1)
  const perPage = Math.min(1000, readNumber(context.req.query('per_page'), 50))
  const runner = runnerOf(deps.database)
  const [counted] = await runner.query<{ total: number }>(
    'select count(*)::int as total from auth.users where deleted_at is null',
  )
  const records = await runner.query<UserRecord>(
    `select ${userRecord} from auth.users u where u.deleted_at is null
     order by u.created_at desc, u.id limit $1::int offset $2::bigint`,
    [perPage, (page - 1) * perPage],
  )
  const total = counted?.total ?? 0
  const headers = {
    'x-total-count': String(total),
    link: pageLinks(context.req.url, page, Math.ceil(total / perPage)),
  }
  return context.json({ users: records.map(toUserJson), aud: 'authenticated' }, 200, headers)
}

function readNumber(text: string | undefined, fallback: number): number {
  const number = Number(text || fallback)
  if (!Number.isInteger(number) || number < 0 || number > 1_000_000_000) {
    throw new AuthError('validation_failed', 'Bad Pagination Parameters')
  }
  return number === 0 ? fallback : number
}

function pageLinks(address: string, page: number, lastPage: number): string {
  const linkTo = (target: number, name: string) => {
    const url = new URL(address)
    url.searchParams.set('page', String(target))
    return `<${url.pathname}${url.search}>; rel="${name}"`
  }
  const next = page < lastPage ? [linkTo(page + 1, 'next')] : []
  return [...next, linkTo(Math.max(1, lastPage), 'last')].join(', ')
}

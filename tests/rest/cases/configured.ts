import { type Case, object } from './case.ts'

/**
 * Settings of the API that the database stores with `alter role … set pgrst.*`: few rows, and no rollback on
 * request.
 */
export const configuredAs: Readonly<Record<string, string>> = {
  db_max_rows: '2',
  db_tx_end: 'commit',
  db_aggregates_enabled: 'false',
  db_schemas: 'second, api',
  db_extra_search_path: 'extensions',
}

const api = { 'Accept-Profile': 'api', 'Content-Profile': 'api' }
const of = (path: string, more: Exclude<Case, string> | null = null): Case => ({
  ...more,
  path,
  headers: { ...api, ...more?.headers },
})

/**
 * No request here finds a row to change. PostgREST rolls nothing back with these settings, so a change would stay.
 */
export const configured: readonly Case[] = [
  '/things',
  '/books?select=id',
  of('/books?select=id&order=id'),
  of('/books?select=id&order=id&limit=5'),
  of('/books?select=id&order=id', { path: '', headers: { Prefer: 'count=exact' } }),
  of('/authors?select=id,books!author_id(count)&order=id'),
  of('/books?select=pages.sum()'),
  of('/books?select=count()'),
  of('/authors?select=id,books!author_id(pages.max())'),
  of('/books?select=id', { path: '', headers: { Accept: 'application/vnd.pgrst.plan+json' } }),
  of('/counters?id=eq.999', { path: '', method: 'DELETE' }),
  of('/counters?id=eq.999', { path: '', method: 'PATCH', body: { hits: 1 } }),
  of('/counters?id=eq.999', { path: '', method: 'DELETE', headers: { Prefer: 'handling=strict' } }),
  of('/rpc/nothing', { path: '', method: 'POST', body: {} }),
  of('/rpc/add', { path: '', method: 'POST', body: { a: 1, b: 2 }, headers: object }),
]

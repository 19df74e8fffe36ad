/** Reads the settings that `alter role … set …` has stored: for the table API, and for each role. */
import type { Database } from '../database/database.ts'
import { type RestConfig, txEnds } from './config.ts'

export type RoleSettings = {
  readonly config: RestConfig
  /** The settings of each role, which apply to the requests of that role. */
  readonly roles: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The settings that have no effect here. They are logged, so that the operator learns this. */
  readonly ignored: readonly string[]
}

/** The role whose `pgrst.*` settings configure the API. On Supabase, PostgREST signs in with this role. */
const owner = 'authenticator'

/** Settings that a role cannot change, because they decide who acts or how the backend talks to the database. */
const notTheirs = [
  'role',
  'session_authorization',
  'search_path',
  'client_encoding',
  'default_transaction_isolation',
]

/** If a setting was stored with `in database`, it replaces the same setting for the whole server. */
const query = `
select r.rolname as role, s.name, s.value
from pg_db_role_setting d
join pg_roles r on r.oid = d.setrole
join pg_roles a on a.rolname = $1
cross join lateral (
  select split_part(line, '=', 1) as name, substr(line, strpos(line, '=') + 1) as value from unnest(d.setconfig) as line
) s
left join pg_settings known on lower(known.name) = lower(s.name)
where (d.setdatabase = 0 or d.setdatabase = (select oid from pg_database where datname = current_database()))
  and lower(s.name) <> all ($2::text[])
  and (
    r.oid = a.oid and s.name like 'pgrst.%'
    or (r.oid = a.oid or exists (select from pg_auth_members m where m.roleid = r.oid and m.member = a.oid))
      and (known.context = 'user' or known.context = 'superuser' and has_parameter_privilege(a.oid, known.name, 'set'))
  )
order by d.setdatabase`

type SettingRow = { role: string; name: string; value: string }

export async function readRoleSettings(database: Database, base: RestConfig): Promise<RoleSettings> {
  const rows = await database.run<SettingRow>({ text: query, values: [owner, notTheirs] })
  const roles = new Map<string, Record<string, string>>()
  const own: Record<string, string> = {}
  for (const { role, name, value } of rows) {
    if (name.startsWith('pgrst.')) own[name] = value
    else roles.set(role, { ...roles.get(role), [name]: value })
  }
  return { ...applySettings(base, own), roles }
}

const list = (value: string) => value.split(',').map(part => part.trim())
const truth = (value: string) => ({ true: true, false: false })[value.trim().toLowerCase()]
const count = (value: string) => (/^\d+$/.test(value.trim()) ? Number(value) : undefined)
const oneOf = <T extends string>(values: readonly T[]) => {
  return (value: string) => values.find(one => one === value.trim())
}

/** Reads the value of each setting. Returns undefined for an invalid value. */
const readers: { readonly [name: string]: (value: string) => Partial<RestConfig> | undefined } = {
  'pgrst.db_schemas': value => ({ schemas: list(value) }),
  'pgrst.db_extra_search_path': value => ({ extraSearchPath: list(value) }),
  'pgrst.db_max_rows': value => defined('maxRows', count(value)),
  'pgrst.db_tx_end': value => defined('txEnd', oneOf(txEnds)(value)),
  'pgrst.db_plan_enabled': value => defined('allowPlan', truth(value)),
  'pgrst.db_aggregates_enabled': value => defined('allowAggregates', truth(value)),
}

const defined = <K extends keyof RestConfig>(name: K, value: RestConfig[K] | undefined) =>
  value === undefined ? undefined : { [name]: value }

function applySettings(
  base: RestConfig,
  settings: Readonly<Record<string, string>>,
): Pick<RoleSettings, 'config' | 'ignored'> {
  let config = base
  const ignored: string[] = []
  for (const [name, value] of Object.entries(settings)) {
    const change = readers[name]?.(value)
    if (change === undefined) ignored.push(`${name} = '${value}'`)
    else config = { ...config, ...change }
  }
  return { config, ignored }
}

/**
 * Returns the configuration and the settings for a request of this role. The backend itself applies the statement
 * timeout.
 */
export function forRole({ config, roles }: RoleSettings, role: string) {
  const { statement_timeout: own, ...settings } = roles.get(role) ?? {}
  const timeout = milliseconds(own) || milliseconds(roles.get(owner)?.statement_timeout)
  return { config: timeout ? { ...config, statementTimeoutMs: timeout } : config, settings }
}

const units = { us: 0.001, ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Reads a duration as PostgreSQL writes it. 0 means no limit in PostgreSQL. Here it means the default limit. */
export function milliseconds(text: string | undefined): number {
  const [, amount = '0', unit = 'ms'] = /^\s*(\d+(?:\.\d+)?)\s*(us|ms|s|min|h|d)?\s*$/.exec(text ?? '') ?? []
  return Math.ceil(Number(amount) * units[unit as keyof typeof units])
}

/** The table API: PostgREST's protocol for the tables and functions of the database. */
import { Hono } from 'hono'
import { type BackgroundLog, settled } from '../background.ts'
import type { Database, Queries } from '../database/database.ts'
import { anonymous, type Caller, type IdentifyCaller, isSecret } from '../http/caller.ts'
import { readingAddress, readingBody } from '../http/reading-turns.ts'
import { call } from './actions/call.ts'
import type { Context } from './actions/context.ts'
import { describeRoot } from './actions/describe.ts'
import { options } from './actions/options.ts'
import { read } from './actions/read.ts'
import { write } from './actions/write.ts'
import { readBytes } from './body-bytes.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { type Kept, keepFresh } from './catalogue/keep.ts'
import { loadCatalogue } from './catalogue/load.ts'
import { type RestConfig, restDefaults } from './config.ts'
import { toRestError } from './database-errors.ts'
import { aggregatesNotAllowed } from './errors.ts'
import { refuseSlowPatterns } from './parse/patterns.ts'
import { parseRequest } from './parse/request.ts'
import type { SelectItem } from './parse/tree.ts'
import { errorResponse, type RestResponse, toResponse } from './respond/response.ts'
import { forRole, type RoleSettings, readRoleSettings } from './role-settings.ts'
import { sessionFor } from './session.ts'

export type RestDeps = {
  readonly database: Database
  readonly identify: IdentifyCaller
  /** The database for the statements of a caller. It applies the caller's budget. Without it, there are no limits. */
  readonly forCaller?: (caller: Caller) => Queries
  readonly config?: Partial<RestConfig>
  readonly log?: BackgroundLog
}

export type Rest = {
  readonly app: Hono
  /** Resolves when the catalogue has been read. Requests wait for it. */
  readonly ready: Promise<unknown>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The catalogue and the settings of the API, as they were read from the database. */
type Known = RoleSettings & { readonly catalogue: Catalogue }

export async function createRest(deps: RestDeps): Promise<Rest> {
  const { database, log } = deps
  const base: RestConfig = { ...restDefaults, ...deps.config }
  let lastIgnored = ''
  async function readAll(): Promise<Known> {
    const settings = await readRoleSettings(database, base)
    const ignored = settings.ignored.join(', ')
    if (ignored !== '' && ignored !== lastIgnored)
      log?.warn(`The table API does not know these settings: ${ignored}`)
    lastIgnored = ignored
    return { ...settings, catalogue: await loadCatalogue(database, settings.config) }
  }
  const kept = await keepFresh(database, readAll, log)
  const app = new Hono()
  app.all('*', context => answerRequest(context.req.raw, { ...deps, kept }))
  const ready = kept.current()
  // If reading fails, the requests that wait for it get the error, and a later request starts to read again.
  void settled(ready)
  return { app, ready, reload: kept.reload, close: kept.close }
}

type Served = RestDeps & { readonly kept: Kept<Known> }

async function answerRequest(raw: Request, served: Served): Promise<Response> {
  let caller: Caller = anonymous
  try {
    caller = await served.identify({
      apiKey: raw.headers.get('apikey'),
      authorization: raw.headers.get('authorization'),
    })
    return toResponse(await answer(raw, caller, served))
  } catch (error) {
    return errorResponse(toRestError(error, caller.role !== anonymous.role), raw.method === 'HEAD')
  }
}

/** Splits a URL into the path below `/rest/v1` and the query string. */
function splitUrl(url: string): { path: string; queryString: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const mark = url.indexOf('?', start)
  const path = url.slice(start, mark < 0 ? undefined : mark).replace(/^\/rest\/v1(?=\/|$)/, '')
  return { path: path === '' ? '/' : path, queryString: mark < 0 ? '' : url.slice(mark + 1) }
}

async function answer(raw: Request, caller: Caller, served: Served): Promise<RestResponse> {
  const known = await served.kept.current()
  const { path, queryString } = splitUrl(raw.url)
  // Reading and planning a long URL takes much time, so such requests take turns. A turn ends when the statement
  // has been sent to the database.
  const { answered } = await readingAddress(queryString.length, () => {
    return { answered: begin(raw, path, queryString, caller, known, served) }
  })
  return answered
}

function begin(
  raw: Request,
  path: string,
  queryString: string,
  caller: Caller,
  known: Known,
  served: Served,
): RestResponse | Promise<RestResponse> {
  const { config, settings } = forRole(known, caller.role)
  const header = (name: string) => raw.headers.get(name)
  const request = parseRequest(
    { method: raw.method, path, queryString, header },
    config.schemas,
    config.txEnd.endsWith('allow-override'),
  )
  refuseSlowPatterns(request.query, isSecret(caller))
  if (!config.allowAggregates && hasAggregates(request.query.select)) throw aggregatesNotAllowed()
  const context: Context = {
    request,
    readBody: async parse => {
      const bytes = await readBytes(raw, config.bodyLimit)
      return readingBody(bytes.byteLength, () => parse(bytes))
    },
    role: caller.role,
    session: sessionFor(caller, {
      schema: request.schema,
      extraSearchPath: config.extraSearchPath,
      method: raw.method,
      path,
      headers: raw.headers,
      timezone: request.preferences.timezone,
      roleSettings: settings,
      answerBytes: isSecret(caller) ? config.secretAnswerBytes : config.answerBytes,
    }),
    database: served.forCaller?.(caller) ?? served.database,
    catalogue: known.catalogue,
    config,
  }
  return chooseAction(context)
}

function chooseAction(context: Context): RestResponse | Promise<RestResponse> {
  const { method, resource } = context.request
  if (method === 'OPTIONS') return options(context)
  if (resource.kind === 'root') return describeRoot(context)
  if (resource.kind === 'function') return call(context)
  return method === 'GET' || method === 'HEAD' ? read(context) : write(context)
}

function hasAggregates(items: readonly SelectItem[]): boolean {
  return items.some(item => (item.kind === 'field' ? item.aggregate !== null : hasAggregates(item.items)))
}

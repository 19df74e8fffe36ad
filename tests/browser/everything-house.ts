/**
 * Runs the product in its large setup: PostgreSQL, files in S3, mails by SMTP, and two backend processes. The
 * processes share only these three, and a proxy sends requests to each process in turn.
 */
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, withoutIt } from '../../scripts/machine.ts'
import { startS3 } from '../storage/s3-server.ts'
import { startCluster } from '../support/postgres.ts'
import { type Postbox, startPostbox } from './everything-postbox.ts'
import { type Served, startProxy } from './everything-proxy.ts'
import type { Server } from './journey.ts'
import { startServer } from './start-server.ts'

export type House = Server & {
  readonly postbox: Postbox
  /** Returns how many requests each process received. */
  served(): Served[]
  close(): Promise<void>
}

/** Returns the setup, or the reason why this machine cannot run it. */
export async function startHouse(): Promise<House | { reason: string }> {
  if (!findPostgres()) return { reason: withoutIt('postgres') }
  const folder = await mkdtemp(join(tmpdir(), 'everything-'))
  const [cluster, files, postbox, proxy] = await Promise.all([
    startCluster(),
    startS3(),
    startPostbox(),
    startProxy(),
    cp('dist/web', join(folder, 'web'), { recursive: true }),
  ])
  const keys = {
    PUBLISHABLE_KEY: `sb_publishable_${randomUUID()}`,
    SECRET_KEY: `sb_secret_${randomUUID()}`,
    JWT_SECRET: randomUUID() + randomUUID(),
  }
  const starting = [1, 2].map(number =>
    startServer('everything-process.ts', {
      ...keys,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATABASE_URL: cluster.url('postgres'),
      DATA_DIR: join(folder, `process-${number}`),
      WEB_DIR: join(folder, 'web'),
      STORAGE_URL: files.url,
      SMTP_URL: postbox.url,
      SITE_URL: proxy.url,
      TRUSTED_PROXIES: '127.0.0.1',
      AUTH_AUTOCONFIRM: 'false',
      LOG_LEVEL: 'error',
    }),
  )

  async function close(): Promise<void> {
    await proxy.close()
    const processes = await Promise.allSettled(starting)
    await Promise.all(processes.map(one => one.status === 'fulfilled' && one.value.stop()))
    await Promise.all([files.close(), postbox.close(), cluster.remove()])
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const processes = await Promise.all(starting)
    proxy.spreadOver(processes.map(({ url }) => url))
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: proxy.url,
    publishable: keys.PUBLISHABLE_KEY,
    secret: keys.SECRET_KEY,
    postbox,
    served: proxy.served,
    close,
  }
}

import type { ClientConfig } from 'pg'
import { parse, toClientConfig } from 'pg-connection-string'

/** The settings in a URL, which mean what they mean to psql: `sslmode=require` encrypts, `verify-full` also checks. */
export function clientOptions(url: string): ClientConfig {
  const useLibpqCompat = !/[?&]uselibpqcompat=/.test(url)
  return {
    ...toClientConfig(parse(url, { useLibpqCompat })),
    application_name: 'backend',
    keepAlive: true,
  }
}

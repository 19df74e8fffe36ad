import type { ClientConfig } from 'pg'
import { parse, toClientConfig } from 'pg-connection-string'

/**
 * Reads the settings in a URL as psql does: `sslmode=require` encrypts, `verify-full` also checks the
 * certificate.
 */
export function clientOptions(url: string): ClientConfig {
  const useLibpqCompat = !/[?&]uselibpqcompat=/.test(url)
  return {
    ...toClientConfig(parse(url, { useLibpqCompat })),
    application_name: 'backend',
    keepAlive: true,
  }
}

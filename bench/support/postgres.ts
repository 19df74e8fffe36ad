import { type Cluster, startCluster } from '../../tests/support/postgres.ts'

/**
 * Runs the work with a separate PostgreSQL server. If the machine has no PostgreSQL, the measurement fails with an
 * error that says so.
 */
export async function withPostgres<Outcome>(
  settings: Readonly<Record<string, string>>,
  work: (cluster: Cluster) => Promise<Outcome>,
): Promise<Outcome> {
  const cluster = await startCluster({ settings })
  try {
    return await work(cluster)
  } finally {
    await cluster.remove()
  }
}

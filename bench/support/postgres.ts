import { type Cluster, startCluster } from '../../tests/support/postgres.ts'

/**
 * Runs the work with its own PostgreSQL server. Without PostgreSQL on the machine, the measurement fails and
 * says so.
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

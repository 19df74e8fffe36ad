import { type Cluster, startCluster } from '../../tests/support/postgres.ts'

/** Works with a PostgreSQL server of its own; a machine without one fails the measurement, saying so. */
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

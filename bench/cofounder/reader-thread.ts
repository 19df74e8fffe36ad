import { parentPort, workerData } from 'node:worker_threads'
import { accepted } from '../support/accepted.ts'
import { keys } from '../support/backend-process.ts'
import { percentile } from '../support/percentile.ts'
import type { Reading } from './reader.ts'

const { url, token, count }: Reading = workerData
const headers = { apikey: keys.publishable, authorization: `Bearer ${token}` }
const warmUp = 100
const samples: number[] = []
for (let index = 0; index < warmUp + count; index += 1) {
  const started = performance.now()
  const response = await accepted(
    await fetch(`${url}/rest/v1/profiles?select=id,full_name&limit=5`, { headers }),
  )
  await response.text()
  if (index >= warmUp) samples.push(performance.now() - started)
}
parentPort?.postMessage(percentile(samples, 0.99))

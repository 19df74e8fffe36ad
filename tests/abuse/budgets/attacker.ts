/**
 * Runs the attacker in its own thread, so that the attacker does not delay the measurements of the ordinary
 * member.
 */
import { workerData } from 'node:worker_threads'
import { attacks, type Target } from './attacks.ts'

const { name, target } = workerData as { name: string; target: Target }
await attacks[name]?.(target)

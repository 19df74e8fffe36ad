/** A thread of its own for the attacker, so that the clock of the one who is watched is not held up by it. */
import { workerData } from 'node:worker_threads'
import { attacks, type Target } from './attacks.ts'

const { name, target } = workerData as { name: string; target: Target }
await attacks[name]?.(target)

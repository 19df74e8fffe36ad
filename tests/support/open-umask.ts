/** Preloaded to start a server in the most careless way. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.umask(0)

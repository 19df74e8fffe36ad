/** Preloaded: the most careless way to start a server. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.umask(0)

/** Is loaded before a server starts: sets a umask that leaves new files open to every user. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.umask(0)

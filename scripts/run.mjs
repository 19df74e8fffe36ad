// Runs `scripts/<command>.ts` on the pinned Node, installing what is missing first.
// Plain JavaScript on purpose: this one file must run on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampPath = join(root, 'node_modules', '.installed.json')
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
/** These run on what `npm start` needs; all others also want the development dependencies. */
const runtimeCommands = new Set([
  'start',
  'demo',
  'admin',
  'backup',
  'restore',
  'db:reset',
  'build:web',
  'ask',
])
/** These report when they are ready, over a channel whose end tells them that this process has ended. */
const servers = new Set(['start', 'demo'])
const maxRestarts = 5

const [command, ...args] = process.argv.slice(2)
process.chdir(root)
install(runtimeCommands.has(command) ? 'runtime' : 'everything')
run()

function install(wanted) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex')
  // Who has the development dependencies, by `npm ci` perhaps, keeps them.
  if (existsSync(join(root, 'node_modules', 'vitest'))) wanted = 'everything'
  const stamp = existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, 'utf8')) : {}
  if (stamp.lock === lock && (stamp.what === 'everything' || stamp.what === wanted)) return
  console.log(
    `Installing ${wanted === 'runtime' ? 'what Undaunted runs on' : 'everything, tests included'} …`,
  )
  const started = Date.now()
  // `npm ci` removes node_modules first: not where a server may be running from it.
  if (existsSync(join(root, 'node_modules')) || !npm('ci', wanted)) {
    if (!npm('install', wanted)) fail('The installation did not finish; npm says why above.')
  }
  writeFileSync(stampPath, JSON.stringify({ lock, what: wanted }))
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function npm(how, wanted) {
  const flags = [how, '--no-audit', '--no-fund', '--loglevel=error']
  if (how === 'install') flags.push('--no-save')
  if (wanted === 'runtime') flags.push('--omit=dev')
  // On Windows npm is a command file, which only a shell can start.
  const { status } = spawnSync('npm', flags, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0 && how === 'ci')
    console.error('`npm ci` did not work, npm says why above; trying `npm install`, which is less strict …')
  return status === 0
}

/**
 * Starts the command and stays until it has ended. A server that was ready and ends without having been told to is
 * started again; one that failed before it was ready has logged why, and would fail again.
 */
function run() {
  const script = join('scripts', `${command.replaceAll(':', '-')}.ts`)
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const stdio = ['inherit', 'inherit', 'inherit', ...(servers.has(command) ? ['ipc'] : [])]
  const binary = nodeBinary()
  let restarts = []
  let isStopping = false
  let child = start()

  function start() {
    const started = spawn(binary, [...envFile, script, ...args], { cwd: root, stdio })
    let isReady = false
    started.on('message', word => {
      isReady = word === 'ready'
    })
    // Its last output may not have arrived yet.
    started.on('exit', (...how) =>
      started.connected ? started.once('disconnect', () => hasEnded(...how)) : hasEnded(...how),
    )
    function hasEnded(code, signal) {
      const isAsked = isStopping || code === 0 || signal === 'SIGINT' || signal === 'SIGTERM'
      if (isAsked || !isReady) process.exit(code ?? (isAsked ? 0 : 1))
      restarts = [...restarts.filter(time => time > Date.now() - 60_000), Date.now()]
      const how = `The server ended by itself (${signal ?? `code ${code}`})`
      if (restarts.length > maxRestarts)
        fail(`${how} once more, ${maxRestarts} restarts in a minute are enough.`)
      console.error(`${how} and is started again.`)
      child = start()
    }
    return started
  }

  function stop(signal) {
    isStopping = true
    child.kill(signal)
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  // Ctrl-C reaches the child by itself. A server takes a second one for the first; test runners do not.
  process.on('SIGINT', () => servers.has(command) && stop('SIGINT'))
  if (process.env.npm_lifecycle_event === command) whenNpmIsGone(() => isStopping || stop('SIGTERM'))
}

/** npm runs this through a shell, which may outlive npm, or end before this process, without passing signals on. */
function whenNpmIsGone(then) {
  const shell = process.ppid
  const [, npm] =
    /^\s*(\d+)\s+\S*sh -c /.exec(
      spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(shell)], { encoding: 'utf8' }).stdout ?? '',
    ) ?? []
  setInterval(() => {
    if (process.ppid !== shell || (npm && !isAlive(Number(npm)))) then()
  }, 500)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function nodeBinary() {
  if (existsSync(pinnedNode)) return pinnedNode
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  fail(
    'The pinned Node 24 was not installed: allow install scripts (npm config set ignore-scripts false) and try again.',
  )
}

function fail(line) {
  console.error(line)
  process.exit(1)
}

// Runs `scripts/<command>.ts` on the pinned Node, installing what is missing first.
// Plain JavaScript on purpose: this one file must run on whatever Node (20 or newer) the machine has.
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
const runtimeCommands = new Set(['start', 'demo', 'backup', 'restore', 'db:reset', 'build:web', 'ask'])

const [command, ...args] = process.argv.slice(2)
process.chdir(root)
install(runtimeCommands.has(command) ? 'runtime' : 'everything')
run()

function install(wanted) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex')
  const stamp = existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, 'utf8')) : {}
  if (stamp.lock === lock && (stamp.what === 'everything' || stamp.what === wanted)) return
  console.log(
    `Installing ${wanted === 'runtime' ? 'what Undaunted runs on' : 'everything, tests included'} …`,
  )
  // Not `npm ci`: the lock names the binaries of the platforms its writers had, and `ci` refuses to add this one's.
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (wanted === 'runtime') flags.push('--omit=dev')
  const started = Date.now()
  // On Windows npm is a command file, which only a shell can start.
  const result = spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) fail('The installation did not finish; npm says why above.')
  writeFileSync(stampPath, JSON.stringify({ lock, what: wanted }))
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function run() {
  const script = join('scripts', `${command.replaceAll(':', '-')}.ts`)
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const child = spawn(nodeBinary(), [...envFile, script, ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  // Ctrl-C reaches the child by itself; this process only waits for it to close cleanly.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  )
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

import { spawnSync } from 'node:child_process'

const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], {
  stdio: 'inherit',
})
process.exit(status ?? 1)

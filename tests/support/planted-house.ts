/** Makes small repositories for tests of checks that read code. They are removed when the test file has ended. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

type PlantHouse = (files: Readonly<Record<string, string>>) => string

export function houseBuilder(): PlantHouse {
  const folder = temporaryFolder()
  return files => {
    const root = mkdtempSync(join(folder, 'house-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return root
  }
}

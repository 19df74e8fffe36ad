import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSigningKeys } from './signing-keys-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a list of private ES256 keys is read, and without a path there are no keys', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  await writeFile(join(folder, 'keys.json'), JSON.stringify([{ ...jwk, kid: 'mine', alg: 'ES256' }]))
  expect(await readSigningKeys(folder, './keys.json')).toEqual([{ ...jwk, kid: 'mine' }])
  expect(await readSigningKeys(folder, undefined)).toEqual([])
})

test('OA01 RSA keys are read with all their parts, and a key that is too short is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  await writeFile(
    join(folder, 'rsa.json'),
    JSON.stringify([{ ...jwk, kid: 'mine', alg: 'RS256', use: 'sig' }]),
  )
  expect(await readSigningKeys(folder, './rsa.json')).toEqual([{ ...jwk, kid: 'mine' }])
  await writeFile(join(folder, 'rsa.json'), JSON.stringify([{ ...jwk, n: jwk.n?.slice(0, 171) }]))
  await expect(readSigningKeys(folder, 'rsa.json')).rejects.toThrow('must hold private ES256 or RS256 keys')
})

test.each(['{', '[]', '{}', '[{"kty":"RSA"}]', '[{"kty":"EC","crv":"P-256","x":"a","y":"b"}]'])(
  'a file that contains %s is refused with one line that names the setting',
  async text => {
    await writeFile(join(folder, 'bad.json'), text)
    await expect(readSigningKeys(folder, 'bad.json')).rejects.toThrow(
      /^auth\.signing_keys_path: .*bad\.json must hold/,
    )
  },
)

test('if the file is missing, the error names the file', async () => {
  await expect(readSigningKeys(folder, 'none.json')).rejects.toThrow(/none\.json cannot be read$/)
})

/** Fills a network before its server starts, because a sign-up of each member would cost an argon2 hash. */
import { openDatabase } from '../../backend/database/open.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { keys } from './backend-process.ts'
import { fill, memberId } from './network-data.ts'

export type Target = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/** Returns an access token for each member, signed as the server signs its tokens. */
export async function prepareNetwork(target: Target, members: number): Promise<string[]> {
  const database = await openDatabase(target)
  try {
    await fill(database, members)
    const tokens = await createTokens({ database, keys })
    const iat = Math.floor(Date.now() / 1000)
    const claims = { role: 'authenticated', aud: 'authenticated', iat, exp: iat + 4 * 3600 } as const
    const signed = await Promise.all(
      Array.from({ length: members }, (_, index) => tokens.sign({ ...claims, sub: memberId(index + 1) })),
    )
    await tokens.close()
    return signed
  } finally {
    await database.close()
  }
}

export const environmentOf = ({ dataDir, databaseUrl }: Target): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

/**
 * Signing blocks the thread that serves all requests. A few names are signed at once. Many names are signed in
 * parts, and each part waits for the turn of the member and the network.
 */
import { signingInTurn } from '../http/reading-turns.ts'

const atOnce = 50

export async function signMany(
  names: readonly string[],
  sign: (name: string) => Promise<string>,
  memberId: string | null,
): Promise<Map<string, string>> {
  const distinct = [...new Set(names)]
  const signed = new Map<string, string>()
  for (let from = 0; from < distinct.length; from += atOnce) {
    const some = distinct.slice(from, from + atOnce)
    const addresses = await signingInTurn(
      distinct.length <= atOnce,
      () => Promise.all(some.map(sign)),
      memberId,
    )
    for (const [at, name] of some.entries()) signed.set(name, addresses[at] ?? '')
  }
  return signed
}

/**
 * Counts what all sockets of one address use together, so that a client does not get more by opening more sockets.
 */
import type { Limits } from './limits.ts'

/** The costs of work. The unit is a kilobyte sent to one listener. */
export const work = {
  /** A join sends the database one query for the channel and one for each table. */
  join: 100,
  /** A message reaches other processes through a row in the database. */
  relay: 20,
  /** Reading a frame blocks all other work, so a large frame costs more per kilobyte. */
  read: (bytes: number) => 1 + bytes / 1024 + Math.max(0, bytes / 1024 - 16) * 4,
  of: (bytes: number, listeners: number) => (1 + listeners) * (1 + bytes / 1024),
}

export type AddressAccount = {
  /** Sockets that are open or being opened. */
  sockets: number
  subscriptions: number
  comparedFilters: number
  /** The bytes of frames that are incomplete or waiting. */
  incomingBytes: number
  readonly buffers: Set<{ readonly bufferedAmount: number }>
  spend(units: number): void
  /** Returns how long the next piece of work must wait, or 0 if it can run now. */
  waitMs(): number
  /** Returns how long the address would have to wait until its limit allows all the work that it has done so far. */
  owesMs(): number
}

/**
 * The IPv6 /48 network around an address may belong to one customer with 65,536 addresses. All of them together get
 * this many times the limit of one address.
 */
const timesOfNetwork = 10

export type Addresses = ReturnType<typeof createAddresses>

export function createAddresses(limits: Pick<Limits, 'workPerSecondPerAddress'>) {
  const accounts = new Map<string, AddressAccount>()
  const leaving = new Set<string>()

  function createAccount(perSecond: number, around: () => AddressAccount | null): AddressAccount {
    const perMs = perSecond / 1000
    // The time at which the limit will have allowed all the work so far. New work may run while this is at most one
    // second in the future.
    let paidUntil = 0
    return {
      sockets: 0,
      subscriptions: 0,
      comparedFilters: 0,
      incomingBytes: 0,
      buffers: new Set(),
      spend(units) {
        paidUntil = Math.max(paidUntil, performance.now()) + units / perMs
        around()?.spend(units)
      },
      waitMs: () => Math.max(0, paidUntil - performance.now() - 1000, around()?.waitMs() ?? 0),
      owesMs: () => Math.max(0, paidUntil - performance.now()),
    }
  }

  const ofNetwork = (network: string): AddressAccount =>
    ensure(network, () => createAccount(limits.workPerSecondPerAddress * timesOfNetwork, () => null))

  function ensure(name: string, create: () => AddressAccount): AddressAccount {
    const known = accounts.get(name) ?? create()
    accounts.set(name, known)
    return known
  }

  return {
    /**
     * Finds or creates the account of an address. Its work also counts for the wide network around the address.
     * `leave` removes an account that uses nothing any more.
     */
    of(address: string, network?: string): AddressAccount {
      const around = () => (network === undefined ? null : ofNetwork(network))
      return ensure(address, () => createAccount(limits.workPerSecondPerAddress, around))
    },
    ofNetwork,
    /**
     * Removes an address once its limit allows all the work that it has done. Otherwise a client could avoid the
     * limit by reconnecting.
     */
    leave(address: string): void {
      const account = accounts.get(address)
      if (!account || account.sockets > 0 || leaving.has(address)) return
      leaving.add(address)
      const forget = () => {
        leaving.delete(address)
        if (account.sockets > 0) return
        if (account.owesMs() > 0) this.leave(address)
        else accounts.delete(address)
      }
      const ms = account.owesMs()
      if (ms === 0) forget()
      else setTimeout(forget, ms).unref()
    },
    count: () => accounts.size,
  }
}

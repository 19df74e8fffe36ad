/** What all sockets of one address use together, so that more sockets do not give more. */
import type { Limits } from './limits.ts'

/** One unit is a kilobyte sent to one listener; the rest is weighed against that. */
export const work = {
  /** A join asks the database, once for itself and once for each table. */
  join: 100,
  /** Other processes hear through a row in the database. */
  relay: 20,
  /** Parsing a frame blocks everybody else, so a large frame costs more than its kilobytes. */
  read: (bytes: number) => 1 + bytes / 1024 + Math.max(0, bytes / 1024 - 16) * 4,
  of: (bytes: number, listeners: number) => (1 + listeners) * (1 + bytes / 1024),
}

export type AddressAccount = {
  /** Sockets that are open or about to be. */
  sockets: number
  subscriptions: number
  comparedFilters: number
  /** Bytes of frames that arrived in part or wait. */
  incomingBytes: number
  readonly buffers: Set<{ readonly bufferedAmount: number }>
  spend(units: number): void
  /** How long the next piece of work has to wait; 0 for not at all. */
  waitMs(): number
  /** The time until all its work is paid for. */
  owesMs(): number
}

export type Addresses = ReturnType<typeof createAddresses>

export function createAddresses(limits: Pick<Limits, 'workPerSecondPerAddress'>) {
  const perMs = limits.workPerSecondPerAddress / 1000
  const accounts = new Map<string, AddressAccount>()
  const leaving = new Set<string>()

  function createAccount(): AddressAccount {
    // The moment until which the work done so far is paid for; a second may be used in advance.
    let paidUntil = 0
    return {
      sockets: 0,
      subscriptions: 0,
      comparedFilters: 0,
      incomingBytes: 0,
      buffers: new Set(),
      spend(units) {
        paidUntil = Math.max(paidUntil, performance.now()) + units / perMs
      },
      waitMs: () => Math.max(0, paidUntil - performance.now() - 1000),
      owesMs: () => Math.max(0, paidUntil - performance.now()),
    }
  }

  return {
    /** `leave` removes the account when it holds nothing any more. */
    of(address: string): AddressAccount {
      const known = accounts.get(address) ?? createAccount()
      accounts.set(address, known)
      return known
    },
    /** An address with unpaid work stays remembered; else leaving would be a way around the limit. */
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

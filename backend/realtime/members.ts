/**
 * Counts what all sockets of one member use together, so that a member does not get more by opening more sockets or
 * sessions or by using more tokens.
 */
import type { Channel } from './channel.ts'
import type { Limits } from './limits.ts'

type Member = {
  sockets: number
  subscriptions: number
  /** The number of channels with subscriptions, by caller key. */
  readonly callers: Map<string, number>
}

export type Members = ReturnType<typeof createMembers>

export function createMembers(
  limits: Pick<Limits, 'socketsPerMember' | 'subscriptionsPerMember' | 'callersPerMember'>,
) {
  const members = new Map<string, Member>()

  function of(userId: string): Member {
    const known = members.get(userId) ?? { sockets: 0, subscriptions: 0, callers: new Map() }
    members.set(userId, known)
    return known
  }

  function forgetIdle(userId: string, { sockets, subscriptions }: Member): void {
    if (sockets === 0 && subscriptions === 0) members.delete(userId)
  }

  return {
    /** Reserves a socket for this member. Returns false if the limit is reached. */
    claimSocket(userId: string): boolean {
      const member = of(userId)
      if (member.sockets >= limits.socketsPerMember) return false
      member.sockets += 1
      return true
    },
    releaseSocket(userId: string): void {
      const member = of(userId)
      member.sockets -= 1
      forgetIdle(userId, member)
    },
    /** Returns the reason why the channel may not have this many subscriptions, or null if it may. */
    refusal({ caller: { userId }, callerKey }: Channel, subscriptions: number): string | null {
      const member = userId === null ? undefined : members.get(userId)
      if (!member || subscriptions === 0) return null
      if (member.subscriptions + subscriptions > limits.subscriptionsPerMember)
        return 'SubscriptionLimitReached: Too many postgres_changes of this member'
      if (!member.callers.has(callerKey) && member.callers.size >= limits.callersPerMember)
        return 'SubscriptionLimitReached: Too many sessions of this member listen to postgres_changes'
      return null
    },
    listens({ caller: { userId }, callerKey, subscriptions }: Channel): void {
      if (userId === null || subscriptions.length === 0) return
      const member = of(userId)
      member.subscriptions += subscriptions.length
      member.callers.set(callerKey, (member.callers.get(callerKey) ?? 0) + 1)
    },
    listensNoMore({ caller: { userId }, callerKey, subscriptions }: Channel): void {
      if (userId === null || subscriptions.length === 0) return
      const member = of(userId)
      member.subscriptions -= subscriptions.length
      const left = (member.callers.get(callerKey) ?? 0) - 1
      if (left > 0) member.callers.set(callerKey, left)
      else member.callers.delete(callerKey)
      forgetIdle(userId, member)
    },
    count: () => members.size,
  }
}

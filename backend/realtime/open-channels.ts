/** The channels one socket has joined, and what leaving one of them gives back. */
import type { AddressAccount } from './addresses.ts'
import type { Channel } from './channel.ts'
import type { Presence } from './presence.ts'
import type { createSubscriptions, Subscription } from './subscriptions.ts'
import type { Topics } from './topics.ts'

export type OpenChannels = ReturnType<typeof createOpenChannels>

export function createOpenChannels(
  account: AddressAccount,
  deps: {
    readonly topics: Topics
    readonly presence: Presence
    readonly subscriptions: ReturnType<typeof createSubscriptions<Channel>>
  },
) {
  const channels = new Map<string, Channel>()
  const expiries = new Map<Channel, NodeJS.Timeout>()

  function join(channel: Channel, subscriptions: readonly Subscription<Channel>[]): void {
    account.comparedFilters += comparedIn(subscriptions)
    channel.subscriptions = subscriptions
    channels.set(channel.topic, channel)
    deps.topics.join(channel)
    for (const subscription of subscriptions) deps.subscriptions.add(subscription)
    watchExpiry(channel)
  }

  function leave(channel: Channel): void {
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic)
    forgetExpiry(channel)
    for (const subscription of channel.subscriptions) deps.subscriptions.remove(subscription)
    account.comparedFilters -= comparedIn(channel.subscriptions)
    channel.subscriptions = []
    deps.topics.leave(channel)
    deps.presence.untrack(channel)
  }

  /** An expired token ends the channel; a client that refreshed in time never sees it. */
  function watchExpiry(channel: Channel): void {
    forgetExpiry(channel)
    const { exp } = channel.caller.claims
    if (exp === undefined) return
    const ms = Math.min(Math.max(exp * 1000 - Date.now(), 0), 2 ** 31 - 1)
    const timer = setTimeout(() => channel.end('Token has expired'), ms)
    timer.unref()
    expiries.set(channel, timer)
  }

  function forgetExpiry(channel: Channel): void {
    clearTimeout(expiries.get(channel))
    expiries.delete(channel)
  }

  return {
    channels: channels as ReadonlyMap<string, Channel>,
    join,
    leave,
    watchExpiry,
    subscriptions: () => [...channels.values()].flatMap(channel => channel.subscriptions),
    leaveAll(): void {
      for (const channel of channels.values()) leave(channel)
    },
  }
}

/** How many of them PostgreSQL must compare with every change. */
export function comparedIn(subscriptions: readonly Subscription<Channel>[]): number {
  return subscriptions.filter(({ others }) => others.length > 0).length
}

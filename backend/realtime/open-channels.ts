/** The channels that one socket has joined. Leaving a channel frees its resources. */
import type { Caller } from '../http/caller.ts'
import type { AddressAccount } from './addresses.ts'
import { type Channel, callerKeyOf } from './channel.ts'
import type { Members } from './members.ts'
import type { Presence } from './presence.ts'
import type { createSubscriptions, Subscription } from './subscriptions.ts'
import type { Topics } from './topics.ts'

export type OpenChannels = ReturnType<typeof createOpenChannels>

export function createOpenChannels(
  account: AddressAccount,
  deps: {
    readonly topics: Topics
    readonly presence: Presence
    readonly members: Members
    readonly subscriptions: ReturnType<typeof createSubscriptions<Channel>>
  },
) {
  const channels = new Map<string, Channel>()
  const expiries = new Map<Channel, NodeJS.Timeout>()

  function join(channel: Channel, subscriptions: readonly Subscription<Channel>[]): void {
    channel.subscriptions = subscriptions
    channels.set(channel.topic, channel)
    deps.topics.join(channel)
    listen(channel)
    watchExpiry(channel)
  }

  function leave(channel: Channel): void {
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic)
    forgetExpiry(channel)
    listenNoMore(channel)
    channel.subscriptions = []
    deps.topics.leave(channel)
    deps.presence.untrack(channel)
  }

  function listen(channel: Channel): void {
    account.subscriptions += channel.subscriptions.length
    account.comparedFilters += comparedIn(channel.subscriptions)
    deps.members.listens(channel)
    for (const subscription of channel.subscriptions) deps.subscriptions.add(subscription)
  }

  function listenNoMore(channel: Channel): void {
    for (const subscription of channel.subscriptions) deps.subscriptions.remove(subscription)
    deps.members.listensNoMore(channel)
    account.comparedFilters -= comparedIn(channel.subscriptions)
    account.subscriptions -= channel.subscriptions.length
  }

  /**
   * A client has sent a new token for the channel. The token may belong to another caller. Subscriptions are stored
   * by caller, so they are moved. Returns the reason if the limits do not allow this, and otherwise null.
   */
  function changeCaller(channel: Channel, caller: Caller): string | null {
    listenNoMore(channel)
    channel.caller = caller
    channel.callerKey = callerKeyOf(caller)
    const refused = deps.members.refusal(channel, channel.subscriptions.length)
    if (refused === null) {
      listen(channel)
      watchExpiry(channel)
    } else channel.subscriptions = []
    return refused
  }

  /** Ends the channel when its token expires, unless the client sends a new token in time. */
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
    changeCaller,
    subscriptions: () => [...channels.values()].flatMap(channel => channel.subscriptions),
    leaveAll(): void {
      for (const channel of channels.values()) leave(channel)
    },
  }
}

/** The number of subscriptions that PostgreSQL must compare with every change. */
export function comparedIn(subscriptions: readonly Subscription<Channel>[]): number {
  return subscriptions.filter(({ others }) => others.length > 0).length
}

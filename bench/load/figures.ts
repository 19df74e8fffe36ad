import { formatNumber } from '../support/report.ts'
import type { Figure } from '../support/result.ts'
import type { Measured } from './generator.ts'
import { describeBusy, type Watched } from './watch.ts'

/** The figures of one load. A load is a number of active members for a certain time. */
export type Step = Measured & Watched

/** `steady` is the normal load. `further` are the higher loads that were tried next; the last one may have failed. */
export type Run = { readonly engine: string; readonly steady: Step; readonly further: readonly Step[] }

/** An answer that takes longer than this is too slow for a person. */
const tooSlowMs = 1000
const none = { of: 'value', atMost: 0 } as const

export const isOverKnee = ({ all, errorCount, lost }: Step) =>
  all.p99 > tooSlowMs || errorCount > 0 || lost > 0

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export function steadyFigures({ engine, steady }: Run): Figure[] {
  const { members, seconds, all, errors, errorCount, lost, megabytes, busy } = steady
  const minute = Math.min(60, Math.ceil(megabytes.length / 3))
  return [
    {
      name: `errors of ${members} members, ${engine}`,
      value: errorCount,
      unit: '',
      aim: none,
      note: errors.join('; '),
    },
    { name: `messages lost, ${engine}`, value: lost, unit: '', aim: none },
    {
      name: `all requests, p99, ${engine}`,
      value: all.p99,
      unit: 'ms',
      note: `${formatNumber(all.count / seconds)}/s, p50 ${formatNumber(all.p50)} ms; ${describeBusy(busy)}`,
    },
    {
      name: `memory in the last ${minute} s, ${engine}`,
      value: mean(megabytes.slice(-minute)),
      unit: 'MB',
      peer: { name: `first ${minute} s`, value: mean(megabytes.slice(0, minute)) },
      aim: { of: 'ratio', atMost: 1.1 },
    },
  ]
}

/** Returns the figures of each call, with both engines side by side. */
export function callFigures(one: Run, other: Run): Figure[] {
  const beside = new Map(other.steady.calls.map(figures => [figures.call, figures]))
  return one.steady.calls
    .toSorted((a, b) => a.call.localeCompare(b.call))
    .map(({ call, count, p50, p99 }) => {
      const peer = beside.get(call)
      return {
        name: `${call}, p99, ${one.engine}`,
        value: p99,
        unit: 'ms',
        ...(peer && { peer: { name: other.engine, value: peer.p99 } }),
        note: `p50 ${formatNumber(p50)} ms beside ${formatNumber(peer?.p50 ?? Number.NaN)} ms; ${formatNumber(count / one.steady.seconds)}/s`,
      }
    })
}

export function kneeFigures({ engine, steady, further }: Run): Figure[] {
  const steps = [steady, ...further]
  const held = steps.filter(step => !isOverKnee(step)).at(-1)
  const broken = steps.find(isOverKnee)
  return [
    {
      name: `members who are served well, ${engine}`,
      value: held?.members ?? 0,
      unit: '',
      note: held ? describeStep(held) : '',
    },
    ...(broken
      ? [
          {
            name: `members who are too many, ${engine}`,
            value: broken.members,
            unit: '',
            note: describeStep(broken),
          },
        ]
      : []),
  ]
}

export function describeStep({ all, seconds, errorCount, errors, lost, busy, late, calls }: Step): string {
  const slowest = calls.toSorted((a, b) => b.p99 - a.p99)[0]
  return [
    `${formatNumber(all.count / seconds)} requests/s, p99 ${formatNumber(all.p99)} ms`,
    ...(slowest ? [`slowest: ${slowest.call} with ${formatNumber(slowest.p99)} ms`] : []),
    `${errorCount} errors${errors[0] ? ` (${errors[0]})` : ''}, ${lost} messages lost`,
    describeBusy(busy),
    `the generator ${formatNumber(late)} ms late (p99)`,
  ].join('; ')
}

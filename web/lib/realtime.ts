// Live data. Every change is handled in the same way: a handler changes or refreshes cached queries.
import type { RealtimeChannel } from '@supabase/supabase-js'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import type { Database } from '../../contracts/database.generated.ts'
import { supabase } from './supabase.ts'
import { whenIdle } from './when-idle.ts'

type Tables = Database['public']['Tables']
type RowOf<Table extends keyof Tables> = Tables[Table]['Row']
type ColumnFilter<Row> = `${Extract<keyof Row, string>}=eq.${string}`

type Change<Row> =
  | { event: 'INSERT'; row: Row }
  | { event: 'UPDATE'; row: Row }
  | { event: 'DELETE'; row: Partial<Row> }

const together = 200

/** Opens a channel after the screen was rendered. Earlier changes are read when the channel opens. */
function openWhenIdle(open: () => RealtimeChannel): () => void {
  let channel: RealtimeChannel | undefined
  let isOver = false
  void whenIdle().then(() => {
    if (!isOver) channel = open()
  })
  return () => {
    isOver = true
    if (channel) void supabase.removeChannel(channel)
  }
}

/**
 * Listens to several tables of one project with one channel, and reports which tables changed. An import of
 * hundreds of rows is reported once. When listening starts, all tables are reported. For a deleted row only its
 * key arrives; on Supabase, these are the keys of all members' rows, so `isOurs` checks whether the row was in
 * the cache.
 */
export function useLiveTables<Table extends keyof Tables>(
  tables: readonly Table[],
  filter: string,
  onChange: (changed: ReadonlySet<Table>, cache: QueryClient) => void,
  isOurs: (table: Table, key: object, cache: QueryClient) => boolean,
): void {
  const cache = useQueryClient()
  const id = useId()
  const handleChange = useEffectEvent((changed: ReadonlySet<Table>) => onChange(changed, cache))
  const handleDelete = useEffectEvent((table: Table, key: object) => isOurs(table, key, cache))

  useEffect(() => {
    const waiting = new Set<Table>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (...changed: readonly Table[]) => {
      for (const table of changed) waiting.add(table)
      timer ??= setTimeout(() => {
        timer = undefined
        const all = new Set(waiting)
        waiting.clear()
        handleChange(all)
      }, together)
    }
    const close = openWhenIdle(() => {
      const channel = supabase.channel(`${tables.join('+')}:${filter}:${id}`)
      for (const table of tables) {
        const change = { event: '*', schema: 'public', table, filter } as const
        channel.on('postgres_changes', change, payload => {
          if (payload.eventType !== 'DELETE' || handleDelete(table, payload.old)) tell(table)
        })
      }
      return channel.subscribe(status => {
        if (status === 'SUBSCRIBED') tell(...tables)
      })
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [tables, filter, id])
}

/**
 * Listens to changes of a table while the component is mounted, limited to rows that the caller may read.
 * `filter` names one column (`conversation_id=eq.42`); null means the whole table, and undefined means not to
 * listen. `onGap` is called when listening starts, also after a reconnect, to read the changes missed until then.
 * `onEnd` is called when the server closes the channel, for example because the session ended.
 */
export function useRealtime<Table extends keyof Tables>(
  table: Table,
  filter: ColumnFilter<RowOf<Table>> | null | undefined,
  patch: (change: Change<RowOf<Table>>, cache: QueryClient) => void,
  onGap?: (cache: QueryClient) => void,
  onEnd?: (cache: QueryClient) => void,
): void {
  const cache = useQueryClient()
  const id = useId()
  const handleChange = useEffectEvent((change: Change<RowOf<Table>>) => patch(change, cache))
  const handleGap = useEffectEvent(() => onGap?.(cache))
  const handleEnd = useEffectEvent(() => onEnd?.(cache))

  useEffect(() => {
    if (filter === undefined) return
    let isOver = false
    const close = openWhenIdle(() =>
      supabase
        .channel(`${table}:${filter ?? 'all'}:${id}`)
        .on<RowOf<Table>>(
          'postgres_changes',
          { event: '*', schema: 'public', table, ...(filter === null ? {} : { filter }) },
          payload => {
            if (payload.eventType === 'DELETE') handleChange({ event: 'DELETE', row: payload.old })
            else handleChange({ event: payload.eventType, row: payload.new })
          },
        )
        .subscribe(status => {
          if (status === 'SUBSCRIBED') handleGap()
          if (status === 'CLOSED' && !isOver) handleEnd()
        }),
    )
    return () => {
      isOver = true
      close()
    }
  }, [table, filter, id])
}

// Live data. Every change takes the same way: a handler patches or invalidates the query cache.
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

/** Opens a channel once the screen is drawn. Changes before that are fetched when listening begins. */
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
 * Listens to several tables of one project over one channel and reports which tables changed, so an import of
 * hundreds of rows is reported once. All tables are reported whenever listening begins. For a deleted row
 * only the key arrives, and on Supabase the keys of everybody's rows: `isOurs` checks whether the row was in
 * view.
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
 * Listens to the changes of a table while the component lives, for rows that the caller may read. `filter` is
 * one column (`conversation_id=eq.42`), null for the whole table, or undefined to listen to nothing. `onGap`
 * runs whenever listening begins, at first and after a reconnect, because changes since the last answer were
 * missed and must be fetched. `onEnd` runs when the server ends the channel, for example with the session.
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

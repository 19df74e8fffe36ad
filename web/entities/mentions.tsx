// Turns `@nora_l` or `@Nora Lindqvist` in a text into a link to that member, if the member exists.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { unwrap } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'
import { paths } from '../paths.ts'

const most = 50

/**
 * Finds the members for all names in a list with one query. For a long match such as "Nora Lindqvist Well", it also
 * searches for the beginnings of the match.
 */
export function useMentions(names: readonly string[]): (name: string) => ReactNode {
  const wanted = [...new Set(names.flatMap(beginnings))].sort().slice(0, most)
  const { data } = useQuery({
    queryKey: ['mentions', wanted],
    queryFn: async () => {
      const profiles = () => supabase.from('profiles').select('id, full_name, handle').limit(most)
      const handles = wanted.map(toHandle)
      const [byHandle, byName] = await Promise.all([
        profiles().in('handle', handles),
        profiles().in('full_name', wanted),
      ])
      return { byHandle: unwrap(byHandle), byName: unwrap(byName) }
    },
    enabled: wanted.length > 0,
    staleTime: 5 * 60_000,
    meta: { silent: true },
  })
  const byName = new Map(data?.byName.map(({ id, full_name }) => [full_name, id]))
  const byHandle = new Map(data?.byHandle.map(({ id, handle }) => [handle, id]))
  const idOf = (candidate: string) => byName.get(candidate) ?? byHandle.get(toHandle(candidate))
  return name => {
    const known = beginnings(name).find(candidate => idOf(candidate) !== undefined)
    const id = known && idOf(known)
    if (!id) return undefined
    return (
      <>
        <Link to={paths.member(id)} className="font-medium text-ember-strong hover:underline">
          @{known}
        </Link>
        {name.slice(known.length)}
      </>
    )
  }
}

const toHandle = (name: string) => name.toLowerCase()

function beginnings(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, index) => words.slice(0, words.length - index).join(' '))
}

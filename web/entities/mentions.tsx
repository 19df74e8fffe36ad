// `@Nora Lindqvist` in a text leads to that member, if there is one.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { unwrap } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'
import { paths } from '../paths.ts'

const most = 50

/** One question for all names of a list; longer candidates ("Nora Lindqvist Well") also try their beginnings. */
export function useMentions(names: readonly string[]): (name: string) => ReactNode {
  const wanted = [...new Set(names.flatMap(beginnings))].sort().slice(0, most)
  const { data } = useQuery({
    queryKey: ['mentions', wanted],
    queryFn: async () =>
      unwrap(await supabase.from('profiles').select('id, full_name').in('full_name', wanted).limit(most)),
    enabled: wanted.length > 0,
    staleTime: 5 * 60_000,
    meta: { silent: true },
  })
  const ids = new Map(data?.map(({ id, full_name }) => [full_name, id]))
  return name => {
    const known = beginnings(name).find(candidate => ids.has(candidate))
    const id = known && ids.get(known)
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

function beginnings(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, index) => words.slice(0, words.length - index).join(' '))
}

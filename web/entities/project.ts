// The member's startup project. This query is an entity, because almost every feature needs the project.
import { queryOptions } from '@tanstack/react-query'
import { placeholderDescription, placeholderName } from '../../contracts/venture-name.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export type Project = {
  id: string
  user_id: string
  name: string
  description: string | null
  industry: string | null
}

export const projectColumns = 'id, user_id, name, description, industry'
const firstProject = { name: placeholderName, description: placeholderDescription }

export const projectQuery = (userId: string) =>
  queryOptions({
    queryKey: ['project', userId],
    queryFn: (): Promise<Project> => readOrCreateProject(userId),
    meta: {
      error: {
        title: 'Error loading project',
        text: 'Could not load your startup project. Please try again.',
      },
    },
  })

async function readOrCreateProject(userId: string): Promise<Project> {
  const existing = unwrapMaybe(
    await supabase.from('startup_projects').select(projectColumns).eq('user_id', userId).maybeSingle(),
  )
  if (existing) return existing
  return unwrap(
    await supabase
      .from('startup_projects')
      .insert({ user_id: userId, ...firstProject })
      .select(projectColumns)
      .single(),
  )
}

// Finds whether the founder has open evidence to return to. One open row of each kind is enough to know this, so not
// all rows are read.
import { queryOptions } from '@tanstack/react-query'
import { contactsKey, evidenceKey } from '../../entities/evidence-keys.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const kinds = ['assumptions', 'experiments', 'actions'] as const

/**
 * Reads whether there is open evidence. The query key starts with the key of all evidence, so refreshing all evidence
 * refreshes this too.
 */
export const anyEvidenceQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...evidenceKey(projectId), 'any'],
    queryFn: async () => {
      const project = supabase
        .from('startup_projects')
        .select('assumptions(id), experiments(id), actions(id)')
        .eq('id', projectId)
      for (const kind of kinds) project.eq(`${kind}.state`, 'open').limit(1, { referencedTable: kind })
      return unwrap(await project.single())
    },
  })

/** Reads whether there is a contact. The query key starts with the key of all contacts. */
export const anyContactQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...contactsKey(projectId), 'any'],
    queryFn: async () =>
      unwrap(await supabase.from('contacts').select('id').eq('project_id', projectId).limit(1)),
  })

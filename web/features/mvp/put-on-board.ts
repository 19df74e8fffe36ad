import { useAddEvidence, useChangeEvidence } from '../../entities/evidence.ts'

type Table = 'assumptions' | 'experiments'

/** Adds a card to the board. If the board has the card but it was dropped or archived, opens the card again. */
export function usePutOnBoard<Of extends Table>(
  table: Of,
  projectId: string,
  there: readonly { id: string }[],
) {
  const add = useAddEvidence(table, projectId)
  const change = useChangeEvidence(table, projectId)
  type Row = Parameters<typeof add.mutate>[0]
  return {
    isPending: add.isPending || change.isPending,
    put: (id: string, row: Row, onSuccess?: () => void) => {
      const then = onSuccess ? { onSuccess } : undefined
      const isThere = there.some(each => each.id === id)
      if (isThere) return change.mutate({ id, change: { state: 'open' } as never }, then)
      return add.mutate(...([{ ...row, id }, then] as Parameters<typeof add.mutate>))
    },
  }
}

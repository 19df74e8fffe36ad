import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

/** As high as the card: a sentence and a person. */
export function InvitationSkeleton() {
  return (
    <LoadingFrame label="Loading your invitation">
      <Skeleton className="h-34 rounded-card" />
    </LoadingFrame>
  )
}

import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

/** A placeholder with the height of the loaded card, which shows a sentence and a member. */
export function InvitationSkeleton() {
  return (
    <LoadingFrame label="Loading your invitation">
      <Skeleton className="h-34 rounded-card" />
    </LoadingFrame>
  )
}

import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

export function WeekSkeleton() {
  return (
    <LoadingFrame label="Loading your week" className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-2 max-sm:w-full">
        <Skeleton className="h-6 w-44" />
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <Skeleton className="h-10 w-44" />
    </LoadingFrame>
  )
}

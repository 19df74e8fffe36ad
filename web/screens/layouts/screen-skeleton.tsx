import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

/** A placeholder with the usual shape of a screen: a heading and cards. */
export function ScreenSkeleton() {
  return (
    <LoadingFrame className="grid gap-6">
      <div className="grid gap-3">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-10 w-72 max-w-full" />
      </div>
      <Skeleton className="h-52 rounded-card" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </LoadingFrame>
  )
}

import { Skeleton } from '../../ui/skeleton.tsx'

const four = ['a', 'b', 'c', 'd']

/** The overview while loading, in its dimensions. */
export const OverviewSkeleton = () => (
  <div role="status" aria-busy="true" className="grid grid-cols-1 gap-6">
    <span className="sr-only">Loading</span>
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {four.map((place) => (
        <Skeleton key={place} className="h-27" />
      ))}
    </div>
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Skeleton className="h-76" />
      <div className="grid gap-6">
        <Skeleton className="h-49" />
        <Skeleton className="h-65" />
      </div>
    </div>
  </div>
)

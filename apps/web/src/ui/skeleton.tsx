import { classes } from './class-names.ts'

/** A placeholder of the size of the line or picture that is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-pulse rounded-base bg-line/60', className)} />
)

/** The outline of a card that is loading, with its first two lines. */
export const CardSkeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={classes(
      'grid grid-cols-1 content-start gap-3 overflow-hidden rounded-base border border-line bg-raised p-4',
      className,
    )}
  >
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-3 w-3/5" />
  </span>
)

export function CardSkeletons({ count = 3, className = 'h-36' }: { count?: number; className?: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: count }, (_, place) => `place-${place}`).map((place) => (
        <CardSkeleton key={place} className={className} />
      ))}
    </div>
  )
}

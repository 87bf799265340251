import { classes } from './class-names.ts'

/** A placeholder of the size of the content that is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-pulse rounded-base bg-line/60', className)} />
)

export function CardSkeletons({ count = 3, className = 'h-36' }: { count?: number; className?: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: count }, (_, place) => `place-${place}`).map((place) => (
        <Skeleton key={place} className={className} />
      ))}
    </div>
  )
}

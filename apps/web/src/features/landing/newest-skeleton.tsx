import { PageSection } from '../../ui/marketing/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder rows for the newest internships; `busy` while they load. */
export const NewestSkeleton = ({ busy }: { busy: boolean }) => (
  <PageSection title="Newest internships" intro={<Skeleton className="h-5 w-40" />}>
    <div role="status" aria-busy={busy} className="border-b border-line">
      <span className="sr-only">Loading the newest internships</span>
      {Array.from({ length: 6 }, (_, place) => `row-${place}`).map((row) => (
        <div key={row} className="grid h-[6.8125rem] content-center gap-2 border-t border-line sm:h-[5.3125rem]">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/5" />
        </div>
      ))}
    </div>
    <Skeleton className="h-10 w-44 lg:col-start-2" />
  </PageSection>
)

import type { ProfileView } from '@fledge/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { profileViews } from '../../api/account/profile.ts'
import { TitledCard } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { useHash } from './use-hash.ts'

/** The companies that opened the sent resume, with dates. Notifications link here ('#views'). */
export function ProfileViews() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(profileViews)
  const section = useHash<HTMLElement>('views', !isPending)
  return (
    <TitledCard
      ref={section}
      tabIndex={-1}
      title="Resume views"
      intro="Companies that opened the resume you sent, and when."
      className="scroll-mt-20"
    >
      {isPending && <CardSkeletons count={3} className="h-12" />}
      {isError && <Failure message="The list could not be loaded." busy={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Empty icon={Eye} title="No resume views yet" framed={false}>
          Companies that open the resume you sent appear here.
        </Empty>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((view) => (
            <View key={view.id} view={view} />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

const View = ({ view: { companyName, internshipTitle, openedAt } }: { view: ProfileView }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
    <span className="min-w-0">
      <span className="font-medium">{companyName}</span>
      <span className="text-14 text-soft"> for {internshipTitle}</span>
    </span>
    <Moment at={openedAt} className="text-14 text-soft" />
  </li>
)

import { useQuery } from '@tanstack/react-query'
import { ownPreferences } from '../../api/account/preferences.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { useHash } from './use-hash.ts'

/** What a student wants of an internship. The line above the list of internships links here ('#preferences'). */
export function PreferencesCard({ userId }: { userId: string }) {
  const query = useQuery(ownPreferences)
  const section = useHash<HTMLElement>('preferences', !query.isPending)
  return (
    <TitledCard
      ref={section}
      tabIndex={-1}
      title="Internship preferences"
      intro="Good matches that suit you come first, and the others say what they miss. Your scores stay the same, and companies do not see this. Leave empty what does not matter to you."
      className="scroll-mt-20"
    >
      {query.isPending && <CardSkeletons count={3} className="h-12" />}
      <QueryFailure query={query} fallback="Your preferences could not be loaded." />
      {query.data && <PreferencesForm userId={userId} own={query.data} />}
    </TitledCard>
  )
}

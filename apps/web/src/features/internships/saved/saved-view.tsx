import type { SavedInternship } from '@fledge/contract/saved-items'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { savedInternships } from '../../../api/internships/saved-internships.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { countText } from '../../../lib/format.ts'
import { useWide } from '../../../lib/hooks/use-media.ts'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { Button } from '../../../ui/button.tsx'
import { ItemCard } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { moveFocusFromItem } from '../../../ui/focus/move-focus-from-item.ts'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { CompanyLink } from '../company-link.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { SelectedInternship } from '../detail/selected-internship.tsx'
import { InternshipCard } from '../internship-card.tsx'
import type { InternshipActions } from '../use-internship-actions.ts'
import { useInternship } from '../use-open-internships.ts'

type SavedViewProps = {
  userId: string
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  actions: InternshipActions
  onBrowse: () => void
}

/** The saved internships, newest first. Closed ones stay in the list and say so. */
export function SavedView({ userId, selected, onSelect, actions, onBrowse }: SavedViewProps) {
  const wide = useWide()
  const query = useQuery(savedInternships(userId))
  const saved = query.data ?? []
  const open = saved.filter((one) => one.open)
  const shownId = selected ?? (wide ? open[0]?.id : undefined)
  const shown = useInternship(shownId, open)
  const save: InternshipActions['saving']['save'] = (internship, isSaved) => {
    if (!isSaved) moveFocusFromItem(document.getElementById(`saved-${internship.id}`))
    actions.saving.save(internship, isSaved)
  }
  const actionsHere = { ...actions, saving: { ...actions.saving, save } }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section aria-label="Saved internships" aria-busy={query.isFetching} className="grid min-w-0 gap-3">
        <p role="status" className="min-h-5 text-14 text-soft">
          {query.data && saved.length > 0 && savedCountText(saved.length, open.length)}
        </p>
        {query.isPending && <CardSkeletons count={2} className="h-44" />}
        <QueryFailure query={query} fallback="Your saved internships could not be loaded. Please try again." />
        {query.data && saved.length === 0 && <NoneSaved onBrowse={onBrowse} />}
        <ul className="grid gap-3 empty:hidden">
          {saved.map((one) => (
            <li key={one.id} id={`saved-${one.id}`}>
              {one.open ? (
                <InternshipCard
                  internship={one}
                  selected={one.id === shownId}
                  highlighted={false}
                  onSelect={() => onSelect(one.id)}
                  actions={actionsHere}
                  Extra={CompareToggle}
                />
              ) : (
                <ClosedCard internship={one} onRemove={() => save(one, false)} />
              )}
            </li>
          ))}
        </ul>
      </section>
      <SelectedInternship wide={wide} wanted={shown} actions={actions} onClose={() => onSelect(undefined)} />
    </div>
  )
}

const savedCountText = (all: number, open: number): string =>
  open === all ? countText(all, 'saved internship') : `${countText(all, 'saved internship')}, ${open} of them open`

const ClosedCard = ({ internship, onRemove }: { internship: SavedInternship; onRemove: () => void }) => (
  <ItemCard aria-label={internshipLabel(internship)} className="flex flex-wrap items-center justify-between gap-3">
    <div className="min-w-0">
      <h3 className="text-16 text-soft">{internship.title}</h3>
      <p className="text-14 text-soft">
        <CompanyLink company={internship.company} />
      </p>
      <p className="text-14">This internship is no longer available</p>
    </div>
    <Button look="secondary" size="small" sends aria-label={`Remove ${internshipLabel(internship)}`} onClick={onRemove}>
      Remove
    </Button>
  </ItemCard>
)

const NoneSaved = ({ onBrowse }: { onBrowse: () => void }) => (
  <Empty icon={Bookmark} title="Nothing saved yet" action={<Button onClick={onBrowse}>Browse internships</Button>}>
    Save an internship to come back to it later. It stays here even after it closes.
  </Empty>
)

import type { Internship } from '@fledge/contract/internships'
import type { ReactNode } from 'react'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { detailsPaneId, returnToCard } from '../details-focus.ts'
import type { InternshipActions } from '../use-internship-actions.ts'
import type { InternshipState } from '../use-open-internships.ts'
import { InternshipDetail } from './internship-detail.tsx'

type SelectedProps = {
  wide: boolean
  wanted: InternshipState
  actions: InternshipActions
  onClose: () => void
}

/** The selected internship: in a pane next to the list on wide screens, in a dialog on small ones. */
export function SelectedInternship({ wide, wanted, actions, onClose }: SelectedProps) {
  const title = wanted.state === 'found' ? wanted.internship.title : 'Internship'
  const body = <Body wanted={wanted} actions={actions} />
  if (wanted.state === 'none') return null
  if (wide)
    return (
      <Pane title={title} internship={wanted.state === 'found' ? wanted.internship : undefined}>
        {body}
      </Pane>
    )
  return (
    <Dialog onClose={onClose} title={title}>
      {body}
    </Dialog>
  )
}

type PaneProps = { title: string; internship: Internship | undefined; children: ReactNode }

const Pane = ({ title, internship, children }: PaneProps) => (
  <section
    id={detailsPaneId}
    aria-label="Details"
    onKeyDown={returnToCard}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls by itself must be reachable by keyboard
    tabIndex={0}
    className="sticky top-20 grid max-h-[calc(100dvh-6rem)] gap-3 overflow-y-auto print:static print:max-h-none rounded-base border border-line bg-raised p-5"
  >
    <div key={internship?.id} ref={showStart} className="flex items-center gap-4">
      {internship && <CompanyMark company={internship.company} className="size-14" />}
      <h3 className="text-25">{title}</h3>
    </div>
    {children}
  </section>
)

/** The pane stays when another internship is selected, and would show the middle of it. */
function showStart(head: HTMLElement | null) {
  if (head?.parentElement) head.parentElement.scrollTop = 0
}

function Body({ wanted, actions }: Pick<SelectedProps, 'wanted' | 'actions'>) {
  if (wanted.state === 'found')
    return <InternshipDetail key={wanted.internship.id} internship={wanted.internship} actions={actions} />
  if (wanted.state === 'gone') return <p>This internship is no longer available</p>
  if (wanted.state === 'failed') return <Failure message="This internship could not be loaded. Please try again." />
  return <CardSkeletons count={2} className="h-40" />
}

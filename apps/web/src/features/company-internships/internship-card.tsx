import type { Internship } from '@fledge/contract/internships'
import { Banknote, CalendarDays, MapPin, Pencil, Trash2 } from 'lucide-react'
import { agoText, countText, momentText, monthsText, stipendText } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { SkillList } from './skill-list.tsx'

export type CardAct = 'details' | 'edit' | 'delete' | 'applications'

type InternshipCardProps = { internship: Internship; highlighted: boolean; onAct: (act: CardAct) => void }

/** One listing of the company with what it holds and what can be done to it. */
export function InternshipCard({ internship, highlighted, onAct }: InternshipCardProps) {
  const {
    id,
    title,
    location,
    type,
    durationMonths,
    stipend,
    createdAt,
    description,
    requirements,
    applicationsCount = 0,
  } = internship
  return (
    <ItemCard
      id={`internship-${id}`}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
      className={classes('flex flex-col gap-3', highlighted && 'outline-2 outline-offset-2 outline-primary')}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={`title-${id}`} className="text-20">
          {title}
        </h3>
        <span className="flex gap-1.5">
          <Badge>{type}</Badge>
          <Badge tone="success">{internship.status}</Badge>
        </span>
      </header>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
        <Fact icon={MapPin} text={location} />
        <Fact icon={CalendarDays} text={monthsText(durationMonths)} />
        <Fact icon={Banknote} text={stipendText(stipend)} />
        <li>
          Posted{' '}
          <time dateTime={createdAt} title={momentText(createdAt)}>
            {agoText(createdAt)}
          </time>
        </li>
      </ul>
      <p className="line-clamp-3 max-w-prose text-14">{description}</p>
      <SkillList skills={requirements} />
      <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <button
          type="button"
          onClick={() => onAct('applications')}
          className="mr-auto min-h-8 text-14 font-medium text-primary underline underline-offset-4"
        >
          {countText(applicationsCount, 'application')} received
        </button>
        <Button look="secondary" size="small" onClick={() => onAct('details')}>
          View Details
        </Button>
        <Button look="secondary" size="small" onClick={() => onAct('edit')}>
          <Pencil aria-hidden size={16} />
          Edit
        </Button>
        <Button look="danger" size="small" onClick={() => onAct('delete')}>
          <Trash2 aria-hidden size={16} />
          Delete
        </Button>
      </footer>
    </ItemCard>
  )
}

const Fact = ({ icon: Icon, text }: { icon: typeof MapPin; text: string }) => (
  <li className="flex items-center gap-1.5">
    <Icon aria-hidden size={16} />
    {text}
  </li>
)

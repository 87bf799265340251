import { Link } from '@tanstack/react-router'
import { FileText, type LucideIcon, Search, Upload, UserRound } from 'lucide-react'
import { TitledCard } from '../../ui/card.tsx'

type QuickActionsProps = { onUpload: () => void; onBrowse: () => void; onApplications: () => void }

export const QuickActions = ({ onUpload, onBrowse, onApplications }: QuickActionsProps) => (
  <TitledCard title="Quick actions" level={3} gap="gap-2" className="print:hidden">
    <ul className="divide-y divide-line text-14">
      <Action icon={Upload} label="Upload resume" hint="PDF, DOC or DOCX, up to 10 MB" onClick={onUpload} />
      <Action icon={Search} label="Browse internships" hint="Search by role, place and stipend" onClick={onBrowse} />
      <Action
        icon={FileText}
        label="View applications"
        hint="Track every application and its answer"
        onClick={onApplications}
      />
      <li>
        <Link to="/profile" className={actionLook}>
          <Words icon={UserRound} label="Update profile" hint="The details companies see" />
        </Link>
      </li>
    </ul>
  </TitledCard>
)

type WordsProps = { icon: LucideIcon; label: string; hint: string }

const Action = ({ onClick, ...words }: WordsProps & { onClick: () => void }) => (
  <li>
    <button type="button" onClick={onClick} className={actionLook}>
      <Words {...words} />
    </button>
  </li>
)

const actionLook = 'flex w-full items-center gap-3 py-3 text-left hover:text-primary hover:[&_.name]:underline'

const Words = ({ icon: Icon, label, hint }: WordsProps) => (
  <>
    <Icon aria-hidden size={20} className="shrink-0 text-soft" />
    <span className="grid">
      <span className="name font-medium underline-offset-4">{label}</span>
      <span className="text-soft">{hint}</span>
    </span>
  </>
)

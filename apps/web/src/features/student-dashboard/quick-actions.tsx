import { Link } from '@tanstack/react-router'
import { FileText, Search, Upload, UserRound } from 'lucide-react'
import { TitledCard } from '../../ui/card.tsx'
import { QuickAction, QuickActionWords, quickActionLook } from '../../ui/dashboard/quick-action.tsx'

type QuickActionsProps = { onUpload: () => void; onBrowse: () => void; onApplications: () => void }

export const QuickActions = ({ onUpload, onBrowse, onApplications }: QuickActionsProps) => (
  <TitledCard title="Quick actions" level={3} gap="gap-2" className="print:hidden">
    <ul className="divide-y divide-line text-14">
      <QuickAction icon={Upload} label="Upload resume" hint="PDF, DOC or DOCX, up to 10 MB" onClick={onUpload} />
      <QuickAction
        icon={Search}
        label="Browse internships"
        hint="Search by role, place and stipend"
        onClick={onBrowse}
      />
      <QuickAction
        icon={FileText}
        label="View applications"
        hint="Track every application and its answer"
        onClick={onApplications}
      />
      <li>
        <Link to="/profile" className={quickActionLook}>
          <QuickActionWords icon={UserRound} label="Update profile" hint="The details companies see" />
        </Link>
      </li>
    </ul>
  </TitledCard>
)

import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { buttonLook } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

/** Replaces the dashboard while the company has no name; nothing else loads (settlement 129). */
export const CompleteProfile = () => (
  <div className="page grid gap-6 py-6">
    <h1 className="text-31">Dashboard</h1>
    <Empty
      icon={Building2}
      title="Complete your profile first"
      action={
        <Link to="/profile" className={buttonLook()}>
          Complete your profile
        </Link>
      }
    >
      Students see your company name on every internship. Yours is missing.
    </Empty>
  </div>
)

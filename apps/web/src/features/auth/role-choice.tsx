import type { Role } from '@fledge/contract/users'
import { Building2, Check, GraduationCap } from 'lucide-react'
import { classes } from '../../ui/class-names.ts'
import { FirstSteps } from './first-steps.tsx'

const roles = [
  { role: 'student', icon: GraduationCap, word: 'Student', text: 'Upload a resume, see what fits and why, and apply.' },
  { role: 'company', icon: Building2, word: 'Company', text: 'Post internships, see who fits and why, and decide.' },
] as const

/** The choice of the two roles, each with its first steps until one is chosen. The whole card is a button. */
export const RoleChoice = ({ role: chosen, onRole }: { role: Role | undefined; onRole: (role: Role) => void }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {roles.map(({ role, icon: Icon, word, text }) => (
      <div
        key={role}
        className={classes(
          'relative flex items-start gap-3 rounded-base border bg-raised p-4 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-primary',
          role === chosen ? 'border-primary outline-1 outline-primary' : 'border-line-strong hover:border-ink',
        )}
      >
        <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-soft" />
        <div className="grid flex-1 justify-items-start gap-1">
          <button
            type="button"
            aria-pressed={role === chosen}
            aria-describedby={`role-${role}`}
            onClick={() => onRole(role)}
            className="text-16 font-semibold outline-none after:absolute after:inset-0"
          >
            {word}
          </button>
          <p id={`role-${role}`} className="text-14 text-soft">
            {text}
          </p>
          {chosen === undefined && (
            <div className="mt-4 max-sm:hidden border-t border-line pt-5 pb-1 justify-self-stretch">
              <FirstSteps role={role} />
            </div>
          )}
        </div>
        {role === chosen && <Check aria-hidden size={20} className="text-primary" />}
      </div>
    ))}
  </div>
)

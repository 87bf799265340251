import type { Role } from '@fledge/contract/users'
import { Link } from '@tanstack/react-router'
import { Building2, Check, GraduationCap } from 'lucide-react'
import { TitledSection } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { FirstSteps } from './first-steps.tsx'
import { inlineLink } from './narrow-page.tsx'
import { RegistrationForm } from './registration-form.tsx'

type RegisterPageProps = {
  role: Role | undefined
  onRole: (role: Role) => void
  returnTo: string | undefined
  onDone: (role: Role) => void
}

/** The choice of the role, then the form of that role. */
export function RegisterPage({ role, onRole, returnTo, onDone }: RegisterPageProps) {
  return (
    <div className="page grid items-start gap-x-16 py-10 md:py-16 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className={classes('grid gap-8', role === undefined && 'lg:col-span-2 lg:max-w-4xl')}>
        <div className="grid gap-1">
          <h1 className="text-31">Create your account</h1>
          <p className="text-soft">It takes a minute. Are you a student or a company?</p>
        </div>
        <RoleChoice role={role} onRole={onRole} />
        {role && <RegistrationForm role={role} onDone={() => onDone(role)} />}
        <p className="text-14 text-soft">
          Have an account?{' '}
          <Link to="/login" search={returnTo === undefined ? {} : { returnTo }} className={inlineLink}>
            Sign in
          </Link>
        </p>
      </div>
      {role && (
        <TitledSection title="What comes next" gap="gap-4" className="mt-2 border-l border-line pl-10 max-lg:hidden">
          <FirstSteps role={role} />
        </TitledSection>
      )}
    </div>
  )
}

const roles = [
  { role: 'student', icon: GraduationCap, word: 'Student', text: 'Upload a resume, see what fits and why, and apply.' },
  { role: 'company', icon: Building2, word: 'Company', text: 'Post internships, see who fits and why, and decide.' },
] as const

/** The choice of the two roles, each with its first steps until one is chosen. The whole card is a button. */
const RoleChoice = ({ role: chosen, onRole }: { role: Role | undefined; onRole: (role: Role) => void }) => (
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

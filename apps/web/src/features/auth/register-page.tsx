import type { Role } from '@fledge/contract/users'
import { Link } from '@tanstack/react-router'
import { TitledSection } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { FirstSteps } from './first-steps.tsx'
import { inlineLink } from './narrow-page.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RoleChoice } from './role-choice.tsx'

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

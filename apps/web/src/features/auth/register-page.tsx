import type { Role } from '@fledge/contract/users'
import { Link } from '@tanstack/react-router'
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
    <div className="page py-10 md:py-16">
      <div className="grid max-w-2xl gap-8">
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
    </div>
  )
}

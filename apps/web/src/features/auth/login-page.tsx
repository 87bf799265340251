import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { inlineLink } from './narrow-page.tsx'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'

/** The login page. The route decides where to go afterwards. */
export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
  const { form, submit, signInAs, isPending, failure } = useLogin()
  const { errors } = form.formState
  return (
    <div className="page grid gap-x-20 gap-y-10 py-10 md:grid-cols-[minmax(0,26rem)_minmax(0,24rem)] md:py-16">
      <section className="grid content-start gap-6">
        <div className="grid gap-1">
          <h1 className="text-31">Sign in</h1>
          <p className="text-soft">Your matches, applications and answers are where you left them.</p>
        </div>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...form.register('email', { validate: given('Enter your email') })}
          />
          <PasswordField
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { validate: given('Enter your password') })}
          />
          {failure && <Failure message={failure} />}
          <Button type="submit" size="large" busy={isPending}>
            Sign In
          </Button>
        </form>
        <p className="text-14 text-soft">
          <Link to="/forgot-password" state={() => ({ email: form.getValues('email') })} className={inlineLink}>
            Forgot your password?
          </Link>
        </p>
        <p className="text-14 text-soft">
          New here?{' '}
          <Link to="/register" search={returnTo === undefined ? {} : { returnTo }} className={inlineLink}>
            Create an account
          </Link>
        </p>
      </section>
      <DemoAccounts onPick={signInAs} />
    </div>
  )
}

const given = (message: string) => (text: string) => text.trim() !== '' || message

import { texts } from '@fledge/contract/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { demoAccounts, failureText, signIn } from '../../api/auth.ts'
import { setSession } from '../../api/session.ts'
import { bindField } from '../../lib/form.ts'
import { roleWords } from '../../lib/person.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { inlineLink } from './narrow-page.tsx'
import { PasswordField } from './password-field.tsx'

/** The login page. The route decides where to go afterwards. */
export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
  const { form, submit, signInAs, isPending, failure } = useLogin()
  const bind = bindField(form)
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
            {...bind('email', { validate: given('Enter your email') })}
          />
          <PasswordField
            autoComplete="current-password"
            {...bind('password', { validate: given('Enter your password') })}
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

/** Cleared when the next attempt succeeds. */
const id = 'sign-in'

/** The sign-in form. Errors are shown in a toast and next to the form. */
function useLogin() {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      toast.success({ ...texts.login.welcome, id })
      setSession(session)
    },
    onError: (error) => {
      console.error('Login failed:', error.message)
      toast.error({ title: texts.login.failed, description: errorMessage(error), id })
    },
  })
  const submit = form.handleSubmit(
    (values) => login.mutate(values),
    () => toast.error({ ...texts.login.missing, id }),
  )
  return {
    form,
    submit,
    /** Fills in the form with an account and submits it, unless a sign-in is in progress. */
    signInAs: (account: { email: string; password: string }) => {
      if (login.isPending) return
      form.reset(account)
      void submit()
    },
    isPending: login.isPending,
    failure: login.error && errorMessage(login.error),
  }
}

/** The error's own message precedes the fallback (§8), because a network failure is not about credentials. */
const errorMessage = (error: Error): string =>
  error instanceof ApiError && error.status === 0 ? error.message : failureText(error, texts.login.fallback)

/** Demo accounts, if the demo world is loaded. A click signs in. */
function DemoAccounts({ onPick }: { onPick: (account: { email: string; password: string }) => void }) {
  const { data: accounts = [] } = useQuery(demoAccounts)
  if (accounts.length === 0) return null
  return (
    <aside aria-labelledby="demo-accounts" className="grid content-start gap-3 md:border-l md:border-line md:pl-10">
      <h2 id="demo-accounts" className="text-20">
        Try the demo
      </h2>
      <p className="text-14 text-soft">Invented accounts with a history of their own. Choose one to sign in.</p>
      <ul className="grid gap-3">
        {accounts.map(({ role, email, password }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onPick({ email, password })}
              className="grid w-full gap-1 rounded-base border border-line bg-raised px-4 py-3 text-left hover:border-line-strong"
            >
              <span className="text-14 font-semibold">Use the {roleWords[role].toLowerCase()} account</span>
              <span className="text-14 break-all text-soft">{email}</span>
              <span className="text-14 text-soft">
                Password <code className="text-ink">{password}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}

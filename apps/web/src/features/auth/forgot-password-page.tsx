import { forgotPassword, resetLinkMinutes } from '@fledge/contract/email-tokens'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { failureText } from '../../api/auth.ts'
import { call } from '../../api/call.ts'
import { bindField } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { inlineLink, NarrowPage } from './narrow-page.tsx'
import { OutboxHint } from './outbox-hint.tsx'

/** Requests a reset mail; starts with the address typed at sign-in. */
export function ForgotPasswordPage({ email = '' }: { email?: string | undefined }) {
  const form = useForm({ defaultValues: { email } })
  const request = useMutation({
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    onError: (error) => console.error('No link was asked for:', error.message),
  })
  if (request.isSuccess) return <OnItsWay email={request.variables.email} onAgain={request.reset} />
  return (
    <NarrowPage title="Forgot your password?" intro="Enter your email. We’ll send you a link to set a new password.">
      <form noValidate onSubmit={form.handleSubmit((values) => request.mutate(values))} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          {...bindField(form)('email', { validate: looksLikeAddress })}
        />
        {request.error && (
          <Failure message={failureText(request.error, 'We could not send the link. Please try again.')} />
        )}
        <Button type="submit" size="large" busy={request.isPending}>
          Send the link
        </Button>
      </form>
      <p className="text-14 text-soft">
        Remembered it?{' '}
        <Link to="/login" className={inlineLink}>
          Sign in
        </Link>
      </p>
    </NarrowPage>
  )
}

/** Does not reveal whether the account exists, because anyone can enter any address. */
const OnItsWay = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <NarrowPage title="Check your email">
    <div role="status" className="grid grid-cols-[auto_1fr] gap-3 rounded-base border border-line bg-raised p-4">
      <MailCheck aria-hidden size={20} className="mt-0.5 text-primary" />
      <p>
        If an account exists for <strong className="break-all">{email.trim()}</strong>, we have sent it a link. The link
        works once, for {resetLinkMinutes} minutes.
      </p>
    </div>
    <OutboxHint />
    <p className="text-14 text-soft">No email after a few minutes? Check your spam folder and the address above.</p>
    <div>
      <Button look="secondary" onClick={onAgain}>
        Send another link
      </Button>
    </div>
  </NarrowPage>
)

const looksLikeAddress = (text: string) =>
  text.trim() === ''
    ? 'Enter your email'
    : /^\S+@\S+\.\S+$/.test(text.trim()) || 'Enter an email address such as name@example.com'

import { resendVerification } from '@fledge/contract/email-tokens'
import { useMutation } from '@tanstack/react-query'
import { failureText, refreshUser } from '../../api/auth.ts'
import { ApiError, call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { OutboxHint } from './outbox-hint.tsx'

/** Mails the confirmation link again and shows the result next to the button. */
export function ResendVerification({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const resend = useMutation({
    mutationFn: () => call(resendVerification, {}),
    // Confirmed in another window or on another device.
    onError: (error) => error instanceof ApiError && error.status === 409 && refreshUser(),
  })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="secondary"
        size={size}
        busy={resend.isPending}
        disabled={resend.isSuccess}
        onClick={() => resend.mutate()}
      >
        Send the link again
      </Button>
      <div role="status" className="text-14 text-soft empty:hidden">
        {resend.data && <span>{resend.data.data.message}</span>}
        {resend.error && <span>{failureText(resend.error, 'We could not send the email. Please try again.')}</span>}
      </div>
      {resend.isSuccess && <OutboxHint />}
    </div>
  )
}

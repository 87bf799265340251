import type { User } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { keepAccount } from '../../api/account/account.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { dateText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

/** A notice on every page when the account is scheduled for deletion, with a button to keep it. */
export function LeavingNotice({ eraseAt }: { eraseAt: NonNullable<User['eraseAt']> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: keepAccount,
    onSuccess: () => toast.success({ title: 'Welcome back', description: 'We’ve kept your account.' }),
    onError: failureToast('We could not keep your account. Please try again.'),
  })
  return (
    <section aria-label="Your account" className="border-b border-danger bg-danger-wash">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
        <TriangleAlert aria-hidden size={20} className="shrink-0 text-danger" />
        <p className="min-w-48 flex-1">
          You deleted this account. We’ll erase it on <time dateTime={eraseAt}>{dateText(eraseAt)}</time>.
        </p>
        <Button look="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          Keep my account
        </Button>
      </div>
    </section>
  )
}

import type { Role } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { deleteAccount } from '../../api/account/account.ts'
import { failureText } from '../../api/auth.ts'
import { setSession, whileLeaving } from '../../api/session.ts'
import { dateText } from '../../lib/format.ts'
import { hasPages } from '../../lib/person.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { toast } from '../../ui/toast.tsx'

// Contains Radix Dialog, so it is loaded when it opens.
const FormDialog = lazyDialog(() => import('../../ui/modal/form-dialog.tsx').then((m) => m.FormDialog))

const consequences: Record<Role, string> = {
  student: 'We erase your profile, resume, applications and the copies you sent, messages and interviews.',
  company:
    'We remove your listings and erase your profile. Students keep the applications they sent you, with your company’s name. Until then your listings stay open. Pause any that should not get more applications.',
}

const consequencesFor = (role: string): string => (hasPages(role) ? consequences[role] : 'We erase your account.')

/** Deletes the account after confirmation with the password. It can be restored within a week. */
export function DangerZone({ role }: { role: Role }) {
  const [asks, setAsks] = useState(false)
  return (
    <TitledCard title="Danger zone" className="!border-danger">
      <p className="text-14">{consequencesFor(role)} You have seven days to change your mind.</p>
      <Button look="danger" className="justify-self-start" onClick={() => setAsks(true)}>
        Delete my account
      </Button>
      <p className="text-14 text-soft">
        Having trouble?{' '}
        <Link to="/contact" className="text-primary underline underline-offset-4">
          Contact support
        </Link>
        .
      </p>
      {asks && <DeleteDialog role={role} onClose={() => setAsks(false)} />}
    </TitledCard>
  )
}

function DeleteDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { form, submit, isPending, failure } = useDeletion()
  return (
    <FormDialog
      focusesField
      onClose={onClose}
      title="Delete your account?"
      description={`${consequencesFor(role)} This happens in seven days. Until then you can sign in and keep the account.`}
      width="narrow"
      action="Delete my account"
      look="danger"
      busy={isPending}
      onSubmit={submit}
    >
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message ?? failure}
        {...form.register('password', { required: 'Enter your current password' })}
      />
    </FormDialog>
  )
}

function useDeletion() {
  const router = useRouter()
  const form = useForm({ defaultValues: { password: '' } })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (password: string) =>
      whileLeaving(async () => {
        const { eraseAt } = (await deleteAccount(password)).data
        // Navigates first, because the guard of this page would redirect to the login.
        await router.navigate({ to: '/' })
        setSession(null)
        const description = `We’ll erase it on ${dateText(eraseAt)}. Sign in before then to keep it.`
        toast.info({ title: 'Your account will be deleted', description })
      }),
    onError: () => form.setFocus('password'),
  })
  return {
    form,
    submit: form.handleSubmit(({ password }) => mutate(password)),
    isPending,
    failure: error ? failureText(error, 'Your account was not deleted. Please try again.') : undefined,
  }
}

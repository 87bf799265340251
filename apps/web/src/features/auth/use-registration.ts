import { registerRedirectMs } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, showRefusedFields } from '../../api/api-error.ts'
import { failureText, ReplyError, signUp } from '../../api/auth.ts'
import { setSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { toast } from '../../ui/toast.tsx'
import { emptyDraft, missingText, registrationResolver } from './registration-draft.ts'

/** Storage key of the draft, which survives a reload. */
const draftKey = 'registration-draft'
const notStored = { password: '' }
/** Cleared when the next attempt succeeds. */
const id = 'registration'

/** The registration form of one role. Calls `onDone` shortly after success, so that the message can be read. */
export function useRegistration(role: Role, onDone: () => void) {
  const form = useForm({ defaultValues: emptyDraft, resolver: registrationResolver(role) })
  useFormDraft(form, draftKey, emptyDraft, notStored)
  const register = useMutation({
    mutationFn: signUp,
    onSuccess: ({ notice, ...session }) => {
      setSession(session)
      clearDraft(draftKey)
      toast.success({ ...texts.register.welcome, id })
      if (notice) toast.info({ title: 'Similar company name', description: notice })
      setTimeout(onDone, registerRedirectMs)
    },
    onError: (error) => {
      toast.error({ title: texts.register.failed, description: errorMessage(error), id })
      if (isTaken(error)) form.setError('email', { message: error.message }, { shouldFocus: true })
      else showRefusedFields(form, error)
    },
  })
  const submit = form.handleSubmit(
    (registration) => register.mutate(registration),
    () => {
      const missing = missingText(role, form.getValues())
      if (missing) toast.error({ title: 'Error', description: missing, id })
    },
  )
  return {
    form,
    submit,
    isPending: register.isPending,
    isDone: register.isSuccess,
    failure: register.error && !isTaken(register.error) ? errorMessage(register.error) : null,
  }
}

/** An error that is shown at its field only. */
const isTaken = (error: Error) => error instanceof ApiError && error.problem.code === 'email_taken'

const errorMessage = (error: Error) =>
  error instanceof ApiError || error instanceof ReplyError
    ? failureText(error, texts.register.fallback)
    : texts.register.unexpected

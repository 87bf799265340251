import { resetPassword } from '@fledge/contract/email-tokens'
import { texts } from '@fledge/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, call } from '../../api/call.ts'
import { setSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.tsx'

/** The form of a mailed reset link. Errors are shown at their fields; all sessions end, also this browser's. */
export function useNewPassword(token: string, onDone: () => void) {
  const form = useForm({ defaultValues: { password: '' } })
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => call(resetPassword, { body: { token, password } }),
    onSuccess: ({ data }) => {
      setSession(null)
      toast.success({ title: texts.settings.passwordUpdated, description: data.message })
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.problem.fields?.['password']) form.setFocus('password')
    },
  })
  return {
    form,
    submit: form.handleSubmit((values) => reset.mutate(values)),
    isPending: reset.isPending,
    error: reset.error,
  }
}

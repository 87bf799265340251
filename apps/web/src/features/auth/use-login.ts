import { texts } from '@fledge/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { failureText, signIn } from '../../api/auth.ts'
import { setSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.tsx'

/** Cleared when the next attempt succeeds. */
const id = 'sign-in'

/** The sign-in form. Errors are shown in a toast and next to the form. */
export function useLogin() {
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

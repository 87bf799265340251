import { texts } from '@fledge/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { failureText, signIn } from '../../api/auth.ts'
import { setSession } from '../../api/session.ts'
import { say } from '../../ui/toast.tsx'

/** A refusal is gone once the next try is through. */
const id = 'sign-in'

/** The sign-in form. What is missing or refused is said in a toast and beside the form. */
export function useLogin() {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      say.success({ ...texts.login.welcome, id })
      setSession(session)
    },
    onError: (error) => {
      console.error('Login failed:', error.message)
      say.error({ title: texts.login.failed, description: failureText(error, texts.login.fallback), id })
    },
  })
  const submit = form.handleSubmit(
    (values) => login.mutate(values),
    () => say.error({ ...texts.login.missing, id }),
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
    failure: login.error && failureText(login.error, texts.login.fallback),
  }
}

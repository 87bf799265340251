import { contactWaitMs } from '@fledge/contract/constants'
import { type ContactForm, contactForm, sendContactMessage } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showRefusedFields } from '../../api/api-error.ts'
import { failureText } from '../../api/auth.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { clearDraft, draftIdempotencyKey } from '../../lib/drafts.ts'
import { firstProblem, useFormDraft } from '../../lib/form.ts'
import { ownName } from '../../lib/person.ts'
import { typedIn } from '../../lib/typed-since.ts'
import { toast } from '../../ui/toast.tsx'

type Draft = z.input<typeof contactForm>
export type Contact = ReturnType<typeof useContact>

const empty = {
  name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
  category: 'general',
  critical: false,
  website: '',
} as const satisfies Draft
/** Cleared when the next attempt succeeds. */
const id = 'contact'
const required = ['name', 'email', 'message'] as const

/** The contact form. Keeps the input until it is sent, and fills in name and email of signed-in users. */
export function useContact() {
  const user = useSession()?.user
  const known = user ? knownOf(user) : {}
  const form = useForm<Draft, unknown, ContactForm>({
    defaultValues: { ...empty, ...known },
    resolver: zodResolver(contactForm),
  })
  const key = `contact-draft:${user?.id ?? ''}`
  useFormDraft(form, key, empty)
  const sending = useMutation({
    mutationFn: async (body: ContactForm) => {
      // The specified delay of about a second.
      const idempotencyKey = draftIdempotencyKey(key, body)
      const [answer] = await Promise.all([call(sendContactMessage, { body, idempotencyKey }), moment()])
      return answer.data.promise
    },
    onMutate: () => typedIn(form),
    onSuccess: (promise, _, typed) => {
      toast.success({ title: texts.contact.sent, description: `We answer in ${texts.contact.promises[promise]}.`, id })
      if (typedIn(form) !== typed) return
      form.reset({ ...empty, ...known })
      clearDraft(key)
    },
    onError: (error) => {
      showRefusedFields(form, error)
      toast.error({ title: 'Error', description: failureText(error, fallback), id })
    },
  })
  const submit = form.handleSubmit(
    (draft) => sending.mutate(draft),
    (errors) => {
      const isMissing = required.some((name) => form.getValues(name).trim() === '')
      toast.error({ title: 'Error', description: isMissing ? texts.contact.missing : firstProblem(errors), id })
    },
  )
  return {
    form,
    category: form.watch('category') ?? empty.category,
    critical: form.watch('critical') ?? false,
    submit,
    isPending: sending.isPending,
    sent: sending.data ?? null,
    failure: sending.error && failureText(sending.error, fallback),
  }
}

/** What the account says of its person. A company's account has the name of its contact person. */
const knownOf = (user: User) =>
  user.role === 'company'
    ? { name: user.contactPerson, company: user.companyName, email: user.email }
    : { name: ownName(user), email: user.email }

const fallback = 'Your message could not be sent. Please try again.'
const moment = () => new Promise((done) => setTimeout(done, contactWaitMs))

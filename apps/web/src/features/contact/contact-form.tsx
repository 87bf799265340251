import { contactCategories } from '@fledge/contract/constants'
import { canBeCritical } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import { bindField } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import type { Contact } from './use-contact.ts'

const words: Record<(typeof contactCategories)[number], string> = {
  general: 'General question',
  technical: 'Technical problem',
  business: 'Business',
  partnership: 'Partnership',
  feature: 'Feature request',
  bug: 'Bug report',
}
const categories = contactCategories.map((value) => ({ value, label: words[value] }))

export function ContactForm({ form, category, submit, isPending, sent, failure }: Contact) {
  const bind = bindField(form)
  return (
    <form noValidate aria-label="Contact" onSubmit={submit} className="grid content-start gap-4 sm:grid-cols-2">
      <TextField label="Name" autoComplete="name" {...bind('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...bind('email')} />
      <TextField label="Company (optional)" autoComplete="organization" {...bind('company')} />
      <SelectField label="Category" options={categories} {...form.register('category')} />
      <TextField label="Subject (optional)" limit={200} className="sm:col-span-2" {...bind('subject')} />
      {canBeCritical(category) && (
        <label className="flex min-h-10 items-center gap-3 text-14 sm:col-span-2">
          <input type="checkbox" className="size-5" {...form.register('critical')} />
          This is critical: I can’t work or apply right now
        </label>
      )}
      <TextAreaField label="Message" rows={7} limit={5000} className="sm:col-span-2" {...bind('message')} />
      {/* A honeypot: people do not see it, so only programs fill it in. */}
      <div aria-hidden className="absolute -left-[200vw]">
        <label>
          Website <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      {failure && (
        <div className="sm:col-span-2">
          <Failure message={failure} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" size="large" busy={isPending}>
          Send message
        </Button>
        <p role="status" className="text-14 text-success">
          {sent && !isPending && `We have your message. We answer in ${texts.contact.promises[sent]}.`}
        </p>
      </div>
    </form>
  )
}

import { messageMaxLength, templateNameMaxLength } from '@fledge/contract/constants'
import type { MessageTemplate } from '@fledge/contract/messages'
import { describeUnknownField, fillTemplate, writtenTemplateFields } from '@fledge/core/message-templates'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/call.ts'
import { useSaveTemplate } from '../../../api/message-templates.ts'
import { readSession } from '../../../api/session.ts'
import { clearDraft } from '../../../lib/drafts.ts'
import { bindField, useFormDraft } from '../../../lib/form.ts'
import { withinLimit } from '../../../lib/text-limit.ts'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'

type DialogProps = { template: MessageTemplate | null; companyName: string; onClose: () => void }

const checkName = (name: string) =>
  name.trim() === '' ? 'Enter a name' : withinLimit('Name', templateNameMaxLength)(name)
const checkText = (text: string) => {
  if (text.trim() === '') return 'Write the message'
  return describeUnknownField(text) ?? withinLimit('Message', messageMaxLength)(text)
}

/** Writes a new template or edits one, with a preview for an invented applicant. */
export function TemplateDialog({ template, companyName, onClose }: DialogProps) {
  const [initial] = useState({ name: template?.name ?? '', text: template?.text ?? '' })
  const [key] = useState(`template-draft:${readSession()?.user.id}:${template?.id ?? 'new'}`)
  const form = useForm({ defaultValues: initial })
  useFormDraft(form, key, initial)
  const field = bindField(form)
  const text = useWatch({ control: form.control, name: 'text' })
  const save = useSaveTemplate(({ name }) => {
    clearDraft(key)
    toast.success({ title: `Template “${name}” saved` })
    onClose()
  })
  const refused = save.error && errorMessage(save.error, 'The template could not be saved. Please try again.')
  const isNameTaken = save.error instanceof ApiError && save.error.problem.code === 'name_taken'
  return (
    <FormDialog
      isForm
      onClose={onClose}
      onDiscard={() => clearDraft(key)}
      title={template === null ? 'New template' : 'Edit template'}
      description={`${writtenTemplateFields.join(', ')} are replaced with the names of the application.`}
      action="Save template"
      busy={save.isPending}
      formClassName="grid gap-4"
      onSubmit={form.handleSubmit(({ name, text }) =>
        save.mutate({ id: template?.id, name: name.trim(), text: text.trim() }),
      )}
    >
      <TextField
        label="Name"
        hint="Applicants do not see it."
        limit={templateNameMaxLength}
        {...withServerError(field('name', { validate: checkName }), isNameTaken ? refused : null)}
      />
      <TextAreaField label="Message" rows={6} limit={messageMaxLength} {...field('text', { validate: checkText })} />
      <Preview text={text} companyName={companyName} />
      {refused && !isNameTaken && (
        <p role="alert" className="text-14 text-danger">
          {refused}
        </p>
      )}
    </FormDialog>
  )
}

/** A bound field whose value the server refused. */
const withServerError = <Bound extends { error: string | undefined }>(bound: Bound, refused: string | null): Bound => ({
  ...bound,
  error: bound.error ?? refused ?? undefined,
})

const Preview = ({ text, companyName }: { text: string; companyName: string }) => (
  <section aria-labelledby="template-preview" className="grid gap-1 rounded-base bg-sunken p-4 text-14">
    <h3 id="template-preview" className="font-text text-14 font-medium text-soft">
      For Asha, who applied to Data intern
    </h3>
    <p className="whitespace-pre-wrap wrap-anywhere">
      {text.trim() === ''
        ? 'The message appears here as you write it.'
        : fillTemplate(text, { 'first name': 'Asha', internship: 'Data intern', company: companyName })}
    </p>
  </section>
)

import { askForOthers } from '@fledge/contract/interviews'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'

type ReasonDialogProps = {
  title: string
  description: string
  label: string
  action: string
  look?: 'primary' | 'danger'
  /** Stores what is typed until it is sent or discarded. */
  draftKey: string
  onClose: () => void
  /** Rejects when the server refuses; the caller shows why and the text stays. */
  onSend: (reason: string) => Promise<unknown>
}

const empty = { reason: '' }

/** Asks for a reason before an interview changes. */
export function ReasonDialog({
  title,
  description,
  label,
  action,
  look = 'primary',
  draftKey,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const form = useForm({ resolver: zodResolver(askForOthers.body), defaultValues: empty })
  useFormDraft(form, draftKey, empty)
  const { register, handleSubmit, formState } = form
  const discard = () => clearDraft(draftKey)
  const send = handleSubmit(({ reason }) => onSend(reason).then(discard, () => undefined))
  return (
    <Dialog open isForm onClose={onClose} onDiscard={discard} title={title} description={description} width="narrow">
      <form noValidate onSubmit={send} className="grid gap-4">
        <TextAreaField
          label={label}
          rows={3}
          limit={500}
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            look="secondary"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            Keep it
          </Button>
          <Button type="submit" look={look} busy={formState.isSubmitting}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import type { MessageTemplate } from '@fledge/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../api/call.ts'
import { useOptimisticDelete } from '../../../api/data-query.ts'
import { deleteTemplate, messageTemplates, useSaveTemplate } from '../../../api/message-templates.ts'
import { Button } from '../../../ui/button.tsx'
import { TitledCard } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { moveFocusFromItem } from '../../../ui/focus/move-focus-from-item.ts'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'

const TemplateDialog = lazyDialog(() => import('./template-dialog.tsx').then((m) => m.TemplateDialog))

/** The message templates of a company, with buttons to write, edit and delete them. */
export function MessageTemplates({ companyName }: { companyName: string }) {
  const { data: templates, isPending, isFetching, refetch } = useQuery(messageTemplates)
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null)
  const remove = useRemoval()
  const isEmpty = templates?.length === 0
  const add = (
    <Button look="secondary" icon={Plus} className="justify-self-start" onClick={() => setEdited('new')}>
      New template
    </Button>
  )
  return (
    <TitledCard
      id="message-templates"
      title="Message templates"
      intro="Messages that you can use again. Choose one when you write to an applicant: names are filled in, and you see the result before you send it."
    >
      {isPending && <CardSkeletons count={2} className="h-14" />}
      {!isPending && !templates && (
        <Failure message="Your templates could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isEmpty && (
        <Empty icon={MessageSquareText} title="No templates yet" framed={false} action={add}>
          Start with a question that you ask most applicants.
        </Empty>
      )}
      {templates && !isEmpty && (
        <>
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <Row
                key={template.id}
                template={template}
                onEdit={() => setEdited(template)}
                onRemove={() => remove(template)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {edited !== null && (
        <TemplateDialog
          template={edited === 'new' ? null : edited}
          companyName={companyName}
          onClose={() => setEdited(null)}
        />
      )}
    </TitledCard>
  )
}

type RowProps = { template: MessageTemplate; onEdit: () => void; onRemove: () => void }

const Row = ({ template: { name, text }, onEdit, onRemove }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
    <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
      <h3 className="font-text text-14 font-medium wrap-anywhere">{name}</h3>
      <p className="line-clamp-2 text-14 text-soft wrap-anywhere">{text}</p>
    </div>
    <div className="flex gap-2">
      <Button look="secondary" size="small" aria-label={`Edit the template “${name}”`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        look="secondary"
        size="small"
        aria-label={`Delete the template “${name}”`}
        onClick={({ currentTarget }) => {
          moveFocusFromItem(currentTarget.closest('li'))
          onRemove()
        }}
      >
        Delete
      </Button>
    </div>
  </li>
)

/** Deletes a template and offers an undo in the toast, which creates it again. */
function useRemoval() {
  const restore = useSaveTemplate(() => undefined)
  const { mutate } = useOptimisticDelete<MessageTemplate>(messageTemplates.queryKey, deleteTemplate, {
    onDeleted: ({ name, text }) =>
      toast.info({
        title: `Template “${name}” deleted`,
        action: { label: 'Undo', onClick: () => restore.mutate({ name, text }) },
      }),
    onRefused: (error) =>
      toast.error({
        title: 'Error',
        description: errorMessage(error, 'The template could not be deleted. Please try again.'),
      }),
  })
  return mutate
}

import type { Internship } from '@fledge/contract/internships'
import { agoText, countText, monthsText, stipendText } from '../../lib/format.ts'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { emptyForm, InternshipForm } from './internship-form.tsx'
import { SkillList } from './skill-list.tsx'
import { useDeleteInternship, usePostInternship, useUpdateInternship } from './use-internship-changes.ts'

type Closable = { onClose: () => void }

export function PostInternshipDialog({ open, onClose }: Closable & { open: boolean }) {
  const post = usePostInternship()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Post Internship"
      description="Students whose resume fits are told at once."
    >
      <InternshipForm
        initial={emptyForm}
        action="Post Internship"
        onCancel={onClose}
        onSave={async (fields) => {
          await post.mutateAsync(fields)
          onClose()
        }}
      />
    </Dialog>
  )
}

export function EditInternshipDialog({ internship, onClose }: Closable & { internship: Internship }) {
  const update = useUpdateInternship(internship.id)
  const { title, description, requirements, location, type, duration, stipend } = internship
  return (
    <Dialog open onClose={onClose} title="Edit Internship" description={title}>
      <InternshipForm
        initial={{ title, description, requirements, location, type, duration, stipend: String(stipend) }}
        action="Save changes"
        onCancel={onClose}
        onSave={async (fields) => {
          await update.mutateAsync(fields)
          onClose()
        }}
      />
    </Dialog>
  )
}

export function InternshipDetailsDialog({ internship, onClose }: Closable & { internship: Internship }) {
  const {
    title,
    description,
    requirements,
    location,
    type,
    durationMonths,
    stipend,
    createdAt,
    applicationsCount = 0,
  } = internship
  const facts = [
    ['Location', location],
    ['Work type', type],
    ['Duration', monthsText(durationMonths)],
    ['Stipend', stipendText(stipend)],
    ['Posted', agoText(createdAt)],
    ['Applications', String(applicationsCount)],
  ]
  return (
    <Dialog open onClose={onClose} title={title} description={internship.companyName}>
      <div className="grid gap-5">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-12 text-soft">{name}</dt>
              <dd className="text-14 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose text-14 whitespace-pre-line">{description}</p>
        <SkillList skills={requirements} />
      </div>
    </Dialog>
  )
}

type DeleteProps = Closable & { internship: Internship; onDeleted: () => void }

export function DeleteInternshipDialog({ internship, onClose, onDeleted }: DeleteProps) {
  const remove = useDeleteInternship()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ‘${internship.title}’?`}
      description={consequence(internship.applicationsCount ?? 0)}
      action="Delete internship"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(internship, { onSuccess: onDeleted, onSettled: onClose })}
    />
  )
}

function consequence(applications: number): string {
  if (applications === 0) return 'Nobody has applied yet. The listing disappears at once.'
  const people = countText(applications, 'application')
  return `${people} will be affected: they are kept, and the students are told that the listing was withdrawn.`
}

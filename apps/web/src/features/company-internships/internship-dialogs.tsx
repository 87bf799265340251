import { getInternship, type Internship } from '@fledge/contract/internships'
import { eligibilityWords } from '@fledge/core/internships/eligibility'
import { specialWords } from '@fledge/core/internships/perks'
import { useRef } from 'react'
import { isRetryable } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { agoText, countText, dayText, monthsText, stipendText } from '../../lib/format.ts'
import { ChipList } from '../../ui/badge.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { PublicLinks } from '../../ui/listing/copy-link.tsx'
import { Description } from '../../ui/listing/description.tsx'
import { copiedValues, emptyValues, initialValues } from './form-values.ts'
import { InternshipFormDialog, type Preview } from './internship-form.tsx'
import { useDeleteInternship, usePostInternship, useUpdateInternship } from './use-internship-changes.ts'
import { copyDraftKey, draftKey } from './use-listing-form.ts'

type Closable = { onClose: () => void }
type FormDialogProps = Closable & { preview: Preview }

/** The form of a new listing, empty or with the values of the listing that is posted again. */
export function PostInternshipDialog({ onClose, preview, copied }: FormDialogProps & { copied?: Internship }) {
  const draft = copied ? copyDraftKey(copied) : draftKey()
  const post = usePostInternship(draft)
  return (
    <InternshipFormDialog
      title="Post Internship"
      description="We notify matching students as soon as you post."
      onClose={onClose}
      initial={copied ? copiedValues(copied) : emptyValues}
      draft={draft}
      canPaste={copied === undefined}
      action="Post Internship"
      preview={preview}
      onSave={async (fields) => {
        await post.mutateAsync(fields)
        onClose()
      }}
    />
  )
}

export function EditInternshipDialog({ internship, onClose, preview }: FormDialogProps & { internship: Internship }) {
  const update = useUpdateInternship(internship.id)
  const draft = draftKey(internship)
  const edited = useRef(internship)
  const loadNewest = async () => {
    const { data } = await call(getInternship, { params: { id: internship.id } })
    edited.current = data
    return initialValues(data)
  }
  return (
    <InternshipFormDialog
      title="Edit Internship"
      description={editDescription(internship)}
      onClose={onClose}
      initial={initialValues(internship)}
      draft={draft}
      postedAt={internship.createdAt}
      action="Save changes"
      preview={preview}
      onSave={async (fields) => {
        await update.mutateAsync({ ...fields, version: edited.current.version })
        onClose()
      }}
      onChangedMeanwhile={loadNewest}
    />
  )
}

/** Applicants are notified of changed terms (settlement 51). */
function editDescription({ title, applicationsCount = 0 }: Internship): string {
  if (applicationsCount === 0) return title
  return `${title}. We notify applicants when the stipend, work type, location or duration changes.`
}

export function InternshipDetailsDialog({ internship, onClose }: Closable & { internship: Internship }) {
  const { title, description, requirements } = internship
  return (
    <Dialog onClose={onClose} title={title} description={internship.companyName}>
      <div className="grid gap-5">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {listingFacts(internship).map(([name, value]) => (
            <div key={name}>
              <dt className="text-12 text-soft">{name}</dt>
              <dd className="text-14 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <Description text={description} />
        <ChipList label="Required skills" items={requirements} />
        <PublicLinks internship={internship} />
      </div>
    </Dialog>
  )
}

function listingFacts(internship: Internship): [name: string, value: string][] {
  const { location, type, durationMonths, stipend, stipendMax, createdAt, status, openings, startsOn, applyBy } =
    internship
  return [
    ['Location', location],
    ['Work type', type],
    ['Duration', monthsText(durationMonths)],
    ['Stipend', stipendText(stipend, stipendMax)],
    ...(openings === null ? [] : [['Openings', String(openings)] as [string, string]]),
    ...(startsOn === null ? [] : [['Starts on', dayText(startsOn)] as [string, string]]),
    ...(applyBy === null ? [] : [['Last day to apply', `${dayText(applyBy)}, IST`] as [string, string]]),
    ...listed('Asks for', Object.values(eligibilityWords(internship))),
    ...listed('Good to know', specialWords(internship)),
    ['Posted', agoText(createdAt)],
    ['State', status],
    ['Applications', String(internship.applicationsCount ?? 0)],
  ]
}

/** One fact for several words; none without any. */
function listed(name: string, words: readonly (string | null)[]): [name: string, value: string][] {
  const given = words.filter((word) => word !== null)
  return given.length === 0 ? [] : [[name, given.join(' · ')]]
}

export function DeleteInternshipDialog({ internship, onClose }: Closable & { internship: Internship }) {
  const remove = useDeleteInternship()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete “${internship.title}”?`}
      description={deleteDescription(internship.applicationsCount ?? 0)}
      action="Delete internship"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(internship, { onSettled: (_, error) => isRetryable(error) || onClose() })}
    />
  )
}

function deleteDescription(applications: number): string {
  if (applications === 0) return 'No one has applied yet. The listing is removed immediately.'
  if (applications === 1)
    return '1 application will be affected. You keep it, and we notify the student that the listing was withdrawn.'
  const count = countText(applications, 'application')
  return `${count} will be affected. You keep them, and we notify the students that the listing was withdrawn.`
}

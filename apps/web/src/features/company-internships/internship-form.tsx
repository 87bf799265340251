import type { Internship } from '@fledge/contract/internships'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { type ReactNode, Suspense, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { CloseButton } from '../../ui/modal/close-button.tsx'
import { exampleFields, type FormValues, previewListing } from './form-values.ts'
import { ListingFields } from './listing-fields.tsx'
import { PasteAdvertisement } from './paste-advertisement.tsx'
import { useAdvertisement } from './use-advertisement.ts'
import { type ListingForm, useListingForm } from './use-listing-form.ts'

// The vocabulary of skills is large and not needed for the first view of the form.
const ListingReading = lazyComponent(() => import('./listing-reading.tsx').then((m) => m.ListingReading))
const ListingWarning = lazyComponent(() => import('./listing-warning.tsx').then((m) => m.ListingWarning))
const ListingWarningNotice = lazyComponent(() => import('./listing-warning.tsx').then((m) => m.ListingWarningNotice))

/** Renders a listing as students see it. */
export type Preview = (internship: Internship) => ReactNode

type FormDialogProps = {
  title: string
  description: string
  initial: FormValues
  draft: string
  /** By default now. */
  postedAt?: string
  action: string
  /** Whether the form begins with pasting an advertisement. */
  canPaste?: boolean
  preview: Preview
  onSave: (fields: InternshipFields) => Promise<unknown>
  onChangedMeanwhile?: () => Promise<FormValues>
  onClose: () => void
}

/** The form of a listing in a dialog, with submit button and warning in the footer. */
export function InternshipFormDialog({ title, description, initial, draft, action, ...props }: FormDialogProps) {
  const { postedAt, canPaste = false, preview, onSave, onChangedMeanwhile, onClose } = props
  const form = useListingForm({ initial, draft, onSave, onChangedMeanwhile })
  const id = useId()
  return (
    <Dialog
      isForm
      width="wide"
      onClose={onClose}
      onDiscard={() => clearDraft(draft)}
      title={title}
      description={description}
      footer={
        <>
          <Suspense>
            <ListingWarningNotice form={form} />
          </Suspense>
          <CloseButton>Cancel</CloseButton>
          <Button type="submit" form={id} busy={form.formState.isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <InternshipForm id={id} form={form} canPaste={canPaste} postedAt={postedAt} preview={preview} />
    </Dialog>
  )
}

type InternshipFormProps = {
  id: string
  form: ListingForm
  canPaste: boolean
  postedAt: string | undefined
  preview: Preview
}

function InternshipForm({ id, form, canPaste, postedAt, preview }: InternshipFormProps) {
  const advertisement = useAdvertisement(form)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form id={id} noValidate onSubmit={form.save} className="grid gap-4 sm:grid-cols-2">
        {form.isRestored && <DraftRestored onStartOver={form.startOver} />}
        {canPaste && <PasteAdvertisement advertisement={advertisement} />}
        <ListingFields
          form={form}
          sourceOf={advertisement.sourceOf}
          warning={
            <Suspense>
              <ListingWarning form={form} />
            </Suspense>
          }
        />
      </form>
      <LivePreview form={form} postedAt={postedAt} preview={preview} />
    </div>
  )
}

const DraftRestored = ({ onStartOver }: { onStartOver: () => void }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft sm:col-span-2">
    We restored your draft.
    <button
      type="button"
      onClick={onStartOver}
      className="min-h-8 font-medium text-primary underline underline-offset-4"
    >
      Start over
    </button>
  </p>
)

type LivePreviewProps = { form: ListingForm; postedAt: string | undefined; preview: Preview }

function LivePreview({ form, postedAt, preview }: LivePreviewProps) {
  const values = useWatch({ control: form.control }) as FormValues // every field has a default
  const user = useSession()?.user
  if (user?.role !== 'company') return null
  const { title, description, requirements, mustHave, niceToHave } = values
  const examples = exampleFields(values)
  return (
    <aside aria-label="Preview" className="grid gap-3 lg:sticky lg:top-0">
      <h3 className="text-16">What students see</h3>
      {examples.length > 0 && (
        <p className="text-12 text-soft">
          Only {examples.length === 1 ? 'an example' : 'examples'} so far: {examples.join(', ')}.
        </p>
      )}
      {preview(previewListing(values, user, postedAt))}
      <Suspense>
        <ListingReading
          {...{ title, description, requirements, mustHave, niceToHave }}
          companyName={user.companyName}
        />
      </Suspense>
    </aside>
  )
}

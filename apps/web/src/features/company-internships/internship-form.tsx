import type { Internship, InternshipFields } from '@fledge/contract/internships'
import { type ReactNode, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { type FormValues, isFilled, listingOf } from './form-values.ts'
import { ListingFields } from './listing-fields.tsx'
import { type ListingForm, useListingForm } from './use-listing-form.ts'

// The vocabulary of skills is large, and nobody waits for it, nor for what may have to be warned of.
const ListingReading = lazyPart(() => import('./listing-reading.tsx').then((m) => m.ListingReading))
const AsksWarning = lazyPart(() => import('./asks-warning.tsx').then((m) => m.AsksWarning))

/** Draws a listing as students see it. */
export type Preview = (internship: Internship) => ReactNode

type InternshipFormProps = {
  initial: FormValues
  draft: string
  /** When it was posted; now unless told. */
  postedAt?: string
  action: string
  preview: Preview
  onSave: (fields: InternshipFields) => Promise<unknown>
}

/** The form of a listing, and beside it the card that students will see. */
export function InternshipForm({ initial, draft, postedAt, action, preview, onSave }: InternshipFormProps) {
  const form = useListingForm({ initial, draft, onSave })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form noValidate onSubmit={form.save} className="grid gap-4 sm:grid-cols-2">
        {form.isRestored && <Restored onStartAfresh={form.startAfresh} />}
        <ListingFields form={form} />
        <Suspense>
          <Warned form={form} />
        </Suspense>
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <CloseButton>Cancel</CloseButton>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {action}
          </Button>
        </div>
      </form>
      <LivePreview form={form} postedAt={postedAt} preview={preview} />
    </div>
  )
}

const Restored = ({ onStartAfresh }: { onStartAfresh: () => void }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft sm:col-span-2">
    We restored your draft.
    <button
      type="button"
      onClick={onStartAfresh}
      className="min-h-8 font-medium text-primary underline underline-offset-4"
    >
      Start over
    </button>
  </p>
)

function Warned({ form }: { form: ListingForm }) {
  const [title, description, requirements] = useWatch({
    control: form.control,
    name: ['title', 'description', 'requirements'],
  })
  return <AsksWarning title={title} description={description} requirements={requirements} />
}

type LivePreviewProps = { form: ListingForm; postedAt: string | undefined; preview: Preview }

function LivePreview({ form, postedAt, preview }: LivePreviewProps) {
  const values = useWatch({ control: form.control }) as FormValues // every field has a default
  const user = useSession()?.user
  if (user?.role !== 'company') return null
  return (
    <aside aria-label="Preview" className="grid gap-3 lg:sticky lg:top-0">
      <h3 className="text-16">What students see</h3>
      {preview(listingOf(values, user, postedAt))}
      {!isFilled(values) && <p className="text-12 text-soft">Examples fill in for empty or invalid fields.</p>}
      <Suspense>
        <ListingReading description={values.description} requirements={values.requirements} />
      </Suspense>
    </aside>
  )
}

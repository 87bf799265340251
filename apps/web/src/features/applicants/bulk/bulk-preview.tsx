import { type BulkPreview as Preview, previewBulkAction } from '@fledge/contract/applications/bulk-actions'
import { type BulkAct, typedCountFrom } from '@fledge/core/applications/bulk'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { dataQuery, errorMessage } from '../../../api/call.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { countText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { undoWindowText } from '../undo-window.ts'
import { bulkWords } from './bulk-text.ts'
import type { BulkBody, useBulk } from './use-bulk.ts'

type BulkPreviewProps = {
  body: BulkBody
  bulk: ReturnType<typeof useBulk>
  undoSeconds: number
  /** What each student reads besides the texts of the server. */
  children?: ReactNode
  onBack: () => void
  onDone: () => void
  onClose: () => void
}

/** Who exactly gets what. From 30 applicants on their number has to be typed. */
export function BulkPreview({ body, bulk, undoSeconds, children, onBack, onDone, onClose }: BulkPreviewProps) {
  const { act } = body
  const preview = useQuery({
    // Interview times have to be later than the undo window.
    ...dataQuery(['bulk-preview', body], previewBulkAction, { body: { ...body, tellIn: undoSeconds } }),
    gcTime: 0,
    retry: false,
  })
  const [typed, setTyped] = useState('')
  const form = useId()
  const count = preview.data?.count ?? 0
  const asksCount = count >= typedCountFrom
  const isReady = preview.isSuccess && count > 0 && (!asksCount || typed.replace(/\D/g, '') === String(count))
  const { acting } = bulk
  const focus = useFocusOnceLoaded(preview.isSuccess)
  const confirm = () => {
    if (!isReady || acting.isPending) return
    acting.mutate({ ...body, ...(asksCount && { count }) }, { onSuccess: onDone })
  }
  return (
    <Dialog
      onClose={onClose}
      focusesField={asksCount}
      title={preview.isSuccess ? bulkWords[act].action(count) : bulkWords[act].name}
      description={undoText(act, undoSeconds)}
      footer={
        <>
          <Button look="secondary" onClick={onBack}>
            {act === 'shortlist' ? 'Cancel' : 'Back'}
          </Button>
          <Button
            ref={focus.button}
            type="submit"
            form={form}
            look={act === 'reject' ? 'danger' : 'primary'}
            disabled={!isReady}
            busy={acting.isPending}
            data-initial-focus
          >
            {preview.isSuccess ? bulkWords[act].action(count) : bulkWords[act].name}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        {preview.isPending && <Skeleton className="h-40" />}
        <QueryFailure query={preview} fallback="The preview could not be loaded." />
        {preview.data && <Recipients preview={preview.data}>{children}</Recipients>}
        {asksCount && (
          <TextField
            ref={focus.field}
            label={`Type ${count} to confirm`}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-60"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {acting.isError && (
          <p role="alert" className="text-14 text-danger">
            {errorMessage(acting.error, 'Nothing was changed. Please try again.')}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Moves the focus to what confirms as soon as it can be used, unless the user is in the form or the footer already. */
function useFocusOnceLoaded(isLoaded: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isLoaded || document.activeElement?.closest('[role=dialog] :is(form, footer)')) return
    // A virtual keyboard would cover the preview.
    const target = field.current && matchMedia('(pointer: fine)').matches ? field.current : button.current
    target?.focus()
  }, [isLoaded])
  return { field, button }
}

function Recipients({ preview, children }: { preview: Preview; children: ReactNode }) {
  const { count, recipients, studentReads, skipped } = preview
  return (
    <>
      {(studentReads.length > 0 || children) && (
        <section aria-label="What each student reads" className="grid gap-1 rounded-base bg-sunken p-3 text-14">
          <h3 className="font-text text-12 font-medium text-soft">What each student reads</h3>
          {children}
          {studentReads.map((text) => (
            <p key={text} className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          ))}
        </section>
      )}
      <section aria-label="Who" className="grid gap-2">
        <h3 className="font-text text-14 font-medium">{countText(count, 'applicant')}</h3>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          className="max-h-60 divide-y divide-line overflow-y-auto rounded-base border border-line text-14"
        >
          {recipients.map(({ applicationId, name, internshipTitle }) => (
            <li key={applicationId} className="flex flex-wrap gap-x-3 px-3 py-2 [content-visibility:auto]">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="text-soft wrap-anywhere">{internshipTitle}</span>
            </li>
          ))}
        </ul>
        {skipped.map(({ reason, text }) => (
          <p key={reason} className="text-14 text-soft">
            {text}
          </p>
        ))}
      </section>
    </>
  )
}

const undoText = (act: BulkAct, seconds: number): string => {
  if (act === 'shortlist') return 'Students do not see the shortlist.'
  return seconds === 0
    ? 'The students see this immediately. You cannot undo it.'
    : `You can undo this for ${undoWindowText(seconds)} before the students see it.`
}

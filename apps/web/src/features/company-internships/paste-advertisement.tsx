import { type ReactNode, useRef, useState } from 'react'
import { countText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import type { ReadField } from './read-advertisement.ts'
import type { Advertisement, ReadOutcome } from './use-advertisement.ts'

/** The first step of a new listing: paste an advertisement that exists already. It can be skipped. */
export function PasteAdvertisement({ advertisement: { read, outcome } }: { advertisement: Advertisement }) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setBusy] = useState(false)
  const readText = async () => {
    setBusy(true)
    await read(text.current?.value ?? '')
    setBusy(false)
  }
  return (
    <div className="grid gap-2 rounded-base border border-line bg-sunken p-4 sm:col-span-2">
      <TextAreaField
        ref={text}
        label="Paste the advertisement (optional)"
        rows={3}
        hint="If you have posted it elsewhere, paste its text. We fill in the form, and you correct it."
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button look="secondary" busy={isBusy} onClick={() => void readText()}>
          Read it
        </Button>
        {/* The live region exists before its text, so that screen readers announce the text. */}
        <div role="status" className="grid min-w-0 flex-1 basis-60 gap-1 text-14">
          {outcome && <Outcome outcome={outcome} />}
        </div>
      </div>
    </div>
  )
}

const labels: Record<ReadField, string> = {
  title: 'title',
  location: 'location',
  type: 'work type',
  duration: 'duration',
  stipend: 'stipend',
  requirements: 'required skills',
  mustHave: 'importance of skills',
  description: 'description',
  openings: 'openings',
  startsOn: 'first day',
  applyBy: 'last day to apply',
  vacancy: 'vacancy',
  stipendMax: 'upper end of the stipend',
  hoursPerWeek: 'hours a week',
  perks: 'perks',
  graduationYears: 'graduation years',
  degrees: 'degrees',
  minCgpa: 'minimum CGPA',
}
const listLabels = (names: readonly ReadField[]): string => names.map((name) => labels[name]).join(', ')

const problems: Record<Exclude<ReadOutcome['kind'], 'read'>, string> = {
  empty: 'Paste the text first.',
  link: 'This is only a link, and Fledge does not open other sites. Open the link, copy the text of the page and paste it here.',
  failed: 'We could not load the reader. Check your connection and try again.',
}

function Outcome({ outcome }: { outcome: ReadOutcome }): ReactNode {
  if (outcome.kind !== 'read') return <p>{problems[outcome.kind]}</p>
  const { filled, kept, missing } = outcome
  return (
    <>
      <p className="font-medium">
        {filled === 0 ? 'We filled in nothing.' : `We filled in ${countText(filled, 'field')}. Check each one.`}
      </p>
      {missing.length > 0 && <p>Not found: {listLabels(missing)}.</p>}
      {kept.length > 0 && <p>Kept as you typed it: {listLabels(kept)}.</p>}
    </>
  )
}

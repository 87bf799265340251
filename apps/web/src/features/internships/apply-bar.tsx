import type { Internship } from '@fledge/contract/internships'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { SaveToggle } from './save-toggle.tsx'
import type { Acts } from './use-acts.ts'

/** The buttons that save and apply, and beside them what applying sends to whom. */
export function ApplyBar({ internship, acts: { apply, saving } }: { internship: Internship; acts: Acts }) {
  const note = useId()
  const applied = apply.applied.has(internship.id)
  return (
    <div className="relative z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p id={note} className="min-w-0 flex-1 basis-40 text-12 text-soft wrap-anywhere">
        {applied ? 'See the answer under Applications' : whatIsSent(apply.filename, internship.companyName)}
      </p>
      <div className="flex flex-wrap gap-2">
        <SaveToggle internship={internship} saving={saving} />
        <Button disabled={applied} aria-describedby={note} onClick={() => apply.applyTo(internship)}>
          {applied && <Check aria-hidden size={16} />}
          {applied ? 'Already Applied' : 'Apply Now'}
        </Button>
      </div>
    </div>
  )
}

const whatIsSent = (filename: string | null, company: string) =>
  filename === null ? 'Upload a resume to apply' : `Sends ${filename} and your contact to ${company} only`

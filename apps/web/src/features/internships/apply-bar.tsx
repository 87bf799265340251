import type { Internship } from '@fledge/contract/internships'
import { Bookmark, BookmarkCheck, Check } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { Saving } from '../../api/internships/saved-internships.ts'
import { countText } from '../../lib/format.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import type { InternshipActions } from './use-internship-actions.ts'

type ApplyBarProps = {
  internship: Internship
  actions: InternshipActions
  /** Whether to offer the form also where nothing is asked. */
  canSayWhy?: boolean
  isCompact?: boolean
}

/** The Save and Apply buttons, with a note on what an application sends; compact in a list, which shows the note once. */
export function ApplyBar({
  internship,
  actions: { apply, saving },
  canSayWhy = false,
  isCompact = false,
}: ApplyBarProps) {
  const note = useId()
  const applied = apply.applied.has(internship.id)
  const { button, answer } = useFocusAfterApplying(applied)
  const act = applied ? 'Already Applied' : 'Apply Now'
  return (
    <div
      className={classes(
        'relative z-10 flex items-center gap-x-4 gap-y-2',
        isCompact ? 'ml-3 col-start-3 @md:row-start-1' : 'flex-wrap justify-between',
      )}
    >
      <p
        ref={answer}
        id={note}
        tabIndex={-1}
        className={classes('text-12 text-soft wrap-anywhere', isCompact ? 'sr-only' : 'min-w-0 flex-1 basis-40')}
      >
        {applied ? 'See its status under Applications' : applicationNote(apply.filename, internship)}
      </p>
      <div className="flex flex-wrap gap-2">
        {canSayWhy && !applied && apply.filename && internship.questions.length === 0 && (
          <Button look="quiet" onClick={() => apply.onAsk(internship.id)}>
            Add a note
          </Button>
        )}
        <SaveToggle internship={internship} saving={saving} isCompact={isCompact} />
        <Button
          ref={button}
          size={isCompact ? 'small' : 'medium'}
          {...(applied && { icon: Check })}
          {...((internship.match?.band === 'low' || apply.filename === null) && { look: 'secondary' })}
          {...(isCompact && { className: smallLook })}
          sends
          disabled={applied}
          aria-label={`${act}: ${internshipLabel(internship)}`}
          aria-describedby={note}
          onClick={() => apply.applyTo(internship)}
        >
          {act}
        </Button>
      </div>
    </div>
  )
}

/** Moves the focus to the note, because the Apply button is disabled after applying. */
function useFocusAfterApplying(applied: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const answer = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (applied && button.current === document.activeElement) answer.current?.focus()
  }, [applied])
  return { button, answer }
}

function applicationNote(filename: string | null | undefined, { companyName, questions }: Internship): string {
  if (filename === null) return 'Upload a resume to apply'
  const asked = questions.length === 0 ? '' : `, with your answers to ${countText(questions.length, 'question')}`
  return `Sends ${filename ?? 'your resume'} and your contact details to ${companyName} only${asked}`
}

/** Of the height of a title, next to which it is in a list. */
const smallLook = '@md:min-h-7!'

function SaveToggle({ internship, saving, isCompact }: { internship: Internship; saving: Saving; isCompact: boolean }) {
  const saved = saving.ids.has(internship.id)
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <Button
      icon={Icon}
      look="secondary"
      sends
      aria-label={saved ? `Saved, remove ${internshipLabel(internship)}` : `Save ${internshipLabel(internship)}`}
      onClick={() => saving.save(internship, !saved)}
      {...(isCompact && { size: 'small' })}
      className={isCompact ? `px-2! ${smallLook}` : 'px-3'}
    >
      {!isCompact && (saved ? 'Saved' : 'Save')}
    </Button>
  )
}

import { texts } from '@fledge/contract/texts'
import {
  adviceMaxWords,
  countWords,
  type ReasonCode,
  reasonCodes,
  reasonTextMaxLength,
} from '@fledge/core/applications/rejection-reasons'
import { reasonLabels } from '@fledge/core/applications/rejection-texts'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { useWindowEvent } from '../../../lib/hooks/use-window-event.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { hasRoomForSkill, type RejectionDraft, rejectionProblems, studentSentences, toggleReason } from './rejection.ts'

export type SkillChoice = { value: string; label: string }

type RejectionFieldsProps = {
  draft: RejectionDraft
  onDraft: (change: Partial<RejectionDraft>) => void
  /** The skills that can be named as not shown. */
  skills: readonly SkillChoice[]
  /** Why there are no skills to choose from. */
  noSkills: string
  /** Shows what is missing, after the first attempt to send. */
  showsProblems: boolean
  /** The student, or several. */
  reader: string
}

/** One or two reasons with their details, advice, and what the student will read. */
export function RejectionFields(props: RejectionFieldsProps) {
  const { draft, onDraft, skills, noSkills, showsProblems, reader } = props
  const problems = showsProblems ? rejectionProblems(draft) : {}
  const words = countWords(draft.advice)
  return (
    <>
      <ReasonChoice codes={draft.codes} onToggle={(code) => onDraft({ codes: toggleReason(draft.codes, code) })} />
      {draft.codes.includes('skill_not_shown') && (
        <SkillFields draft={draft} onDraft={onDraft} skills={skills} noSkills={noSkills} error={problems.skill} />
      )}
      {draft.codes.includes('other') && (
        <TextField
          label="Reason in your words"
          limit={reasonTextMaxLength}
          value={draft.text}
          onChange={({ target }) => onDraft({ text: target.value })}
          error={problems.text}
        />
      )}
      <TextAreaField
        label="Advice (optional)"
        rows={3}
        placeholder="What would make the next application stronger?"
        hint={`${words} of ${adviceMaxWords} words`}
        value={draft.advice}
        onChange={({ target }) => onDraft({ advice: target.value })}
        error={words > adviceMaxWords ? `At most ${adviceMaxWords} words` : undefined}
      />
      <StudentReads reader={reader} draft={draft} />
    </>
  )
}

type SkillFieldsProps = Pick<RejectionFieldsProps, 'draft' | 'onDraft' | 'skills' | 'noSkills'> & {
  error: string | undefined
}

/** The skill that was not shown, and a second one while there is no other reason. */
function SkillFields({ draft, onDraft, skills, noSkills, error }: SkillFieldsProps) {
  const { codes, skill, secondSkill } = draft
  const others = skills.filter(({ value }) => value !== skill)
  const choose = (chosen: string) =>
    onDraft({ skill: chosen, secondSkill: chosen === '' || chosen === secondSkill ? '' : secondSkill })
  return (
    <>
      <SelectField
        label="Skill that was not shown"
        placeholder={skills.length === 0 ? 'None to choose' : 'Choose one'}
        hint={skills.length === 0 && noSkills}
        options={skills}
        value={skill}
        onChange={({ target }) => choose(target.value)}
        error={error}
      />
      {hasRoomForSkill(codes) && skill !== '' && others.length > 0 && (
        <SelectField
          label="Second skill (optional)"
          hint="Counts as the second reason."
          placeholder="None"
          options={others}
          value={secondSkill}
          onChange={({ target }) => onDraft({ secondSkill: target.value })}
        />
      )}
    </>
  )
}

/** In the words and the order of the student's card. */
function StudentReads({ reader, draft }: Pick<RejectionFieldsProps, 'reader' | 'draft'>) {
  const user = useSession()?.user
  const companyName = user?.role === 'company' ? user.companyName : ''
  return (
    <section aria-label={`What ${reader} will read`} className="grid gap-1 rounded-base bg-sunken p-3 text-14">
      <h3 className="font-text text-12 font-medium text-soft">What {reader} will read</h3>
      <div role="status" className="grid gap-1 wrap-anywhere">
        <p>{texts.apply.outcomes.rejected}</p>
        {studentSentences(draft).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {draft.advice.trim() !== '' && (
          <>
            <p className="text-12 text-soft">{texts.apply.adviceFrom(companyName)}</p>
            <p className="whitespace-pre-line">{draft.advice.trim()}</p>
          </>
        )}
      </div>
    </section>
  )
}

type ReasonChoiceProps = {
  codes: readonly ReasonCode[]
  onToggle: (code: ReasonCode) => void
}

/**
 * Nine reasons, each chosen with its key from 1 to 9. The first press of the key of a reason that was kept from an earlier
 * attempt leaves it chosen, because a user who repeats the keys of that attempt means the same.
 */
function ReasonChoice({ codes, onToggle }: ReasonChoiceProps) {
  const [restored, setRestored] = useState(codes)
  const toggle = (code: ReasonCode, isKey: boolean) => {
    setRestored((before) => before.filter((one) => one !== code))
    if (!isKey || !restored.includes(code)) onToggle(code)
  }
  useWindowEvent<KeyboardEvent>('keydown', (event) => {
    const code = reasonCodes[Number(event.key) - 1]
    if (!code || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    event.preventDefault()
    toggle(code, true)
  })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-medium">
        Reasons <span className="font-normal text-soft">(up to two, optional)</span>
      </legend>
      <div className="grid gap-x-3 gap-y-1 sm:grid-cols-2">
        {reasonCodes.map((code, place) => (
          <label
            key={code}
            className="flex min-h-10 items-center gap-2 rounded-base border border-line px-3 text-14 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-wash"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={codes.includes(code)}
              onChange={() => toggle(code, false)}
            />
            <span className="flex-1">{reasonLabels[code]}</span>
            <kbd aria-hidden className="rounded-base border border-line-strong bg-raised px-1.5 text-12 max-lg:hidden">
              {place + 1}
            </kbd>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('textarea, select, input:not([type=checkbox], [type=radio])') !== null

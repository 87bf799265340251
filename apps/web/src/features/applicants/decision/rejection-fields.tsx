import { adviceMaxWords, countWords, reasonTextMaxLength } from '@fledge/core/applications/rejection-reasons'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { type RejectionDraft, rejectionProblems, studentSentences, toggleReason } from './rejection.ts'
import { StudentSentences } from './student-sentences.tsx'

export type SkillChoice = { value: string; label: string }

type RejectionFieldsProps = {
  draft: RejectionDraft
  onDraft: (change: Partial<RejectionDraft>) => void
  /** The skills that the internship asks for, the ones that were not found first. */
  skills: readonly SkillChoice[]
  /** Shows what is missing, after the first attempt to send. */
  showsProblems: boolean
  /** The student, or several. */
  reader: string
}

/** One or two reasons with their details, advice, and what the student will read. */
export function RejectionFields({ draft, onDraft, skills, showsProblems, reader }: RejectionFieldsProps) {
  const problems = showsProblems ? rejectionProblems(draft) : {}
  const words = countWords(draft.advice)
  return (
    <>
      <ReasonChoice
        codes={draft.codes}
        onToggle={(code) => onDraft({ codes: toggleReason(draft.codes, code) })}
        error={problems.codes}
      />
      {draft.codes.includes('skill_not_shown') && (
        <SelectField
          label="Skill that was not shown"
          placeholder={skills.length === 0 ? 'This internship names no skills' : 'Choose one'}
          options={skills}
          value={draft.skill}
          onChange={({ target }) => onDraft({ skill: target.value })}
          error={problems.skill}
        />
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
      <StudentSentences reader={reader} sentences={studentSentences(draft)} advice={draft.advice} />
    </>
  )
}

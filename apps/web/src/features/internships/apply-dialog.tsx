import { answerMaxLength, motivationMaxLength } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { answerChoices, type Question } from '@fledge/core/applications/questions'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import type { Said } from '../../api/apply.ts'
import { oneInternship } from '../../api/internships/internships.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { clearDraft } from '../../lib/drafts.ts'
import { bindField, useFormDraft } from '../../lib/form.ts'
import { withinLimit } from '../../lib/text-limit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, sameOptions, TextAreaField } from '../../ui/field.tsx'
import { CloseButton } from '../../ui/modal/close-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InternshipActions } from './use-internship-actions.ts'

type ApplyDialogProps = { userId: string; internshipId: string; apply: InternshipActions['apply']; onClose: () => void }

/** The form in which a student answers the company's questions and says why. It stays, with a draft, until it is sent. */
export function ApplyDialog({ userId, internshipId, apply, onClose }: ApplyDialogProps) {
  const query = useQuery(oneInternship(internshipId))
  const id = useId()
  const internship = query.data
  const isApplied = apply.applied.has(internshipId)
  return (
    <Dialog
      focusesField
      onClose={onClose}
      title={internship ? `Apply to ${internship.title}` : 'Apply'}
      description={internship && `${internship.companyName} reads what you write. It is not part of your score.`}
      footer={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button type="submit" form={id} disabled={!internship || isApplied}>
            {isApplied ? 'Already Applied' : 'Apply Now'}
          </Button>
        </>
      }
    >
      {query.isPending && <Skeleton className="h-40" />}
      <QueryFailure query={query} fallback="This internship could not be loaded. Please try again." />
      {apply.isUnreadable && (
        <p className="rounded-base border border-fair bg-fair-wash px-4 py-3 text-14 wrap-anywhere">
          We could not read {apply.filename}. The company gets the file, but no evidence of how you fit. Replace it
          under Resumes, or apply with it as it is.
        </p>
      )}
      {internship && (
        <ApplyForm
          key={internship.version}
          id={id}
          internship={internship}
          draft={draftKey(userId, internship)}
          onSend={(said) =>
            apply.applyTo(internship, said, () => {
              clearDraft(draftKey(userId, internship))
              onClose()
            })
          }
        />
      )}
    </Dialog>
  )
}

/** A draft belongs to the user and one version of a listing, because its questions may change. */
const draftKey = (userId: string, { id, version }: Internship): string => `apply-draft:${userId}:${id}@${version}`

type Values = { motivation: string; answers: string[] }
type FormProps = { id: string; internship: Internship; draft: string; onSend: (said: Said) => void }

function ApplyForm({ id, internship: { questions }, draft, onSend }: FormProps) {
  const empty: Values = { motivation: '', answers: questions.map(() => '') }
  const form = useForm<Values>({ defaultValues: empty })
  useFormDraft(form, draft, empty)
  const submit = form.handleSubmit(({ motivation, answers }) => {
    const given = questions.map(({ text }, index) => ({ question: text, answer: answers[index]?.trim() ?? '' }))
    onSend({ motivation: motivation.trim() || null, answers: given.filter(({ answer }) => answer !== '') })
  })
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      {questions.map((question, index) => (
        <QuestionField
          key={question.text}
          question={question}
          autoFocus={index === 0}
          error={form.formState.errors.answers?.[index]?.message}
          {...form.register(`answers.${index}`, {
            validate: (text) =>
              question.required && text.trim() === ''
                ? 'Answer this question'
                : withinLimit('Your answer', answerMaxLength)(text),
          })}
        />
      ))}
      <TextAreaField
        label="Why you? (optional)"
        rows={4}
        autoFocus={questions.length === 0}
        hint="What you would bring, in a few sentences."
        limit={motivationMaxLength}
        {...bindField(form)('motivation', { validate: withinLimit('Your text', motivationMaxLength) })}
      />
    </form>
  )
}

type QuestionFieldProps = { question: Question; autoFocus: boolean; error: string | undefined } & UseFormRegisterReturn

function QuestionField({ question, ...field }: QuestionFieldProps) {
  const label = question.required ? question.text : `${question.text} (optional)`
  const choices = answerChoices(question)
  if (choices.length === 0) return <TextAreaField label={label} rows={2} limit={answerMaxLength} {...field} />
  return <SelectField label={label} placeholder="Choose one" options={sameOptions(choices)} {...field} />
}

import type { Reading } from '@fledge/contract/resumes'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { bindField } from '../../../lib/form.ts'
import { overLimitText } from '../../../lib/text-limit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { addSkill, isSame } from './change-corrections.ts'
import { type ReadingActions, saveFailed } from './use-corrections.ts'

const label = 'Add a missing skill'
const skillMaxLength = 100

type AddSkillFormProps = { actions: Pick<ReadingActions, 'reading' | 'correct'> }

/** Adds a skill that the reader missed. It counts only where the resume names it. */
export function AddSkillForm({ actions: { reading, correct } }: AddSkillFormProps) {
  const form = useForm({ defaultValues: { skill: '' } })
  const check = (typed: string) => {
    const skill = typed.trim()
    if (skill === '') return 'Name a skill'
    const tooLong = overLimitText(label, skill, skillMaxLength)
    if (tooLong) return tooLong
    return !reading.skills.some((one) => isSame(one.skill, skill)) || `${skill} is already there`
  }
  const add = form.handleSubmit(async ({ skill: typed }) => {
    const skill = typed.trim()
    try {
      await correct(addSkill(skill), describeAdded(reading))
      if (form.getValues('skill') === typed) form.reset()
    } catch (error) {
      form.setError('skill', { message: errorMessage(error, saveFailed) })
    }
  })
  return (
    <form noValidate onSubmit={add} className="flex items-start gap-2 print:hidden">
      <TextField
        label={label}
        limit={skillMaxLength}
        autoComplete="off"
        className="min-w-0 flex-1"
        {...bindField(form)('skill', { validate: check })}
      />
      <Button type="submit" look="secondary" busy={form.formState.isSubmitting} className="mt-6 min-h-11">
        Add
      </Button>
    </form>
  )
}

/** The server uses the common name of a skill and has looked for it in the text. */
const describeAdded =
  ({ skills: before }: Reading) =>
  ({ skills }: Reading): string => {
    const more = skills.find(({ skill }) => !before.some((one) => one.skill === skill))
    if (!more) return 'You already have that skill.'
    return more.sources.length > 0
      ? `${more.skill} is in your resume and counts.`
      : `${more.skill} added by you. Your resume does not name it, so it earns no points.`
  }

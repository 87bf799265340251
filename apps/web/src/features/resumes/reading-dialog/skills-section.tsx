import type { Reading } from '@fledge/contract/resumes'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { bindField } from '../../../lib/form.ts'
import { countText } from '../../../lib/format.ts'
import { overLimitText } from '../../../lib/text-limit.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/field.tsx'
import { addSkill, isSame, removeSkill } from './change-corrections.ts'
import { isSameSpan } from './find-source.ts'
import { RemovedItems } from './removed-items.tsx'
import { SourceButton } from './source-button.tsx'
import { type ReadingActions, saveFailed } from './use-corrections.ts'

/** The skills that were read. Each can be shown in the resume or removed, and others added. */
export function SkillsSection({ actions }: { actions: ReadingActions }) {
  const { reading, change } = actions
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (skill: string) => {
    change(removeSkill(skill), `${skill} removed. It no longer counts.`)
    heading.current?.focus()
  }
  return (
    <section aria-label="Skills" className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-14 font-medium text-soft">
        Skills ({reading.skills.length})
      </h3>
      {reading.skills.length === 0 && <p className="text-soft">No skills were found.</p>}
      <ul className="flex flex-wrap gap-1.5">
        {reading.skills.map((one) => (
          <SkillChip key={one.skill} {...one} actions={actions} onRemove={() => remove(one.skill)} />
        ))}
      </ul>
      {reading.skills.some(({ sources }) => sources.length === 0) && (
        <p className="text-12 text-soft">
          “Added by you” means that your resume does not name the skill, so it earns no points. Name it where you used
          it, and upload the resume again.
        </p>
      )}
      <OtherSkills actions={actions} />
      <AddSkillForm actions={actions} />
      <RemovedItems
        names={reading.corrections?.skills?.removed ?? []}
        onRestore={(skill) => change(addSkill(skill), `${skill} restored.`)}
      />
    </section>
  )
}

/** What the skills section lists besides skills that we know. */
function OtherSkills({ actions: { reading, ...actions } }: { actions: ReadingActions }) {
  if (reading.otherSkills.length === 0) return null
  return (
    <>
      <h4 className="text-12 text-soft">Also in your list of skills</h4>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {reading.otherSkills.map(({ text, source }) => (
          <li key={`${source.line} ${source.start}`}>
            <SourceButton text={text} source={source} {...actions} />
          </li>
        ))}
      </ul>
    </>
  )
}

type ChipProps = Reading['skills'][number] & { actions: ReadingActions; onRemove: () => void }

function SkillChip({ skill, sources, actions: { active, onShow }, onRemove }: ChipProps) {
  const at = sources.findIndex((source) => isSameSpan(source, active))
  const next = sources[(at + 1) % sources.length]
  return (
    <li
      className={classes(
        'inline-flex max-w-full items-center rounded-base border border-line text-14',
        at >= 0 && 'bg-mark-wash',
      )}
    >
      {next ? (
        <button
          type="button"
          aria-label={`${skill}: show it in the resume, ${countText(sources.length, 'place')}`}
          title={`Found in ${countText(sources.length, 'place')}`}
          onClick={() => onShow(next)}
          className="min-h-8 min-w-0 pl-2 text-left underline decoration-dotted underline-offset-4 wrap-anywhere hover:decoration-solid"
        >
          {skill}
        </button>
      ) : (
        <span className="min-w-0 pl-2 wrap-anywhere">
          {skill} <span className="text-12 text-soft">added by you</span>
        </span>
      )}
      <button
        type="button"
        aria-label={`Remove ${skill}`}
        title={`Remove ${skill}`}
        onClick={onRemove}
        className="print:hidden inline-grid size-8 shrink-0 place-items-center rounded-base text-soft hover:text-danger"
      >
        <X aria-hidden size={16} />
      </button>
    </li>
  )
}

const label = 'Add a missing skill'
const skillMaxLength = 100

/** Adds a skill that the reader missed. It counts only where the resume names it. */
function AddSkillForm({ actions: { reading, correct } }: { actions: Pick<ReadingActions, 'reading' | 'correct'> }) {
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

import { texts } from '@fledge/contract/texts'
import { overlaps, type Span, slotsMax } from '@fledge/core/interviews/slots'
import { toWallTime } from '@fledge/core/interviews/zoned-time'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { localTimeText, otherTimeText } from '../../lib/time-zone.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { areAllTaken, type Conflict } from './interview-texts.ts'
import { nextTime, type Proposal, type ProposalForm, slotsIn } from './proposal.ts'

type TimeFieldsProps = {
  form: UseFormReturn<ProposalForm, unknown, Proposal>
  conflictAt: (slot: Span) => Conflict | null
  hint?: ReactNode
}

/** The times to offer, each with its conflicts. */
export function TimeFields({ form: { control, register, formState }, conflictAt, hint }: TimeFieldsProps) {
  const { errors } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'times' })
  const [times, timeZone, minutes] = useWatch({ control, name: ['times', 'timeZone', 'minutes'] })
  const slots = slotsIn({ times, timeZone, minutes })
  const { date, time } = toWallTime(new Date().toISOString(), timeZone)
  const now = `${date}T${time}`
  const add = (how: 'after' | 'next_day') => append({ at: nextTime({ times, timeZone, minutes }, how) })
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1 text-14 font-semibold">Times to pick from</legend>
      <ol className="grid gap-2">
        {fields.map(({ id }, index) => {
          const slot = slots[index]
          const here = slot && otherTimeText(slot, timeZone) !== null ? localTimeText(slot) : null
          return (
            <li key={id} className="grid gap-1">
              <div className="flex items-start gap-2">
                <TextField
                  label={`Time ${index + 1}`}
                  type="datetime-local"
                  min={now}
                  className="min-w-0 flex-1 grid-cols-1"
                  error={errors.times?.[index]?.at?.message}
                  {...register(`times.${index}.at`)}
                />
                <IconButton
                  label={`Remove time ${index + 1}`}
                  className="mt-6"
                  disabled={fields.length === 1}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden size={16} />
                </IconButton>
              </div>
              {here && <p className="text-12 text-soft">Your time: {here}</p>}
              <p role="status" className="text-12 text-danger empty:hidden">
                {slotProblem(slots, index, conflictAt)}
              </p>
            </li>
          )
        })}
      </ol>
      {errors.times?.message && <p className="text-14 text-danger">{errors.times.message}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Plus}
          look="secondary"
          size="small"
          disabled={fields.length >= slotsMax}
          onClick={() => add('after')}
        >
          Add a time
        </Button>
        <Button
          icon={Plus}
          look="secondary"
          size="small"
          disabled={fields.length >= slotsMax}
          onClick={() => add('next_day')}
        >
          Same time next working day
        </Button>
      </div>
      <p role="status" className="text-14 text-soft empty:hidden">
        {areAllTaken(slots, conflictAt) ? texts.interviews.allTaken : hint}
      </p>
    </fieldset>
  )
}

/** Why a time does not suit, or null: a conflict, or an overlap with an earlier one of the list. */
function slotProblem(slots: readonly (Span | null)[], index: number, conflictAt: (slot: Span) => Conflict | null) {
  const slot = slots[index]
  if (!slot) return null
  const hasOverlap = slots.slice(0, index).some((other) => other && overlaps(other, slot))
  return conflictAt(slot)?.text ?? (hasOverlap ? 'Overlaps another time you offer' : null)
}

import { perkNames, perks } from '@fledge/core/internships/perks'
import { bindField } from '../../lib/form.ts'
import { TextField } from '../../ui/field.tsx'
import { asOptional, asOptionalNumber } from './form-values.ts'
import type { HintOf } from './read-from.tsx'
import type { ListingForm } from './use-listing-form.ts'

export type OfferFieldsProps = { form: ListingForm; hintOf: HintOf }

/** What a listing offers besides the stipend, and what it asks for besides skills; all optional. */
export function OfferFields({ form, hintOf }: OfferFieldsProps) {
  const bind = bindField(form)
  const readPerks = hintOf('perks')
  return (
    <>
      <fieldset className={fieldsetLook}>
        <legend className="px-1 text-14 font-medium">What you offer (optional)</legend>
        <TextField
          label="Stipend up to"
          inputMode="numeric"
          hint={hintOf('stipendMax', 'The upper end of a range, in ₹ per month')}
          {...bind('stipendMax', { setValueAs: asOptionalNumber })}
        />
        <TextField
          label="Hours a week"
          inputMode="numeric"
          hint={hintOf('hoursPerWeek')}
          {...bind('hoursPerWeek', { setValueAs: asOptionalNumber })}
        />
        <div className="flex flex-wrap gap-x-5 gap-y-1 sm:col-span-3">
          {perks.map((perk) => (
            <label key={perk} className="flex min-h-8 items-center gap-2 text-14">
              <input type="checkbox" value={perk} className="size-5 shrink-0" {...form.register('perks')} />
              {perkNames[perk]}
            </label>
          ))}
          {readPerks && <p className="w-full text-12 text-soft">{readPerks}</p>}
        </div>
      </fieldset>
      <fieldset className={fieldsetLook}>
        <legend className="px-1 text-14 font-medium">Who can apply (optional)</legend>
        <p className="text-12 text-soft sm:col-span-3">
          For each applicant you see whether the resume meets it. It does not change scores or reject anyone.
        </p>
        <TextField
          label="Graduation years"
          placeholder="2027, 2028"
          hint={hintOf('graduationYears')}
          {...bind('graduationYears')}
        />
        <TextField label="Degrees" placeholder="B.Tech, BCA" hint={hintOf('degrees')} {...bind('degrees')} />
        <TextField
          label="Minimum CGPA"
          inputMode="decimal"
          placeholder="7.5"
          hint={hintOf('minCgpa', 'Out of 10')}
          {...bind('minCgpa', { setValueAs: asOptional })}
        />
      </fieldset>
    </>
  )
}

export const fieldsetLook = 'grid gap-4 rounded-base border border-line p-4 sm:col-span-2 sm:grid-cols-3'

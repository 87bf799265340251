import { useWatch } from 'react-hook-form'
import { controlLook } from '../../ui/field.tsx'
import type { ListingForm } from './use-listing-form.ts'

const choices = { asked: 'as in your text', must: 'must have', nice: 'nice to have' } as const
type Choice = keyof typeof choices

/** How important each required skill is; 'What counts' shows what follows. */
export function SkillImportance({ form: { control, setValue } }: { form: ListingForm }) {
  const [requirements, mustHave, niceToHave] = useWatch({ control, name: ['requirements', 'mustHave', 'niceToHave'] })
  if (requirements.length === 0) return null
  const choiceOf = (skill: string): Choice =>
    mustHave.includes(skill) ? 'must' : niceToHave.includes(skill) ? 'nice' : 'asked'
  const choose = (skill: string, choice: Choice) => {
    const marked = (chosen: Choice) =>
      requirements.filter((other) => (other === skill ? choice : choiceOf(other)) === chosen)
    setValue('mustHave', marked('must'), { shouldDirty: true })
    setValue('niceToHave', marked('nice'), { shouldDirty: true })
  }
  return (
    <fieldset className="mt-3 grid gap-2">
      <legend className="text-14 font-medium">How important is each skill?</legend>
      <p className="text-12 text-soft">
        An applicant without a must-have skill is at most a good match. Nice-to-have skills count less than half as
        much.
      </p>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {requirements.map((skill) => (
          <li key={skill}>
            <label className="flex flex-wrap items-center justify-between gap-x-2 text-14">
              <span translate="no" className="min-w-0 wrap-anywhere">
                {skill}
              </span>
              <select
                value={choiceOf(skill)}
                onChange={(event) => choose(skill, event.target.value as Choice)}
                className={`${controlLook} max-w-36 py-1 text-14`}
              >
                {Object.entries(choices).map(([choice, words]) => (
                  <option key={choice} value={choice}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

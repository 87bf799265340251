import { graduationYears, skillFiltersMax } from '@fledge/contract/constants'
import { fieldsOfWork } from '@fledge/contract/fields-of-work'
import { onTimeShare, recordDays } from '@fledge/core/applications/reply-record'
import { hoursText, perkNames, perks } from '@fledge/core/internships/perks'
import { useState } from 'react'
import { monthsText, stipendText } from '../../../lib/format.ts'
import { useDebouncedText } from '../../../lib/hooks/use-debounced-text.ts'
import { dayParam, moreFilterParams } from '../../../lib/search-params.ts'
import { SelectField, sameOptions, TextField } from '../../../ui/field.tsx'
import type { MoreFilters } from './filters.ts'

const stipends = [5000, 10_000, 15_000, 20_000, 30_000, 50_000]
const durations = [1, 2, 3, 6, 12]
const hours = [10, 20, 30, 40]
const skillsMaxLength = 320

type MoreFieldsProps = {
  filters: MoreFilters
  /** Applies a change. Typed text replaces the history entry; a choice adds one. */
  onFilters: (change: MoreFilters, typed?: boolean) => void
}

/** The filters that few searches need, named as in the URL. Choices apply immediately. */
export function MoreFields({ filters, onFilters }: MoreFieldsProps) {
  const { stipendMin, monthsMax, startsBy = '', skill = '', field = '', replies } = filters
  const { perk = '', hoursMax, graduationYear } = filters
  const change = (name: keyof MoreFilters, value: string, typed?: boolean) =>
    onFilters({ [name]: moreFilterParams({ [name]: value })[name] }, typed)
  const start = useDebouncedText(startsBy, (day) => {
    // While its year is typed a date has other, invalid values.
    if (day === '' || dayParam(day)) change('startsBy', day, true)
  })
  return (
    <>
      <SelectField
        label="Stipend"
        name="stipendMin"
        value={stipendMin ?? ''}
        placeholder="Any stipend"
        options={numbersWith(stipends, stipendMin).map((rupees) => ({
          value: String(rupees),
          label: `From ${stipendText(rupees)}`,
        }))}
        onChange={({ target }) => change('stipendMin', target.value)}
      />
      <SelectField
        label="Duration"
        name="monthsMax"
        value={monthsMax ?? ''}
        placeholder="Any duration"
        options={numbersWith(durations, monthsMax).map((months) => ({
          value: String(months),
          label: `Up to ${monthsText(months)}`,
        }))}
        onChange={({ target }) => change('monthsMax', target.value)}
      />
      <TextField
        label="Starts by"
        name="startsBy"
        type="date"
        hint="Includes internships without a start day."
        value={start.text}
        onChange={({ target }) => start.type(target.value)}
      />
      <SkillsField skill={skill} onSkill={(text) => change('skill', text, true)} />
      <SelectField
        label="Field of work"
        name="field"
        value={field}
        placeholder="Any field"
        options={sameOptions(fieldsOfWork)}
        onChange={({ target }) => change('field', target.value)}
      />
      <SelectField
        label="Offers"
        name="perk"
        value={perk}
        placeholder="Anything"
        options={perks.map((value) => ({ value, label: perkNames[value] }))}
        onChange={({ target }) => change('perk', target.value)}
      />
      <SelectField
        label="Hours"
        name="hoursMax"
        value={hoursMax ?? ''}
        placeholder="Any hours"
        options={numbersWith(hours, hoursMax).map((count) => ({
          value: String(count),
          label: `Up to ${hoursText(count)}`,
        }))}
        onChange={({ target }) => change('hoursMax', target.value)}
      />
      <SelectField
        label="You graduate in"
        name="graduationYear"
        value={graduationYear ?? ''}
        placeholder="Any year"
        hint="Includes internships for any year."
        options={sameOptions(numbersWith(graduationYears(new Date()).slice(0, 6), graduationYear).map(String))}
        onChange={({ target }) => change('graduationYear', target.value)}
      />
      <label className="flex min-h-8 items-start gap-2 text-14">
        <input
          type="checkbox"
          name="replies"
          value="on-time"
          checked={replies === 'on-time'}
          onChange={({ target }) => change('replies', target.checked ? target.value : '')}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>
          Replies on time
          <span className="block text-12 text-soft">
            At least {onTimeShare * 100}% of replies in {recordDays} days
          </span>
        </span>
      </label>
    </>
  )
}

function SkillsField({ skill, onSkill }: { skill: string; onSkill: (text: string) => void }) {
  const [typed, setTyped] = useState(skill)
  // The URL has the skills without the comma or space that is typed before the next one.
  const isTyped = (moreFilterParams({ skill: typed }).skill ?? '') === skill
  const draft = useDebouncedText(
    isTyped ? typed : skill,
    (text) => {
      setTyped(text)
      onSkill(text)
    },
    skillsMaxLength,
  )
  return (
    <TextField
      label="Skills"
      name="skill"
      placeholder="React, SQL"
      hint={`Finds internships that ask for all of them. Separate up to ${skillFiltersMax} with commas.`}
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && draft.settle(draft.text)}
    />
  )
}

/** The choices with that of the URL, in order. */
const numbersWith = (choices: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...choices, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b)

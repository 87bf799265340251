import { type OwnPreferences, preferences } from '@fledge/contract/preferences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ownPreferences, replacePreferences, skipQuestion } from '../../api/account/preferences.ts'
import { errorMessage } from '../../api/call.ts'
import { bindField, draftResolver } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { toast } from '../../ui/toast.tsx'

/** Asks once for city, start and stipend: until the student saves preferences or skips the question. */
export function PreferencesPrompt() {
  const own = useQuery(ownPreferences).data
  const focus = useRetainedFocus<HTMLDivElement>()
  return (
    <div {...focus} tabIndex={-1} className="outline-none">
      {own && !own.isStated && !own.isSkipped && <Question own={own} />}
    </div>
  )
}

type Draft = { cities: string; startsFrom: string; minimumStipend: string }

const toPreferences = ({ cities, startsFrom, minimumStipend }: Draft) => ({
  cities: cities.trim() === '' ? [] : [cities],
  // As before the first time: the city and remote work.
  remote: cities.trim() !== '',
  startsFrom: startsFrom === '' ? null : startsFrom,
  minimumStipend: minimumStipend.trim() === '' ? null : minimumStipend.replace(/[₹,\s]/g, ''),
  fields: [],
})

function Question({ own }: { own: OwnPreferences }) {
  const queries = useQueryClient()
  const form = useForm({
    defaultValues: { cities: own.homePlace ?? '', startsFrom: '', minimumStipend: '' },
    resolver: draftResolver(preferences, toPreferences),
  })
  const bind = bindField(form)
  const save = useMutation({
    mutationFn: (body: Parameters<typeof replacePreferences>[1]) => replacePreferences(queries, body),
    onSuccess: () => toast.success({ title: 'Preferences saved', description: 'You can change them in your profile.' }),
  })
  const skip = useMutation({ mutationFn: () => skipQuestion(queries) })
  return (
    <TitledCard
      title="What suits you?"
      intro="Among good matches, internships that suit come first. Companies do not see your answers."
      level={3}
      gap="gap-3"
    >
      <form noValidate className="grid gap-3" onSubmit={form.handleSubmit((body) => save.mutate(body))}>
        <TextField label="City" hint="Remote internships are included." {...bind('cities')} />
        <TextField label="Earliest start" type="date" {...bind('startsFrom')} />
        <TextField label="Lowest stipend in ₹ per month" inputMode="numeric" {...bind('minimumStipend')} />
        {save.error && <Failure message={errorMessage(save.error, 'Your preferences could not be saved.')} />}
        {skip.error && <Failure message={errorMessage(skip.error, 'The question could not be skipped.')} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
          <Button look="quiet" busy={skip.isPending} onClick={() => skip.mutate()}>
            Skip
          </Button>
        </div>
      </form>
    </TitledCard>
  )
}

import { fieldsOfWork } from '@fledge/contract/fields-of-work'
import type { CallInput } from '@fledge/contract/http/endpoint'
import { type OwnPreferences, preferences, type savePreferences } from '@fledge/contract/preferences'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Controller, type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { replacePreferences } from '../../api/account/preferences.ts'
import { showRefusedFields } from '../../api/api-error.ts'
import { errorMessage } from '../../api/call.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { bindField, draftResolver, useFormDraft } from '../../lib/form.ts'
import { typedIn } from '../../lib/typed-since.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { ChipsInput } from '../../ui/form/chips-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useLeavingDialog } from './use-leaving-dialog.tsx'

/** The toast id: a success replaces the previous error. */
const id = 'preferences'
const failed = 'Your preferences could not be saved.'

/** The form of a student's preferences; every field is optional. It stays open after saving. */
export function PreferencesForm({ userId, own }: { userId: string; own: OwnPreferences }) {
  const queries = useQueryClient()
  const key = `preferences-draft:${userId}`
  const [initial] = useState(() => toPreferencesDraft(own))
  const form = useForm({ defaultValues: initial, resolver: preferencesResolver })
  useFormDraft(form, key, initial)
  const save = useMutation({
    mutationFn: (body: Parameters<typeof replacePreferences>[1]) => replacePreferences(queries, body),
    onMutate: () => typedIn(form),
    onSuccess: (saved, _, typed) => {
      if (typedIn(form) === typed) {
        form.reset(toPreferencesDraft(saved))
        clearDraft(key)
      }
      toast.success({ title: 'Preferences saved', id })
    },
    onError: (error) => {
      toast.error({ title: 'Error', description: errorMessage(error, failed), id })
      showRefusedFields(form, error, (name) => name.split('.')[0] ?? name)
    },
  })
  const discard = () => clearDraft(key)
  const leavingDialog = useLeavingDialog(form.formState.isDirty, 'Your preferences are not saved yet.', discard)
  const bind = bindField(form)
  const { errors } = form.formState
  return (
    <form
      noValidate
      aria-label="Internship preferences"
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      className="grid gap-5"
    >
      {!own.isStated && own.homePlace !== null && (
        <p className="rounded-base border border-line bg-primary-wash px-4 py-2 text-14">
          Your resume says {own.homePlace}. Until you save something else, internships there and remote ones come first
          among equal matches.
        </p>
      )}
      <Controller
        control={form.control}
        name="cities"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ChipsInput
            label="Cities"
            hint="Press Enter after each city."
            error={listError(errors.cities)}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <label className="flex min-h-8 items-center gap-2 text-14">
        <input type="checkbox" className="size-5 shrink-0" {...form.register('remote')} />
        Remote is fine
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Earliest start" type="date" {...bind('startsFrom')} />
        <TextField label="Minimum stipend in ₹ per month" inputMode="numeric" {...bind('minimumStipend')} />
      </div>
      <FieldsOfWork register={() => form.register('fields')} error={listError(errors.fields)} />
      {save.error && <Failure message={errorMessage(save.error, failed)} />}
      <div className="flex">
        <Button type="submit" busy={save.isPending}>
          Save preferences
        </Button>
      </div>
      {leavingDialog}
    </form>
  )
}

/** The error of a list is its own or that of one of its items. */
const listError = (error: unknown): string | undefined => (error as { message?: string } | undefined)?.message

function FieldsOfWork({ register, error }: { register: () => UseFormRegisterReturn; error: string | undefined }) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && id} className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">Fields of work</legend>
      <div className="grid max-h-64 gap-x-4 overflow-y-auto rounded-base border border-line-strong px-3 py-2 sm:grid-cols-2">
        {fieldsOfWork.map((name) => (
          <label key={name} className="flex min-h-8 items-center gap-2 text-14">
            <input type="checkbox" value={name} className="size-4 shrink-0" {...register()} />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="text-14 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The form values: text until it is parsed. */
type PreferencesDraft = {
  cities: string[]
  remote: boolean
  startsFrom: string
  minimumStipend: string
  fields: string[]
}

type PreferencesInput = CallInput<typeof savePreferences>['body']

/** What was stated, or before the first time the place of the resume and remote, as the list uses them. */
function toPreferencesDraft({ isStated, isSkipped: _isSkipped, homePlace, ...own }: OwnPreferences): PreferencesDraft {
  const startsFrom = own.startsFrom ?? ''
  const minimumStipend = own.minimumStipend === null ? '' : String(own.minimumStipend)
  const places = isStated || homePlace === null ? own : { cities: [homePlace], remote: true }
  return { ...own, startsFrom, minimumStipend, cities: [...places.cities], remote: places.remote }
}

/** Validates with the contract; empty fields are no preference. */
const preferencesResolver = draftResolver<PreferencesDraft, PreferencesInput>(preferences, (draft) => ({
  ...draft,
  startsFrom: draft.startsFrom || null,
  minimumStipend: draft.minimumStipend.trim() === '' ? null : draft.minimumStipend.replace(/[₹,\s]/g, ''),
}))

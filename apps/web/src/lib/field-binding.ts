import type { FieldErrors, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>

/** Binds a field to its form: registration and error. */
export const bindField =
  <Values extends FieldValues>({ register, formState }: Form<Values>) =>
  <Name extends FieldPath<Values> & keyof FieldErrors<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => ({
    ...register(name, options),
    error: formState.errors[name]?.message as string | undefined, // of a field that is a text: one error, not a tree
  })

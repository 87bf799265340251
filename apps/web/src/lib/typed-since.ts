import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was typed behind a text while it was being sent. */
export function textTypedSince(typed: string, sent: string): string {
  const text = typed.trimStart()
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : typed
}

/** What a form holds, to be compared after a request: a form that has changed since is neither reset nor closed. */
export const typedIn = <Values extends FieldValues>({ getValues }: Pick<UseFormReturn<Values>, 'getValues'>): string =>
  JSON.stringify(getValues())

import { workTypes } from '@fledge/contract/constants'
import { readSession } from '../../api/session.ts'
import { clearDraft, loadDraft, saveDraft } from '../../lib/drafts.ts'
import { emptyValues, type FormValues } from './form-values.ts'

/** What a draft belongs to: a new listing, or one version of a listing, of the person who is signed in. */
export const draftKey = (internship?: { id: string; version: number }): string =>
  `listing-draft:${readSession()?.user.id}:${internship ? `${internship.id}@${internship.version}` : 'new'}`

/** What was typed before a reload or before the form was closed; null when there is nothing that can be read. */
export function readDraft(key: string): FormValues | null {
  const values = loadDraft(key, emptyValues)
  return values && ['', ...workTypes].includes(values.type) ? values : null
}

export const keepDraft = (key: string, values: FormValues): void => saveDraft(key, values)

export const dropDraft = clearDraft

import { workTypes } from '@fledge/contract/constants'
import { readSession } from '../../api/session.ts'
import { emptyValues, type FormValues } from './form-values.ts'

/** What a draft belongs to: a new listing, or one version of a listing, of the person who is signed in. */
export const draftKey = (internship?: { id: string; version: number }): string =>
  `listing-draft:${readSession()?.user.id}:${internship ? `${internship.id}@${internship.version}` : 'new'}`

/** What was typed before a reload or before the form was closed; null when there is nothing that can be read. */
export function readDraft(key: string): FormValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isValues(stored) ? stored : null
  } catch {
    return null
  }
}

export function keepDraft(key: string, values: FormValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // No room: the form itself still holds it.
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(key)

function isValues(stored: unknown): stored is FormValues {
  if (typeof stored !== 'object' || stored === null) return false
  const values = new Map(Object.entries(stored))
  return (
    Object.entries(emptyValues).every(([name, empty]) => isLike(empty, values.get(name))) &&
    ['', ...workTypes].includes(String(values.get('type')))
  )
}

function isLike(empty: FormValues[keyof FormValues], value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return typeof value === 'string' || (empty === null && value === null)
}

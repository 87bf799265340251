import type { Internship } from '@fledge/contract/internships'
import { errorMessage } from '../../api/call.ts'
import { type Saving, useSaving } from '../../api/internships/saved-internships.ts'
import { useSteady } from '../../lib/use-steady.ts'
import { toast } from '../../ui/toast.tsx'
import { type ApplyNow, useApplyNow } from './use-apply-now.ts'

/** The actions of a student on an internship, in its card and details. The functions are stable. */
export type InternshipActions = { apply: ApplyNow; saving: Saving; onEvidence: (internship: Internship) => void }

export function useInternshipActions(
  userId: string,
  onUpload: () => void,
  onEvidence: InternshipActions['onEvidence'],
): InternshipActions {
  const apply = useApplyNow(userId, onUpload)
  const applyTo = useSteady(apply.applyTo)
  const saving = useSaving(userId, (error) =>
    toast.error({ title: 'Error', description: errorMessage(error, 'This could not be saved. Please try again.') }),
  )
  const save = useSteady(saving.save)
  const evidence = useSteady(onEvidence)
  return { apply: { ...apply, applyTo }, saving: { ...saving, save }, onEvidence: evidence }
}

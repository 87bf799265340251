import type { Internship } from '@fledge/contract/internships'
import type { Resume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Said, useAppliedTo, useApply } from '../../api/apply.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { oneInternship } from '../../api/internships/internships.ts'
import { type Saving, useSaving } from '../../api/internships/saved-internships.ts'
import { loadResumes, resumesQuery } from '../../api/resumes.ts'
import { toast } from '../../ui/toast.tsx'

export type InternshipActions = { apply: ApplyNow; saving: Saving; onEvidence: (internship: Internship) => void }

export function useInternshipActions(
  userId: string,
  onUpload: () => void,
  onEvidence: InternshipActions['onEvidence'],
  onAsk: ApplyNow['onAsk'],
): InternshipActions {
  const apply = useApplyNow(userId, onUpload, onAsk)
  const saving = useSaving(userId, failureToast('Your change could not be saved. Please try again.'))
  return { apply, saving, onEvidence }
}

type ApplyNow = {
  applied: ReadonlySet<string>
  /** The name of the resume that an application sends; null if there is none, undefined while that is not known. */
  filename: string | null | undefined
  /** Whether that resume could not be read, which the form tells before it is sent. */
  isUnreadable: boolean
  /** Sends an application; an internship with questions opens its form first. */
  applyTo: (internship: Internship, said?: Said, onApplied?: () => void) => unknown
  /** Opens the form in which a student says why and answers questions. */
  onAsk: (internshipId: string) => void
}

/** Applies from the list of internships. Without a resume, a toast offers to upload one. */
function useApplyNow(userId: string, onUpload: () => void, onAsk: ApplyNow['onAsk']): ApplyNow {
  const queries = useQueryClient()
  const { data: resumes } = useQuery(resumesQuery(userId))
  const applied = useAppliedTo(userId)
  const send = useApply(userId, {
    onApplied: ({ onApplied }: Sent) => {
      toast.success({ title: texts.apply.submitted, clears: texts.apply.failed })
      onApplied?.()
    },
    onAsked: ({ internshipId }) => {
      onAsk(internshipId)
      void queries.invalidateQueries(oneInternship(internshipId))
    },
    onAlreadyApplied: () => toast.info(texts.apply.appliedBefore),
    onRefused: (error) => {
      showFailure(error)
      // The listing may have closed; refetch the list.
      void queries.invalidateQueries({ queryKey: ['internships'] })
    },
  })

  async function applyTo({ id, questions }: Internship, said?: Said, onApplied?: () => void) {
    const resumes = await loadResumes(queries, userId).catch(showFailure)
    if (!resumes) return
    const refusal = refuse(resumes)
    if (refusal) return toast.error({ ...refusal, action: { label: 'Upload resume', onClick: onUpload } })
    if (said === undefined && (questions.length > 0 || isUnreadable(resumes))) return onAsk(id)
    send({ internshipId: id, resumeId: resumes[0]?.id ?? null, said, onApplied })
  }
  const filename = resumes && (resumes[0]?.filename ?? null)
  return { applied, filename, isUnreadable: isUnreadable(resumes), applyTo, onAsk }
}

const isUnreadable = (resumes: readonly Resume[] | undefined): boolean => resumes?.[0]?.status === 'unreadable'

const showFailure = failureToast(texts.apply.failed)

type Sent = {
  internshipId: string
  resumeId: string | null
  said: Said | undefined
  onApplied: (() => void) | undefined
}

function refuse([resume]: readonly Resume[]): { title: string; description: string } | null {
  if (!resume) return texts.apply.noResume
  return resume.id === '' ? { title: 'Error', description: texts.apply.noResumeId } : null
}

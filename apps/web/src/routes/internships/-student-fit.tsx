import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { resumesQuery } from '../../api/resumes.ts'
import { StudentFit, type StudentFitProps } from '../../features/internships/public/student-fit.tsx'
import type { ViewedResume } from '../../features/resumes/resume-viewer.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { ownResume } from '../student/-viewed-resume.ts'

const ResumeViewer = lazyDialog(() => import('../../features/resumes/resume-viewer.tsx').then((m) => m.ResumeViewer))

/** A student's part of a public listing, with the resume in which its quotes are found. */
export function OwnFit(props: StudentFitProps) {
  const navigate = useNavigate()
  const resume = useQuery(resumesQuery(props.userId)).data?.[0]
  const [viewed, setViewed] = useState<ViewedResume | null>(null)
  return (
    <>
      <StudentFit
        {...props}
        onUpload={() => void navigate({ to: '/student/dashboard', search: { tab: 'resumes' } })}
        onAsk={(apply) =>
          void navigate({ to: '/student/dashboard', search: { tab: 'internships', highlight: apply, apply } })
        }
        onQuote={(parts, part) => resume && setViewed(ownResume(resume, parts, part))}
      />
      {viewed && <ResumeViewer resume={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}

import type { Resume } from '@fledge/contract/resumes'
import { FileUp, Highlighter } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

type InvitationProps = { resume: Resume | null; onStart: () => void; onUpload: () => void }

/** Explains the analysis before it starts, or asks for a readable resume. */
export function Invitation({ resume, onStart, onUpload }: InvitationProps) {
  if (!resume)
    return (
      <Empty icon={FileUp} title="No resume to analyze" action={<Button onClick={onUpload}>Upload resume</Button>}>
        We find your matches by comparing your resume with open internships. Upload it to start.
      </Empty>
    )
  if (resume.status === 'unreadable')
    return (
      <Empty
        icon={FileUp}
        title="Your resume could not be read"
        action={<Button onClick={onUpload}>See your resume</Button>}
      >
        {resume.message ?? 'Delete it and upload another version. A PDF with selectable text works best.'}
      </Empty>
    )
  return (
    <Empty
      icon={Highlighter}
      title={`Analyze ${resume.filename}`}
      action={<Button onClick={onStart}>Analyze resume</Button>}
    >
      We compare it with every open internship on our own server. Each match lists the requirements you meet and quotes
      your resume.
    </Empty>
  )
}

import type { Application } from '@fledge/contract/applications'
import { isOpen } from '@fledge/core/interviews/interview'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ownInterviews } from '../../api/interviews.ts'
import { ProposalDialog } from './-panels.ts'

type Proposing = {
  /** Opens the dialog, or the existing interview of the application. */
  propose: (application: Application) => void
  dialog: ReactNode
}

/** Proposes an interview from an application. */
export function useProposing(onShow: (interviewId: string) => void): Proposing {
  const interviews = useQuery(ownInterviews).data
  const [chosen, setChosen] = useState<Application | null>(null)
  const close = () => setChosen(null)
  const propose = (application: Application) => {
    const open = interviews?.find((one) => one.applicationId === application.id && isOpen(one, new Date()))
    if (open) onShow(open.id)
    else setChosen(application)
  }
  const dialog = chosen && <ProposalDialog about={proposalAbout(chosen)} onClose={close} onDone={close} />
  return { propose, dialog }
}

const proposalAbout = ({ id, applicant, internship }: Application) => ({
  applicationId: id,
  firstName: applicant.firstName,
  title: internship.title,
})

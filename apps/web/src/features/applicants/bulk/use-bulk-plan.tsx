import type { Internship } from '@fledge/contract/internships'
import type { BulkAct } from '@fledge/core/applications/bulk'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import type { BulkPlan, ProposalParts } from './bulk-dialog.tsx'
import type { useBulk } from './use-bulk.ts'
import type { Marked } from './use-marked.ts'

const BulkDialog = lazyDialog(() => import('./bulk-dialog.tsx').then((m) => m.BulkDialog))

type BulkPlanProps = {
  internships: readonly Internship[]
  marked: Marked
  bulk: ReturnType<typeof useBulk>
  undoSeconds: number
  proposal: ProposalParts
}

export function useBulkPlan({ internships, marked, bulk, undoSeconds, proposal }: BulkPlanProps) {
  const [plan, setPlan] = useState<BulkPlan | null>(null)
  const close = () => setPlan(null)
  const skillsOf = (ids: ReadonlySet<string>) => sharedSkills(internships.filter(({ id }) => ids.has(id)))
  const dialog: ReactNode = plan && (
    <BulkDialog
      plan={plan}
      proposal={proposal}
      bulk={bulk}
      undoSeconds={undoSeconds}
      onDone={() => {
        marked.clear()
        close()
      }}
      onClose={close}
    />
  )
  return {
    open: (act: BulkAct) =>
      setPlan({
        act,
        target: { ids: marked.chosen.map(({ id }) => id) },
        count: marked.chosen.length,
        skills: skillsOf(new Set(marked.chosen.map(({ internshipId }) => internshipId))),
      }),
    tellPlacesFilled: (internshipId: string, pending: number) =>
      setPlan({
        act: 'reject',
        target: { filter: { internshipId, status: 'pending' } },
        count: pending,
        skills: skillsOf(new Set([internshipId])),
        rejection: { codes: ['places_filled'] },
      }),
    dialog,
  }
}

function sharedSkills(internships: readonly Internship[]) {
  const [first, ...others] = internships.map(({ requirements }) => requirements)
  const shared = (first ?? []).filter((skill) => others.every((skills) => skills.includes(skill)))
  return shared.map((value) => ({ value, label: value }))
}

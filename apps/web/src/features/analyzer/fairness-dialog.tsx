import type { FairnessCheck } from '@fledge/contract/analysis'
import { type IdentityKind, identityKinds } from '@fledge/core/matching/fairness/identity-kinds'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { fairnessQuery } from '../../api/analysis.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { countText } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'

type FairnessProps = { internshipId: string; title: string; onClose: () => void }

/** The student's score, calculated again with other personal details; every run is shown. */
export function FairnessDialog({ internshipId, title, onClose }: FairnessProps) {
  const query = useQuery(fairnessQuery(internshipId))
  return (
    <Dialog
      onClose={onClose}
      title="Does this score depend on who you are?"
      description={`We score your resume again for ${title}. Each time we change one personal detail and nothing about your work.`}
    >
      {query.isPending && <CardSkeletons count={4} className="h-10" />}
      <QueryFailure query={query} fallback="The score could not be checked." />
      {query.data && <Runs check={query.data} />}
    </Dialog>
  )
}

/** The server gives the changed value after a colon ('Name: Hannah Baker'). */
const kindTexts: Record<IdentityKind, { heading: string; change: string }> = {
  name: { heading: 'Other names', change: 'Name changed to' },
  contact: { heading: 'Other email addresses', change: 'Email changed to' },
  pronouns: { heading: 'Other pronouns', change: 'Pronouns changed to' },
  gendered_words: { heading: 'Another gender', change: 'Gender written as' },
  college: { heading: 'Other colleges', change: 'College changed to' },
  place: { heading: 'Other addresses', change: 'Address changed to' },
  age: { heading: 'Other ages', change: 'Age written as' },
}

function Runs({ check }: { check: FairnessCheck }) {
  const { same = [], moved = [] } = Object.groupBy(check.runs, ({ matchPercentage }) =>
    matchPercentage === check.matchPercentage ? 'same' : 'moved',
  )
  return (
    <div className="grid gap-6">
      <Verdict check={check} />
      <RunsByKind runs={moved} usual={check.matchPercentage} />
      {same.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-2 text-14 font-medium">
            <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 text-soft group-open:rotate-0" />
            {countText(same.length, 'change')}{' '}
            {moved.length === 0 ? 'tried: the score is the same every time' : 'that left the score the same'}
          </summary>
          <div className="grid gap-6 pt-3">
            <RunsByKind runs={same} usual={check.matchPercentage} />
          </div>
        </details>
      )}
    </div>
  )
}

function RunsByKind({ runs, usual }: Omit<RunsProps, 'kind'>) {
  const byKind = Map.groupBy(runs, ({ kind }) => kind)
  return identityKinds.map((kind) => {
    const ofKind = byKind.get(kind)
    return ofKind && <RunsOfKind key={kind} kind={kind} runs={ofKind} usual={usual} />
  })
}

function Verdict({ check: { matchPercentage, runs, moved } }: { check: FairnessCheck }) {
  const count = countText(runs.length, 'run')
  if (moved > 0)
    return (
      <p className="rounded-base border border-danger bg-danger-wash px-4 py-3 text-14">
        <strong>
          The score changed in {moved} of {count}.
        </strong>{' '}
        This is a bug. Please contact us and name this internship.
      </p>
    )
  return (
    <p className="rounded-base border border-excellent bg-excellent-wash px-4 py-3 text-14">
      <strong>
        No. The score is {matchPercentage} in every one of {count}.
      </strong>{' '}
      The score counts only your work. It does not predict how a person will decide.
    </p>
  )
}

type RunsProps = { kind: IdentityKind; runs: FairnessCheck['runs']; usual: FairnessCheck['matchPercentage'] }

const RunsOfKind = ({ kind, runs, usual }: RunsProps) => (
  <section aria-label={kindTexts[kind].heading} className="grid gap-1 text-14">
    <h3 className="text-14 font-medium">{kindTexts[kind].heading}</h3>
    <ul>
      {runs.map(({ said, matchPercentage }) => (
        <li key={said} className="flex justify-between gap-4 border-t border-line py-1">
          <span className="min-w-0 text-soft wrap-anywhere">
            {kindTexts[kind].change} <span className="text-ink">{said.slice(said.indexOf(':') + 1).trim()}</span>
          </span>
          <span className={matchPercentage === usual ? 'tabular' : 'font-semibold text-danger tabular'}>
            {matchPercentage ?? 'no score'}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

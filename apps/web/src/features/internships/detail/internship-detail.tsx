import type { Internship } from '@fledge/contract/internships'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { MissedPreferences } from '../../../ui/application/missed-preferences.tsx'
import { ChipList } from '../../../ui/badge.tsx'
import { AfterFirstScreen } from '../../../ui/lazy/after-first-screen.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { CopyLink } from '../../../ui/listing/copy-link.tsx'
import { Description } from '../../../ui/listing/description.tsx'
import { ApplyBar } from '../apply-bar.tsx'
import { CompanyLink } from '../company-link.tsx'
import { InternshipFacts, PostedDate, ReplyPromiseText } from '../internship-facts.tsx'
import { MatchLink } from '../match-link.tsx'
import type { InternshipActions } from '../use-internship-actions.ts'
import { textCheckHeight } from './text-check-height.ts'

// Not needed for the first screen.
const TextCheck = lazyComponent(() => import('./text-check.tsx').then((m) => m.TextCheck))
const WhoCanApply = lazyComponent(() => import('./who-can-apply.tsx').then((m) => m.WhoCanApply))
const CompareToggle = lazyComponent(() => import('../compare/compare-toggle.tsx').then((m) => m.CompareToggle))
const ReportInternship = lazyComponent(() => import('./report-internship.tsx').then((m) => m.ReportInternship))

/** The details of one internship, without the title, which the pane or dialog shows. */
export const InternshipDetail = ({ internship, actions }: { internship: Internship; actions: InternshipActions }) => (
  <div className="arrive grid gap-5">
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        <CompanyLink company={internship.company} />
        <MatchLink internship={internship} onEvidence={actions.onEvidence} />
      </p>
      <InternshipFacts internship={internship} />
      <MissedPreferences misses={internship.misses} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid gap-0.5">
          <PostedDate iso={internship.createdAt} />
          <ReplyPromiseText internship={internship} />
        </div>
        <div className="-ml-3 flex min-h-8 flex-wrap">
          <CopyLink internshipId={internship.id} />
          {/* Its space is reserved, so that the link next to it stays in place. */}
          <div className="min-w-27">
            <AfterFirstScreen>
              <CompareToggle internship={internship} />
            </AfterFirstScreen>
          </div>
        </div>
      </div>
    </div>
    <div className="border-y border-line py-3 print:hidden">
      <ApplyBar internship={internship} actions={actions} canSayWhy />
    </div>
    <InternshipText
      internship={internship}
      heading="h4"
      check={
        <AfterFirstScreen fallback={<div className={textCheckHeight(internship)} />}>
          <TextCheck internship={internship} />
        </AfterFirstScreen>
      }
      conditions={
        <AfterFirstScreen>
          <WhoCanApply internship={internship} heading="h4" />
        </AfterFirstScreen>
      }
    />
  </div>
)

type InternshipTextProps = {
  internship: Internship
  heading: 'h2' | 'h3' | 'h4'
  /** A `TextCheck`, unless it is elsewhere on the page. */
  check?: ReactNode
  /** A `WhoCanApply`. */
  conditions: ReactNode
}

/** The text check, the description and the required skills of a listing. */
export const InternshipText = ({ internship, heading: Heading, check, conditions }: InternshipTextProps) => (
  <>
    {check}
    <section className="grid gap-2">
      <Heading className="text-14 font-medium text-soft">About the internship</Heading>
      <Description text={internship.description} />
    </section>
    <section className="grid gap-2">
      <Heading className="text-14 font-medium text-soft">Required skills</Heading>
      <ChipList items={internship.requirements} />
    </section>
    {conditions}
    <StudentReport internshipId={internship.id} />
  </>
)

function StudentReport({ internshipId }: { internshipId: string }) {
  if (useSession()?.user.role !== 'student') return null
  return (
    <AfterFirstScreen>
      <ReportInternship internshipId={internshipId} />
    </AfterFirstScreen>
  )
}

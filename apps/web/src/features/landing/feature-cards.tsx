import { noStatusCounts } from '@fledge/core/applications/status'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StatusBars } from '../../ui/application/status-bars.tsx'
import { Badge, MatchBadge, StatusBadge } from '../../ui/badge.tsx'
import { PageSection } from '../../ui/marketing/page-section.tsx'

const cards: { title: string; text: string; more?: '/privacy'; piece: ReactNode }[] = [
  {
    title: 'AI matching',
    text: 'We compare your resume with every open internship. Each score lists what the internship requires, what we found, and where.',
    piece: (
      <Rows>
        <Row label="Data Analyst Intern">
          <MatchBadge percentage={86} band="excellent" />
        </Row>
        <Row label="Business Analyst Intern">
          <MatchBadge percentage={65} band="good" />
        </Row>
        <Row label="Data Engineering Intern">
          <MatchBadge percentage={48} band="fair" />
        </Row>
      </Rows>
    ),
  },
  {
    title: 'Instant applications',
    text: 'One resume, one click. The company gets a copy of your resume, and you see its answer as soon as it arrives.',
    piece: (
      <Rows>
        <Row label="Data Analyst Intern">
          <StatusBadge status="accepted" />
        </Row>
        <Row label="Business Analyst Intern">
          <StatusBadge status="pending" />
        </Row>
        <Row label="Research Intern">
          <StatusBadge status="pending" />
        </Row>
      </Rows>
    ),
  },
  {
    title: 'Secure and private',
    text: 'We read your resume on our own server. You decide which companies see it.',
    more: '/privacy',
    piece: (
      <Rows>
        <Row label="You">
          <Badge tone="success">The resume</Badge>
        </Row>
        <Row label="Companies you applied to">
          <Badge tone="primary">A copy</Badge>
        </Row>
        <Row label="Everyone else">
          <Badge>Nothing</Badge>
        </Row>
      </Rows>
    ),
  },
  {
    title: 'Success analytics',
    text: 'Students see the outcome of every application. Companies see how many people applied to each internship and how well they fit.',
    piece: <StatusBars counts={{ ...noStatusCounts, pending: 4, accepted: 3, rejected: 2 }} />,
  },
]

export const FeatureCards = () => (
  <PageSection title="What Fledge does for you">
    <ul className="grid gap-px overflow-hidden rounded-base border border-line bg-line sm:grid-cols-2">
      {cards.map(({ title, text, more, piece }) => (
        <li key={title} className="grid content-between gap-6 bg-raised p-5 md:p-6">
          <div className="grid gap-2">
            <h3 className="text-20">{title}</h3>
            <p className="text-14 text-soft">
              {text}{' '}
              {more && (
                <Link to={more} className="font-medium text-primary underline underline-offset-4">
                  How we protect your data
                </Link>
              )}
            </p>
          </div>
          <div aria-hidden>{piece}</div>
        </li>
      ))}
    </ul>
  </PageSection>
)

/** A small example of the product. */
function Rows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 py-1.5 text-14">
      <span>{label}</span>
      {children}
    </div>
  )
}

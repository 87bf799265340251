import { claims } from '@fledge/contract/site/site-claims'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { useFirstScreen } from '../../lib/first-screen.ts'
import { buttonLook } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { AfterFirstScreen } from '../../ui/lazy/after-first-screen.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { Claims } from '../../ui/marketing/claims.tsx'
import { PageSection } from '../../ui/marketing/page-section.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { NewestSkeleton } from './newest-skeleton.tsx'

// Loads the contract and React Query, so it is loaded after the first screen.
const NewestInternships = lazyComponent(() => import('./newest-internships.tsx').then((m) => m.NewestInternships))

export function LandingPage() {
  const session = useSession()
  const isFirstScreenDone = useFirstScreen()
  return (
    <>
      <Hero />
      <Figures />
      <Suspense fallback={<NewestSkeleton busy />}>
        {isFirstScreenDone ? <NewestInternships /> : <NewestSkeleton busy={false} />}
      </Suspense>
      <FeatureCards />
      <Steps />
      <Testimonials />
      {!session && <Join />}
    </>
  )
}

const steps = [
  { title: 'Create profile', text: 'Create an account and upload your resume: PDF, DOC or DOCX.' },
  { title: 'Get matched', text: 'See which open internships fit, with the evidence for every point.' },
  { title: 'Apply and succeed', text: 'Apply with one click and follow each application on its timeline.' },
]

const Steps = () => (
  <PageSection title="How it works">
    <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] content-start gap-x-2 border-t border-ink pt-4 md:block">
          <span aria-hidden className="font-display text-39 leading-none tabular">
            {place + 1}
          </span>
          <div className="grid gap-1 md:mt-4">
            <h3 className="text-20">{title}</h3>
            <p className="text-14 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </PageSection>
)

const testimonials = [
  {
    text: 'I stopped guessing. It showed me that three listings I had skipped asked for exactly what my project says, and which words to show them.',
    who: 'Student of statistics',
    where: 'Pune',
  },
  {
    text: 'We read the quoted lines first and the resume after. Forty applicants took an afternoon.',
    who: 'Hiring lead, software company',
    where: 'Bengaluru',
  },
  {
    text: 'I could see that the company had opened my resume. The wait was easier.',
    who: 'Student of design',
    where: 'Chennai',
  },
]

/** Sample testimonials, labelled as such. */
const Testimonials = () => (
  <PageSection title="What people could say" intro="Sample testimonials: these people are invented.">
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
      {testimonials.map(({ text, who, where }, place) => (
        <li key={text} className={classes('border-l-2 border-line-strong pl-5', place === 0 && 'md:row-span-2')}>
          <figure className="grid gap-3">
            <blockquote className={place === 0 ? 'font-display text-20 md:text-25' : 'text-16'}>{text}</blockquote>
            <figcaption className="text-14 text-soft">
              {who}, {where} (sample)
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </PageSection>
)

const ways = [
  {
    role: 'student',
    title: 'Looking for an internship',
    text: 'See in a minute which open internships fit your resume.',
    action: 'Join as Student',
  },
  {
    role: 'company',
    title: 'Looking for an intern',
    text: 'Post an internship and see the evidence for every applicant.',
    action: 'Join as Company',
  },
] as const

const Join = () => (
  <section aria-label="Join" className="border-t border-line bg-sunken">
    <div className="page grid divide-y divide-line md:grid-cols-2 md:divide-x md:divide-y-0">
      {ways.map(({ role, title, text, action }) => (
        <div key={role} className="grid content-start justify-items-start gap-3 py-10 md:px-10 md:first:pl-0">
          <h2 className="text-25 tracking-tight">{title}</h2>
          <p className="text-soft">{text}</p>
          <Link
            to="/register"
            search={{ role }}
            className={buttonLook(role === 'student' ? 'primary' : 'secondary', 'large')}
          >
            {action}
          </Link>
        </div>
      ))}
    </div>
  </section>
)

// Loaded after the first screen.
const LiveCounts = lazyComponent(() => import('./live-counts.tsx').then((m) => m.LiveCounts))

/** The claims of the specification, labelled as illustrative, and the actual counts. */
const Figures = () => (
  <section aria-labelledby="figures" className="border-y border-line bg-sunken">
    <div className="page grid gap-4 py-8">
      <h2 id="figures" className="sr-only">
        In numbers
      </h2>
      <Claims claims={claims} />
      <div className="min-h-14 border-t border-line pt-4 text-14 sm:min-h-9">
        <AfterFirstScreen>
          <LiveCounts />
        </AfterFirstScreen>
      </div>
    </div>
  </section>
)

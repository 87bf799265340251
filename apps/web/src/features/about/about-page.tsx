import { claims, countriesClaim } from '@fledge/contract/site/site-claims'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../ui/avatar/initials-avatar.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Claims } from '../../ui/marketing/claims.tsx'
import { PageSection } from '../../ui/marketing/page-section.tsx'

export const AboutPage = () => (
  <>
    <div className="page grid gap-8 py-10 md:py-16">
      <h1 className="text-20">About Fledge</h1>
      <section aria-labelledby="mission" className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="grid gap-2">
          <h2 id="mission" className="text-14 font-medium text-soft">
            Our mission
          </h2>
          <p className="font-display text-31 font-semibold tracking-tight text-balance md:text-39">
            Every application deserves to be <mark className="px-1">read</mark>, and every score its evidence.
          </p>
        </div>
        <p className="max-w-prose text-soft">
          Students send dozens of applications into silence. Companies get hundreds and cannot see why a tool ranks one
          above another. Fledge reads a resume the way a careful person would, shows its evidence to both sides, and
          records what happens to every application.
        </p>
      </section>
    </div>
    <section aria-labelledby="impact" className="border-y border-line bg-sunken">
      <div className="page grid gap-4 py-8">
        <h2 id="impact" className="text-20">
          Impact
        </h2>
        <Claims claims={[...claims, countriesClaim]} />
      </div>
    </section>
    <FeatureCards />
    <Team />
    <Values />
    <section aria-label="Join or contact us" className="border-t border-line bg-sunken">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-4 py-10">
        <p className="mr-auto max-w-prose font-display text-20 font-semibold">
          See in a minute which internships fit your resume.
        </p>
        <Link to="/register" className={buttonLook('primary', 'large')}>
          Create an account
        </Link>
        <Link to="/contact" className={buttonLook('secondary', 'large')}>
          Contact us
        </Link>
      </div>
    </section>
  </>
)

const features = [
  {
    title: 'AI matching',
    text: 'We look for each requirement of a listing in the resume: the skill itself, another name for it, or a related skill. Every match quotes the resume.',
  },
  {
    title: 'Instant applications',
    text: 'One resume, one click. The company gets a copy of your resume, and we notify you of its decision.',
  },
  {
    title: 'Secure and private',
    text: 'We read resumes on this server. If we also use a model elsewhere, we say so where you upload. No page loads anything from another site.',
    to: '/privacy',
  },
  {
    title: 'Success analytics',
    text: 'Students see the outcome of every application. Companies see how well applicants fit and how long they have been waiting.',
  },
] as const

const FeatureCards = () => (
  <PageSection title="What Fledge does">
    <ul className="border-b border-line">
      {features.map((feature) => (
        <li key={feature.title} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[14rem_1fr]">
          <h3 className="text-20">{feature.title}</h3>
          <p className="text-soft">
            {feature.text}{' '}
            {'to' in feature && (
              <Link to={feature.to} className="font-medium text-primary underline underline-offset-4">
                How we protect your data
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  </PageSection>
)

const team = [
  { name: 'Ila Deshmukh', does: 'Reading', text: 'Teaches the machine to read a resume like a patient person.' },
  { name: 'Tomas Okafor', does: 'Matching', text: 'Makes sure that every point of a score can be explained.' },
  { name: 'Noor Siddiqui', does: 'Companies', text: 'Listens to hiring teams and saves them time.' },
  { name: 'Wren Alvarez', does: 'Students', text: 'Was ghosted eleven times, and built the application timeline.' },
]

const Team = () => (
  <PageSection title="Team" intro="Sample team: these people are invented, like everyone in the demo.">
    <ul className="grid gap-px overflow-hidden rounded-base border border-line bg-line sm:grid-cols-2">
      {team.map(({ name, does, text }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] content-start gap-4 bg-raised p-5">
          <Avatar name={name} className="size-10 text-14" />
          <div className="grid gap-1">
            <h3 className="text-16">{name}</h3>
            <p className="text-14 font-medium text-soft">{does}</p>
            <p className="text-14 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </PageSection>
)

const values = [
  {
    title: 'Evidence before opinion',
    text: 'We count only what we can quote, and we say when something is unknown.',
  },
  {
    title: 'Silence is the worst answer',
    text: 'Each new application shows the day by which the company promised to reply. Once that day is over, both sides see that the reply is late, and the student can ask for it.',
  },
  {
    title: 'A rejection should say why',
    text: 'When companies reject an application, we ask them for a reason and for advice. Students read what they chose.',
  },
  {
    title: 'People decide',
    text: 'When time runs out, we send reminders. No application is rejected and no offer ends because a date has passed.',
  },
  {
    title: 'Skills count, not identity',
    text: 'Name, gender, age, college and photo never change a score. Automated tests check this.',
  },
  { title: 'Your data stays yours', text: 'Export or delete everything yourself, without asking anyone.' },
]

const Values = () => (
  <PageSection title="Values">
    <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {values.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-1">
          <dt className="font-display text-16 font-semibold">{title}</dt>
          <dd className="text-14 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </PageSection>
)

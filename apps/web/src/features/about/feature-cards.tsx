import { Link } from '@tanstack/react-router'
import { PageSection } from '../../ui/marketing/page-section.tsx'

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

export const FeatureCards = () => (
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

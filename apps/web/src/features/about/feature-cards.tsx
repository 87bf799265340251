import { Link } from '@tanstack/react-router'
import { AboutSection } from './about-section.tsx'

const features = [
  {
    title: 'AI matching',
    text: 'Each requirement of a listing is looked for in the resume: named outright, meant by other words, or close to something that is there. What was found is quoted.',
  },
  {
    title: 'Instant applications',
    text: 'One resume, one click. The company gets the copy you sent, and you are notified of its decision.',
  },
  {
    title: 'Secure and private',
    text: 'Resumes are read on this server; should a model elsewhere read along, it is said where you upload. No page loads anything from another site.',
    to: '/privacy',
  },
  {
    title: 'Success analytics',
    text: 'Students see what became of every application, companies who fits how well and how long people have been waiting.',
  },
] as const

/** A ledger rather than cards that float: one line for each thing the product does. */
export const FeatureCards = () => (
  <AboutSection title="What it does">
    <ul className="border-b border-line">
      {features.map((feature) => (
        <li key={feature.title} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[14rem_1fr]">
          <h3 className="text-20">{feature.title}</h3>
          <p className="text-soft">
            {feature.text}{' '}
            {'to' in feature && (
              <Link to={feature.to} className="font-medium text-primary underline underline-offset-4">
                What that means
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  </AboutSection>
)

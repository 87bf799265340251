import { PageSection } from '../../ui/marketing/page-section.tsx'

const values = [
  {
    title: 'Evidence before opinion',
    text: 'We count only what we can quote, and we say when something is unknown.',
  },
  {
    title: 'Silence is the worst answer',
    text: 'Students see how long an application has gone unanswered. Companies see who has been waiting longest.',
  },
  {
    title: 'Skills count, not identity',
    text: 'Name, gender, age, college and photo never change a score. Automated tests check this.',
  },
  { title: 'Your data stays yours', text: 'Export or delete everything yourself, without asking anyone.' },
]

export const Values = () => (
  <PageSection title="Values">
    <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {values.map(({ title, text }) => (
        <div key={title} className="grid gap-1">
          <dt className="font-display text-16 font-semibold">{title}</dt>
          <dd className="text-14 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </PageSection>
)

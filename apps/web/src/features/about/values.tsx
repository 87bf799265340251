import { AboutSection } from './about-section.tsx'

const values = [
  {
    title: 'Evidence before opinion',
    text: 'What cannot be quoted is not counted, and what is not known is shown as not known.',
  },
  {
    title: 'Silence is the worst answer',
    text: 'Students see how long an application has gone unanswered. Companies see who has been waiting longest.',
  },
  {
    title: 'Nobody is sorted by who they are',
    text: 'Name, gender, age, college and photo never move a score. A test proves it.',
  },
  { title: 'Yours stays yours', text: 'Take everything with you, or have it erased, without asking anybody.' },
]

export const Values = () => (
  <AboutSection title="Values">
    <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {values.map(({ title, text }) => (
        <div key={title} className="grid gap-1">
          <dt className="font-display text-16 font-semibold">{title}</dt>
          <dd className="text-14 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </AboutSection>
)

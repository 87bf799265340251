import type { Reading } from '@fledge/contract/resumes'
import type { ReactNode } from 'react'
import { Chip } from '../../ui/badge.tsx'

/** The fields that were taken from the text, each with how sure the machine is. */
export function ReadFields({ reading }: { reading: Reading }) {
  return (
    <section aria-labelledby="read-fields" className="grid gap-4 text-14">
      <h3 id="read-fields" className="text-16">
        What was understood
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name="Name" value={reading.name} />
        <Fact name="Email" value={reading.email} />
        <Fact name="Phone" value={reading.phone} />
      </dl>
      <Group title={`Skills (${reading.skills.length})`}>
        <ul className="flex flex-wrap gap-1.5">
          {reading.skills.map(({ skill, sources }) => (
            <li
              key={skill}
              className="flex"
              title={`Found in ${sources.length === 1 ? '1 place' : `${sources.length} places`}`}
            >
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Experience">
        {reading.experience.map(({ from, title, company, duration, confidence }) => (
          <Entry key={from} first={title} second={company} third={duration} confidence={confidence} />
        ))}
      </Group>
      <Group title="Education">
        {reading.education.map(({ from, degree, field, institution, years, confidence }) => (
          <Entry
            key={from}
            first={[degree, field].filter(Boolean).join(', ')}
            second={institution}
            third={years}
            confidence={confidence}
          />
        ))}
      </Group>
      <p className="text-12 text-soft">Name, contact and college never count towards a match.</p>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string | null }) => (
  <div className="contents">
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{value ?? <span className="text-soft">not found</span>}</dd>
  </div>
)

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h4 className="text-14 font-medium text-soft">{title}</h4>
    {children}
  </div>
)

type EntryProps = { first: string; second: string; third: string; confidence: number }

const Entry = ({ first, second, third, confidence }: EntryProps) => (
  <div className="border-l-2 border-line pl-3">
    <p className="font-medium">{first || 'No title found'}</p>
    <p className="text-soft">{[second, third].filter(Boolean).join(' · ') || 'No more was found'}</p>
    <p className="text-12 text-soft">Read with {sureness(confidence)}</p>
  </div>
)

/** Confidence from 0 to 1 in words. */
export function sureness(confidence: number): string {
  if (confidence >= 0.8) return 'high confidence'
  return confidence >= 0.5 ? 'medium confidence' : 'low confidence: please check it'
}

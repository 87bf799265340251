import type { Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { ScanText } from 'lucide-react'
import { readingQuery } from '../../api/resumes.ts'
import { ChipList } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatDateRanges } from './format-date-ranges.ts'

const mostSkills = 12

/** The details read from a resume in short, with the way to correct them. */
export function ReadDetails({ resume, onReading }: { resume: Resume; onReading: () => void }) {
  const reading = useQuery(readingQuery(resume.id))
  const { skills } = resume
  const hidden = skills.length - mostSkills
  const facts = [
    ['Name', reading.data?.name],
    ['Email', reading.data?.email],
    ['Phone', reading.data?.phone],
    ['Education', firstOf(resume.education)],
    ['Experience', firstOf(resume.experience)],
  ] as const
  return (
    <TitledCard title="What was read" level={3} gap="gap-3" className="text-14">
      <dl className="grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-soft">{name}</dt>
            <dd className="wrap-anywhere">
              {value ?? (reading.isPending ? <Skeleton className="my-0.5 h-4 w-32" /> : 'Not found')}
            </dd>
          </div>
        ))}
        <div>
          <dt className="mb-1 text-12 text-soft">Skills ({skills.length})</dt>
          <dd>
            {skills.length === 0 ? <span>Not found</span> : <ChipList items={skills.slice(0, mostSkills)} />}
            {hidden > 0 && <p className="mt-1 text-soft">+{hidden} more</p>}
          </dd>
        </div>
      </dl>
      <Button icon={ScanText} look="secondary" size="small" className="justify-self-start" onClick={onReading}>
        See and correct
      </Button>
    </TitledCard>
  )
}

/** 'Intern, Zed Labs (2025) and 2 more' */
const firstOf = ([first, ...others]: readonly string[]) =>
  first && `${formatDateRanges(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`

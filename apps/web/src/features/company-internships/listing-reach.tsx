import { requirementMaxLength, requirementsMax } from '@fledge/contract/constants'
import { type InternshipPreview, previewInternship } from '@fledge/contract/listings/internship-preview'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, errorMessage } from '../../api/call.ts'
import type { FormValues } from './form-values.ts'

type Draft = Pick<FormValues, 'title' | 'description' | 'requirements' | 'mustHave' | 'niceToHave'>

/** How long the fields have to be unchanged, in milliseconds, before students are counted. */
const pauseMs = 800

/** How many students a draft would fit, and which requirement shuts out most. */
export function ListingReach(draft: Draft) {
  const settled = useSettled(JSON.stringify(draft))
  const body = JSON.parse(settled) as Draft // made by stringify above
  const reach = useQuery({
    queryKey: ['internship-preview', settled],
    queryFn: ({ signal }) => call(previewInternship, { body }, signal),
    select: ({ data }) => data,
    enabled: canBeCounted(body),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  if (!canBeCounted(draft)) return null
  return (
    <div className="grid gap-1 text-14">
      <h3 className="text-16">Students it would fit</h3>
      <p role="status" className={reach.isPlaceholderData ? 'text-soft' : undefined}>
        {reach.isError && <span>{errorMessage(reach.error, 'We could not count the students.')}</span>}
        {reach.isPending && <span>Counting students…</span>}
        {reach.data && <span>{reachText(reach.data)}</span>}
      </p>
      <p className="text-12 text-soft">A student fits with a score of 60 or more. Counts are rounded to fives.</p>
    </div>
  )
}

/** 'About 85 of 300 students would fit. “Kubernetes” shuts out the most: without it, 110 would.' */
export function reachText({ students, fit, shutsOut: [most] }: InternshipPreview): string {
  if (students === null || fit === null) return 'There are too few students to say how many would fit.'
  const count = fit === 0 ? 'Fewer than 5' : `About ${fit}`
  const first = `${count} of ${students} students would fit.`
  return most ? `${first} “${most.requirement}” shuts out the most: without it, ${fit + most.students} would.` : first
}

const canBeCounted = ({ title, description, requirements }: Draft): boolean =>
  requirements.length > 0 &&
  requirements.length <= requirementsMax &&
  requirements.every((requirement) => requirement.length <= requirementMaxLength) &&
  title.trim().length <= 120 &&
  description.trim().length <= 5000

/** A text after it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

import { Check } from 'lucide-react'

const steps = [
  { title: 'Post an internship', text: 'Name the skills. A preview next to the form shows what we match.' },
  { title: 'We notify students', text: 'Matching students get a notification when you post.' },
  { title: 'Applicants come ranked', text: 'Each score quotes the resume lines that meet your requirements.' },
]

/** The steps to the first application, with the completed ones ticked. */
export function NoApplications({ posted }: { posted: boolean }) {
  const done = posted ? 2 : 0
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-16">No applications yet</h3>
        <p className="text-14 text-soft">
          {posted ? 'They appear here as students apply.' : 'Three steps to your first application.'}
        </p>
      </div>
      <ol className="grid gap-4 text-14">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-full border border-line-strong text-12 tabular"
            >
              {place < done ? <Check size={16} className="text-success" /> : place + 1}
            </span>
            <div className="min-h-7 pt-0.5">
              <p className="font-medium">
                {title}
                {place < done && <span className="sr-only"> (done)</span>}
              </p>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

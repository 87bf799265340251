import type { Role } from '@fledge/contract/users'
import type { ReactNode } from 'react'

const steps: Record<Role, readonly (readonly [title: string, text: ReactNode])[]> = {
  student: [
    ['Upload your resume', 'PDF, DOC or DOCX. We read it in seconds.'],
    [
      'See what fits, and why',
      <q key="proof">
        Wrote the <mark>SQL</mark> behind the weekly usage report
      </q>,
    ],
    ['Apply with one click', 'Each company promises to answer by a date.'],
  ],
  company: [
    ['Post an internship', 'Paste your advertisement, and we fill in the form.'],
    [
      'See the evidence for each applicant',
      <q key="proof">
        Built the booking pages in <mark>React</mark>
      </q>,
    ],
    ['Decide with one key', 'You can undo it before the student sees it.'],
  ],
}

/** What someone in this role does with a new account. */
export const FirstSteps = ({ role }: { role: Role }) => (
  <ol className="grid gap-5">
    {steps[role].map(([title, text], index) => (
      <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
        <span aria-hidden className="row-span-2 w-5 font-display text-25 tabular text-soft">
          {index + 1}
        </span>
        <p className="font-medium">{title}</p>
        <p className="text-14 text-soft [&_mark]:text-ink">{text}</p>
      </li>
    ))}
  </ol>
)

import type { Application } from '@fledge/contract/applications'
import { useId } from 'react'

type WrittenProps = { application: Pick<Application, 'motivation' | 'answers'>; by: 'own' | 'applicant' }

/** What a student wrote with an application: answers to the questions of that time, and why. Nothing without either. */
export function WrittenAnswers({ application: { motivation, answers }, by }: WrittenProps) {
  const heading = useId()
  if (motivation === null && answers.length === 0) return null
  const written = motivation === null ? answers : [...answers, { question: 'Why you?', answer: motivation }]
  return (
    <section aria-labelledby={heading} className="grid w-full gap-2 rounded-base border border-line p-3 text-14">
      <h4 id={heading} className="font-medium">
        {by === 'own' ? 'What you wrote' : 'In their own words'}{' '}
        <span className="font-normal text-soft">(not part of the score)</span>
      </h4>
      <dl className="grid gap-2 wrap-anywhere">
        {written.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-12 text-soft">{question}</dt>
            <dd className="whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

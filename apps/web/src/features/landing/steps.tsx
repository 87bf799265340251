import { PageSection } from '../../ui/marketing/page-section.tsx'

const steps = [
  { title: 'Create profile', text: 'Create an account and upload your resume: PDF, DOC or DOCX.' },
  { title: 'Get matched', text: 'See which open internships fit, with the evidence for every point.' },
  { title: 'Apply and succeed', text: 'Apply with one click and follow each application on its timeline.' },
]

export const Steps = () => (
  <PageSection title="How it works">
    <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] content-start gap-x-2 border-t border-ink pt-4 md:block">
          <span aria-hidden className="font-display text-39 leading-none tabular">
            {place + 1}
          </span>
          <div className="grid gap-1 md:mt-4">
            <h3 className="text-20">{title}</h3>
            <p className="text-14 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </PageSection>
)

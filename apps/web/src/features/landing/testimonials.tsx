import { classes } from '../../ui/class-names.ts'
import { PageSection } from '../../ui/marketing/page-section.tsx'

const testimonials = [
  {
    text: 'I stopped guessing. It showed me that three listings I had skipped asked for exactly what my project says, and which words to show them.',
    who: 'Student of statistics',
    where: 'Pune',
  },
  {
    text: 'We read the quoted lines first and the resume after. Forty applicants took an afternoon.',
    who: 'Hiring lead, software company',
    where: 'Bengaluru',
  },
  {
    text: 'I could see that the company had opened my resume. It beats guessing.',
    who: 'Student of design',
    where: 'Chennai',
  },
]

/** Sample testimonials, labelled as such. */
export const Testimonials = () => (
  <PageSection title="What people could say" intro="Sample testimonials: these people are invented.">
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
      {testimonials.map(({ text, who, where }, place) => (
        <li key={text} className={classes('border-l-2 border-line-strong pl-5', place === 0 && 'md:row-span-2')}>
          <figure className="grid gap-3">
            <blockquote className={place === 0 ? 'font-display text-20 md:text-25' : 'text-16'}>{text}</blockquote>
            <figcaption className="text-14 text-soft">
              {who}, {where} (sample)
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </PageSection>
)

import { contactCategories } from '@fledge/contract/constants'
import { type ContactCategory, canBeCritical, contactPromise } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import { Bug, ChevronDown, LifeBuoy, type LucideIcon, Mail } from 'lucide-react'
import { bindField } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { TitledSection } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { Failure } from '../../ui/failure.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { type Contact, useContact } from './use-contact.ts'

export function ContactPage() {
  const contact = useContact()
  return (
    <div className="page py-10 md:py-14">
      <div className="grid max-w-prose gap-1 pb-8">
        <h1 className="text-31">Contact</h1>
        <p className="text-soft">Write to us. We answer by email.</p>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm {...contact} />
        <aside aria-label="What to expect" className="grid content-start gap-10 lg:row-span-2">
          <Promises category={contact.category} critical={contact.critical} />
          <Channels />
          <Offices />
        </aside>
        <Faq />
      </div>
    </div>
  )
}

const promises = [
  { kind: 'critical', time: 'Under 1 hour', what: 'for critical issues' },
  { kind: 'general', time: 'Under 4 hours', what: 'for general support' },
  { kind: 'feature', time: 'Under 24 hours', what: 'for feature requests' },
] as const satisfies { kind: keyof typeof texts.contact.promises; time: string; what: string }[]

/** The promised response times; the one for the current message is highlighted. */
function Promises({ category, critical }: { category: ContactCategory; critical: boolean }) {
  const own = contactPromise(category, critical)
  return (
    <TitledSection title="Response times">
      <ul className="border-b border-line">
        {promises.map(({ kind, time, what }) => (
          <li key={kind} className={classes('border-t border-line py-3', kind === own ? 'text-ink' : 'text-soft')}>
            <p className={classes('text-16 tabular', kind === own && 'font-semibold')}>{time}</p>
            <p className="text-14">{what}</p>
          </li>
        ))}
      </ul>
      <p role="status" className="text-14">
        Your message: {texts.contact.promises[own]}.
      </p>
      <p className="text-12 text-soft">These are targets of a sample team, not guarantees.</p>
    </TitledSection>
  )
}

const channels: { icon: LucideIcon; name: string; text: string }[] = [
  { icon: Mail, name: 'This form', text: 'The best way to reach us. We store every message.' },
  { icon: LifeBuoy, name: 'help@fledge.example', text: 'For accounts, resumes and applications.' },
  { icon: Bug, name: 'security@fledge.example', text: 'To report a security or privacy problem.' },
]

const Channels = () => (
  <TitledSection title="Support channels">
    <ul className="grid gap-4">
      {channels.map(({ icon: Icon, name, text }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3">
          <Icon aria-hidden size={16} className="mt-1 text-soft" />
          <div>
            <p className="text-14 font-medium break-all">{name}</p>
            <p className="text-14 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className="text-12 text-soft">Both addresses are samples.</p>
  </TitledSection>
)

const offices = [
  {
    city: 'Bengaluru',
    lines: ['3rd floor, 14 Sample Road', 'Indiranagar, Karnataka'],
    hours: 'Mon to Fri, 9:30 to 18:00 IST',
  },
  { city: 'Pune', lines: ['27 Example Lane', 'Baner, Maharashtra'], hours: 'Mon to Fri, 10:00 to 17:00 IST' },
]

const Offices = () => (
  <TitledSection title="Offices">
    <ul className="grid gap-4">
      {offices.map(({ city, lines, hours }) => (
        <li key={city} className="text-14">
          <p className="font-medium">{city}</p>
          <address className="text-soft not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="text-soft">{hours}</p>
        </li>
      ))}
    </ul>
    <p className="text-12 text-soft">Sample offices: these addresses are invented.</p>
  </TitledSection>
)

const words: Record<(typeof contactCategories)[number], string> = {
  general: 'General question',
  technical: 'Technical problem',
  business: 'Business',
  partnership: 'Partnership',
  feature: 'Feature request',
  bug: 'Bug report',
}
const categories = contactCategories.map((value) => ({ value, label: words[value] }))

function ContactForm({ form, category, submit, isPending, sent, failure }: Contact) {
  const bind = bindField(form)
  return (
    <form noValidate aria-label="Contact" onSubmit={submit} className="grid content-start gap-4 sm:grid-cols-2">
      <TextField label="Name" autoComplete="name" {...bind('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...bind('email')} />
      <TextField label="Company (optional)" autoComplete="organization" {...bind('company')} />
      <SelectField label="Category" options={categories} {...form.register('category')} />
      <TextField label="Subject (optional)" limit={200} className="sm:col-span-2" {...bind('subject')} />
      {canBeCritical(category) && (
        <label className="flex min-h-10 items-center gap-3 text-14 sm:col-span-2">
          <input type="checkbox" className="size-5" {...form.register('critical')} />
          This is critical: I can’t work or apply right now
        </label>
      )}
      <TextAreaField label="Message" rows={7} limit={5000} className="sm:col-span-2" {...bind('message')} />
      {/* A honeypot: people do not see it, so only programs fill it in. */}
      <div aria-hidden className="absolute -left-[200vw]">
        <label>
          Website <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </label>
      </div>
      {failure && (
        <div className="sm:col-span-2">
          <Failure message={failure} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" size="large" busy={isPending}>
          Send message
        </Button>
        <p role="status" className="text-14 text-success">
          {sent && !isPending && `We have your message. We answer in ${texts.contact.promises[sent]}.`}
        </p>
      </div>
    </form>
  )
}

const questions = [
  {
    question: 'Which files can I upload as my resume?',
    answer:
      'PDF, DOC and DOCX, up to 10 MB. You can keep one resume at a time; replace or delete it to upload another.',
  },
  {
    question: 'Where does a match score come from?',
    answer:
      'Only from your resume and the listing. Every point quotes the line of your resume that earns it. Name, gender, age, college and photo do not count.',
  },
  {
    question: 'Who sees my resume?',
    answer:
      'You and the companies you apply to. Each gets a copy of your resume as it was when you applied. No one can browse resumes.',
  },
  {
    question: 'I applied. What happens now?',
    answer:
      'Your application is pending until the company accepts or rejects it. The decision appears in Applications, and you get a notification in the bell.',
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing for students. No company may ask you for a fee or a deposit. Contact us if one does.',
  },
  {
    question: 'I forgot my password.',
    answer:
      'Choose “Forgot your password?” on the sign-in page. We’ll email you a link that works once, for half an hour.',
  },
]

const Faq = () => (
  <TitledSection title="Frequently asked questions">
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-3 font-medium">
            {question}
            <ChevronDown aria-hidden size={16} className="shrink-0 text-soft group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-4 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  </TitledSection>
)

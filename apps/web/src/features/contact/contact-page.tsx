import { type ContactCategory, contactPromise } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import { Bug, LifeBuoy, type LucideIcon, Mail } from 'lucide-react'
import { TitledSection } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { ContactForm } from './contact-form.tsx'
import { Faq } from './faq.tsx'
import { useContact } from './use-contact.ts'

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

type PromisesProps = { category: ContactCategory; critical: boolean }

/** The promised response times; the one for the current message is highlighted. */
function Promises({ category, critical }: PromisesProps) {
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

import { Channels, Offices } from './channels.tsx'
import { ContactForm } from './contact-form.tsx'
import { Faq } from './faq.tsx'
import { Promises } from './promises.tsx'
import { useContact } from './use-contact.ts'

/** The form with the response times; below, other channels and frequent questions. */
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

import { Bug, LifeBuoy, type LucideIcon, Mail } from 'lucide-react'

const channels: { icon: LucideIcon; name: string; text: string }[] = [
  { icon: Mail, name: 'This form', text: 'The best way to reach us. We store every message.' },
  { icon: LifeBuoy, name: 'help@fledge.example', text: 'For accounts, resumes and applications.' },
  { icon: Bug, name: 'security@fledge.example', text: 'To report a security or privacy problem.' },
]

export const Channels = () => (
  <section aria-labelledby="channels" className="grid gap-3">
    <h2 id="channels" className="text-20">
      Support channels
    </h2>
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
  </section>
)

const offices = [
  {
    city: 'Bengaluru',
    lines: ['3rd floor, 14 Sample Road', 'Indiranagar, Karnataka'],
    hours: 'Mon to Fri, 9:30 to 18:00 IST',
  },
  { city: 'Pune', lines: ['27 Example Lane', 'Baner, Maharashtra'], hours: 'Mon to Fri, 10:00 to 17:00 IST' },
]

export const Offices = () => (
  <section aria-labelledby="offices" className="grid gap-3">
    <h2 id="offices" className="text-20">
      Offices
    </h2>
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
  </section>
)

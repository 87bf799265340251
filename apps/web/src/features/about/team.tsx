import { Avatar } from '../../ui/avatar/initials-avatar.tsx'
import { PageSection } from '../../ui/marketing/page-section.tsx'

const team = [
  { name: 'Ila Deshmukh', does: 'Reading', text: 'Teaches the machine to read a resume like a patient person.' },
  { name: 'Tomas Okafor', does: 'Matching', text: 'Makes sure that every point of a score can be explained.' },
  { name: 'Noor Siddiqui', does: 'Companies', text: 'Listens to hiring teams and saves them time.' },
  { name: 'Wren Alvarez', does: 'Students', text: 'Was ghosted eleven times, and built the application timeline.' },
]

export const Team = () => (
  <PageSection title="Team" intro="Sample team: these people are invented, like everyone in the demo.">
    <ul className="grid gap-px overflow-hidden rounded-base border border-line bg-line sm:grid-cols-2">
      {team.map(({ name, does, text }) => (
        <li key={name} className="grid grid-cols-[auto_1fr] content-start gap-4 bg-raised p-5">
          <Avatar name={name} className="size-10 text-14" />
          <div className="grid gap-1">
            <h3 className="text-16">{name}</h3>
            <p className="text-14 font-medium text-soft">{does}</p>
            <p className="text-14 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </PageSection>
)

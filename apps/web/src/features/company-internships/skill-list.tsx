import { Chip } from '../../ui/badge.tsx'

/** The skills a listing asks for, as its company wrote them. */
export const SkillList = ({ skills }: { skills: readonly string[] }) => (
  <ul aria-label="Required skills" className="flex flex-wrap gap-1.5">
    {skills.map((skill) => (
      <li key={skill}>
        <Chip>{skill}</Chip>
      </li>
    ))}
  </ul>
)

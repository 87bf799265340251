import { useEffect, useRef, useState } from 'react'
import { classes } from '../class-names.ts'

type SkillLinesProps = { skills: readonly string[]; label: string; of: string; isSmall?: boolean }

/** The skills in at most two lines, and a button that shows those that have no room there (settlement 59). */
export function SkillLines({ skills, label, of, isSmall = false }: SkillLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState(0)
  const [all, setAll] = useState(false)
  useEffect(() => {
    const shown = list.current
    if (all || shown === null) return
    const resized = new ResizeObserver(() => {
      const bottom = shown.getBoundingClientRect().bottom
      setHidden([...shown.children].filter((skill) => skill.getBoundingClientRect().bottom > bottom + 1).length)
    })
    resized.observe(shown)
    return () => resized.disconnect()
  }, [all])
  return (
    <div className={classes('flex w-full min-w-0 items-end gap-2', isSmall ? 'text-12' : 'text-14')}>
      <ul ref={list} aria-label={label} translate="no" className={classes('wrap-anywhere', !all && 'line-clamp-2')}>
        {skills.map((skill, index) => (
          <li key={skill} className="inline">
            {index > 0 && <span> · </span>}
            <span>{skill}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={all}
          aria-label={`${all ? 'Show fewer' : `+${hidden} more`} skills: ${of}`}
          onClick={() => setAll(!all)}
          className="relative z-10 -my-1 min-h-6 shrink-0 font-medium text-primary hover:underline"
        >
          {all ? 'Show fewer' : `+${hidden} more`}
        </button>
      )}
    </div>
  )
}

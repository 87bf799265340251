import { useEffect, useRef, useState } from 'react'
import { classes } from '../class-names.ts'

type SkillLinesProps = { skills: readonly string[]; label: string; of: string; lines: 1 | 2 }

/** The skills in one or two lines, and a button that shows those that have no room there. */
export function SkillLines({ skills, label, of, lines }: SkillLinesProps) {
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
    <div
      className={classes(
        'flex min-w-0 gap-2',
        lines === 1 ? 'items-baseline text-12' : 'items-start text-14',
        lines === 1 && !all ? 'max-w-3/5' : 'w-full',
      )}
    >
      <ul
        ref={list}
        aria-label={label}
        translate="no"
        className={classes('wrap-anywhere text-ink', !all && (lines === 1 ? 'line-clamp-1' : 'line-clamp-2'))}
      >
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
          className={classes(
            'relative z-10 min-h-6 shrink-0 font-medium text-primary hover:underline',
            lines === 1 ? '-my-1' : '-mb-1 mt-3',
          )}
        >
          {all ? 'Show fewer' : `+${hidden} more`}
        </button>
      )}
    </div>
  )
}

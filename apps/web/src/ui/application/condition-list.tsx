import type { Condition } from '@fledge/contract/analysis'
import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../class-names.ts'

type ConditionListProps = {
  conditions: readonly Condition[]
  /** What is compared: 'own' for the student, 'applicant' for the company. */
  of: 'own' | 'applicant'
}

/** What has to suit besides skills, next to a score and not in it. Nothing without a condition. */
export function ConditionList({ conditions, of }: ConditionListProps) {
  const heading = useId()
  if (conditions.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid w-full gap-2 rounded-base border border-line p-3 text-14">
      <h4 id={heading} className="font-medium">
        Conditions <span className="font-normal text-soft">(not part of the score)</span>
      </h4>
      <ul className="grid gap-2">
        {conditions.map((condition) => (
          <Row key={condition.kind} condition={condition} of={of} />
        ))}
      </ul>
    </section>
  )
}

type Verdict = { icon: LucideIcon; color: string; words: Record<ConditionListProps['of'], string> }

const verdicts: Record<'yes' | 'no' | 'unknown', Verdict> = {
  yes: { icon: Check, color: 'text-success', words: { own: 'Suits you', applicant: 'Meets it' } },
  no: { icon: X, color: 'text-danger', words: { own: 'Does not suit you', applicant: 'Does not meet it' } },
  unknown: {
    icon: CircleHelp,
    color: 'text-soft',
    words: { own: 'Please check', applicant: 'The resume does not say' },
  },
}

const kinds: Record<Condition['kind'], string> = {
  place: 'Place',
  start: 'Start',
  degree: 'Degree',
  year: 'Year of study',
  cgpa: 'Grade',
  stipend: 'Stipend',
  experience: 'Experience',
  other: 'Also asked for',
}

type RowProps = { condition: Condition; of: ConditionListProps['of'] }

function Row({ condition: { kind, phrase, fits, note, says }, of }: RowProps) {
  // The student reads what a company asks for with what the resume says, and no verdict.
  const isOpen = fits === null || (!fits && says !== undefined && of === 'own')
  const { icon: Icon, color, words } = verdicts[isOpen ? 'unknown' : fits ? 'yes' : 'no']
  const verdict = kind === 'experience' || (isOpen && says) ? null : words[of]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 wrap-anywhere">
      <Icon aria-hidden size={16} className={classes('mt-0.5', color)} />
      <span>
        <span className="text-soft">{kinds[kind]}: </span>
        {phrase}
        <span className="block text-12 text-soft">
          {[verdict, says && `${of === 'own' ? 'Your' : 'The'} resume says ${says}`, note].filter(Boolean).join('. ')}
        </span>
      </span>
    </li>
  )
}

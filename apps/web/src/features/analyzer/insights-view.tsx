import type { Analysis } from '@fledge/contract/analysis'
import type { ReactNode } from 'react'
import { countText } from '../../lib/format.ts'
import { ShareBar } from '../../ui/application/status-bars.tsx'
import { Card } from '../../ui/card.tsx'
import { FewSkillsAdvice } from './few-skills-advice.tsx'
import { type Demand, demands, isWorthwhile, mostMet, mostMissed } from './match-summary.ts'
import { WhatIfMarket } from './what-if-market.tsx'

const shown = 8

/** Skills that would help, and skills that the matches require, counted from this result. */
export function InsightsView({ result: { parsing, matching } }: { result: Analysis }) {
  const worthwhile = matching.matches.filter(isWorthwhile).length
  const all = demands(matching.matches)
  return (
    <div className="grid grid-cols-1 gap-4">
      <FewSkillsAdvice count={parsing.skills.length} withSkills={false} />
      <WhatIfMarket />
      <p className="max-w-prose text-14 text-soft">
        Based on your best {countText(worthwhile, 'match', 'matches')} rated Fair or better, out of{' '}
        {countText(matching.considered, 'open internship')}.
      </p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Bars
          title="Skills you’re missing"
          bars={mostMissed(all).map((one) => ({
            skill: one.skill,
            count: one.no + one.related + one.partly,
            text: gapText(one),
          }))}
          of={worthwhile}
          look="bg-low"
        >
          {worthwhile === 0
            ? 'You have no matches rated Fair or better yet.'
            : 'Your resume meets everything these matches require.'}
        </Bars>
        <Bars
          title="Skills you already have"
          bars={mostMet(all).map(({ skill, yes }) => ({ skill, count: yes, text: `required by ${yes}` }))}
          of={worthwhile}
          look="bg-mark"
        >
          Your resume meets none of their requirements yet.
        </Bars>
      </div>
    </div>
  )
}

/** 'missing in 3, not shown in use in 11': both earn part of the points at most. */
function gapText({ no, related, partly }: Demand): string {
  const texts = [
    no > 0 && `missing in ${no}`,
    related > 0 && `only related in ${related}`,
    partly > 0 && `not shown in use in ${partly}`,
  ]
  return texts.filter(Boolean).join(', ')
}

type BarsProps = {
  title: string
  bars: readonly { skill: string; count: number; text: string }[]
  of: number
  look: string
  /** Shown without any bar. */
  children: ReactNode
}

const Bars = ({ title, bars, of, look, children }: BarsProps) => (
  <Card aria-label={title} className="grid gap-3">
    <h3 className="text-16">{title}</h3>
    {bars.length === 0 && <p className="text-14 text-soft">{children}</p>}
    <ul className="grid gap-3 text-14">
      {bars.slice(0, shown).map(({ skill, count, text }) => (
        <li key={skill} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{skill}</span>
            <span className="text-soft tabular">
              {text} of {of}
            </span>
          </span>
          <ShareBar percent={(count / of) * 100} look={look} />
        </li>
      ))}
    </ul>
  </Card>
)

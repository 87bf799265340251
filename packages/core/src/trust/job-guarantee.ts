import { isDenied } from './denials.ts'
import { dutyAt, isOfOthers } from './duties.ts'
import type { Span } from './quote-span.ts'

const job = String.raw`(?:(?:permanent|full[\s-]?time|high[\s-]paying|govt\.?|government|mnc|it)\s+)*(?:jobs?|placements?|ppo|pre[\s-]placement\s+offer|employment|selection|job\s+offer|offer\s+letter|recruitment)`
const sure = String.raw`(?:guarante+d|assured|sure[\s-]?shot)`
/** Work queues, ad slots and the employment guarantee scheme of the government promise nothing to applicants. */
const noPromise = String.raw`(?!\s+(?:queues?|execution|processing|delivery|schedul\w+|completion|runs?|of\b|scheme|act\b|programmes?|programs?|test|process|rounds?|slots?))`

const promise = new RegExp(
  [
    String.raw`\b${sure}\s+(?:100\s?%\s+)?${job}\b${noPromise}`,
    String.raw`\b(?:100\s?%|hundred\s+percent|cent\s+percent)\s+(?:${sure}\s+)?${job}\b(?!\s+(?:assistance|support|record|rate))${noPromise}`,
    String.raw`\b${job}\s+(?:guarante+|assurance)\b(?!\s+(?:scheme|act\b|programmes?|programs?))`,
    String.raw`\b${job}\s+(?:(?:is|are|will\s+be)\s+)?(?:100\s?%\s+|fully\s+)?${sure}\b`,
    String.raw`\b(?:we|company|institute)\s+(?:will\s+|can\s+|fully\s+)?guarantees?\s+(?:you\s+|every\s+\w+\s+|all\s+\w+\s+)?(?:an?\s+|your\s+|the\s+)?${job}\b${noPromise}`,
  ].join('|'),
  'i',
)

/** 'A guaranteed job, no interview' is still a promise. */
const withoutEffort =
  /\b(?:no|without(?:\s+any)?|zero|not)\s+(?:prior\s+|hidden\s+|written\s+)?(?:experience|interviews?|exams?|tests?|degree|skills?|fees?|charges?|deposits?|questions?|bond|backlogs?|target)\b/gi

/** Where a clause promises applicants a job or a placement; null when it does not. */
export function findJobGuarantee(clause: string): Span | null {
  const found = promise.exec(clause)
  if (!found || found.index > dutyAt(clause) || isOfOthers(clause)) return null
  if (isDenied(clause.replace(withoutEffort, '')) || /\b(?:scams?|fraud\w*|beware|fake)\b/i.test(clause)) return null
  return { start: found.index, end: found.index + found[0].length }
}

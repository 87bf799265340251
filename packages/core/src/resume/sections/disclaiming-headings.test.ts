import { describe, expect, test } from 'vitest'
import { isDisclaimingHeading } from './disclaiming-headings.ts'

describe('what is not known, only seen or wanted is announced by', () => {
  test.each([
    'What I do not know',
    '== what i can’t do ==',
    'NEVER LEARNT:',
    'Tools I have never used',
    'Not my field',
    'Skills I lack',
    'My weak points',
    'Areas to improve',
    'Development areas',
    'Gaps in my skills',
    'Yet to learn',
    'Skills to acquire',
    'Things I would like to study',
    'Courses planned',
    'Next to learn',
    'Only seen',
    'Known by name only',
    'Done by others',
    'Not in my pocket yet',
    'Where I need help',
    'Some day',
  ])('%s', (text) => expect(isDisclaimingHeading(text)).toBe(true))
})

describe('something else is announced by', () => {
  test.each([
    'What I know',
    'Learning now',
    'No-code tools',
    'Not only sports',
    'Weak gravity studies',
    'Quality improvement',
    'Planning and logistics',
    'Gap year',
    'Areas of interest',
    'Skill development',
    'Strengths and weaknesses',
    'What I like to build',
    'Limited editions',
    'What I do when not coding',
    'Not my day job',
    'Result not yet declared',
    'I had never used it before.',
    'A friend did the software',
  ])('%s', (text) => expect(isDisclaimingHeading(text)).toBe(false))
})

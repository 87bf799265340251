import { describe, expect, test } from 'vitest'
import { linesOfText } from '../layout/resume-lines.ts'
import { readResume } from '../read-resume.ts'

describe('a resume in small letters whose names have capitals', () => {
  test.each([
    ['things i did', 'ux intern at Loop Health, june 2025 - aug 2025', 'ux intern', 'Loop Health'],
    ['what i did', 'marketing intern at zomato, jan 2025 - mar 2025', 'marketing intern', 'zomato'],
    ["stuff i've done", 'qa intern, Beta Ltd, june 2025 - aug 2025', 'qa intern', 'Beta Ltd'],
    ['my work so far', 'ui designer at Loop Health | june 2025 to aug 2025', 'ui designer', 'Loop Health'],
    ['experience', 'hr intern at Loop Health (june 2025 - aug 2025)', 'hr intern', 'Loop Health'],
    ['work', 'content writer at Beta Foods, jan 2025 - mar 2025', 'content writer', 'Beta Foods'],
    ['the road so far', 'data analyst @ Kite Labs, 2023 - 2024', 'data analyst', 'Kite Labs'],
    ['', 'legal intern – Menon Associates, may 2024 - june 2024', 'legal intern', 'Menon Associates'],
    ['jobs', 'barista at Blue Tokai, since 2024', 'barista', 'Blue Tokai'],
    ['internships', 'accounts trainee at R. K. Shah & Co, apr 2024 - jul 2024', 'accounts trainee', 'R. K. Shah & Co'],
  ])('%s / %s', (heading, head, title, company) => {
    const text = `asha rao\nasha@example.com\n\n${heading}\n${head}\nmade wireframes for the booking flow\n\neducation\nb.tech, fergusson college, 2022 - 2026`
    const { experience, education } = readResume({ pages: 1, lines: linesOfText(text) })
    expect(experience.map((job) => [job.title, job.company])).toEqual([[title, company]])
    expect(education, 'studies').toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { skills } from '../../skills/vocabulary.ts'
import { createProfile } from './resume-profile.ts'

const about = 'Meera Nair\nmeera@example.com\nI am doing BCA from Zed College, passing out in 2028.\n'

function read(text: string) {
  const lines = linesOfText(text)
  const draft = readResume({ pages: 1, lines })
  const profile = createProfile(draft, lines)
  return {
    jobs: draft.experience.map(({ company }) => company),
    projects: draft.projects?.map(({ title }) => title),
    settingOf: (name: string) => profile.skills.get(skills.find((skill) => skill.name === name)!.id)?.setting,
  }
}

describe('a paragraph that tells of several things', () => {
  const inOne = [
    'Last winter I interned at Acorn Infotech for six weeks, fixed bugs in Angular. Besides this I built a chat app with Redis for my class.',
    'I made a chat app for my class in Redis. Last winter I interned at Acorn Infotech for six weeks and fixed bugs in Angular.',
    'I also made a chat app for my class (Redis). In the holidays I worked at Acorn Infotech for two months, there I fixed bugs in Angular. I know Kotlin.',
    'In the holidays I worked part time (3 months) at Acorn Infotech, there I fixed bugs in Angular. For my own I made a chat app with Redis. I know Kotlin.',
  ]
  test.each(inOne)('counts each sentence in its own setting: %s', (text) => {
    const { jobs, projects, settingOf } = read(about + text)
    expect(jobs).toEqual(['Acorn Infotech'])
    expect(projects?.map((title) => title.replace(' for my class', ''))).toEqual(['chat app'])
    expect(settingOf('Angular')).toBe('work')
    expect(settingOf('Redis')).toBe('project')
    expect(settingOf('Kotlin')).toBe(text.includes('Kotlin') ? 'listed' : undefined)
  })

  test('leaves to a job the things that were made there', () => {
    const text = 'In the holidays I worked at Acorn Infotech for two months. I also built a chat app with Redis.'
    expect(read(about + text).settingOf('Redis')).toBe('work')
    expect(read(about + text).projects).toEqual([])
  })

  test('leaves to a project what is told of it next', () => {
    const text = 'I made a chat app for my class. I wrote the server with Redis and tested it with ten friends.'
    expect(read(about + text).settingOf('Redis')).toBe('project')
  })
})

describe('a job that a sentence tells', () => {
  const job = 'Two months I worked in Acorn Mobiles, Palayam, there I changed screens and talked to customers.'
  test.each([
    ['before it', `I know CSS. I made a menu page for my aunt's hotel in Svelte.\n${job}`],
    ['after it', `${job}\nI made a menu page for my aunt's hotel in Svelte. I know CSS.`],
  ])('has none of the paragraph %s', (_, text) => {
    const { jobs, projects, settingOf } = read(about + text)
    expect(jobs).toEqual(['Acorn Mobiles'])
    expect(projects).toEqual(["menu page for my aunt's hotel"])
    expect(settingOf('Svelte')).toBe('project')
    expect(settingOf('HTML/CSS') === 'work').toBe(false)
  })

  test('does not count where code is kept', () => {
    expect(read(`${about}${job} I push my code on GitHub.`).settingOf('GitHub')).toBe('listed')
  })
})

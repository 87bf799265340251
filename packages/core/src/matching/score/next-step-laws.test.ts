import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isWayOfWorking, skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { withSkill } from '../profile/profile-with-skill.ts'
import { hasFigure } from '../profile/results.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { scoreListing } from './score-listing.ts'
import type { ScorePart } from './score-parts.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const names = skills
  .filter((skill) => !isWayOfWorking(skill) && skill.category !== 'Languages' && /^[A-Z][\w .+#]{2,}$/.test(skill.name))
  .map(({ name }) => name)
const skillName = fc.constantFrom(...names)
const head = 'Asha Verma\nasha@example.com\n'
const education = '\nEducation\nB.Com, City College, 2022 - 2025\n'

function rowsOf(profile: Profile, requirements: string[]): ScorePart[] {
  const listing = prepareListing({ id: 'x', title: 'Intern', description: '', requirements })
  return scoreListing(profile, listing).parts.filter(({ kind }) => kind === 'requirement')
}

test('a project with what is not used adds the points that its row names', () => {
  fc.assert(
    fc.property(skillName, skillName, fc.boolean(), (one, other, isLearned) => {
      const shown = isLearned ? `\nCertifications\n${one}, Coursera\n` : `\nSkills\n${one}\n`
      const profile = createTextProfile(head + education + shown)
      const id = skillNamed(one)!.id
      for (const requirements of [[one], [one, other], [`${one}, ${other}`], [`${one} or ${other}`]])
        rowsOf(profile, requirements).forEach((row, place) => {
          if (row.met !== 'partly' || row.skill !== one) return
          const after = rowsOf(withSkill(profile, id), requirements)[place]!
          const added = after.points - row.points
          const isBoth = requirements[0]!.includes(', ')
          // Of two that are asked together, using one may show the other too.
          expect(isBoth ? Math.min(added, row.shown!.gain) : added, `${one} for ${requirements}`).toBe(row.shown!.gain)
        })
    }),
    cases(150),
  )
})

test('a written project with what is only listed adds the points that its row names', () => {
  fc.assert(
    fc.property(skillName, (name) => {
      const before = `${head}${education}\nSkills\n${name}\n`
      const [row] = rowsOf(createTextProfile(before), [name])
      if (row?.met !== 'partly') return
      const after = rowsOf(createTextProfile(`${before}\nProjects\nTrial Run\n- Worked with ${name} for the team\n`), [
        name,
      ])
      if (after[0]!.shown?.setting !== 'project') return
      expect(after[0]!.points - row.points, name).toBe(row.shown!.gain)
    }),
    cases(150),
  )
})

test('a second use of late with a result in figures earns all points of a row', () => {
  fc.assert(
    fc.property(skillName, fc.boolean(), (name, isOld) => {
      const job = `\nExperience\nIntern, Acme Foods Pvt Ltd, ${isOld ? '2015 - 2016' : '2025'}\n- Worked with ${name} for the team\n`
      const [row] = rowsOf(createTextProfile(head + education + job), [name])
      if (row?.met !== 'yes' || row.shown?.setting !== 'work') return
      expect(row.points + row.shown.gain, name).toBe(row.outOf)
      const again = `\nTrainee, Beta Mills Pvt Ltd, 2026\n- Worked with ${name} and cut the time by 40%\n`
      const [after] = rowsOf(createTextProfile(head + education + job + again), [name])
      if (after!.shown!.entries < 2) return
      expect(after!.points, name).toBe(row.outOf)
    }),
    cases(150),
  )
})

test('a second use of the skill that shows another earns all points of its row', () => {
  const job = '\nExperience\nIntern, Acme Foods Pvt Ltd, 2025\n- Styled 14 pages in Tailwind CSS, 20% faster\n'
  const [row] = rowsOf(createTextProfile(head + education + job), ['CSS'])
  expect(row).toMatchObject({ skill: 'CSS', nearest: 'Tailwind CSS', shown: { entries: 1 } })
  const again = '\nTrainee, Beta Mills Pvt Ltd, 2026\n- Styled the shop in Tailwind CSS\n'
  const [after] = rowsOf(createTextProfile(head + education + job + again), ['CSS'])
  expect(after!.points - row!.points).toBe(row!.shown!.gain)
})

test('a course is no second use, and no use of late', () => {
  const job = '\nExperience\nIntern, Acme Foods Pvt Ltd, 2015 - 2016\n- Worked with Docker for the team\n'
  const shownIn = (text: string) => rowsOf(createTextProfile(head + text + education), ['Docker'])[0]!.shown
  const alone = shownIn(job)
  const withCourse = shownIn(`${job}\nCertifications\nDocker, Coursera, 2015\n`)
  expect(alone?.entries).toBe(1)
  expect(withCourse).toEqual(alone)
})

test.each(['Practice project', 'Capstone project', 'Mini project', 'Final-year project'])(
  "a '%s' below a heading of courses is a project",
  (label) => {
    const text = `${head}\nTraining\nSoftware Testing course, QTrain, 2025\n${label}: wrote test scripts in Selenium\n`
    expect(rowsOf(createTextProfile(text), ['Selenium'])[0]!.shown?.setting).toBe('project')
  },
)

test.each(['ISO 14001', 'ISO 9001', 'Fusion 360', 'Swift 5', 'Tally ERP 9'])(
  'the number of %s is no figure',
  (name) => {
    expect(hasFigure(`Worked with ${name} for the team`)).toBe(false)
    expect(hasFigure(`Worked with ${name} at 12 sites`)).toBe(true)
  },
)

test('a degree is quoted from the studies, not from the line of the name', () => {
  const text =
    'Meera Iyer, BA LLB (Hons)\nmeera@example.com\nEducation\nBA LLB (Hons), Christ University, 2021 - 2026\n'
  expect(rowsOf(createTextProfile(text), ['LLB'])[0]!.quote?.text).toContain('2021 - 2026')
})

test('similar work quotes the sentence that shows most of what is asked, by deed or by name', () => {
  const text = `${head}\nExperience\nHR Intern, Zest Staffing, June 2025 to July 2025
- Made posters for the notice board
- Screened 300 resumes on Naukri and scheduled 85 interviews\n`
  const listing = prepareListing({
    id: 'x',
    title: 'HR Intern',
    description: '',
    requirements: ['Recruitment', 'Interview scheduling'],
  })
  const similar = scoreListing(createTextProfile(text), listing).parts.find(({ kind }) => kind === 'similar')
  expect(similar?.quote?.text).toContain('Screened 300 resumes')
})

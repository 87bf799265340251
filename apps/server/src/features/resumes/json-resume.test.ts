import { toJsonResume } from '@fledge/core/resume/json-resume'
import { readResume } from '@fledge/core/resume/read-resume'
import schema from '@jsonresume/schema'
import { expect, test } from 'vitest'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, student, resumeOf } = await resumeStage()

const request = (id: string) => ({ url: `/api/resume/${id}/json-resume` })

/** What the standard's own validator finds wrong. */
function findProblems(resume: object): unknown {
  let problems: unknown = null
  schema.validate(resume, (errors) => (problems = errors))
  return problems
}

test('exports what was read, with corrections, as a valid JSON Resume', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const payload = { name: 'Asha R. Rao', email: 'not an address', skills: { added: ['k8s'], removed: ['React'] } }
  await as(asha)({ method: 'PUT', url: `/api/resume/${id}/corrections`, payload })
  const reply = await as(asha)(request(id))
  expect(reply.headers['content-disposition']).toBe('attachment; filename="resume.json"')
  const resume = reply.json()
  expect(findProblems(resume)).toBeNull()
  expect(resume.basics).toEqual({ name: 'Asha R. Rao', phone: '+91 98765 43210', profiles: [] })
  expect(resume.work).toMatchObject([
    { name: 'Kite Labs', position: 'Data Intern', startDate: '2025-06', endDate: '2025-08' },
  ])
  expect(resume.education).toMatchObject([
    { area: 'Computer Science', institution: 'Pune University', endDate: '2027-05' },
  ])
  const skills = resume.skills.map(({ name }: { name: string }) => name)
  expect(skills).toContain('Kubernetes')
  expect(skills).not.toContain('React')
})

test('exports projects with their details, languages and certificates', async () => {
  const asha = await student()
  const id = await resumeOf(asha, [
    ...['Asha Rao', 'asha@example.com', 'Projects', 'Kite Shop (Jan 2025 - Mar 2025)', 'An online shop for kites.'],
    ...['- Built the cart with React', '- Cut the load time by half', 'Certifications'],
    ...['AWS Cloud Practitioner - Amazon, 2024', 'Languages', 'English (Fluent), Hindi (Native)'],
  ])
  const resume = (await as(asha)(request(id))).json()
  expect(findProblems(resume)).toBeNull()
  expect(resume.projects).toEqual([
    {
      ...{ name: 'Kite Shop', description: 'An online shop for kites.', startDate: '2025-01', endDate: '2025-03' },
      highlights: ['Built the cart with React', 'Cut the load time by half'],
    },
  ])
  expect(resume.certificates).toEqual([{ name: 'AWS Cloud Practitioner', issuer: 'Amazon', date: '2024' }])
  expect(resume.languages).toEqual([
    { language: 'English', fluency: 'Fluent' },
    { language: 'Hindi', fluency: 'Native' },
  ])
})

test('stays valid for an empty reading and for texts that are no addresses', () => {
  const empty = readResume({ pages: 1, lines: [] })
  expect(findProblems(toJsonResume(empty, [], []))).toBeNull()
  const texts = [
    'https://',
    'a b',
    'github.com/asha',
    'http://[',
    'javascript:alert(1)',
    'https://ex.test/ज्ञान?a=“b”',
    '',
  ]
  for (const text of texts) {
    const field = { text, source: { line: 0, start: 0, end: 1 }, confidence: 1 }
    const resume = toJsonResume({ ...empty, email: field, links: [field] }, [{ text, hidden: null }], [text])
    expect(findProblems(resume), text).toBeNull()
  }
})

import { expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/resume-lines.ts'
import { readResume } from '../../resume/read-resume.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createProfile } from '../profile/resume-profile.ts'
import { scoreListing } from './score-listing.ts'

/** Roles with what their listings ask for. */
const roles: Record<string, readonly string[]> = {
  'Frontend Developer': ['React', 'JavaScript', 'HTML', 'CSS', 'Git'],
  'Backend Developer': ['Node.js', 'Express', 'PostgreSQL', 'Redis', 'Docker'],
  'Full Stack Developer': ['TypeScript', 'React', 'Node.js', 'MongoDB', 'Git'],
  'Android Developer': ['Kotlin', 'Android development', 'Firebase', 'SQLite', 'Git'],
  'Game Developer': ['Unity', 'C#', 'Blender', 'Level design'],
  'Data Analyst': ['SQL', 'Python', 'Power BI', 'Statistics'],
  'Data Scientist': ['Python', 'Machine learning', 'scikit-learn', 'SQL'],
  'Machine Learning Engineer': ['PyTorch', 'Python', 'Docker', 'Computer vision'],
  'DevOps Engineer': ['Docker', 'Kubernetes', 'Terraform', 'Linux', 'Jenkins'],
  'QA Engineer': ['Selenium', 'Manual testing', 'Postman', 'JIRA'],
  'Cybersecurity Analyst': ['Penetration testing', 'Wireshark', 'Linux', 'Nmap'],
  'Embedded Engineer': ['C++', 'Arduino', 'PCB design', 'UART'],
  'UX Designer': ['Figma', 'Wireframing', 'User research', 'Prototyping'],
  'Graphic Designer': ['Adobe Photoshop', 'Adobe Illustrator', 'Branding', 'Typography'],
  'Video Editor': ['Adobe Premiere Pro', 'Adobe After Effects', 'Colour grading', 'Video editing'],
  Animator: ['Blender', '2D animation', 'Storyboarding', 'Adobe After Effects'],
  'Fashion Designer': ['Pattern making', 'Fashion illustration', 'Draping', 'Adobe Illustrator'],
  'Interior Designer': ['AutoCAD', 'SketchUp', '3ds Max', 'Space planning'],
  Architect: ['AutoCAD', 'Revit', 'SketchUp', 'Rhino'],
  'Civil Engineer': ['AutoCAD', 'STAAD.Pro', 'Surveying', 'Quantity surveying'],
  'Mechanical Engineer': ['SolidWorks', 'ANSYS', 'GD&T', 'CATIA'],
  'Electrical Engineer': ['MATLAB', 'Circuit design', 'PLC programming', 'SCADA'],
  'Chemical Engineer': ['Aspen HYSYS', 'Distillation', 'Process safety', 'MATLAB'],
  'Marketing Executive': ['Market research', 'SEO', 'Email marketing', 'Google Analytics'],
  'Social Media Manager': ['Social media marketing', 'Canva', 'Content writing', 'Instagram'],
  'Content Writer': ['Content writing', 'SEO', 'Copywriting', 'Blogging'],
  'Sales Executive': ['Lead generation', 'Cold calling', 'CRM', 'Negotiation'],
  'HR Executive': ['Resume screening', 'Onboarding', 'Payroll', 'Interview scheduling'],
  Accountant: ['Tally', 'Bank reconciliation', 'GST', 'Bookkeeping'],
  'Financial Analyst': ['Financial modelling', 'Valuation', 'Bloomberg Terminal', 'SQL'],
  'Audit Assistant': ['Auditing', 'Tally', 'Taxation', 'Financial statements'],
  'Legal Assistant': ['Contract drafting', 'Legal research', 'Due diligence', 'Litigation'],
  'Supply Chain Analyst': ['Inventory management', 'SAP', 'Demand forecasting', 'Procurement'],
  'Customer Support Executive': ['Zendesk', 'Complaint handling', 'Phone support', 'CRM'],
  'Research Assistant': ['Literature review', 'SPSS', 'Data collection', 'LaTeX'],
  'Lab Technician': ['PCR', 'ELISA', 'Microscopy', 'Cell culture'],
  Pharmacist: ['Pharmacology', 'Dispensing', 'HPLC', 'Pharmacovigilance'],
  Nurse: ['Patient care', 'Phlebotomy', 'Wound care', 'Vital signs monitoring'],
  Dietitian: ['Meal planning', 'Clinical nutrition', 'Patient counseling', 'Food science'],
  'Fitness Trainer': ['Personal training', 'Strength training', 'Yoga', 'Nutrition'],
  Chef: ['Baking', 'Food safety', 'Menu planning', 'Knife skills'],
  'Event Manager': ['Event planning', 'Vendor management', 'Budgeting', 'Sponsorship'],
  Teacher: ['Lesson planning', 'Classroom management', 'Curriculum development', 'Mathematics'],
  Counsellor: ['Counseling', 'Psychological assessment', 'Active listening', 'Case management'],
  Journalist: ['News writing', 'Interviewing', 'Photography', 'Video editing'],
}

/** How a resume shows the skills of a role, from nothing to recent and repeated work. */
const steps = ['absent', 'listed', 'project', 'internship', 'recent and repeated'] as const
type Step = (typeof steps)[number]

function resumeText(role: string, asked: readonly string[], step: Step): string {
  const deeds = asked.map((skill) => `- Completed several tasks with ${skill} for the team`)
  const job = (dates: string) => `${role} Intern, Northwind Works, ${dates}\n${deeds.join('\n')}`
  const project = `Final year study, 2023\n${deeds.join('\n')}`
  const plainJob = (dates: string) =>
    `${role} Intern, Northwind Works, ${dates}\n- Completed several tasks for the team`
  const parts = {
    absent: { skills: ['Punctual'], jobs: [plainJob('May 2022 - Jul 2022')], projects: '' },
    listed: { skills: asked, jobs: [plainJob('May 2022 - Jul 2022')], projects: '' },
    project: { skills: asked, jobs: [plainJob('May 2022 - Jul 2022')], projects: project },
    internship: { skills: asked, jobs: [job('May 2022 - Jul 2022')], projects: '' },
    'recent and repeated': {
      skills: asked,
      jobs: [job('May 2025 - Jul 2025'), job('May 2024 - Jul 2024')],
      projects: project,
    },
  }[step]
  return [
    'Asha Verma\nasha@example.com',
    'EDUCATION\nB.A., Lakeside College, Pune, 2022 - 2025',
    `EXPERIENCE\n${parts.jobs.join('\n')}`,
    ...(parts.projects === '' ? [] : [`PROJECTS\n${parts.projects}`]),
    `SKILLS\n${parts.skills.join(', ')}`,
  ].join('\n')
}

function scoreOf(text: string, role: string, requirements: readonly string[]): number {
  const lines = linesOfText(text)
  const profile = createProfile(readResume({ pages: 1, lines }), lines)
  return (
    scoreListing(profile, prepareListing({ id: role, title: `${role} Intern`, description: '', requirements })).total ??
    0
  )
}

const ladders = Object.entries(roles).map(([role, asked]) => ({
  role,
  scores: steps.map((step) => scoreOf(resumeText(role, asked, step), role, asked)),
}))

test('covers at least forty roles', () => {
  expect(ladders.length).toBeGreaterThanOrEqual(40)
})

test('rises with each step from absent to recent and repeated work, in 95 % of steps', () => {
  const falls = ladders.flatMap(({ role, scores }) =>
    scores.slice(1).flatMap((score, index) => (score > scores[index]! ? [] : [`${role}: ${scores.join(' ')}`])),
  )
  expect(falls.length, falls.join('\n')).toBeLessThanOrEqual(0.05 * ladders.length * (steps.length - 1))
})

test('gives recent and repeated work an excellent score', () => {
  expect(ladders.filter(({ scores }) => scores.at(-1)! < 80)).toEqual([])
})

test('gives a block of keywords at most a fair score', () => {
  const scores = Object.entries(roles).map(([role, asked]) => {
    const block = `${resumeText('Shop Helper', [], 'absent')}\nKEYWORDS\n${`${asked.join(', ')}, `.repeat(3)}`
    return { role, score: scoreOf(block, role, asked) }
  })
  expect(scores.filter(({ score }) => score > 59)).toEqual([])
})

test('gives a pasted listing at most a fair score', () => {
  const pasted = Object.entries(roles).map(([role, asked]) => {
    const text = `You will work with ${asked.join(', ')}. Requirements: ${asked.join(', ')}. ${role} Intern.`
    return { role, score: scoreOf(`${resumeText('Shop Helper', [], 'absent')}\n\n${text}`, role, asked) }
  })
  expect(pasted.filter(({ score }) => score > 59)).toEqual([])
})

import { type Block, parseBlocks, splitOn } from '../blocks.ts'
import { otherStudies } from '../data/studies-other.ts'
import { technicalStudies } from '../data/studies-technical.ts'

type StudyProject = { name: string; tools: string[]; bullets: string[] }

/** What students of one major write in their resumes. */
export type Study = {
  major: string
  degrees: string[]
  courses: string[]
  certificates: string[]
  projects: StudyProject[]
}

export const studies: readonly Study[] = [technicalStudies, otherStudies].flatMap(parseBlocks).map(studyOf)

function studyOf({ name, all, list }: Block): Study {
  return {
    major: name,
    degrees: list('degree', ';'),
    courses: list('courses', ','),
    certificates: list('certificates', ';'),
    projects: all('project').map(projectOf),
  }
}

function projectOf(line: string): StudyProject {
  const [name = '', tools = '', ...bullets] = splitOn(line, '|')
  return { name, tools: splitOn(tools, ','), bullets }
}

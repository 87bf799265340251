/**
 * What a resume of a person says, in the words that a reader should find.
 *
 * @typedef {{ name: string, email: string, skills: string[],
 *   experience: { title: string, company: string, start: string, end: string }[],
 *   education: { degree: string, field: string, institution: string, start: string, end: string }[],
 *   volunteering: { title: string, company: string }[], projects: { title: string }[],
 *   certificates: { title: string }[], awards: { title: string }[] }} Truth
 */

/** @param {import('./person.mjs').Person} person @returns {Truth} */
export function truthOf({ name, email, groups, jobs, schools, volunteering, projects, certificates, awards }) {
  const titles = (/** @type {{ title: string }[]} */ all) => all.map(({ title }) => ({ title }))
  return {
    name,
    email,
    skills: groups.flatMap(([, own]) => own),
    experience: jobs.map(({ title, company, start, end }) => ({ title, company, start, end })),
    education: schools.map(({ degree, field, school, start, end }) => ({
      degree,
      field,
      institution: school,
      start,
      end,
    })),
    volunteering: volunteering.map(({ title, company }) => ({ title, company })),
    projects: titles(projects),
    certificates: titles(certificates),
    awards: titles(awards),
  }
}

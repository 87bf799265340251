import type { Internship } from '@fledge/contract/internships'

/** The height of the lines of a check without warnings, kept while it loads; long ones wrap on small screens. */
export function textCheckHeight({ vacancy, showsCompetition }: Internship): string {
  if (vacancy === null) return showsCompetition ? 'min-h-23 sm:min-h-20' : 'min-h-16 sm:min-h-13'
  return showsCompetition ? 'min-h-33 sm:min-h-27' : 'min-h-26 sm:min-h-20'
}

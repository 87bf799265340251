import type { Internship } from '@fledge/contract/internships'

/** The height of the lines of a check without warnings, kept while it loads; long ones wrap on small screens. */
export const textCheckHeight = ({ vacancy }: Internship) =>
  vacancy === null ? 'min-h-16 sm:min-h-13' : 'min-h-26 sm:min-h-20'

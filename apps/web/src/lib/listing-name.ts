/** 'Backend Developer at Gridlotus, Bengaluru': an accessible name, because many listings share a title. */
export const listingName = (title: string, company: string, place: string): string => `${title} at ${company}, ${place}`

type Listing = { title: string; companyName: string; location: string }

export const internshipLabel = ({ title, companyName, location }: Listing): string =>
  listingName(title, companyName, location)

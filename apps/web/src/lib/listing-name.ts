/**
 * 'Backend Developer at Gridlotus, Bengaluru': the name of a listing's card, links and buttons. Many listings share a
 * title; who hears the names one by one, without the card around them, can tell these apart.
 */
export const listingName = (title: string, company: string, place: string): string => `${title} at ${company}, ${place}`

type Listing = { title: string; companyName: string; location: string }

export const nameOf = ({ title, companyName, location }: Listing): string => listingName(title, companyName, location)

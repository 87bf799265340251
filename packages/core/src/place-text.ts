/** 'Pune · Hybrid'; a remote internship without a place is 'Remote' once. */
export const placeText = ({ location, type }: { location: string; type: string }): string =>
  location.toLowerCase() === type.toLowerCase() ? type : `${location} · ${type}`

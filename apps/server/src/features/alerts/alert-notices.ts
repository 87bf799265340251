import type { SavedFilters, SavedSearch } from '@fledge/contract/saved-items'
import type { NewNotification } from '../notifications/insert-notifications.ts'

type Announced = { id: string; title: string; companyName: string; company: { id: string } }

type WithConfirmation = Announced & { isConfirmed: boolean }

/** Internships that the alert of a search lists. */
const listedMax = 10

export function matchedNotice(
  userId: string,
  { id, title, companyName, company }: Announced,
  match: number,
): NewNotification {
  return {
    userId,
    senderId: company.id,
    event: `internship:${id}:matched`,
    content: { kind: 'internship_matched', params: { listing: title, company: companyName, percentage: match } },
    internshipId: id,
    senderName: companyName,
    actionUrl: listingUrl(id),
    alert: 'matches',
  }
}

export function searchedNotice(
  userId: string,
  { id, title, companyName, company }: Announced,
  search: Pick<SavedSearch, 'id' | 'name'>,
): NewNotification {
  return {
    userId,
    senderId: company.id,
    event: `internship:${id}:searched`,
    content: {
      kind: 'saved_search_matched',
      params: { search: search.name, listing: title, company: companyName },
    },
    internshipId: id,
    senderName: companyName,
    actionUrl: listingUrl(id),
    alert: `search:${search.id}`,
  }
}

/** The notification of a daily or weekly alert. Each internship is in one alert, so that the first names the event. */
export function searchAlertNotice(
  userId: string,
  [first, ...others]: readonly [WithConfirmation, ...WithConfirmation[]],
  search: SearchFilters & Pick<SavedSearch, 'id' | 'name'>,
): NewNotification {
  if (others.length === 0) return searchedNotice(userId, first, search)
  const all = [first, ...others]
  const listed = all.slice(0, listedMax).map(({ title, companyName, isConfirmed }) => ({
    listing: title,
    company: companyName,
    isConfirmed,
  }))
  return {
    userId,
    senderId: null,
    event: `search:${search.id}:${first.id}`,
    content: { kind: 'saved_search_matches', params: { search: search.name, count: all.length, listed } },
    actionUrl: searchUrl(search),
    alert: `search:${search.id}`,
  }
}

const listingUrl = (id: string): string => `/student/dashboard?tab=opportunities&highlight=${id}`

type SearchFilters = Pick<SavedSearch, 'q' | 'type' | 'location'> & { filters: SavedFilters }

/** The results of a search, the newest first. */
function searchUrl({ q, type, location, filters: more }: SearchFilters): string {
  const filters = Object.entries({ q, type, location, ...more }).filter(([, value]) => value !== '' && value !== 'all')
  return `/student/dashboard?${['tab=internships', ...filters.map(([name, value]) => `${name}=${encoded(String(value))}`), 'sort=newest'].join('&')}`
}

/** Also encodes signs that paths of notifications must not contain. */
const encoded = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

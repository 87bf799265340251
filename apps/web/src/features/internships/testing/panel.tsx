import { listOwnApplications } from '@fledge/contract/applications'
import { getInternship, type Internship, listInternshipFacets, listInternships } from '@fledge/contract/internships'
import { listResumes } from '@fledge/contract/resumes'
import { listSavedInternships, listSavedSearches } from '@fledge/contract/saved-items'
import { useState } from 'react'
import { vi } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { aResume } from '../../../testing/resume-things.ts'
import { anInternship, asha } from '../../../testing/things.ts'
import type { Filters } from '../filters/filters.ts'
import { InternshipsPanel, type InternshipsView } from '../internships-panel.tsx'

export type Address = {
  view?: InternshipsView
  filters: Filters
  selected?: string | undefined
  highlight?: string | undefined
  sheet?: boolean
  applying?: string | undefined
}
let address: Address = { filters: {} }
export const addressNow = (): Address => address
export const uploads = vi.fn()
export const quotes = vi.fn()

/** The panel with an address of its own. */
function Panel({ at, canMatch }: { at: Address; canMatch: boolean }) {
  const [now, setNow] = useState(at)
  address = now
  const go = (change: Partial<Address>) => setNow((before) => ({ ...before, ...change }))
  return (
    <>
      {/* The first screen is complete once its heading is there. */}
      <h1>Dashboard</h1>
      <button type="button" onClick={() => go({ filters: {}, highlight: 'i9' })}>
        Follow a link
      </button>
      <InternshipsPanel
        userId={asha.id}
        view={now.view}
        onView={(view) => go({ view, selected: undefined })}
        filters={now.filters}
        onFilters={(change) =>
          go({ filters: { ...now.filters, ...change }, highlight: undefined, selected: undefined })
        }
        selected={now.selected}
        onSelect={(selected) => go({ selected })}
        highlight={now.highlight}
        sheetOpen={now.sheet ?? false}
        onSheet={(sheet) => go({ sheet })}
        canMatch={canMatch}
        onUpload={uploads}
        applying={now.applying}
        onApplying={(applying) => go({ applying })}
        onQuote={quotes}
      />
    </>
  )
}

export const open = (at: Partial<Address> = {}, canMatch = false) =>
  renderPage(<Panel at={{ filters: {}, ...at }} canMatch={canMatch} />)

export const pageOf = (data: Internship[], totalOpen = data.length, nextCursor: string | null = null) => ({
  success: true as const,
  data,
  total: data.length,
  totalOpen,
  nextCursor,
})

const facets = { types: [{ value: 'Hybrid', count: 3 }], places: [{ value: 'Pune', count: 3 }], isWhole: true }

/** A market with these internships, a resume that was read, and nothing applied to or saved. */
export function stubMarket(internships = [anInternship()], totalOpen?: number) {
  const api = stubApi()
  api.reply(getInternship, { success: true, data: anInternship({ id: 'i9', title: 'Data Intern' }) })
  api.reply(listInternships, pageOf(internships, totalOpen))
  api.reply(listInternshipFacets, { success: true, data: facets })
  api.reply(listSavedInternships, { success: true, data: [] })
  api.reply(listSavedSearches, { success: true, data: [] })
  api.reply(listResumes, { success: true, data: [aResume()] })
  api.reply(listOwnApplications, { success: true, data: [] })
  return api
}

export const lastList = (api: ReturnType<typeof stubApi>) => api.calls(listInternships).at(-1)?.url

export const onWideScreen = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never)

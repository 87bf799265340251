import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { Route as root } from '../routes/__root.tsx'
import { Route as company } from '../routes/companies/$slug.tsx'
import { Route as internship } from '../routes/internships/$id.tsx'
import { Route as search } from '../routes/internships/index.tsx'

/** The routes that the server renders, registered as the generated route tree does it. */
const getParentRoute = () => root
const routeTree = root.addChildren([
  search.update({ id: '/internships/', path: '/internships/', getParentRoute } as never),
  company.update({ id: '/companies/$slug', path: '/companies/$slug', getParentRoute } as never),
  internship.update({ id: '/internships/$id', path: '/internships/$id', getParentRoute } as never),
])

/** A router for one page that the server renders. Without the other pages, which need a browser. */
export const createPageRouter = (path: string) =>
  createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })

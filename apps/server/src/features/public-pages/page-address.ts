import { type PublicSearch, publicSearch } from '@fledge/contract/site/public-search'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'

/** The address of this installation without a slash at its end; the requested host when PUBLIC_URL is not set. */
export const siteOrigin = ({ publicUrl }: Pick<Deps, 'publicUrl'>, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`

/** Without PUBLIC_URL a response with `siteOrigin` names a host that the visitor chose, so no cache may share it. */
export const siteCacheControl = ({ publicUrl }: Pick<Deps, 'publicUrl'>, value: string): string =>
  publicUrl === null ? 'no-store' : value

/** The search of an address. The web app's router writes a text that reads as a number as JSON, in quotation marks. */
export function readSearch(query: unknown): PublicSearch {
  const pairs = Object.entries(Object(query) as Record<string, unknown>)
  return publicSearch.parse(
    Object.fromEntries(
      pairs.map(([name, value]) => [name, typeof value === 'string' ? value.replace(/^"(.*)"$/s, '$1') : value]),
    ),
  )
}

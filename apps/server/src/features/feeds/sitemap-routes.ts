import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { unknownAddress } from '../../http/errors/problem.ts'
import { siteCacheControl, siteOrigin } from '../public-pages/page-address.ts'
import { countParts, fixedPages, listPart, type SitemapKind, type SitemapPage } from './sitemaps.ts'
import { escapeXml, xmlDeclaration } from './xml.ts'

/** robots.txt and the sitemap: an index of parts, because one file may have at most 50,000 addresses. */
export function sitemapRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', siteCacheControl(deps, 'public, max-age=3600'))
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin(deps, request)}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const names = ['pages', ...(await listParts(db, 'internships')), ...(await listParts(db, 'companies'))]
    const addresses = names.map((name) => `${siteOrigin(deps, request)}/sitemaps/${name}.xml`)
    const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
    return sendXml(deps, reply, `<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`)
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const pages = await findPages(db, request.params.file)
    if (!pages) throw unknownAddress()
    const entries = pages.map((page) => urlElement(page, siteOrigin(deps, request)))
    return sendXml(deps, reply, `<urlset ${namespace}>\n${entries.join('')}</urlset>\n`)
  })
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const listParts = async (db: Db, kind: SitemapKind): Promise<string[]> =>
  Array.from({ length: await countParts(db, kind) }, (_, index) => `${kind}-${index + 1}`)

async function findPages(db: Db, file: string): Promise<SitemapPage[] | undefined> {
  if (file === 'pages.xml') return fixedPages
  const [, kind, part] = /^(internships|companies)-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
  return kind === undefined ? undefined : listPart(db, kind as SitemapKind, Number(part))
}

const urlElement = ({ path, updatedAt }: SitemapPage, origin: string): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>\n`

const sendXml = (deps: Deps, reply: FastifyReply, xml: string) =>
  reply
    .header('cache-control', siteCacheControl(deps, 'no-cache'))
    .type('application/xml; charset=utf-8')
    .send(xmlDeclaration + xml)

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { findOpenInternship } from '../internships/listing-queries.ts'
import { drawListingImage } from './draw-image.ts'

/** The image in previews of shared links. Its address has the version of the listing, so that an edit is a new image. */
export function listingImageRoutes(app: FastifyInstance, { db, files }: Deps) {
  app.get<{ Params: { id: string } }>('/internships/:id/image.png', async ({ params: { id } }, reply) => {
    const internship = orNotFound(await findOpenInternship(db, parseId(id, 'internship')), 'internship')
    const { logoUrl } = internship.company
    // The last part of the address is the id of the file.
    const logo = logoUrl ? { url: logoUrl, bytes: await files.read(logoUrl.split('/').at(-1)!) } : null
    const image = await drawListingImage({ ...internship, logo })
    return (
      reply
        .header('cache-control', 'public, max-age=86400')
        // Pages of other sites show it.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(image)
    )
  })
}

import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Config } from '../config.ts'
import type { Store } from './store.ts'

type S3 = NonNullable<Config['s3']>

/** A store in a bucket of S3 or of anything that speaks its protocol. An object appears whole or not at all. */
export async function openS3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3): Promise<Store> {
  // Loaded here: the SDK is large, and most installations keep their files in a folder.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { Disk } = await import('flydrive')
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      supportsACL: false,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    }),
  )
  return {
    async keep({ path, size }, id) {
      await disk.putStream(id, createReadStream(path), { contentLength: size })
      await rm(path, { force: true })
    },
    read: (id) => disk.getBytes(id),
    open: (id) => disk.getStream(id),
    remove: (id) => disk.delete(id),
    async *pagesOfIds() {
      let page: string | undefined
      do {
        const found = await disk.listAll('/', { recursive: true, ...(page !== undefined && { paginationToken: page }) })
        yield Array.from(found.objects, ({ name }) => name)
        page = found.paginationToken
      } while (page !== undefined)
    },
    async keptAt(id) {
      if (!(await disk.exists(id))) return null
      return (await disk.getMetaData(id)).lastModified
    },
  }
}

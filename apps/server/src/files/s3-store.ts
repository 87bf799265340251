import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { isId } from '../http/contract/ids.ts'
import { StartProblem } from '../start-problem.ts'
import { NoSuchFile, type Store } from './store.ts'
import { StoreAway } from './store-away.ts'

type S3 = NonNullable<Config['s3']>
type Patience = { connectMs: number; silenceMs: number; callMs: number }

/** A call is tried three times within `callMs`; a store silent for `silenceMs` counts as disconnected. */
const usual: Patience = { connectMs: 3000, silenceMs: 10_000, callMs: 30_000 }

/** A store in an S3-compatible bucket, where objects appear completely or not at all. Throws StartProblem. */
export async function openS3Store(settings: S3, patience: Partial<Patience> = {}): Promise<Store> {
  const { callMs, ...limits } = { ...usual, ...patience }
  const client = clientOf(settings, limits)
  const Bucket = settings.bucket
  /** The limit for one call including its body. */
  const limit = () => ({ abortSignal: AbortSignal.timeout(callMs) })
  await client.send(new HeadBucketCommand({ Bucket }), limit()).catch((error: unknown) => {
    throw new StartProblem(explain(error, settings), { cause: error })
  })

  async function get(id: string): Promise<NonNullable<GetObjectCommandOutput['Body']>> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: id }), limit()).catch(fail)
    if (!Body) throw new StoreAway(new Error('The store answered without a body.'))
    return Body
  }

  return {
    async keep({ path, size, sha256, bytes }, id) {
      const body = { Body: await bytes(), ContentLength: size, ChecksumSHA256: base64Of(sha256) }
      await client.send(new PutObjectCommand({ Bucket, Key: id, ...body }), limit()).catch(fail)
      await rm(path, { force: true })
    },
    read: async (id) => (await get(id)).transformToByteArray().catch(fail),
    // In Node the body is a Node stream.
    open: async (id) => (await get(id)) as Readable,
    async remove(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: id }), limit()).catch(fail)
    },
    async *pagesOfIds() {
      let after: string | undefined
      do {
        const page = { Bucket, ...(after !== undefined && { ContinuationToken: after }) }
        const found = await client.send(new ListObjectsV2Command(page), limit()).catch(fail)
        yield (found.Contents ?? []).flatMap(({ Key = '' }) => (isId(Key) ? [Key] : []))
        after = found.IsTruncated ? found.NextContinuationToken : undefined
      } while (after !== undefined)
    },
    async keptAt(id) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key: id }), limit())).LastModified ?? null
      } catch (error) {
        if (statusOf(error) === 404) return null
        return fail(error)
      }
    },
  }
}

function clientOf(s3: S3, { connectMs, silenceMs }: Omit<Patience, 'callMs'>): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey } = s3
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // The SDK sends checksums as trailers, which many stores do not support; ours is a header.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  })
}

const base64Of = (hex: string): string => Buffer.from(hex, 'hex').toString('base64')

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

function fail(error: unknown): never {
  throw error instanceof S3ServiceException && error.name === 'NoSuchKey' ? new NoSuchFile(error) : new StoreAway(error)
}

function explain(error: unknown, { bucket, region, endpoint }: S3): string {
  const status = statusOf(error)
  if (status === 404) return `The bucket that S3_BUCKET names, ${bucket}, does not exist.`
  if (status === 403) return `The bucket ${bucket} may not be used with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
  if (status === 301 || status === 400) return `The bucket ${bucket} is not in the region ${region}: set S3_REGION.`
  const where = endpoint ?? `S3 in the region ${region}`
  const { code, name } = error as { code?: string; name?: string }
  return `The store of files, ${where}, cannot be used: ${status ?? code ?? name}.`
}

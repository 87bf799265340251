import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Result } from '@fledge/contract/http/endpoint'
import { listInternships } from '@fledge/contract/internships'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { type ListQuery, readPage } from './read-page.ts'

/** A page as JSON, and compressed as browsers asked for it. */
type SharedPage = { page: Result<typeof listInternships>; json: string; bodies: Map<Encoding, Promise<Buffer>> }
export type SharedPages = {
  find: (query: ListQuery) => Promise<SharedPage>
  /** The same for equal queries until something changes that pages show. */
  keyOf: (query: object) => Promise<string>
}

/**
 * For five seconds a page may miss a change that is neither of a listing nor made through this process, such as a name.
 * A page in demand is read again `aheadMs` before it ends, so that no reader waits for it.
 */
const lastsMs = 4000
const aheadMs = 1000
/** The same pages as objects take about three times as much memory. */
const maxCharacters = 8_000_000

/** Keeps the pages of searches, equal for visitors and students, until anyone but a student changes something here. */
export function createSharedPages(app: FastifyInstance, deps: Deps): SharedPages {
  let writes = 0
  app.addHook('onSend', ({ method, user }, { statusCode }, _payload, done) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && statusCode < 400
    if (isWrite && user?.role !== 'student') writes += 1
    done()
  })

  const kept = new LRUCache<string, SharedPage, ListQuery>({
    maxSize: maxCharacters,
    sizeCalculation: ({ json }) => json.length,
    // Callers still get a page that is evicted before it is complete.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const page = listInternships.response.parse(await readPage(deps, context, null))
      return { page, json: JSON.stringify(page), bodies: new Map() }
    },
  })

  async function keysOf(query: object) {
    await deps.market.covering(deps.db)
    // Validation has removed unknown parameters and put the others in one order.
    const text = JSON.stringify(query)
    // Pages are read again at different moments, not all at once.
    const time = deps.now().getTime() + sumOfCodes(text)
    const keyAt = (time: number) => `${deps.market.revision()} ${writes} ${Math.floor(time / lastsMs)} ${text}`
    return { key: keyAt(time), nextKey: keyAt(time + aheadMs) }
  }

  async function find(query: ListQuery) {
    const { key, nextKey } = await keysOf(query)
    if (nextKey !== key && kept.has(key)) void kept.fetch(nextKey, { context: query }).catch(() => undefined)
    return kept.forceFetch(key, { context: query })
  }
  return { find, keyOf: async (query) => (await keysOf(query)).key }
}

const sumOfCodes = (text: string): number => Array.from(text).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Answers requests without a session with the shared page; others go on to their handler. */
export const sendShared = (pages: SharedPages) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (request.headers.authorization !== undefined) return
  const shared = await pages.find(request.query as ListQuery)
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings)
  reply.type('application/json; charset=utf-8').header('vary', 'authorization, accept-encoding')
  if (encoding === null) return reply.send(shared.json)
  return reply.header('content-encoding', encoding).send(await compressOnce(shared, encoding))
}

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
}
type Encoding = keyof typeof compressors
const encodings: Encoding[] = ['br', 'gzip']

function compressOnce({ json, bodies }: SharedPage, encoding: Encoding): Promise<Buffer> {
  const body = bodies.get(encoding) ?? compressors[encoding](json)
  bodies.set(encoding, body)
  return body
}

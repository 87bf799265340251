import { normalizeVector } from '@fledge/core/matching/profile/nearest-lines'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { ModelFailed } from '../models/failure.ts'
import { fetchWithin } from '../models/fetch-within.ts'

/** An embedding model. Its vectors earn no points; core only quotes lines found with them. */
export type EmbeddingModel = {
  /** Its host, for display: 'ai.example.org'. */
  host: string
  /**
   * Returns a vector of length 1 per text, in order and of one dimension. Rejects with `ModelFailed` on any other
   * answer, or none in time.
   */
  vectorsOf: (texts: readonly string[]) => Promise<Float32Array[]>
}

type Settings = NonNullable<Config['embeddingModel']>
type Limits = {
  /** Milliseconds for all texts together, because a student waits. */
  milliseconds: number
  /** Bytes of one answer: 32 vectors of 8,192 numbers with 20 digits are 6 MB. */
  bytes: number
  /** Concurrent questions of this process; each may hold about 15 MB of vectors. */
  atOnce: number
}

const defaultLimits: Limits = { milliseconds: 10_000, bytes: 8 * 1024 * 1024, atOnce: 4 }

/** Texts per request: the default limit of text-embeddings-inference. */
const mostTexts = 32
const mostDimensions = 8192

/** Loads and connects nothing before the first question. */
export function openEmbeddingModel(settings: Settings, limits: Limits = defaultLimits): EmbeddingModel {
  let underWay = 0
  return {
    host: new URL(settings.baseUrl).host,
    async vectorsOf(texts) {
      if (underWay >= limits.atOnce) throw failed('is asked by others', { isTransient: true })
      underWay += 1
      try {
        return await ask(settings, texts, limits)
      } catch (error) {
        throw error instanceof ModelFailed ? error : failed('gave a wrong answer')
      } finally {
        underWay -= 1
      }
    },
  }
}

async function ask({ baseUrl, model, apiKey }: Settings, texts: readonly string[], limits: Limits) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'embedding-model',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch: fetchWithin('embedding model', limits.bytes),
  })
  const abortSignal = AbortSignal.timeout(limits.milliseconds)
  const vectors: Float32Array[] = []
  for (let from = 0; from < texts.length; from += mostTexts) {
    const values = texts.slice(from, from + mostTexts)
    const { embeddings, response } = await provider.embeddingModel(model).doEmbed({ values, abortSignal })
    checkOrder(response?.body)
    if (embeddings.length !== values.length) throw failed('gave a wrong number of vectors')
    vectors.push(...embeddings.map(checked))
  }
  if (vectors.some(({ length }) => length !== vectors[0]?.length)) throw failed('gave vectors of several dimensions')
  return vectors
}

function checked(vector: readonly number[]): Float32Array {
  const unit = vector.length <= mostDimensions ? normalizeVector(vector) : null
  if (unit === null) throw failed('gave a vector that is none')
  return unit
}

/** Checks the index of each vector, because the client ignores it. */
function checkOrder(body: unknown) {
  const { data } = numbered.parse(body)
  if (data.some(({ index }, place) => (index ?? place) !== place)) throw failed('gave vectors in another order')
}

const numbered = z.object({ data: z.array(z.object({ index: z.int().optional() })) })

const failed = (what: string, more?: { isTransient: boolean }) => new ModelFailed('embedding model', what, more)

import { unitOf } from '@fledge/core/matching/profile/nearest-lines'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { ModelFailed } from '../models/failure.ts'
import { fetchWithin } from '../models/fetch-within.ts'

/** A model that places texts so that those near in meaning are near. What it says earns nothing; core only quotes. */
export type EmbeddingModel = {
  /** Where it runs, for people: 'ai.example.org'. */
  host: string
  /**
   * A vector of length 1 for each text, in their order and all of one dimension. Rejects with `ModelFailed` on every
   * other answer, and when there is none in time.
   */
  vectorsOf: (texts: readonly string[]) => Promise<Float32Array[]>
}

type Settings = NonNullable<Config['embeddingModel']>
type Limits = {
  /** For all texts together: a student waits. */
  milliseconds: number
  /** Of one answer: 32 vectors of 8,192 numbers of 20 digits are 6 MB. */
  bytes: number
  /** Questions of this process under way; each may hold some 15 MB of vectors. */
  atOnce: number
}

const usualLimits: Limits = { milliseconds: 10_000, bytes: 8 * 1024 * 1024, atOnce: 4 }

/** Some servers take no more texts at once (text-embeddings-inference, unless told). */
const mostTexts = 32
const mostDimensions = 8192

/** Nothing is loaded or connected before the first question. */
export function openEmbeddingModel(settings: Settings, limits: Limits = usualLimits): EmbeddingModel {
  let underWay = 0
  return {
    host: new URL(settings.baseUrl).host,
    async vectorsOf(texts) {
      if (underWay >= limits.atOnce) throw failed('is asked by others', { isPassing: true })
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
  const unit = vector.length <= mostDimensions ? unitOf(vector) : null
  if (unit === null) throw failed('gave a vector that is none')
  return unit
}

/** The client takes vectors as they come; servers number them. */
function checkOrder(body: unknown) {
  const { data } = numbered.parse(body)
  if (data.some(({ index }, place) => (index ?? place) !== place)) throw failed('gave vectors in another order')
}

const numbered = z.object({ data: z.array(z.object({ index: z.int().optional() })) })

const failed = (what: string, more?: { isPassing: boolean }) => new ModelFailed('embedding model', what, more)

import type { Proposals } from '@fledge/core/resume/corrections/reading-proposals'
import type { Config } from '../config.ts'
import { ModelFailed } from './failure.ts'
import { fetchWithin } from './fetch-within.ts'
import { answer, messagesOf, type Question } from './question.ts'

/** A model that suggests what our reader missed. Its answers are claims, which core checks. */
export type SecondReader = {
  /** Its host, for display: 'ai.example.org'. */
  host: string
  /** Rejects with `ModelFailed` when a later retry may succeed. An unusable answer returns no proposals. */
  propose: (question: Question) => Promise<Proposals>
}

type Settings = NonNullable<Config['secondReader']>
type Limits = {
  /** For one answer. No request waits for it, and local models are slow. */
  milliseconds: number
  bytes: number
}

const defaultLimits: Limits = { milliseconds: 60_000, bytes: 64 * 1024 }

/** `report` gets unusable answers. Nothing is loaded or connected before the first question. */
export function openSecondReader(
  settings: Settings,
  report: (error: Error) => void,
  limits: Limits = defaultLimits,
): SecondReader {
  return {
    host: new URL(settings.baseUrl).host,
    async propose(question) {
      try {
        return await ask(settings, question, limits)
      } catch (error) {
        const failure = error instanceof ModelFailed ? error : new ModelFailed('gave a wrong answer')
        if (failure.isTransient) throw failure
        report(failure)
        return { skills: [], experience: [], education: [] }
      }
    },
  }
}

async function ask({ baseUrl, model, apiKey }: Settings, question: Question, limits: Limits): Promise<Proposals> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'second-reader',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch: fetchWithin(limits.bytes),
    supportsStructuredOutputs: true,
  })
  const { content } = await provider(model).doGenerate({
    prompt: messagesOf(question),
    responseFormat: { type: 'json', name: 'proposals', schema: answer.schema },
    abortSignal: AbortSignal.timeout(limits.milliseconds),
  })
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return answer.parse(text)
}

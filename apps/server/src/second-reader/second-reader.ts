import type { Proposals } from '@fledge/core/resume/corrections/reading-proposals'
import type { Config } from '../config.ts'
import { ModelFailed } from '../models/failure.ts'
import { fetchWithin } from '../models/fetch-within.ts'
import { answer, messagesOf, type Question } from './question.ts'

/** A model that is asked what our own reader passed over in a resume. What it says is a claim; core checks it. */
export type SecondReader = {
  /** Where it runs, for people: 'ai.example.org'. */
  host: string
  /** Rejects with `ModelFailed` when it is worth asking again later. An answer of no use proposes nothing. */
  propose: (question: Question) => Promise<Proposals>
}

type Settings = NonNullable<Config['secondReader']>
type Limits = {
  /** For one answer. Nobody waits for it, and a model on one's own machine takes its time. */
  milliseconds: number
  bytes: number
}

const usualLimits: Limits = { milliseconds: 60_000, bytes: 64 * 1024 }

/** `report` hears of answers of no use. Nothing is loaded or connected before the first question. */
export function openSecondReader(
  settings: Settings,
  report: (error: Error) => void,
  limits: Limits = usualLimits,
): SecondReader {
  return {
    host: new URL(settings.baseUrl).host,
    async propose(question) {
      try {
        return await ask(settings, question, limits)
      } catch (error) {
        const failure = error instanceof ModelFailed ? error : new ModelFailed('second reader', 'gave a wrong answer')
        if (failure.isPassing) throw failure
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
    fetch: fetchWithin('second reader', limits.bytes),
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

import { texts } from '@fledge/contract/texts'
import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { analysisQuery } from '../../api/analysis.ts'
import { errorMessage } from '../../api/call.ts'
import { toast } from '../../ui/toast.tsx'

const storageKey = 'analysed-resume'
/** In local storage: the resume whose first analysis has had its toasts, in whichever window. */
const announcedKey = 'announced-analysis'
const cancelled = (resumeId: string) => `cancelled:${resumeId}`

/**
 * The analysis of the student's resume. It continues while the student looks at another tab, and starts again after a
 * reload if it was started in this session. While `isWanted`, the first run starts without a press; after a failure or a
 * cancellation the student starts the next one. Each run that the student starts has the specified toasts, and so has the
 * first of a resume; not the one with which another window loads the same result.
 */
export function useAnalysis(resumeId: string | undefined, isWanted = false) {
  const queries = useQueryClient()
  const options = analysisQuery(resumeId ?? '')
  const started = sessionStorage.getItem(storageKey)
  const isDue = isWanted && resumeId !== undefined && started !== resumeId && started !== cancelled(resumeId)
  const query = useQuery({ ...options, enabled: resumeId !== undefined && (started === resumeId || isDue) })
  // The query has started the first run by itself; here it gets its toasts.
  const followFirst = useEffectEvent(() => {
    if (sessionStorage.getItem(storageKey) === resumeId) return
    void run({ isQuiet: localStorage.getItem(announcedKey) === resumeId })
  })
  useEffect(() => {
    if (isDue) followFirst()
  }, [isDue])

  async function start() {
    if (resumeId === undefined) return toast.error({ title: 'Error', description: texts.analysis.noResume })
    if (queries.isFetching({ queryKey: options.queryKey }) > 0) return
    await run()
  }

  async function run({ isQuiet = false } = {}) {
    if (resumeId === undefined) return
    sessionStorage.setItem(storageKey, resumeId)
    localStorage.setItem(announcedKey, resumeId)
    if (!isQuiet) toast.info(texts.analysis.started)
    try {
      const { matching } = await queries.fetchQuery({ ...options, staleTime: 0 })
      if (isQuiet) return
      toast.success({
        title: texts.analysis.complete,
        description: texts.analysis.found(matching.matches.length),
        clears: texts.analysis.failed,
      })
    } catch (error) {
      localStorage.removeItem(announcedKey)
      if (error instanceof CancelledError) return
      const description = errorMessage(error, texts.analysis.fallback)
      toast.error({ title: texts.analysis.failed, description, id: texts.analysis.failed })
    }
  }

  function cancel() {
    if (!query.data && resumeId !== undefined) sessionStorage.setItem(storageKey, cancelled(resumeId))
    void queries.cancelQueries({ queryKey: options.queryKey })
  }

  return {
    result: query.data,
    /** An earlier result stays visible while an analysis is running. */
    running: query.isFetching,
    error: query.isError && !query.isFetching ? errorMessage(query.error, texts.analysis.fallback) : null,
    start: () => void start(),
    cancel,
  }
}
export type AnalysisState = ReturnType<typeof useAnalysis>
